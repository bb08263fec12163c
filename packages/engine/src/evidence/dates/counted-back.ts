// "Three weeks ago", "in the past two months", "POD 3": days counted back from that of the note. The text and that day in, days out.

import { addMonths, type Day, type Days } from '../../values/civil-date.ts';
import { matchesOf } from '../../values/matches.ts';
import { wordsAt } from '../measurement/numbers/number-words.ts';
import { ago, type Unit } from './calendar.ts';
import type { DateExpression } from './expression.ts';

const number = String.raw`(\d+(?:\.\d+)?(?:\s?[½¼¾])?|an?|one half|half an?|(?:a )?couple(?: of)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?(?: and a half)?)`;
const unitWord = String.raw`(day|[dwmy](?=\s?ago\b)|week|wk|fortnight|month|mo|year|yr|decade|winter|summer|spring|autumn)s?\b\.?`;
const agoPattern = new RegExp(
  String.raw`\b(?:(over|more than|greater than|at least|>|less than|under|within|almost|nearly|just under|about|approximately|approx\.?|around|roughly|~)\s?)?${number}\+?(?:\s?(?:-|–|to|or)\s?(\d+|[a-z]+))?[\s-]?${unitWord}(?:\s(and a half))?\s?(?:ago\b|back\b(?!\s?pain)|(?:prior|previous)(?: to (?:this|today|presentation|the visit|admission))|before (?:this|today|presentation|admission))`,
  'gi',
);
const withinPattern = new RegExp(
  String.raw`\b(?:in|within|during|over) (?:the )?(?:past|last|previous|preceding|prior) (?:${number}\s)?${unitWord}`,
  'gi',
);
const postPattern = new RegExp(
  String.raw`\bPOD\s?#?\s?(\d{1,3})\b|\bpost-?op(?:erative)? day\s?#?\s?(\d{1,3})\b|\b${number}[\s-]?${unitWord}\s?(?:s\/p|status[- ]post|post-?op(?:erative(?:ly)?)?\b|post-?surg\w+|out from|after surgery)`,
  'gi',
);
const agoGate = /\bago\b|(?:days?|weeks?|wks?|months?|mos?|years?|yrs?)\.?\s(?:back|prior|previous|before)\b/i;

/** "Three weeks ago", "over a year ago". */
export function daysAgo(text: string, anchor: Day, birth: Day | null): readonly DateExpression[] {
  const out: DateExpression[] = [];
  for (const m of agoGate.test(text) ? matchesOf(agoPattern, text) : []) {
    const n = count(m[2]);
    if (n === undefined) continue;
    const [unit, times] = unitOf(m[4]);
    const value = (n + (m[5] ? 0.5 : 0)) * times;
    const to = m[3] ? count(m[3]) : undefined;
    const near = ago(anchor, value, unit);
    const far = to === undefined ? near : ago(anchor, to * times, unit);
    const said = m[1]?.toLowerCase();
    let d: Days = { lo: Math.min(near.lo, far.lo), hi: Math.max(near.hi, far.hi) };
    if (said && /over|more|greater|least|>/.test(said))
      d = { lo: birth ?? anchor - CENTURY, hi: exactlyAgo(anchor, value, unit) };
    else if (said && /less|under|within|almost|nearly/.test(said))
      d = { lo: exactlyAgo(anchor, value, unit), hi: anchor };
    const lead = m[1] ? 0 : m[0].length - m[0].trimStart().length;
    out.push({ start: m.index + lead, end: m.index + m[0].length, ...d, basis: 'relative' });
  }
  return out;
}
const CENTURY = 36525;

/** "Within the past three months": from then to the note. */
export function stretchesToNow(text: string, anchor: Day): readonly DateExpression[] {
  return matchesOf(withinPattern, text).flatMap((m) => {
    const n = count(m[1]);
    if (n === undefined) return [];
    const [unit, times] = unitOf(m[2]);
    const lo = exactlyAgo(anchor, n * times, unit);
    return [{ start: m.index, end: m.index + m[0].length, lo, hi: anchor, basis: 'relative' }];
  });
}

/** "POD 3", "six weeks post-op": the day of the operation. */
export function daysOfOperation(text: string, anchor: Day): readonly DateExpression[] {
  return matchesOf(postPattern, text).flatMap((m) => {
    const n = count(m[1] ?? m[2] ?? m[3]);
    if (n === undefined) return [];
    const [unit, times] = m[4] ? unitOf(m[4]) : (['day', 1] as const);
    return [{ start: m.index, end: m.index + m[0].length, ...ago(anchor, n * times, unit), basis: 'relative' }];
  });
}

function count(said: string | undefined): number | undefined {
  if (said === undefined) return 1;
  const t = said.toLowerCase();
  if (/^\d/.test(t)) return Number.parseFloat(t) + (t.includes('½') ? 0.5 : 0);
  if (t === 'a' || t === 'an') return 1;
  if (t.includes('couple')) return 2;
  return wordsAt(said, 0)?.value;
}

function unitOf(w: string): readonly [Unit, number] {
  const t = w.toLowerCase();
  if (t === 'fortnight') return ['week', 2];
  if (t === 'decade') return ['year', 10];
  if (/^(?:winter|summer|spring|autumn)$/.test(t)) return ['year', 1];
  return [t.startsWith('d') ? 'day' : t.startsWith('w') ? 'week' : t.startsWith('m') ? 'month' : 'year', 1];
}

function exactlyAgo(anchor: Day, n: number, unit: Unit): Day {
  if (unit === 'day' || unit === 'week') return anchor - Math.round(n * (unit === 'week' ? 7 : 1));
  return addMonths(anchor, -Math.round(n * (unit === 'year' ? 12 : 1)));
}
