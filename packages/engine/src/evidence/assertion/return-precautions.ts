// "Told: numb seat, weak legs, fever = ER.": what would send somebody to the emergency room. A sentence and a place in it in; out, whether
// the place is of such a list. It is said for a day to come, and of nobody yet.

import type { Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import { flatBetween } from '../flat-text.ts';
import { sentencesWith } from '../word-kinds.ts';
import type { Found } from './signs.ts';

const WHERE = String.raw`(?:go(?:es)? |come |back |straight |right |return )*(?:to )?(?:the |our |your )?(?:nearest )?(?:E\.?R|E\.?D|911|EMS|emergency(?: room| department)?|ambulance|call(?:s|ing)?(?: us| me| the (?:office|clinic)| 911)?)\b`;
/** An equals sign and "means" say so alone; an arrow only where somebody is told of it, for it may be what happened. */
const SENDS = new RegExp(String.raw`^[^.;=]{0,90}?(?:=+|\bmeans?\b|\bequals\b)\s*${WHERE}`, 'i');
const POINTS = new RegExp(String.raw`^[^.;]{0,90}?(?:->|→|⇒|:)\s*${WHERE}`, 'i');
const TOLD =
  /\b(?:told|knows?|aware|understands?|instructed|taught|advised|warned|reviewed|precautions?|return (?:for|if)|watch for)\b[^.;]{0,120}$/i;

const sends = sentencesWith(/^(?:er|ed|911|ems|emergency|ambulance|call|calls|calling)$/);

export function byPrecaution(chart: Chart, index: number, span: Span, found: Found[]): void {
  if (sends(chart)[index] === 0) return;
  const { start, end } = chart.sentences[index];
  const behind = flatBetween(chart, span.end, Math.min(end + 1, span.end + 160));
  if (SENDS.test(behind) || (POINTS.test(behind) && TOLD.test(flatBetween(chart, start, span.start))))
    found.push({ axis: 'frame', value: 'hypothetical', span, rule: 'a return precaution' });
}
