// `measure` and `age`: values against a comparison; the governing value is the latest one of the best source.

import type { Measurement } from '../../evidence/finding.ts';
import type { Rule, RuleOf } from '../../policy/rule.ts';
import { ageOn, isoOf } from '../../values/civil-date.ts';
import { type Comparison, compare, type Interval } from '../../values/interval.ts';
import type { Answer } from '../../values/truth.ts';
import { standsWith } from '../beside.ts';
import type { Case } from '../case.ts';
import { dayOfName, sentenceAt } from '../dates.ts';
import { pieceOf } from '../piece.ts';
import { dayFor, inWindow, refusedByAssertion, refusedByPlace } from '../scope.ts';
import { nothing, type Piece, type Rejected, type Unclear, type Verdict } from '../verdict.ts';
import { windowText } from './mention.ts';

type Candidate = {
  readonly m: Measurement;
  readonly piece: Piece;
  readonly truth: Answer | 'illegible';
};

/**
 * Numbers that were read from a picture with less confidence decide nothing: on our simulated faxes 3 % of them.
 * A lone digit gives recognition little to go by, and is right with less.
 */
const LEGIBLE = 50;
const LEGIBLE_DIGIT = 20;

export function judgeMeasure(k: Case, rule: RuleOf<'measure'>): Verdict {
  const candidates: Candidate[] = [];
  const unclear: Unclear[] = [];
  const near: Rejected[] = [];
  for (const id of rule.analytes) {
    for (const m of k.findings.measurements.get(id) ?? []) {
      const day = dayFor(k, rule.scope, m.date, m.sentence);
      const note = m.inputs ? `computed: ${show(m.value)} ${m.unit}`.trim() : null;
      const piece: Piece = { ...pieceOf(k.chart, m, m.sentence, day, note), value: m.value, inputs: m.inputs ?? [] };
      const refused = refuseValue(k, rule, m) ?? refusedByInputs(k, rule, m);
      if (refused) {
        near.push({ piece, why: refused });
        continue;
      }
      if (rule.scope.within) {
        const answer = inWindow(k, rule.scope.within, day);
        if (answer === 'outside') near.push({ piece, why: `outside the window (${windowText(rule.scope.within)})` });
        if (answer === 'unclear') unclear.push({ piece, why: 'its date does not settle the window' });
        if (answer !== 'inside') continue;
      }
      candidates.push({ m, piece, truth: isLegible(k, m) ? test(m, rule) : 'illegible' });
    }
  }
  if (candidates.length === 0) return { for: [], against: [], unclear, near };
  const governing = pick(candidates, rule.pick);
  const governs = new Set(governing);
  for (const c of candidates) if (!governs.has(c)) near.push({ piece: c.piece, why: 'another value governs' });
  const by = (truth: Candidate['truth']) => governing.filter((c) => c.truth === truth).map((c) => c.piece);
  if (rule.pick === 'any' && by('yes').length > 0) return { for: by('yes'), against: [], unclear: [], near };
  if (rule.pick === 'all' && by('no').length > 0) return { for: [], against: by('no'), unclear: [], near };
  const open = [
    ...by('unclear').map((piece) => ({ piece, why: 'the stated value does not settle the threshold' })),
    ...by('illegible').map((piece) => ({ piece, why: 'its digits are hard to read on the scan' })),
  ];
  if (open.length > 0) return { for: [], against: [], unclear: open, near };
  return { for: by('yes'), against: by('no'), unclear: [], near };
}

/** Why a value does not count under a rule's scope; null when it does. */
export const refuseValue = (k: Case, { scope }: Pick<Rule, 'scope'>, m: Measurement): string | null =>
  (m.role !== 'actual' ? `a ${m.role}, not a measured value` : null) ??
  (m.implausible ? 'implausible value' : null) ??
  (m.assertion.polarity === 'negated' ? 'denied' : null) ??
  refusedByAssertion(m.assertion, scope.accept) ??
  refusedByPlace(k, scope, m.sentence, m, m.side);

const isLegible = (k: Case, m: Measurement): boolean =>
  [m, ...(m.inputs ?? [])].every(
    (span) =>
      (k.chart.confidenceOf(span, /\d.*\d/) ?? 100) >= LEGIBLE &&
      (k.chart.confidenceOf(span, /\d/) ?? 100) >= LEGIBLE_DIGIT,
  );

/** What makes one of its inputs something else ("titration: 3 h") makes the value worked out from it something else. */
function refusedByInputs(k: Case, rule: RuleOf<'measure'>, m: Measurement): string | null {
  if (!rule.scope.without) return null;
  for (const input of m.inputs ?? []) {
    const sentence = sentenceAt(k, input.start);
    if (sentence !== null && sentence !== m.sentence && standsWith(k, rule.scope.without, sentence, 'sentence'))
      return 'worked out from words that make it something else';
  }
  return null;
}

function test(m: Measurement, rule: RuleOf<'measure'>): Candidate['truth'] {
  const value = rule.round === 'half_up' ? rounded(m.value) : m.value;
  const answers = rule.is.map((c) =>
    m.approximate && value.lo === c.value && value.hi === c.value ? 'unclear' : compare(value, c),
  );
  if (answers.every((a) => a === 'yes')) return 'yes';
  return answers.includes('no') ? 'no' : 'unclear';
}

const up = (n: number | null): number | null => (n === null ? null : Math.floor(n + 0.5));
const rounded = (i: Interval): Interval => ({ ...i, lo: up(i.lo), hi: up(i.hi) });

/** Latest day first, then best source; several of the same day and source stand together (and may contradict). */
function pick(all: readonly Candidate[], how: RuleOf<'measure'>['pick']): readonly Candidate[] {
  if (how === 'any' || how === 'all') return all;
  if (how === 'highest') return best(all, (c) => c.m.value.hi ?? c.m.value.lo ?? 0);
  if (how === 'lowest') return best(all, lowness);
  const day = (c: Candidate) =>
    c.piece.day ? (how === 'first' ? -c.piece.day.lo : c.piece.day.hi) : Number.NEGATIVE_INFINITY;
  const ofDay = best(all, day);
  if (how === 'lowest_of_latest') return best(ofDay, lowness);
  const rank = Math.min(...ofDay.map((c) => c.piece.rank));
  return ofDay.filter((c) => c.piece.rank === rank);
}

const lowness = (c: Candidate): number => -(c.m.value.lo ?? c.m.value.hi ?? 0);

function best(all: readonly Candidate[], key: (c: Candidate) => number): readonly Candidate[] {
  const most = Math.max(...all.map(key));
  return all.filter((c) => key(c) === most);
}

export function judgeAge(k: Case, rule: RuleOf<'age'>): Verdict {
  const at = dayOfName(k, rule.at);
  const born = k.chart.patient.birthDate;
  if (!born || !at) return ageAsWritten(k, rule);
  const age: Interval = { lo: ageOn(born.day, at.lo), hi: ageOn(born.day, at.hi) };
  const piece = { ...dayOfName(k, 'birth_date')!.pieces[0], note: `age ${show(age)} on ${isoOf(at.lo)}`, day: at };
  return place(all(age, rule.is), [piece]);
}

/** Without a birth date: "a 71-year-old retired toolmaker", read by evidence as the analyte `age` where the policy has it. */
function ageAsWritten(k: Case, rule: RuleOf<'age'>): Verdict {
  const stated = (k.findings.measurements.get('age') ?? []).filter(
    (m) =>
      m.role === 'actual' &&
      m.assertion.polarity === 'affirmed' &&
      !refusedByAssertion(m.assertion, []) &&
      !m.implausible,
  );
  const latest = stated.at(-1);
  return latest ? place(all(latest.value, rule.is), [pieceOf(k.chart, latest, latest.sentence, latest.date)]) : nothing;
}

export function all(value: Interval, is: readonly Comparison[]): Answer {
  const answers = is.map((c) => compare(value, c));
  return answers.every((a) => a === 'yes') ? 'yes' : answers.includes('no') ? 'no' : 'unclear';
}

export function place(truth: Answer, pieces: readonly Piece[], why = 'what is stated does not settle it'): Verdict {
  if (truth === 'yes') return { ...nothing, for: pieces };
  if (truth === 'no') return { ...nothing, against: pieces };
  return { ...nothing, unclear: pieces.map((piece) => ({ piece, why })) };
}

export function show(i: Interval): string {
  const n = (x: number): string => String(Math.round(x * 100) / 100);
  if (i.lo !== null && i.hi !== null) return i.lo === i.hi ? n(i.lo) : `${n(i.lo)}–${n(i.hi)}`;
  return i.lo !== null
    ? `${i.loOpen ? '>' : '≥'} ${n(i.lo)}`
    : i.hi !== null
      ? `${i.hiOpen ? '<' : '≤'} ${n(i.hi)}`
      : 'unknown';
}
