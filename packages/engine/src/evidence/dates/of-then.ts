// A sentence that tells of "that time", "then" or what used to be, in; when that was, out: the last day named before it, else some time
// before the note.

import type { Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { Dated } from '../finding.ts';
import { flatBetween } from '../flat-text.ts';
import { sentencesWith } from '../word-kinds.ts';
import { datesIn, originOf } from './events.ts';

/** "Her ejection fraction that week was 18 percent", "EF then 22 %": of the last date named before it, else of some time before the note. */
const thatTime =
  /\b(?:that (?:day|week|weekend|month|year|summer|winter|spring|fall|autumn|visit|admission|stay|hospitali[sz]ation)|at th(?:at|e) time|back then)\b|^\W*(?:(?:the|her|his) )?(?:LV)?(?:EF|ejection fraction|BMI|AHI|A1c|weight) then (?:was |read |at )?~?\d/i;

/** "EF around 41 for years and then slid", "his EF used to sit at 41": the value is over; what stands behind, "used to be active, now BMI 42", is not. */
const endsBehind =
  /^[^;,.]{0,40}\d[^;,.]{0,12}\bfor (?:years|decades|months|a (?:while|long time|good while)),? (?:(?:and|but) )?(?:then|until)\b(?! (?:this|today|now))|^[^;,.\d]{0,25}\bused to (?:be|run|sit|stand)\b[^;,.\d]{0,16}\d/i;
const beganBefore = /\bused to (?:be|run|sit|stand)\b[^;,.]{0,24}$/i;

function isOver(chart: Chart, sentence: Span, span: Span): boolean {
  return (
    endsBehind.test(flatBetween(chart, span.start, Math.min(sentence.end, span.end + 90))) ||
    beganBefore.test(flatBetween(chart, Math.max(sentence.start, span.start - 60), span.start))
  );
}

const ofThatTime = sentencesWith(/that|time|then|until|used/);

/** Null where the sentence tells of no such time. */
export function ofThen(chart: Chart, index: number, span: Span): Dated | null {
  if (ofThatTime(chart)[index] !== 1) return null;
  const sentence = chart.sentences[index];
  const around = flatBetween(chart, Math.max(sentence.start, span.start - 60), Math.min(sentence.end, span.end + 40));
  return thatTime.test(around) || isOver(chart, sentence, span) ? spokenOf(chart, index) : null;
}

function spokenOf(chart: Chart, index: number): Dated | null {
  const s = chart.sentences[index];
  for (let k = index - 1; k >= Math.max(0, index - 4); k--) {
    const p = chart.sentences[k];
    if (p.document !== s.document || p.section !== s.section) break;
    const last = datesIn(chart, k).at(-1);
    if (last) return { lo: last.lo, hi: last.hi, basis: 'relative', span: { start: last.start, end: last.end } };
  }
  const day = chart.documents[originOf(chart, s).document]?.date;
  return day ? { lo: day.lo - 3650, hi: day.lo - 1, basis: 'relative', span: null } : null;
}
