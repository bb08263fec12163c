// Which lines belong to a smoking history that do not say so themselves. A chart and a sentence in, yes or no out.

import type { Chart } from '../../../chart/chart.ts';
import type { Span } from '../../../values/span.ts';
import { flatText } from '../../flat-text.ts';
import type { Part } from './rates.ts';

/** "About 20 a day since she was 17" under "Cigarettes" counts cigarettes. */
const ofTobacco = /\b(?:tobacco|smoking|cigarettes?)\b/i;
const ANSWER_LENGTH = 5;

/** A heading says so, also one that heads nothing but the next ("TOBACCO", "When"), or the label of the answer that it is part of. */
export function isOfTobacco(chart: Chart, index: number): boolean {
  const s = chart.sentences[index];
  const section = chart.sections[s.section];
  if (ofTobacco.test(section?.heading ?? '')) return true;
  const above = chart.sections[s.section - 1];
  if (above && above.document === section?.document && ofTobacco.test(above.heading) && isEmpty(chart, s.section - 1))
    return true;
  for (let i = index; i >= Math.max(0, index - ANSWER_LENGTH); i--) {
    const { kind, cells, section: of } = chart.sentences[i];
    if (of !== s.section) return false;
    if (kind === 'pair') return cells?.[0] !== undefined && ofTobacco.test(flatText(chart, cells[0]));
    if (kind !== 'prose') return false;
  }
  return false;
}

const isEmpty = (chart: Chart, section: number): boolean =>
  chart.sentences.every((s) => s.section !== section || s.kind === 'heading');

const OF_AGES = /^\W*(?:ages?|from|between)?\s*\d{2,4}\s?(?:to|until|till|through|and|-|–)\s?\d{2,4}\b/i;
const NOTHING = /\b(?:nothing|none|no|not|quit|stopped|off|0|zero)\b/i;

/** "41 to 64: same as before" beside the lines of a history: a time whose amount was not read. */
export const hasMore = (chart: Chart, first: number, last: number, inputs: readonly Span[]): boolean =>
  chart.sentences.slice(Math.max(0, first - 2), last + 3).some((s) => {
    if (s.section !== chart.sentences[first].section || inputs.some((i) => i.start >= s.start && i.end <= s.end))
      return false;
    const text = flatText(chart, s);
    return OF_AGES.test(text) && !NOTHING.test(text);
  });

/** "41 to 64: much the same" */
export const isLeftOver = (years: readonly Part[], pairs: readonly (readonly [Part, Part])[], text: string): boolean =>
  years.some((y) => !pairs.some(([, of]) => of === y) && AMOUNT_UNREAD.test(text.slice(y.end, y.end + 20)));
const AMOUNT_UNREAD = /^\s*:(?!\s*(?:nothing|none|no\b|not\b|quit|stopped|off|0|zero))/i;
