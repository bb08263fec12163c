// A finding's place and its side in, the side that is asked for in; out, the reason why it does not count for that side, or null.

import type { Chart } from '../chart/chart.ts';
import type { Mention, Side } from '../evidence/finding.ts';
import { sideNamedIn } from '../evidence/mentions/side.ts';
import { sidedSentences } from '../evidence/mentions/side-words.ts';
import type { Scope } from '../policy/rule.ts';
import type { Span } from '../values/span.ts';
import type { Case } from './case.ts';

const FELLOW = String.raw`\b(?:fellow|contralateral|opposite|non-?operative|unoperated)\s(?:\w+\s)?(?:eye|knee|hip|side|leg|joint|(?:eye)?lid)\b`;
const BEFORE = new RegExp(`${FELLOW}[^.;]{0,60}$`, 'i');
const BEHIND = new RegExp(`^[^.;,]{0,24}\\b(?:in|of|on|at)\\s(?:the|her|his)\\s${FELLOW}`, 'i');

export function refusedBySide(
  chart: Chart,
  asked: 'left' | 'right',
  sentence: number,
  span: Span,
  side: Side | null,
): string | null {
  // "Fellow eye: 3+ NS" is of the eye that its paper is not about
  const isFellow = sidedSentences(chart)[sentence] === 0 && isOfFellow(chart, sentence, span);
  const told = isFellow ? (side === 'left' ? 'right' : side === 'right' ? 'left' : null) : side;
  if (isFellow && told === null) return 'about the other side';
  return told && told !== 'both' && told !== asked ? `about the other side (${told})` : null;
}

function isOfFellow(chart: Chart, sentence: number, { start, end }: Span): boolean {
  const s = chart.sentences[sentence];
  return (
    BEFORE.test(chart.text.slice(s.start, start).replaceAll('\n', ' ')) ||
    BEHIND.test(chart.text.slice(end, s.end).replaceAll('\n', ' ')) ||
    new RegExp(FELLOW, 'i').test(chart.text.slice(start, end))
  );
}

/** A paper that tells of it as done on one side only, and that is not the request's; what it denies is done on none. */
export function onOtherSide(k: Case, scope: Scope, told: readonly Mention[]): boolean {
  if (!scope.sideOfRequest || !k.side) return false;
  const done = told.filter((m) => m.via !== 'opposite' && m.assertion.polarity === 'affirmed');
  // "Operation: radiofrequency lesioning, right L3 and L4": behind a comma
  const sides = done.flatMap((m) => m.side ?? sideNamedIn(k.chart, m.sentence) ?? []);
  return sides.length > 0 && !sides.some((side) => side === 'both' || side === k.side);
}
