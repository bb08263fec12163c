// "IVDA 1988-1994", "in the 1990s", "back in the nineties", "in the late '80s": spans of whole years. A text in, day intervals out.

import { type Day, dayOf } from '../../values/civil-date.ts';
import { matchesOf } from '../../values/matches.ts';
import type { DateExpression } from './expression.ts';

const span = /(?<![\w./-])((?:19|20)\d\d)\s?[-–]\s?((?:19|20)?\d\d)(?![\w/-]|[.,]\d)/g;
const decade =
  /\b(?:(early|mid|late)[- ]?(?:to[- ](?:mid|late)[- ])?)?(?:the )?(?:(early|mid|late)[- ])?(?:(19[3-9]|20[0-2])0['’]?s|['’]([3-9])0s|(?<=\bthe (?:early |mid |late |early-|mid-|late-)?)([3-9])0['’]?s|(?<=\bthe (?:early |mid |late )?)(thirties|forties|fifties|sixties|seventies|eighties|nineties))\b/gi;
/** What runs in the eighties and nineties of today. */
const measured =
  /\b(?:bp|sbp|dbp|hr|pulse|heart rate|pressures?|systolics?|diastolics?|sats?|saturat\w+|spo2|o2|oxygen|room air|temp\w*|fever|glucose|sugars?|bg|weights?|low|upper|mid|high|degrees|percent|%|range\w*|lvef|ef|score\w*|iq)\b[^.;]{0,40}$/i;
const NAMES = ['thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'];

export const yearWords = ['0s', 'ties', '19', '20'];

export function yearsIn(text: string, anchor: Day | null): readonly DateExpression[] {
  const out: DateExpression[] = [];
  const add = (m: RegExpMatchArray & { index: number }, first: number, last: number): void => {
    const [lo, hi] = [dayOf(first, 1, 1), dayOf(last, 12, 31)];
    if (lo === undefined || hi === undefined || (anchor !== null && lo > anchor)) return;
    out.push({ start: m.index, end: m.index + m[0].length, lo, hi, basis: 'stated' });
  };
  for (const m of matchesOf(span, text)) {
    const first = Number(m[1]);
    const last = m[2].length === 4 ? Number(m[2]) : Math.floor(first / 100) * 100 + Number(m[2]);
    if (last > first && last - first <= 60) add(m, first, last);
  }
  for (const m of matchesOf(decade, text)) {
    if (measured.test(text.slice(Math.max(0, m.index - 60), m.index))) continue;
    const named = m[6] ? NAMES.indexOf(m[6].toLowerCase()) + 3 : Number(m[4] ?? m[5]);
    const first = m[3] ? Number(m[3]) * 10 : 1900 + named * 10;
    const part = (m[1] ?? m[2])?.toLowerCase();
    add(
      m,
      first + (part === 'late' ? 6 : part === 'mid' ? 3 : 0),
      first + (part === 'early' ? 4 : part === 'mid' ? 7 : 9),
    );
  }
  return out;
}
