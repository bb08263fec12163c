// All numbers of a text with their bounds, ranges, units and shapes. A text in, quantities in order out; binding to labels is bind.ts.

import type { Interval } from '../../../values/interval.ts';
import { matchesOf } from '../../../values/matches.ts';
import type { Span } from '../../../values/span.ts';
import { sentencesWith } from '../../word-kinds.ts';
import { byOrFrom, isSteps, movedBefore } from './amount-of-change.ts';
import { bare, hoursAndMinutes } from './clock-duration.ts';
import { type Bound, boundAfter, boundBefore } from './comparators.ts';
import { compoundAt } from './compound.ts';
import { decadeAt } from './decades.ts';
import { covered, maskedSpans } from './masks.ts';
import { digitsAt, type NumberText, numberWordPart, numberWordStart, wordsAt } from './number-words.ts';
import { outOf, spokenFraction, standsAlone } from './spoken.ts';
import { type Unit, unitAt } from './units.ts';

export type Quantity = Span & {
  /** The numbers as written, before bounds and conversion. */
  readonly first: number;
  readonly second: number | null;
  readonly bound: Bound | null;
  /** `120/80`, `8/10`, `20/40`: what it means depends on the label. `second` is then the upper end of a range of numerators. */
  readonly over: number | null;
  /** The denominator of a range's upper end: `120/80 to 130/85`. */
  readonly overTo: number | null;
  /** `from 12 to 20`: `first` was before, `second` is now. */
  readonly change: boolean;
  /** `80s`: the whole decade. */
  readonly decade: boolean;
  readonly negative: boolean;
  readonly unit: Unit | null;
  /** Letters that touch the number on its left ("BP120"); the binder accepts them only as a label. */
  readonly glued: boolean;
  /** Written in words ("seventy-eight"). */
  readonly spelled: boolean;
  /** How far a value went ("fell 6 points to 9"), no value itself. */
  readonly amount?: true;
  /** Where the number itself begins, after the comparator. */
  readonly at: number;
};

const rangeJoin = /^\s?(?:-|–|—|‑|−|to\b|through\b|thru\b)\s?(?:the\s|about\s|approximately\s|~\s?)?/i;
const andJoin = /^\s(?:and|to|&)\s(?:the\s)?/i;
const changeJoin = /^\s?(?:→|->|➔|=>|⟶)\s?/;
const changeVerb =
  /\b(?:increas|decreas|improv|ris[ei]|rose|fell|fall|dropp?|went|go(?:ne|ing|es)|declin|reduc|down|up|chang|progress|worsen|lower|climb|came|brought|cut|wean|taper|titrat|jump|doubl|tripl|halv|slid|slip|sank|sunk|crept|recover|deteriorat|bounc|mov)\w*\b[^.;]{0,40}\bfrom\s+(?:an?\s|the\s|about\s|approximately\s|approx\.?\s|~|average\s|of\s|baseline\s)*$/i;

/** Sentences with a number in words. */
export const withNumberWords = sentencesWith(numberWordPart);

export function quantitiesIn(text: string, masks: readonly Span[] = maskedSpans(text)): Quantity[] {
  const out: Quantity[] = [];
  for (const at of starts(text)) {
    if (out.length > 0 && at < out[out.length - 1].end) continue;
    if (covered(masks, at)) continue;
    const q = quantityAt(text, at, masks);
    if (q) out.push(q);
  }
  return out;
}

function starts(text: string): number[] {
  const out: number[] = [];
  for (const m of matchesOf(/(?<![\d.,])\.?\d|[½¼¾]/g, text)) out.push(m.index);
  for (const m of matchesOf(numberWordStart, text)) out.push(m.index);
  return out.sort((a, b) => a - b);
}

function quantityAt(text: string, at: number, masks: readonly Span[]): Quantity | null {
  const n = digitsAt(text, at) ?? wordsAt(text, at);
  if (!n) return null;
  const prior = text[at - 1] ?? ' ';
  const glued = !n.words && /[A-Za-z]/.test(prior);
  let end = n.end;
  let second: number | null = null;
  let over: number | null = null;
  let overTo: number | null = null;
  let change = false;
  let decade = false;
  let unit: Unit | null = null;

  const tens = decadeAt(text, at, n);
  if (tens === 'other') return null;
  if (tens) {
    end = tens.end;
    second = tens.highest;
    decade = tens.lowest === null;
  }
  const fraction = over === null ? (fractionAt(text, end, masks) ?? spokenFraction(text, n, end)) : null;
  if (fraction) {
    over = fraction.value;
    end = fraction.end;
  }
  // "in the 120s/80s"
  if (decade && fraction) end += /^['’]?s\b/.exec(text.slice(end, end + 3))?.[0].length ?? 0;
  const clock = hoursAndMinutes(text, at, end);
  if (clock) {
    return { ...bare, start: at, end: clock.end, first: n.value + clock.minutes / 60, unit: unitAt('h', 0)!.unit, at };
  }
  // "6+ weeks"
  const more = /^\+\s?(?=[a-z])/i.exec(text.slice(end, end + 3));
  const more1 = more ? unitAt(text, end + more[0].length) : null;
  const open = more1?.unit.dimension === 'time' ? more1 : null;
  const u1 = open ?? unitAt(text, end);
  // "2.0 R, 1.5 L" are two sides, "53 L 80-100" is low: no litres
  const isL = text.slice(end, u1?.end).trim() === 'L';
  const isSide = isL && /\d\s?\(?R(?![A-Za-z])/.test(text);
  const isLow = isL && /^\s+L\s+[([]?\s?\d+(?:\.\d+)?\s?[-–]\s?\d/.test(text.slice(end));
  // "Years since quitting: 10  Cig/day then: 25": what follows is the next label, no unit.
  const isLabel =
    u1 !== null && /^\s+[A-Z]/.test(text.slice(end)) && /^[^.;,\d\n]{0,16}:\s*\d/.test(text.slice(u1.end));
  if (u1 && !isSide && !isLow && !isLabel && !(over !== null && u1.unit.symbol === 'in')) {
    unit = u1.unit;
    end = u1.end;
  }
  const whole = n.words && !unit && over === null ? n : null;

  const from = changeVerb.test(text.slice(Math.max(0, at - 70), at));
  const between = /\b(?:between|from|ranging|range[sd]?(?: from)?|var(?:ied|ies|ying)(?: from)?)\s(?:the\s)?$/i.test(
    text.slice(Math.max(0, at - 26), at),
  );
  const moved = from ? null : movedBefore(text, at);
  let amount: boolean = moved !== null && isSteps(text.slice(n.end, n.end + 28));
  const joins = amount
    ? []
    : [
        changeJoin.exec(text.slice(end)),
        rangeJoin.exec(text.slice(end)),
        between ? andJoin.exec(text.slice(end)) : null,
        // "two or three months": of times only, "20/40 or 20/50" are two
        /^\sor\s(?=\S+\s?-?(?:days?|weeks?|wks?|months?|mos?|years?|yrs?)\b)/i.exec(text.slice(end)),
      ];
  for (const j of joins) {
    if (!j || second !== null) continue;
    // "FiO2-60": the digit is the label's, the hyphen separates.
    if (glued && /^\s?[-–—]/.test(j[0])) continue;
    const next = end + j[0].length;
    if (covered(masks, next)) continue;
    const m = digitsAt(text, next) ?? wordsAt(text, next);
    if (!m) continue;
    const stop = partEnd(text, m, masks);
    if (stop === null) continue;
    // "8/10 to 2/10" is a change on one scale; "120/80-130/85" a range of pairs; "L4-5" never comes here.
    const arrow = j === joins[0];
    if (unit && stop.unit && unit.dimension !== stop.unit.dimension) continue;
    if (over !== null && stop.over !== null && stop.over !== over && !(over > 40 && stop.over > 40)) continue;
    if (!arrow && !from && over !== null && stop.over === over && over <= 100 && n.value > m.value) change = true;
    if (
      arrow ||
      from ||
      (between && over === null && stop.over === null && m.value < n.value && FROM.test(text.slice(0, at)))
    )
      change = true;
    const way =
      moved && /\bto\b/i.test(j[0]) ? byOrFrom(moved, n.value, unit !== null || over !== null, m.value) : null;
    if (way === 'by') {
      amount = true;
      break;
    }
    if (way === 'from') change = true;
    if (!change && over === null && stop.over === null && !between && m.value < n.value) break;
    second = m.value;
    overTo = stop.over;
    // "110-120/70-80"
    const lower =
      stop.over !== null && over === null
        ? /^\s?[-–]\s?(\d{2,3})(?:['’]?s)?(?![\d/.])/.exec(text.slice(stop.end))
        : null;
    if (lower) overTo = Number(lower[1]);
    if (stop.over !== null) over = over ?? stop.over;
    unit = unit ?? stop.unit;
    end = stop.end + (lower?.[0].length ?? 0);
    break;
  }
  // Nine events scored: counted things make a number of a word.
  const counted = /^\s(?:\w+\s)?(?:events?|apneas?|hypopneas?)\b/i.test(text.slice(end, end + 30));
  const decimal = whole !== null && / point /i.test(text.slice(at, whole.end));
  // "SpO2 of 84": the digit of a name is out of nothing
  const scale = over === null && !glued ? outOf(text, end, n) : null;
  if (whole && !tens && !decimal && second === null && !counted && !scale && !standsAlone(text, at, whole)) return null;
  if (scale && scale.value >= n.value) {
    over = scale.value;
    end = scale.end;
  }
  let first = tens?.lowest ?? n.value;
  const compound = compoundAt(text, end, unit, first, masks);
  if (compound && second === null) {
    first = compound.value;
    end = compound.end;
    unit = compound.unit;
  }
  // 20k-40k: the suffix of the upper end counts for both ("30-80k").
  if (second !== null && second >= 1000 && first < 1000 && /k$/i.test(text.slice(at, end).trimEnd())) first *= 1000;
  if (!unit && !decade && /^[A-Za-z]/.test(text.slice(end, end + 1)) && !/^(?:x|ish)\b/i.test(text.slice(end, end + 4)))
    return null;

  const before = boundBefore(text, at);
  // "up to 9.1 from 8.2" says where it went, not how far it may go
  const reached =
    before !== null && /up to\s*$/i.test(text.slice(before.start, at)) && /^\s?%?\s?from\s\d/i.test(text.slice(end));
  const low = reached ? null : before;
  const high = low ? null : boundAfter(text, end);
  const sign = prior === '-' || prior === '−' ? /[\s(:=,]/.test(text[at - 2] ?? ' ') : false;
  return {
    start: low ? low.start : sign ? at - 1 : at,
    end: high ? high.end : end,
    first,
    second,
    bound: low?.bound ?? (open ? '>=' : (high?.bound ?? null)),
    over,
    overTo,
    change,
    decade,
    negative: sign,
    unit,
    glued,
    spelled: n.words,
    ...(amount && { amount: true as const }),
    at,
  };
}

function fractionAt(text: string, at: number, masks: readonly Span[]): NumberText | null {
  // A titer is written 1:80.
  const m =
    /^\s?\/\s?(?=\d)/.exec(text.slice(at, at + 4)) ??
    (/(?<!\d)1$/.test(text.slice(Math.max(0, at - 2), at)) ? /^:(?=\d{2,4}\b)/.exec(text.slice(at, at + 5)) : null);
  if (!m || covered(masks, at + m[0].length)) return null;
  const n = digitsAt(text, at + m[0].length);
  // "4% 8.0 / 3% 10.0", "22.4 / 31.0": two values, no fraction
  const whole = n && !/\./.test(text.slice(at, n.end)) && !/^\s?%/.test(text.slice(n.end, n.end + 2));
  return n && whole && Number.isInteger(n.value) ? n : null;
}

/** "From 52 to 38" went down; "from 30 to 35" may be a range. */
const FROM = /\bfrom\s$/i;

/** The end of a range's upper part with its own fraction, decade and unit. */
function partEnd(
  text: string,
  n: NumberText,
  masks: readonly Span[],
): { end: number; unit: Unit | null; over: number | null } | null {
  let end = n.end;
  const tens = /^['’]?s\b/.exec(text.slice(end, end + 3));
  if (tens) end += tens[0].length;
  const f = fractionAt(text, end, masks);
  if (f) end = f.end + (tens ? (/^['’]?s\b/.exec(text.slice(f.end, f.end + 3))?.[0].length ?? 0) : 0);
  const u = unitAt(text, end);
  if (u) return { end: u.end, unit: u.unit, over: f?.value ?? null };
  if (/^[A-Za-z]/.test(text.slice(end, end + 1))) return null;
  return { end, unit: null, over: f?.value ?? null };
}

/** What a quantity says, as an interval of its own unit (00-conventions section 4). "Almost N" is below N and above four fifths of it. */
export function intervalOf(q: Pick<Quantity, 'first' | 'second' | 'bound' | 'change' | 'decade'>): Interval {
  const lo = q.change && q.second !== null ? q.second : q.second !== null ? Math.min(q.first, q.second) : q.first;
  const hi = q.change && q.second !== null ? q.second : q.second !== null ? Math.max(q.first, q.second) : q.first;
  const top = q.decade && q.first >= 10 ? hi + (q.second === null || !q.change ? 9 : 0) : hi;
  switch (q.bound) {
    case '<':
      return { lo: null, hi, hiOpen: true };
    case '<=':
      return { lo: null, hi };
    case '>':
      return { lo, hi: null, loOpen: true };
    case '>=':
      return { lo, hi: null };
    case 'almost':
      return { lo: lo * 0.8, hi, hiOpen: true };
    default:
      return { lo, hi: top };
  }
}
