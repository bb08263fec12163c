// A chart and a sentence in; the day from which the part of the note that it stands in was carried over out: what stands below
// "Diabetes (copied forward from 04/02/2026)" or "Older field on file: 05/02/2024" was found on that day, not on the note's.

import type { Chart } from '../../chart/chart.ts';
import { PRINTED_DAY } from '../../values/printed-day.ts';
import type { Dated } from '../finding.ts';
import { flatText } from '../flat-text.ts';
import { datesOfText } from './events.ts';
import { dated } from './report-day.ts';

const CARRIED = String.raw`(?:(?:carried|brought|pulled|copied)(?: (?:over|forward|down))?|imported)\s+from`;
/** What is kept beside the new: not "prior study: 05/02/2024", which a report compares with. */
const KEPT = String.raw`(?:older|old|earlier|previous|prior)\s(?:\w+\s){1,4}(?:on file|for reference|kept for reference|from the old chart)`;
const ANY = new RegExp(String.raw`\b(?:${CARRIED}|${KEPT})\b`, 'i');
/** A line that says so and nothing else, but for a side. */
const HEAD = new RegExp(
  String.raw`^\W?[^.;:]{0,60}\b(?:${CARRIED}\s+(?:the\s|my\s|our\s)?(?:\w+\s){0,3}|${KEPT}\W{1,3})${PRINTED_DAY}(?:, (?:left|right|both|each)(?: \w+)?)?[^A-Za-z\d]{0,3}$`,
  'i',
);
/** What was added that day. */
const ADDED = /^\W*(?:today|now|update|updated|interval|new|since then|addendum)\b/i;
/** In sentences. */
const FARTHEST = 20;

const has = new WeakMap<Chart, boolean>();

export function carriedDay(chart: Chart, index: number): Dated | null {
  let any = has.get(chart);
  if (any === undefined) {
    any = ANY.test(chart.text);
    has.set(chart, any);
  }
  if (!any) return null;
  const { section, document } = chart.sentences[index];
  for (let i = index; i >= Math.max(0, index - FARTHEST); i--) {
    const s = chart.sentences[i];
    if (s.section !== section || s.document !== document) return null;
    const text = flatText(chart, s);
    if (i < index && HEAD.test(text)) {
      const day = datesOfText(chart, s, s).at(-1);
      return day ? dated(day, day.basis) : null;
    }
    if (s.kind === 'heading' || ADDED.test(text)) return null;
  }
  return null;
}
