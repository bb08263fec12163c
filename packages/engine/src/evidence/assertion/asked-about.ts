// "I asked about fever. There was none.", "Red flags: none (fever, weight loss asked)": what was asked about is told by the answer, if at
// all. A sentence in; a finding out.

import type { Chart } from '../../chart/chart.ts';
import { matchesOf } from '../../values/matches.ts';
import type { Span } from '../../values/span.ts';
import type { Found } from './signs.ts';

/** The whole sentence: with a comma or a colon behind it the answer is in it. */
const ASKED =
  /^\W*(?:(?:I|we|nurse|also|then) )?(?:(?:have|also|again|specifically) )*(?:asked|inquired|questioned)(?: (?:him|her|them|the patient|specifically|again))* (?:about|regarding|as to) (?!.*\b(?:wants?|agree[sd]?|understands?|would|has|had|have|reports?|said|says|is|was|were|are|feels?|takes?|told|will)\b)[^,:;]+$/i;
const NONE =
  /^\W*(?:there (?:was|were|is|are|has been) (?:none|no such|nothing)|none|no\b|nothing|s?he (?:has|had|reports?|reported) (?:had )?none|denied|all denied)/i;

export function byAskedAbout({ sentences, text }: Chart, index: number, span: Span, found: Found[]): void {
  const { start, end, document } = sentences[index];
  if (end - start > LONGEST || !ASKED.test(text.slice(start, end).replaceAll('\n', ' '))) return;
  const next = sentences[index + 1];
  const answer = next && next.document === document ? text.slice(next.start, next.end) : '';
  found.push(
    NONE.test(answer)
      ? { axis: 'polarity', value: 'negated', span: { start: next.start, end: next.end }, rule: 'asked about: none' }
      : { axis: 'frame', value: 'template', span, rule: 'only asked about' },
  );
}
const LONGEST = 160;

/** A list in brackets behind "none". */
const NONE_OF = /\bnone\s*\(([^()\d]*,[^()\d]*)\)/gi;

export function byNoneOf({ sentences, text }: Chart, index: number, span: Span, found: Found[]): void {
  const { start, end } = sentences[index];
  const said = text.slice(start, end);
  if (!said.includes('(')) return;
  for (const m of matchesOf(NONE_OF, said)) {
    const from = start + m.index;
    if (span.start > from && span.end <= from + m[0].length)
      found.push({ axis: 'polarity', value: 'negated', span: { start: from, end: from + 4 }, rule: 'none of a list' });
  }
}
