// "Two weeks later", "the following month", "POD 3", "six weeks after his 01/12/2026 operation", "in October of the same year": days told
// from another day that was named before. A sentence's text, the days found in it and the last one named above it in; days out.

import { addMonths, type Day, type Days, dayOf, daysInMonth, partsOf } from '../../values/civil-date.ts';
import { monthNumber } from '../../values/date-forms.ts';
import { matchesOf } from '../../values/matches.ts';
import { wordsAt } from '../measurement/numbers/number-words.ts';
import { ago, type Unit } from './calendar.ts';
import type { DateExpression } from './expression.ts';

const count = String.raw`(\d{1,3}|an?|one|a couple(?: of)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|sixteen|eighteen)`;
const unit = String.raw`(day|week|wk|fortnight|month|mo|year|yr)s?\.?`;
const later = new RegExp(String.raw`\b${count}[\s-]${unit}\s(?:later|afterwards?|thereafter|after that)\b`, 'gi');
const afterNamed = new RegExp(
  String.raw`\b(?:${count}|the)[\s-]${unit}\s(after|before|following|prior to|ahead of)\s(?:(?:the|his|her|their|that|a|an)\s)?(?:[a-z-]+\s){0,5}?(?:(?:of|on|in)\s)?$`,
  'i',
);
const next =
  /\bthe (following|next|previous|preceding) (day|morning|evening|week|month|year)\b|\bthe (day|week|month|year) (after|before)(?=[.,;)]|$)/gi;
const sameYear =
  /\b(?:in |early in |late in )?(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?),? (?:of )?(?:the|that) (same |following |next )?year\b/gi;
const soonAfter = /\b(?:just|shortly|soon|right) (?:afterwards?|thereafter|after that)\b/gi;
/** In days. */
const SOON = 45;
const afterSurgery = /\b(?:on|by|until|through) (?:POD|post-?op(?:erative)? day)\s?#?\s?(\d{1,2})\b/gi;

/** Some word of every such expression: most sentences hold none. */
export const countedOnWord =
  /later|afterward|thereafter|after|follow|before|prior|ahead|next|previous|preced|same|pod|post|that/i;

/** @param above the last day named in the sentences before; null when none is */
export function countedOn(
  text: string,
  found: readonly DateExpression[],
  above: () => Days | null,
): readonly DateExpression[] {
  const out: DateExpression[] = [];
  const add = (start: number, end: number, days: Days | null): void => {
    if (days && !out.some((o) => start < o.end && o.start < end)) out.push({ start, end, ...days, basis: 'relative' });
  };
  /** What was named last before `at`: in this sentence, else above it. */
  const named = (at: number): Days | null => found.findLast((d) => d.end <= at) ?? above();
  for (const d of found) {
    const lead = afterNamed.exec(text.slice(Math.max(0, d.start - 80), d.start));
    if (!lead) continue;
    const start = Math.max(0, d.start - 80) + lead.index;
    const word = start + lead[0].toLowerCase().indexOf(lead[3].toLowerCase());
    add(start, word + lead[3].length, from(d, lead[1], lead[2], /before|prior|ahead/i.test(lead[3]) ? -1 : 1));
  }
  for (const m of matchesOf(later, text)) add(m.index, m.index + m[0].length, from(named(m.index), m[1], m[2], 1));
  for (const m of matchesOf(afterSurgery, text))
    add(m.index, m.index + m[0].length, from(named(m.index), m[1], 'day', 1));
  for (const m of matchesOf(soonAfter, text)) {
    const of = named(m.index);
    add(m.index, m.index + m[0].length, of && { lo: of.lo, hi: of.hi + SOON });
  }
  for (const m of matchesOf(next, text)) {
    const back = /previous|preceding|before/i.test(m[1] ?? m[4]);
    add(m.index, m.index + m[0].length, beside(named(m.index), (m[2] ?? m[3]).toLowerCase(), back ? -1 : 1));
  }
  for (const m of matchesOf(sameYear, text)) {
    const of = named(m.index);
    if (!of || partsOf(of.lo).year !== partsOf(of.hi).year) continue;
    const year = partsOf(of.lo).year + (/following|next/i.test(m[2] ?? '') ? 1 : 0);
    const month = monthNumber(m[1]);
    const lo = dayOf(year, month, 1);
    if (lo !== undefined) add(m.index, m.index + m[0].length, { lo, hi: lo + daysInMonth(year, month) - 1 });
  }
  return out;
}

/** As exactly as such counts are meant (00-conventions section 3), from a day that is known to a season at least. */
function from(of: Days | null, said: string | undefined, units: string, sign: 1 | -1): Days | null {
  if (!of || of.hi - of.lo > LONGEST) return null;
  const n = countOf(said ?? 'the');
  if (n === undefined) return null;
  const [kind, times] = unitOf(units.toLowerCase());
  const at = (day: Day): Days => (sign < 0 ? ago(day, n * times, kind) : ahead(day, n * times, kind));
  return { lo: at(of.lo).lo, hi: at(of.hi).hi };
}
const LONGEST = 100;

function countOf(said: string): number | undefined {
  if (/^\d/.test(said)) return Number(said);
  if (/couple/i.test(said)) return 2;
  return /^(?:an?|the)$/i.test(said) ? 1 : wordsAt(said, 0)?.value;
}

/** The reverse of `ago`. */
function ahead(day: Day, n: number, kind: Unit): Days {
  if (kind === 'day') return { lo: day + n, hi: day + n };
  if (kind === 'week') return { lo: day + 7 * n - 3, hi: day + 7 * n + 3 };
  const at = addMonths(day, kind === 'month' ? n : 12 * n);
  const slack = kind === 'month' ? 15 : 183;
  return { lo: Math.max(day, at - slack), hi: at + slack };
}

function unitOf(word: string): readonly [Unit, number] {
  if (word === 'fortnight') return ['week', 2];
  return [word.startsWith('d') ? 'day' : word.startsWith('w') ? 'week' : word.startsWith('m') ? 'month' : 'year', 1];
}

function beside(of: Days | null, kind: string, sign: 1 | -1): Days | null {
  if (!of) return null;
  const width = of.hi - of.lo;
  if (kind === 'year') {
    const { year } = partsOf(of.lo);
    if (partsOf(of.hi).year !== year) return null;
    return { lo: dayOf(year + sign, 1, 1)!, hi: dayOf(year + sign, 12, 31)! };
  }
  if (kind === 'month') {
    if (width > 31) return null;
    const { year, month } = partsOf(of.lo);
    const lo = addMonths(dayOf(year, month, 1)!, sign);
    return { lo, hi: addMonths(lo, 1) - 1 };
  }
  if (width > 7) return null;
  return kind === 'week'
    ? { lo: sign > 0 ? of.lo + 1 : of.lo - 13, hi: sign > 0 ? of.hi + 13 : of.hi - 1 }
    : { lo: of.lo + sign, hi: of.hi + sign };
}
