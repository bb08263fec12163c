// Labelled charts and the statements of a tests.yaml in; their sentences with their features, and of each criterion what they tell, out.

import { type Chart, chartFromText, type Policy, readChart } from '@mnr/engine';
import { featuresOf } from '@mnr/engine/learnt';
import { parse } from 'yaml';
import type { LabelledChart } from '../eval/labels.ts';
import type { PageReader } from '../eval/pages.ts';
import { sentenceChart } from '../policy/tests.ts';

export type Sentence = { readonly text: string; readonly features: readonly string[] };

export type Example = {
  readonly sentences: readonly Sentence[];
  /** Each sentence was written for the criterion, also where it tells nothing of it. */
  readonly pointed: boolean;
  /** By criterion: what the evidence for it shows, and its words; none where nothing tells of it. */
  readonly told: ReadonlyMap<
    string,
    { readonly status: 'met' | 'not_met' | 'unknown'; readonly quotes: readonly string[] }
  >;
};

/** Measured, counted and dated criteria rest on numbers, and to learning most numbers are alike; codes and values of a set it cannot tell apart. */
const NOT_OF_WORDS: readonly string[] = [
  'measurement',
  'event-count',
  'date-interval',
  'age',
  'code-in-set',
  'value-in-set',
];

export const learnable = (policy: Policy): readonly string[] =>
  [...policy.leaves.values()].filter(({ kind }) => !NOT_OF_WORDS.includes(kind)).map(({ id }) => id);

export async function exampleOf({ label, file }: LabelledChart, reader: PageReader): Promise<Example> {
  const chart = readChart(await reader.read(file));
  const told = Object.entries(label.leaves).flatMap(([id, status]) => {
    const quotes = [label.evidence[id] ?? []].flat().map(plain);
    // Where silence decides, no sentence tells of it.
    if (status === 'conflict' || status === 'judgement') return [];
    return [[id, { status, quotes: status === 'unknown' ? [] : quotes }] as const];
  });
  return { sentences: sentencesOf(chart), told: new Map(told), pointed: false };
}

const sentencesOf = (chart: Chart): readonly Sentence[] =>
  chart.sentences.map(({ start, end }, i) => ({
    text: plain(chart.text.slice(start, end)),
    features: featuresOf(chart, i),
  }));

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** The statements of one sentence or more, each an example for its criterion alone; small charts with papers of their own are none. */
export function statementsIn(tests: string): readonly Example[] {
  const { leaves } = (parse(tests) ?? {}) as { readonly leaves?: Record<string, Record<string, unknown[] | null>> };
  return Object.entries(leaves ?? {}).flatMap(([id, byStatus]) =>
    STATUSES.flatMap((status) =>
      (byStatus?.[status] ?? []).flatMap((item): readonly Example[] => {
        const { text, in: kind } = (typeof item === 'string' ? { text: item } : item) as Statement;
        if (/^=== /m.test(text)) return [];
        const own = plain(text);
        const sentences = sentencesOf(chartFromText(sentenceChart(text, kind))).filter((s) => own.includes(s.text));
        return [
          { sentences, told: new Map([[id, { status, quotes: status === 'unknown' ? [] : [own] }]]), pointed: true },
        ];
      }),
    ),
  );
}
const STATUSES = ['met', 'not_met', 'unknown'] as const;
type Statement = { readonly text: string; readonly in?: string };

/** A quote of a label may be a part of a sentence, or reach over several. */
export const holds = (quotes: readonly string[], { text }: Sentence): boolean =>
  text.length > 3 && quotes.some((q) => text.includes(q) || (text.length > 12 && q.includes(text)));
