// A policy's tests.yaml: sentences → leaf status, small charts → recommendation. Each failure says what was found instead.

import {
  type CriterionReview,
  chartFromText,
  gather,
  judge,
  judgeSaid,
  leavesIn,
  needsOf,
  type Policy,
  type Review,
  recommend,
} from '@mnr/engine';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

export type TestFailure = {
  readonly line: number;
  readonly test: string;
  readonly expected: string;
  readonly got: string;
  readonly because: string;
};
export type TestReport = {
  readonly run: number;
  readonly failures: readonly TestFailure[];
  readonly untested: readonly string[];
};

const expectations = ['met', 'not_met', 'unknown', 'conflict', 'judgement'] as const;

/** A sentence stands alone: a signed visit note of 2026-06-01, an order of 2026-06-15. */
export function sentenceChart(text: string, kind = 'visit_note'): string {
  if (/^=== /m.test(text)) return text;
  return [
    `=== ${kind} 2026-06-01 ${kind === 'visit_note' ? 'Office visit' : kind.replaceAll('_', ' ')}`,
    'Patient: Jordan Vale DOB: 03/04/1958',
    text,
    'Electronically signed by Alex Morgan, MD, 06/01/2026',
    '=== order 2026-06-15 Order',
    'Patient: Jordan Vale DOB: 03/04/1958',
    'Order date: 06/15/2026',
  ].join('\n');
}

/** The title that an example without one is of: the first with its leaf, but a hip's where only a hip is spoken of. */
export function titleFor(policy: Policy, leaf: string, text: string): string | undefined {
  const having = policy.titles.filter((t) => leavesIn(t.tree).includes(leaf));
  if (having.every((t) => t.part === null)) return having[0]?.title;
  const { mentions } = gather(chartFromText(text), partsOf(policy));
  const says = (concept: string): boolean => (mentions.get(concept) ?? []).length > 0;
  const other = (t: Policy['titles'][number]): boolean =>
    t.part !== null && !says(t.part.about) && says(t.part.elsewhere);
  return (having.find((t) => !other(t)) ?? having[0])?.title;
}

/** What its titles are told apart by. */
function partsOf(policy: Policy): Parameters<typeof gather>[1] {
  const before = parts.get(policy);
  if (before) return before;
  const sought = new Set(policy.titles.flatMap(({ part }) => (part ? [part.about, part.elsewhere] : [])));
  const made = { concepts: needsOf(policy).concepts, sought, analytes: [], therapies: [] };
  parts.set(policy, made);
  return made;
}
const parts = new WeakMap<Policy, Parameters<typeof gather>[1]>();

export function reviewText(policy: Policy, title: string, text: string): Review {
  const chart = chartFromText(text);
  return recommend(policy, chart, judge(policy, title, chart, gather(chart, needsOf(policy, title))), 'test');
}

/** What one criterion is by the words of the chart: the others of its title need not be judged for that. */
function statusSaid(policy: Policy, title: string, text: string, leaf: string): string | undefined {
  const chart = chartFromText(text);
  return judgeSaid(policy, title, chart, gather(chart, needsOf(policy, title)), leaf)?.status;
}

/** Leaves in titles without a met, a not-met or an unknown example; what a chart test expects of a leaf is an example too. */
export function untestedLeaves(
  policy: Policy,
  yaml: string,
): readonly { readonly leaf: string; readonly lacking: readonly string[] }[] {
  const tests = (parseDocument(yaml).toJS() ?? {}) as {
    readonly leaves?: Record<string, Record<string, readonly unknown[] | null> | null>;
    readonly charts?: readonly { readonly expect?: { readonly leaves?: Record<string, string> } }[] | null;
  };
  const used = new Set(policy.titles.flatMap((t) => leavesIn(t.tree)));
  return [...used].flatMap((leaf) => {
    const lacking = (['met', 'not_met', 'unknown'] as const).filter(
      (status) =>
        (tests.leaves?.[leaf]?.[status]?.length ?? 0) === 0 &&
        !(tests.charts ?? []).some((c) => c.expect?.leaves?.[leaf] === status),
    );
    return lacking.length > 0 ? [{ leaf, lacking }] : [];
  });
}

export function runTests(policy: Policy, yaml: string): TestReport {
  const lines = new LineCounter();
  const root = parseDocument(yaml, { lineCounter: lines }).contents;
  const lineOf = (n: unknown): number => ((n as Node | null)?.range ? lines.linePos((n as Node).range![0]).line : 1);
  const failures: TestFailure[] = [];
  let run = 0;
  const leaves = isMap(root) ? root.get('leaves', true) : null;
  for (const pair of isMap(leaves) ? leaves.items : []) {
    const id = String(pair.key);
    if (!policy.titles.some((t) => leavesIn(t.tree).includes(id))) {
      failures.push({
        line: lineOf(pair.key),
        test: id,
        expected: 'a leaf of this policy',
        got: 'none',
        because: 'no title has this leaf',
      });
      continue;
    }
    for (const expected of expectations) {
      const list = isMap(pair.value) ? pair.value.get(expected, true) : null;
      for (const item of isSeq(list) ? (list.items as Node[]) : []) {
        const text = String(isMap(item) ? item.get('text') : isScalar(item) ? item.value : '');
        const kind = isMap(item) && item.has('in') ? String(item.get('in')) : undefined;
        const title = isMap(item) && item.has('title') ? String(item.get('title')) : titleFor(policy, id, text)!;
        run++;
        const whole = sentenceChart(text, kind);
        if (expected !== 'unknown' && statusSaid(policy, title, whole, id) === expected) continue;
        const c = reviewText(policy, title, whole).criteria.find((x) => x.id === id);
        if (!c || !agrees(c, expected))
          failures.push({
            line: lineOf(item),
            test: `${id}: ${text.trim().slice(0, 120)}`,
            expected,
            got: c ? `${c.status}${c.silent ? ' (silent)' : ''}` : 'absent',
            because: c ? explain(c) : '',
          });
      }
    }
  }
  const charts = isMap(root) ? root.get('charts', true) : null;
  for (const item of isSeq(charts) ? (charts.items as Node[]) : []) {
    if (!isMap(item)) continue;
    run++;
    const expect =
      (item.toJSON() as {
        name: string;
        title: string;
        text: string;
        expect: { recommendation?: string; leaves?: Record<string, string> };
      }) ?? {};
    const review = reviewText(policy, expect.title, expect.text);
    const wrongLeaves = Object.entries(expect.expect.leaves ?? {}).flatMap(([leaf, status]) => {
      const c = review.criteria.find((x) => x.id === leaf);
      return c?.status === status ? [] : [`${leaf} ${status}→${c?.status ?? 'absent'} (${c ? explain(c) : ''})`];
    });
    const wrong = expect.expect.recommendation && review.recommendation !== expect.expect.recommendation;
    if (wrong || wrongLeaves.length > 0) {
      failures.push({
        line: lineOf(item),
        test: `chart: ${expect.name}`,
        expected: expect.expect.recommendation ?? '',
        got: review.recommendation,
        because: [...wrongLeaves, ...(wrong ? decidedBy(review) : []), ...review.escalation_reasons].join('; '),
      });
    }
  }
  const untested = untestedLeaves(policy, yaml).map(
    ({ leaf, lacking }) => `${leaf}: no ${lacking.join(', no ')} example`,
  );
  return { run, failures, untested };
}

/** `unknown` also holds where silence fills in; `not_met` and `met` need words in the chart. */
function agrees(c: CriterionReview, expected: (typeof expectations)[number]): boolean {
  if (expected === 'unknown') return c.status === 'unknown' || c.silent;
  return c.status === expected && !c.silent;
}

/** What the recommendation rests on, each with its status. */
const decidedBy = (review: Review): readonly string[] =>
  review.decided_by.flatMap((id) => {
    const c = review.criteria.find((x) => x.id === id);
    return c ? [`${id} ${c.status} (${explain(c) || c.reason})`] : [];
  });

function explain(c: CriterionReview): string {
  const quote = c.evidence[0] ? `“${c.evidence[0].quote.slice(0, 80)}”` : '';
  const near = c.near_misses[0]
    ? `near miss “${c.near_misses[0].evidence.quote.slice(0, 80)}”: ${c.near_misses[0].why}`
    : '';
  return [quote, near].filter(Boolean).join('; ');
}
