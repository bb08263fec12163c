// The labelled sample charts through the engine: no false approval or denial, byte-identical answers, quotes that stand on
// their pages; and no criterion stays met on a sentence that is turned into a denial, a plan or somebody else's story.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, type Policy, type Review, readChart, review, type Word } from '@mnr/engine';
import { readPdf } from '@mnr/engine/pdf';
import { readPolicyFolder, releasePolicies } from '@mnr/service/policies';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Labelled, labelsIn } from '../packages/cli/src/eval/labels.ts';
import { score } from '../packages/cli/src/eval/score.ts';
import { charts } from './harness.ts';

/** Every second scan: each takes seconds a page, and `mnr eval charts` reads them all. */
const labels = labelsIn(charts)
  .map((c) => c.label)
  .filter(({ scan }, at, all) => scan === 'none' || all.slice(0, at).filter((l) => l.scan !== 'none').length % 2 === 0);
const policies = new Map<string, Policy>(
  readPolicyFolder(releasePolicies).policies.map(({ policy }) => [policy.slug, policy]),
);
type Sample = { readonly label: Labelled; readonly pages: readonly Page[]; readonly review: Review };
const samples: Sample[] = [];

beforeAll(async () => {
  for (const label of labels) {
    const { pages } = await readPdf(new Uint8Array(readFileSync(join(charts, label.file))));
    samples.push({ label, pages, review: review(pages, policies.get(label.policy)!, label.policy_title) });
  }
}, 600_000);

test('no false approval, no false denial, and the figures that we promise', () => {
  const s = score(samples.map((x) => ({ ...x, milliseconds: 0 })));
  expect(s.falseApprovals).toEqual([]);
  expect(s.falseDenials).toEqual([]);
  expect(s.recommendation.right / s.recommendation.of).toBeGreaterThanOrEqual(0.75);
  expect(s.criteria.right / s.criteria.of).toBeGreaterThanOrEqual(0.85);
  expect(s.metPrecision.right / s.metPrecision.of).toBeGreaterThanOrEqual(0.95);
  expect(s.notMetPrecision.right / s.notMetPrecision.of).toBeGreaterThanOrEqual(0.9);
  expect(s.metCited.right).toBe(s.metCited.of);
});

// Read by eye; when one changes, read it again as the nurse who has to sign it, then `npx vitest run test/samples.test.ts -u`.
test.each(['pap-initial-d1', 'lumbar-mri-d1', 'esi-repeat-d1', 'scs-trial-d1', 'o2-portable-d1', 'bar-bpdds-d1'])(
  'the rationale of %s is the one that was read and agreed with',
  async (id) => {
    const { rationale, missing } = samples.find((s) => s.label.id === id)!.review;
    const asked = missing.map((m) => `- ${m.criterion}: ${m.ask} (${m.why})`);
    await expect([rationale, ...asked, ''].join('\n')).toMatchFileSnapshot(`golden/${id}.txt`);
  },
);

test('the same pages give byte-identical answers', () => {
  for (const { label, pages, review: first } of samples) {
    const again = review(structuredClone(pages), policies.get(label.policy)!, label.policy_title);
    expect(JSON.stringify(again), label.id).toBe(JSON.stringify(first));
  }
});

test('every quote stands at its place, on its page', () => {
  for (const { pages, review: r } of samples) {
    const chart = readChart(pages);
    const cited = r.criteria.flatMap((c) => [
      ...c.evidence,
      ...c.counter_evidence,
      ...c.near_misses.map((n) => n.evidence),
    ]);
    for (const e of cited) {
      expect(chart.text.slice(e.start, e.end)).toBe(e.quote);
      const page = chart.pages[e.page - 1];
      expect(e.start >= page.start && e.end <= page.end).toBe(true);
      expect(e.boxes.every((b) => b.page === e.page)).toBe(true);
    }
  }
});

// Sentences, not dates or documents: those are not denied by a word before them.
const spoken = new Set(['finding-present', 'treatment-failed']);
const turns: readonly (readonly [string, string])[] = [
  ['denied', 'There is no evidence that'],
  ['a question', 'We must still rule out that'],
  ['a family member’s', 'Her brother says that in his own case'],
  ['hypothetical', 'If it should ever happen that'],
  ['planned', 'It is planned for next year that'],
];

/** What follows a contrast stands on its own: "There is no evidence that he limps, but he falls daily". */
const contrast = /\b(?:but|however|although|though|except)\b/;

describe('a met criterion never rests on a sentence that was turned', () => {
  test.each(turns)('into %s', (_name, words) => {
    let turned = 0;
    const still: string[] = [];
    for (const { label, pages, review: r } of samples.filter((s) => s.label.scan === 'none')) {
      const policy = policies.get(label.policy)!;
      // What a policy accepts as planned stays met when it is planned.
      const isWanted = (c: Review['criteria'][number]) => {
        const leaf = policy.leaves.get(c.id);
        if (c.status !== 'met' || c.silent || !spoken.has(leaf?.kind ?? '')) return false;
        return !words.includes('planned') || !JSON.stringify(leaf).includes('"planned"');
      };
      const wanted = r.criteria.filter(isWanted);
      const changed = turnSentences(
        pages,
        wanted.flatMap((c) => c.evidence),
        words,
      );
      turned += changed.sentences;
      for (const c of review(changed.pages, policy, label.policy_title).criteria.filter(isWanted)) {
        for (const e of c.evidence)
          if (e.context.includes(words) && !contrast.test(e.context)) still.push(`${label.id} ${c.id}: ${e.context}`);
      }
    }
    expect(turned).toBeGreaterThan(60);
    expect(still).toEqual([]);
  });
});

/** Puts the words before the sentence of each citation (prose only: a table's cell has no words before it). */
function turnSentences(pages: readonly Page[], cited: Review['criteria'][number]['evidence'], words: string) {
  const chart = readChart(pages);
  const firsts = new Map<Word, Word>();
  for (const e of cited) {
    const sentence = chart.sentences.find((s) => s.kind === 'prose' && e.start >= s.start && e.start < s.end);
    const [box] = sentence ? chart.boxesOf({ start: sentence.start, end: sentence.start + 1 }) : [];
    if (!box) continue;
    const word = pages[box.page - 1]?.words.find(
      (w) => Math.abs(w.x0 - box.x0) < 0.6 && w.y0 < box.y1 && w.y1 > box.y0,
    );
    if (word) firsts.set(word, { ...word, text: `${words} ${word.text.charAt(0).toLowerCase()}${word.text.slice(1)}` });
  }
  return { sentences: firsts.size, pages: pages.map((p) => ({ ...p, words: p.words.map((w) => firsts.get(w) ?? w) })) };
}
