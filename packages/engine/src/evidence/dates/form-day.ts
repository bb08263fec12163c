// A chart and a sentence in; the day of the part of a form that it stands in out: "First block" above "Date: 04/28/2026", "Site: L4-5",
// "Relief: 85%".

import type { Chart } from '../../chart/chart.ts';
import type { Dated } from '../finding.ts';
import { flatText } from '../flat-text.ts';
import { sentencesWith } from '../word-kinds.ts';
import { datesIn } from './events.ts';
import { dated } from './report-day.ts';

const LABEL =
  /^\W*(?:date(?: (?:done|performed|of (?:the )?(?:service|procedure|injection|block|study|test|exam|surgery|trial|session|scan)))?|(?:procedure|injection|block|study|test|exam|surgery|trial|session|scan) date|done(?: on)?|performed(?: on)?|DOS)\W*$/i;
/** A line that names what its part of the form is about. */
const TITLE = /^(?=.*[A-Za-z]{3})[^.:;?]{3,60}$/;
const withDate = sentencesWith(/^dates?$|^done$|^performed$|^dos$|^tested$/);
const known = new WeakMap<Chart, (Dated | undefined)[]>();

export function formDay(chart: Chart, index: number): Dated | null {
  let days = known.get(chart);
  if (!days) {
    days = readForms(chart);
    known.set(chart, days);
  }
  return days[index] ?? null;
}

function readForms(chart: Chart): (Dated | undefined)[] {
  const { sentences } = chart;
  const worded = withDate(chart);
  const days: (Dated | undefined)[] = new Array(sentences.length);
  const dateAt = (i: number): Dated | undefined => {
    const { kind, cells } = sentences[i];
    const isDay = kind === 'pair' && worded[i] > 0 && cells?.length === 2 && LABEL.test(flatText(chart, cells[0]));
    return isDay ? dateOfPair(chart, i) : undefined;
  };
  sentences.forEach((s, i) => {
    const day = dateAt(i);
    const title = i - 1;
    if (!day || !isTitle(chart, title, s.document)) return;
    let end = i + 1;
    while (sentences[end]?.document === s.document && sentences[end].kind === 'pair' && !dateAt(end)) end++;
    if (end - i < LEAST) return;
    for (let k = title; k < end; k++) days[k] = day;
  });
  sentences.forEach((s, i) => {
    const day = isTestDay(chart, i, worded) ? dateOfPair(chart, i) : undefined;
    if (!day) return;
    const isBeside = (k: number): boolean => sentences[k]?.kind === 'pair' && sentences[k].document === s.document;
    let from = i;
    while (from > i - NEAR && isBeside(from - 1)) from--;
    let end = i + 1;
    while (end < i + NEAR && isBeside(end)) end++;
    for (let k = from; k < end; k++) if (k !== i && isTestDay(chart, k, worded)) return;
    for (let k = from; k < end; k++) days[k] ??= day;
  });
  return days;
}

/** "SpO2 at rest: 86 %", "Test date: 05/26/2026": the day of what stands beside it in the form. */
const isTestDay = (chart: Chart, i: number, worded: ArrayLike<number>): boolean => {
  const s = chart.sentences[i];
  // "Test date: 05/03/2025" alone on its line may seem a heading
  if (worded[i] === 0 || (s.kind !== 'pair' && s.kind !== 'heading')) return false;
  return OF_TEST.test(s.kind === 'pair' ? flatText(chart, s.cells![0]) : flatText(chart, s).split(':')[0]);
};
const OF_TEST =
  /^\W*(?:\(?[a-z\d][.)]\s*)?(?:date of (?:the )?(?:test|study|sleep study|oximetry|qualifying test)|(?:test|study|sleep study|oximetry) date|date tested|tested on)\W*$/i;
const NEAR = 6;

/** The day and one more entry. */
const LEAST = 2;

function dateOfPair(chart: Chart, i: number): Dated | undefined {
  const own = datesIn(chart, i);
  return own.length === 1 ? dated(own[0], 'stated') : undefined;
}

/** Not the paper's own title. */
function isTitle(chart: Chart, i: number, document: number): boolean {
  const s = chart.sentences[i];
  if (!s || s.document !== document || chart.sentences[i - 1]?.document !== document) return false;
  return (s.kind === 'heading' || s.kind === 'prose') && TITLE.test(flatText(chart, s));
}
