// `mnr policy learn [SLUG…] --charts DIR[,DIR…]`: what labelled charts teach of each criterion's words, written to `learnt.json` beside the policy.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Policy } from '@mnr/engine';
import { weightOf } from '@mnr/engine/learnt';
import { labelsInAll } from '../eval/labels.ts';
import { evalCache, openPageReader } from '../eval/pages.ts';
import { folderBeingWritten, readBeingWritten, shownPath } from '../policy/folder.ts';
import { misuse, readFlags } from '../verb.ts';
import { type Example, exampleOf, holds, learnable, statementsIn } from './examples.ts';
import { fit, type Rows } from './fit.ts';

/** Fewer sentences of evidence teach nothing, nor do fewer charts: most of what they say tells nothing of a criterion. */
const LEAST_EVIDENCE = 6;
const LEAST_LABELLED = 10;
/** A word of one chart alone is a name or chance. */
const LEAST_CHARTS = 2;
/** Smaller pulls are left out: a sentence has some thirty features. */
const LEAST_PULL = 0.4;

/** One sentence of a chart in some hundred is evidence: it counts for several that are not. */
const EVIDENCE = 5;
const STATEMENT = 3;

type Pull = readonly [number, number];
type Learnt = { readonly bias: Pull; readonly words: Readonly<Record<string, Pull>> };

export async function policyLearn(args: readonly string[]): Promise<number> {
  const { positional, named } = readFlags(args, { values: ['--charts', '--policies'], switches: [] });
  const folder = folderBeingWritten(named.get('--policies'));
  const charts = labelsInAll((named.get('--charts') ?? '').split(',').filter((dir) => dir !== ''));
  if (charts.length === 0) throw misuse('--charts DIR: which labelled charts?');
  const reader = openPageReader(evalCache());
  try {
    for (const { policy } of readBeingWritten(folder).policies) {
      if (positional.length > 0 && !positional.includes(policy.slug)) continue;
      const own = charts.filter(({ label }) => label.policy === policy.slug);
      if (own.length === 0) continue;
      const examples: Example[] = [];
      for (const chart of own) examples.push(await exampleOf(chart, reader));
      const tests = join(folder, dirname(policy.file), 'tests.yaml');
      const statements = existsSync(tests) ? statementsIn(readFileSync(tests, 'utf8')) : [];
      const criteria = learnFrom(policy, [...examples, ...statements]);
      const file = join(folder, dirname(policy.file), 'learnt.json');
      writeFileSync(file, written(criteria, own.length));
      console.log(
        `${shownPath(folder, file.slice(folder.length + 1))}: ${Object.keys(criteria).length} criteria from ${own.length} charts`,
      );
    }
  } finally {
    await reader.close();
  }
  return 0;
}

export function learnFrom(policy: Policy, examples: readonly Example[]): Readonly<Record<string, Learnt>> {
  const inCharts = new Map<string, number>();
  for (const { sentences } of examples)
    for (const feature of new Set(sentences.flatMap((s) => s.features)))
      inCharts.set(feature, (inCharts.get(feature) ?? 0) + 1);
  const names = [...inCharts].filter(([, n]) => n >= LEAST_CHARTS).map(([name]) => name);
  const numbers = new Map(names.map((name, i) => [name, i]));
  const rowsOf = new Map(
    examples.flatMap(({ sentences }) =>
      sentences.map((sentence) => {
        const of = sentence.features.flatMap((f) => numbers.get(f) ?? []);
        return [sentence, { of, weight: weightOf(sentence.features.length) }] as const;
      }),
    ),
  );
  const learnt = learnable(policy).flatMap((id) => {
    const rows: Rows['rows'][number][] = examples.flatMap(({ sentences, told, pointed }) => {
      const of = told.get(id);
      if (!of) return [];
      const side = of.status === 'met' ? 1 : 2;
      return sentences.map((s) => {
        const tells = holds(of.quotes, s) ? side : 0;
        return { ...rowsOf.get(s)!, tells, counts: pointed ? STATEMENT : tells > 0 ? EVIDENCE : 1 } as const;
      });
    });
    const labelled = examples.filter(({ told, pointed }) => !pointed && told.has(id)).length;
    if (rows.filter((r) => r.tells > 0).length < LEAST_EVIDENCE || labelled < LEAST_LABELLED) return [];
    const { bias, pulls } = fit({ features: names.length, rows });
    const words = names.flatMap((name, i) => {
      const pull: Pull = [rounded(pulls[2 * i]), rounded(pulls[2 * i + 1])];
      return Math.max(...pull.map(Math.abs)) < LEAST_PULL ? [] : [[name, pull] as const];
    });
    return [[id, { bias: bias.map(rounded) as unknown as Pull, words: Object.fromEntries(words) }] as const];
  });
  return Object.fromEntries(learnt);
}

const rounded = (x: number): number => Math.round(x * 10) / 10;

/** A line for each criterion: what is learnt anew shows where. */
function written(criteria: Readonly<Record<string, Learnt>>, charts: number): string {
  const note = 'Made by `mnr policy learn`; never edited. See docs/decisions/learnt-second-reading.md.';
  const lines = Object.entries(criteria).map(([id, words]) => `${JSON.stringify(id)}: ${JSON.stringify(words)}`);
  return `{"note": ${JSON.stringify(note)},\n"charts": ${charts},\n"criteria": {\n${lines.join(',\n')}\n}}\n`;
}
