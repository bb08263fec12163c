// Synthetic pages (synthetic-chart.ts) of a given number in, processor time out for each stage of reading: words set into a chart,
// all that a policy needs, and the review of its first title. Dates, and how a mention is meant, are read when somebody asks for them:
// they count where that is.
//
// Seen on a two-core machine that other work kept half busy, 22 November 2026, 500 pages warm, the best of eight runs, MB/s of processor
// time, for the policy with the most concepts and one in the middle:
//   the chart 5.1 to 5.8, mentions 10 to 11 and 29, values 8 and 27 to 29, treatments 8 and 78 to 102, the review 8 to 9 and 34 to 42;
//   all 1.4 to 1.5 and 3.2 to 3.4. The aim is 5 overall: it is not reached.
// Those charts had places without a fraction, with which the chart is read a tenth faster than with the ones that PDFs have. Where six
// other processes want the two cores, all stages take half as long again and more.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { readChart } from '../packages/engine/src/chart/index.ts';
import { judge } from '../packages/engine/src/criteria/index.ts';
import { assess } from '../packages/engine/src/evidence/assertion/index.ts';
import { dateFor, datesIn, durationsIn } from '../packages/engine/src/evidence/dates/index.ts';
import type { Findings } from '../packages/engine/src/evidence/finding.ts';
import { findMeasurements } from '../packages/engine/src/evidence/measurement/index.ts';
import { findMentions } from '../packages/engine/src/evidence/mentions/index.ts';
import { findTherapies } from '../packages/engine/src/evidence/therapy/index.ts';
import type { Page } from '../packages/engine/src/pdf/page.ts';
import { needsOf, type Policy, readPolicies } from '../packages/engine/src/policy/index.ts';
import { recommend } from '../packages/engine/src/recommendation/index.ts';
import type { Phrase } from '../packages/engine/src/values/phrase.ts';
import { syntheticChart } from './synthetic-chart.ts';

export type Speed = {
  readonly pages: number;
  readonly megabytes: number;
  /** What is looked for: the policy's name, and how often it finds something in a kilobyte. */
  readonly policy: string;
  readonly mentionsPerKilobyte: number;
  /** Of each stage, in the order they run: seconds of processor time. */
  readonly stages: Readonly<Record<string, number>>;
};

/** Of the processor, not of the clock: the machine may be busy with other things. */
const seconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const policiesBySize = (): readonly Policy[] => {
  const folder = here('../policies/');
  const read = (file: string) => ({ file, text: readFileSync(folder + file, 'utf8') });
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const shared = names.filter((n) => n.startsWith('concepts/') && n.endsWith('.yaml')).map(read);
  const { policies } = readPolicies(shared, names.filter((n) => n.endsWith('policy.yaml')).map(read));
  return [...policies].sort((a, b) => needsOf(b).concepts.length - needsOf(a).concepts.length);
};
let known: readonly Policy[] | null = null;

/**
 * Words as the process that opens PDFs hands them over: their places are fractions, as PDFs have them, and each word has been taken
 * apart and put together again.
 */
const asExtracted = (pages: readonly Page[]): Page[] =>
  deserialize(
    serialize(
      pages.map((page) => ({
        ...page,
        width: page.width * POINTS,
        height: page.height * POINTS,
        words: page.words.map(({ x0, x1, y0, y1, size, ...word }) => ({
          ...word,
          x0: x0 * POINTS,
          x1: x1 * POINTS,
          y0: y0 * POINTS,
          y1: y1 * POINTS,
          size: size * POINTS,
        })),
      })),
    ),
  );
const POINTS = 0.905_273;

/** With the policy that has the most concepts, or with one in the middle. */
export function measureSpeed(pages: number, size: 'largest' | 'median' = 'largest'): Speed {
  known ??= policiesBySize();
  const policy = known[size === 'largest' ? 0 : known.length >> 1];
  const [{ title }] = policy.titles;
  const needs = needsOf(policy, title);
  const words = asExtracted(syntheticChart(pages));
  const stages: Record<string, number> = {};
  const timed = <T>(stage: string, work: () => T): T => {
    const start = process.cpuUsage();
    const result = work();
    stages[stage] = seconds(process.cpuUsage(start));
    return result;
  };
  const chart = timed('chart', () => readChart(words));
  const phrases = new Map<string, readonly Phrase[]>(needs.concepts.map((c) => [c.id, c.phrases]));
  const resolve = (id: string): readonly Phrase[] => phrases.get(id) ?? [];
  const mentions = timed('mentions', () =>
    findMentions(chart, needs.concepts, (sentence, span) => dateFor(chart, sentence, span), needs.sought),
  );
  const measurements = timed('values', () => findMeasurements(chart, needs.analytes, assess, resolve));
  const therapies = timed('therapies', () => findTherapies(chart, needs.therapies, assess, resolve));
  const findings: Findings = {
    mentions,
    measurements,
    therapies,
    datesIn: (sentence) => datesIn(chart, sentence),
    durationsIn: (sentence) => durationsIn(chart, sentence),
  };
  timed('review', () => recommend(policy, chart, judge(policy, title, chart, findings), ''));
  const found = [...mentions.values()].reduce((sum, of) => sum + of.length, 0);
  return {
    pages,
    megabytes: chart.text.length / 1e6,
    policy: policy.slug,
    mentionsPerKilobyte: found / (chart.text.length / 1000),
    stages,
  };
}
