// How a mention is meant by the words around it, in; how it is meant for all, out: a phrase with a denial of its own is not denied twice,
// and a denial does not reach past a turn.

import type { Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { Assertion, Mention } from '../finding.ts';

/** "No antihypertensives, clean coronaries": a good state behind the comma is said, not denied. */
const good = /^(?:normal|clean|clear|intact|full|good|excellent|unremarkable|negative|healthy|stable|well|benign)\b/i;

/** "No nystagmus, fields full", "no dementia, oriented x3": so is a part of the body, or a mind, in a good state. */
const saysGood =
  /^(?:alert|oriented|A&O|AAO|awake|independent|steady)\b|^[a-z ]+ (?:normal|clear|intact|full|good|excellent|unremarkable|healthy|stable|equal|strong|flat|attached|quiet)$/i;

const negates = /^(?:no|not|never|without|nothing|nobody|denies|denied|denying|neither|nor|none)\b/i;

/** "No leg weakness, no trouble urinating": a phrase that begins with its own negation is not negated again by the one before it. */
export function ownNegation(chart: Chart, a: Assertion, span: Span, via: Mention['via']): Assertion {
  const words = chart.text.slice(span.start, span.end);
  const behindComma =
    ((via === 'opposite' && good.test(words)) || saysGood.test(words)) &&
    /,\s*$/.test(chart.text.slice(Math.max(0, span.start - 4), span.start)) &&
    a.cues.every((c) => c.axis !== 'polarity' || c.span.end < span.start);
  const endsGood = via === 'opposite' && wellAtEnd.test(words) && isPastComma(chart, a, span);
  if (!negates.test(words) && !behindComma && !endsGood && !saysNotItself(chart, a, span, words)) return a;
  // the denial of a denial is not stated either way ("no evidence that there is no weakness")
  if (a.whole) return a.frame === 'actual' ? { ...a, frame: 'hypothetical' } : a;
  // an empty box before "not done" takes back the denial itself
  if (a.cues.some((c) => c.rule === 'check box off')) return a;
  return a.polarity === 'negated' ? { ...a, polarity: 'affirmed' } : a;
}

/** "Higher pressure not tolerable, lower pressure does not control": behind the comma stands a clause with a denial of its own. */
const saysNotItself = (chart: Chart, a: Assertion, span: Span, words: string): boolean =>
  (finiteNot.test(words) || labelledNo.test(words)) && isPastComma(chart, a, span);

const isPastComma = (chart: Chart, a: Assertion, span: Span): boolean =>
  a.cues.every((c) => c.axis !== 'polarity' || c.span.end <= span.start) &&
  a.cues.some((c) => c.axis === 'polarity' && /,[^,]{0,12}$/.test(chart.text.slice(c.span.end, span.start)));
/** "No ankle swelling, speech and memory intact." */
const wellAtEnd = /\b(?:normal|clear|intact|good|excellent|sharp|unremarkable)$/i;
/** "No gag, neuro: no recovery". */
const labelledNo = /^[^:,]{2,30}:\s*(?:no|not|without)\b/i;
const finiteNot = /\b(?:does|do|did|is|are|was|were|has|have|had|can|could|would)(?:\s+not\b|n['’]t\b)/i;

/** "Not safe to walk; safely operates the chair", "no trouble with chores except reading": words past a turn are neither denied nor stated. */
export function deniesPastTurn(chart: Chart): (m: Mention) => boolean {
  const turning = new Map<number, boolean>();
  return (m) => {
    let may = turning.get(m.sentence);
    if (may === undefined) {
      const { start, end } = chart.sentences[m.sentence];
      may = mayTurn.test(chart.text.slice(start, end));
      turning.set(m.sentence, may);
    }
    if (!may) return false;
    const words = chart.text.slice(m.start, m.end);
    if (!turn.test(words)) return false;
    return m.via === 'opposite' ? negates.test(words) : m.assertion.polarity === 'negated';
  };
}
const turn = /;|\b(?:but|except|however|although|apart from)\b/i;
const mayTurn = /;|but|except|however|although|apart from/i;
