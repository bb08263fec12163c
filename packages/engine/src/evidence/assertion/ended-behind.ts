// "She could not get to the toilet for a month; that resolved.", "… That has passed.": a clause of its own, or the next sentence, ends what
// was told. A place in a sentence in; a finding out.

import type { Chart } from '../../chart/chart.ts';
import { documentOf } from '../../chart/place-of.ts';
import { partsOf } from '../../values/civil-date.ts';
import type { Span } from '../../values/span.ts';
import type { Found } from './signs.ts';

const ENDED = String.raw`(?:(?:has|have|had|is|was|were|are)\s+)?(?:(?:now|since|fully|completely|all|long since|long|largely|then|eventually|soon)\s+)*(?:resolved|passed(?! on\b| out\b)|cleared(?: up)?|gone(?! on\b| back\b| up\b| down\b)(?: away)?|went away|healed|subsided|remitted|over)(?=\s*(?:[.;,)]|$|(?:on|by|with|within|after|since|in|over|completely|fully|now|entirely|some|and|months?|years?|long)\b))`;
const SUBJECT = String.raw`(?:all (?:of )?)?(?:that|this|it|these|those|which|the (?:episode|problem|trouble|weakness|condition|limitation|difficulty))(?: (?:trouble|problem|episode))?`;
const BEHIND = new RegExp(
  String.raw`(?:^|[\s\S]*?)(?:[;—–]\s*|,\s*)(?:(?:but|and|though|although)\s+)?(?:${SUBJECT}\s+${ENDED}|(?:has|have)\s+${ENDED}|(?:fully |completely |now |since )?resolved\s*(?:[.;]|$)|(?:s?he |pt |patient )?(?:(?:has|have|is) )?(?:since|now|fully|completely) recovered\b(?! (?:from|to)))`,
  'i',
);
const BUT = new RegExp(String.raw`\b(?:but|though|although)\s+${SUBJECT}\s+${ENDED}`, 'i');
const NEXT = new RegExp(String.raw`^\W*(?:(?:but|happily|fortunately|luckily)\s+)?${SUBJECT}\s+${ENDED}`, 'i');
/** "Her vertigo over, she is back at work", "With the flu behind him, he …": an ending told by the way. */
const BY_THE_WAY =
  /^\s+(?:(?:now|finally|long|safely|at last|all)\s+)*(?:over(?: and done with)?|gone|past|behind (?:him|her|them)|out of the way),\s+(?:s?he|they|we|pt|(?:the|our) patient|m(?:r|s|rs)\b|the|his|her)\s/i;
/** "The delirium is over." but "the BMI is over 40". */
const IS_OVER =
  /^[^.;:,]{0,40}?(?<!\b(?:not|never))\s(?:is|are|was|were)\s(?:now\s|finally\s|long\s)?over\s*(?:[.;,)]|$|(?:and|but)\b)/i;
/** "Staples out, wound dry". */
const THING =
  /\b(?:staples?|sutures?|stitch(?:es)?|drains?|catheter|foley|tubes?|picc|packing|pins?|cast|stents?|splint|sheath|pessary|expander)$/i;
const OUT = /^\s+(?:(?:is|are|was|were|came|now|all|already)\s+)*(?:out|off)\b(?!\s+of\b)/i;
const MAY_END = /resolved|passed|cleared|gone|went away|healed|subsided|remitted|over|past|behind|out of the way/i;

export function byEndedBehind(chart: Chart, index: number, span: Span, found: Found[]): void {
  const { sentences, text } = chart;
  const { end, document } = sentences[index];
  const behind = text.slice(span.end, Math.min(end, span.end + FARTHEST));
  if (THEN.test(behind))
    found.push({ axis: 'temporality', value: 'historical', span: { start: span.end, end }, rule: 'then' });
  const { start } = sentences[index];
  const year = AFTER_YEAR.exec(text.slice(start, Math.min(span.end, start + FARTHEST)));
  const written = documentOf(chart, index)?.date?.hi;
  if (
    year &&
    start + year[0].indexOf(year[1]) < span.start + 4 &&
    (written === undefined || Number(year[1]) <= partsOf(written).year - 2)
  )
    found.push({
      axis: 'temporality',
      value: 'historical',
      span: { start, end: start + year[0].length },
      rule: year[1],
    });
  const next = sentences[index + 1];
  const beyond =
    next && next.document === document ? text.slice(next.start, Math.min(next.end, next.start + SHORT)) : '';
  if (OUT.test(behind) && THING.test(text.slice(span.start, span.end)))
    found.push({ axis: 'temporality', value: 'resolved', span: { start: span.end, end }, rule: 'out' });
  if (!MAY_END.test(behind) && !MAY_END.test(beyond)) return;
  if (BEHIND.test(behind) || BUT.test(behind) || BY_THE_WAY.test(behind) || IS_OVER.test(behind))
    found.push({ axis: 'temporality', value: 'resolved', span: { start: span.end, end }, rule: 'ended behind' });
  else if (NEXT.test(beyond))
    found.push({
      axis: 'temporality',
      value: 'resolved',
      span: { start: next.start, end: next.end },
      rule: 'ended next',
    });
}
/** "Unsteady then." */
const THEN = /^\s*,?\s*(?:back then|then|at that time|in those days)\s*(?:[.;)]|$)/i;
/** "After hip surgery in 2019 she could not reach the toilet for a month": a year, and the past tense. */
const AFTER_YEAR =
  /^\W*(?:after|following|during|around|with|when|while)\b[^.;:]{3,60}?\b(?:in|of)\s+(?:[a-z]+\s+)?((?:19|20)\d\d),?\s+(?:s?he|they|pt|patient|the patient)\s+(?:could(?:n['’]t| not)|was|were|had to|needed|required|did(?:n['’]t| not)|struggled)\b/i;
const FARTHEST = 160;
const SHORT = 90;
