// Synthetic pages (synthetic-chart.ts) of a given number in, processor time out for each stage of reading: words set into a chart,
// all that a policy needs, and the review of its first title. Dates, and how a mention is meant, are read when somebody asks for them:
// they count where that is.
//
// Seen on a two-core machine, 22 November 2026, 400 to 500 pages warm, the best run, MB/s of processor time. The machine's own speed
// halves when others work on it: compare only what is run in the same minutes.
//   In a quick hour home-oxygen all 1.9 with the code of half past two and 3.1 with that of half past three: values 5.8 and 13.6, since
//   a sentence is read for oxygen only where its words or its neighbours' tell of it; chart 6.2, mentions 44, treatments 146, review 16.
//   In a slow hour, evening, the code of half past two and of five side by side (300 pages): home-oxygen all 1.5 and 1.65 to 1.9, its
//   values 4.4 and 8; facet-joint-interventions, which has the most concepts, 0.93 to 1.0 and 0.93, its values 4.9 and 6.7: what evidence
//   gained, the chart (3.8 and 3.3) and treatments lost, for layout and papers tell more since. bench:speed then: cgm all 2.2, facet
//   0.7 to 0.8; 2,000 pages cost no more a page than 500.
//   Later in that evening, with and without what was made faster then, side by side (400 pages, best of eight): cgm all 3.4 and 3.5, facet
//   1.1 and 1.45, home-oxygen 2.7 and 2.85; the chart 5.4 and 6.1. Pages of real forms and tables are read three to eight times slower.
// Instructions a byte (perf, warm): values of home-oxygen 2,670 and 800, of facet 1,530 and 1,070; the chart 1,900 at three. A third of
// what is counted in the first 3,000 pages is the compiler's, not the reader's. The aim is 5 overall: it is not reached.

import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { readChart } from '../packages/engine/src/chart/index.ts';
import { judge } from '../packages/engine/src/criteria/index.ts';
import { assess } from '../packages/engine/src/evidence/assertion/index.ts';
import { dateFor, datesIn, durationsIn } from '../packages/engine/src/evidence/dates/index.ts';
import type { Findings } from '../packages/engine/src/evidence/finding.ts';
import { familiarityIn, likenessIn } from '../packages/engine/src/evidence/learnt/index.ts';
import { findMeasurements } from '../packages/engine/src/evidence/measurement/index.ts';
import { findMentions } from '../packages/engine/src/evidence/mentions/index.ts';
import { findTherapies } from '../packages/engine/src/evidence/therapy/index.ts';
import type { Page } from '../packages/engine/src/pdf/page.ts';
import { needsOf, type Policy } from '../packages/engine/src/policy/index.ts';
import { recommend } from '../packages/engine/src/recommendation/index.ts';
import type { Phrase } from '../packages/engine/src/values/phrase.ts';
import { readPolicyFolder } from '../packages/service/src/policies/folder.ts';
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
  const { policies, mistakes } = readPolicyFolder(here('../policies/'));
  const wrong = mistakes.find((m) => m.severity === 'error');
  if (wrong) throw new Error(`${wrong.file}: ${wrong.message}`);
  return policies.map(({ policy }) => policy).sort((a, b) => needsOf(b).concepts.length - needsOf(a).concepts.length);
};
let known: readonly Policy[] | null = null;

/**
 * Words as the process that opens PDFs hands them over: their places are fractions, as PDFs have them, and each word has been taken
 * apart and put together again. A chart is made up once for all runs: what making it up leaves behind would be collected while reading
 * is measured, and no service makes charts up.
 */
function asExtracted(pages: number): Page[] {
  const bytes = sent.get(pages) ?? serialize(syntheticChart(pages).map(inPoints));
  sent.set(pages, bytes);
  return deserialize(bytes);
}
const sent = new Map<number, Buffer>();

const inPoints = (page: Page): Page => ({
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
});
const POINTS = 0.905_273;

/** With the policy that has the most concepts, or with one in the middle. */
export function measureSpeed(pages: number, size: 'largest' | 'median' = 'largest'): Speed {
  known ??= policiesBySize();
  const policy = known[size === 'largest' ? 0 : known.length >> 1];
  const [{ title }] = policy.titles;
  const needs = needsOf(policy, title);
  const words = asExtracted(pages);
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
    likenesses: likenessIn(chart, needs.learnt),
    familiarity: familiarityIn(chart, needs.learnt),
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
