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
const withDate = sentencesWith(/^dates?$|^done$|^performed$|^dos$/);
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
    if (kind !== 'pair' || worded[i] === 0 || cells?.length !== 2 || !LABEL.test(flatText(chart, cells[0])))
      return undefined;
    const own = datesIn(chart, i);
    return own.length === 1 ? dated(own[0], 'stated') : undefined;
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
  return days;
}
/** The day and one more entry. */
const LEAST = 2;

/** Not the paper's own title. */
function isTitle(chart: Chart, i: number, document: number): boolean {
  const s = chart.sentences[i];
  if (!s || s.document !== document || chart.sentences[i - 1]?.document !== document) return false;
  return (s.kind === 'heading' || s.kind === 'prose') && TITLE.test(flatText(chart, s));
}
