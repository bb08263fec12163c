// "[N] fever, chills, sweats": the answer in brackets before what it answers, as triage protocols print it. A sentence and a place in it in;
// that it is denied out, up to a remark or the next answer.

import type { Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { Found } from './signs.ts';

const ANSWER = /\[ ?(?:(?<no>N|NO|No|no)|Y|YES|Yes|yes) ?\](?=\s)/g;
/** `[N] cancer ever - "just the skin thing"` */
const REMARK = /\s[-–—]\s|[;.|"“]/;

export function byBracketedNo(chart: Chart, index: number, span: Span, found: Found[]): void {
  const { start } = chart.sentences[index];
  const before = chart.text.slice(start, span.start);
  if (!before.includes(']')) return;
  const last = [...before.matchAll(ANSWER)].at(-1);
  if (!last?.groups?.no || REMARK.test(before.slice(last.index + last[0].length))) return;
  found.push({
    axis: 'polarity',
    value: 'negated',
    span: { start: start + last.index, end: start + last.index + last[0].length },
    rule: 'No in brackets before',
  });
}
