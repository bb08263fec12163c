// How a place is meant, in; whether a No denies it that answers a question or a form's label, out.

import type { Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { Assertion } from '../finding.ts';
import { answersNo } from './signs.ts';

/** "Has the patient failed six weeks of therapy? No", "Able to propel a chair: no". */
export const isAnsweredNo = (chart: Chart, a: Assertion, end: number): boolean =>
  a.polarity === 'negated' &&
  a.cues.some(
    (c) =>
      c.axis === 'polarity' &&
      (NEXT.test(c.rule) ||
        (NO.test(c.rule) && c.span.start >= end && BEHIND.test(chart.text.slice(end, c.span.start))) ||
        (NONE.test(c.rule) && TRIED.test(chart.text.slice(end, c.span.start < end ? end + 80 : c.span.start)))),
  );

/** The answer stands in the next sentence. */
const NEXT = /^answer (?:no|n)$/;
const NO = /^(?:no|n)$/;
/** "Therapy tried? None"; "Relief with therapy? None" tells of the relief. */
const NONE = /^(?:answer )?(?:none|never|nil|not yet)$/;
const TRIED = /^(?![^?]*\b(?:help\w*|relie\w+|benefit|better|improve\w*|work(?:ed)?|effect\w*)\b)[^?.!]{0,80}\?/i;
const BEHIND = /[?:=|\t\n(]\s*$/;

/** "Able to propel a chair: no", "Can glasses correct the vision? [ ] Yes [x] No": who can not, can not. */
export function isAbilityRefused(chart: Chart, a: Assertion, sentence: number, { start, end }: Span): boolean {
  if (a.frame !== 'actual' || a.experiencer !== 'patient') return false;
  if (!isAnsweredNo(chart, a, end) && !isTickedNo(chart, a, sentence) && !isNoOfRow(chart, a, sentence)) return false;
  const from = Math.max(...[...'.!?\n'].map((c) => chart.text.lastIndexOf(c, start - 1))) + 1;
  return ABILITY.test(chart.text.slice(from, end));
}
const isTickedNo = (chart: Chart, a: Assertion, sentence: number): boolean =>
  a.polarity === 'negated' && a.cues.some((c) => c.rule === 'check box off') && answersNo(chart, sentence);

/** "Willing to have surgery | No": a cell of its own. */
const isNoOfRow = (chart: Chart, a: Assertion, sentence: number): boolean =>
  a.polarity === 'negated' &&
  a.cues.some((c) => NO.test(c.rule) && chart.sentences[sentence].cells?.some((cell) => cell.start === c.span.start));

const ABILITY =
  /\b(?:can|could|would|expected|cleared|accepts?|agree(?:s|able)?|wants?|wish(?:es)?|able|ability|capable|willing|candidate|eligible|adequate(?:ly)?|sufficient(?:ly)?|possible|feasible|safely|independent(?:ly)?|in time|gets? to|reach(?:es)?)\b/i;
