// Holidays, seasons and parts of months and years as day intervals. A name and a year in, days out.

import { addMonths, type Day, type Days, dayOf, daysInMonth, partsOf } from '../../values/civil-date.ts';

/** 0 = Sunday. 1970-01-01 was a Thursday. */
export const weekday = (day: Day): number => (((day + 4) % 7) + 7) % 7;

const nth = (year: number, month: number, on: number, n: number): Day => {
  const first = dayOf(year, month, 1)!;
  return first + ((on - weekday(first) + 7) % 7) + 7 * (n - 1);
};
const last = (year: number, month: number, on: number): Day => {
  const end = dayOf(year, month, daysInMonth(year, month))!;
  return end - ((weekday(end) - on + 7) % 7);
};

/** Anonymous Gregorian computus. */
function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1)!;
}

const holidays: readonly (readonly [names: string, on: (year: number) => Day])[] = [
  [String.raw`new year['’]?s? eve`, (y) => dayOf(y, 12, 31)!],
  [String.raw`new year['’]?s?(?: day)?|(?:the )?turn of the (?:new )?year`, (y) => dayOf(y, 1, 1)!],
  [String.raw`mlk day|martin luther king(?:,? jr\.?)?(?: day)?`, (y) => nth(y, 1, 1, 3)],
  [String.raw`valentine['’]?s(?: day)?`, (y) => dayOf(y, 2, 14)!],
  [String.raw`president['’]?s['’]? day`, (y) => nth(y, 2, 1, 3)],
  [String.raw`st\.? patrick['’]?s(?: day)?`, (y) => dayOf(y, 3, 17)!],
  [String.raw`easter(?: sunday)?`, easter],
  [String.raw`mother['’]?s['’]? day`, (y) => nth(y, 5, 0, 2)],
  [String.raw`memorial day`, (y) => last(y, 5, 1)],
  [String.raw`juneteenth`, (y) => dayOf(y, 6, 19)!],
  [String.raw`father['’]?s['’]? day`, (y) => nth(y, 6, 0, 3)],
  [String.raw`(?:the )?(?:fourth|4th) of july|independence day`, (y) => dayOf(y, 7, 4)!],
  [String.raw`labor day`, (y) => nth(y, 9, 1, 1)],
  [String.raw`columbus day|indigenous peoples['’]? day`, (y) => nth(y, 10, 1, 2)],
  [String.raw`halloween`, (y) => dayOf(y, 10, 31)!],
  [String.raw`veterans['’]? day`, (y) => dayOf(y, 11, 11)!],
  [String.raw`thanksgiving(?: day)?`, (y) => nth(y, 11, 4, 4)],
  [String.raw`christmas eve`, (y) => dayOf(y, 12, 24)!],
  [String.raw`christmas(?: day)?|xmas`, (y) => dayOf(y, 12, 25)!],
];

export const holidayPattern = holidays.map(([names]) => names).join('|');
const readers = holidays.map(([names, on]) => ({ pattern: new RegExp(`^(?:${names})$`, 'i'), on }));

export function holiday(name: string, year: number, weekend: boolean): Days | null {
  const found = readers.find((r) => r.pattern.test(name.trim()));
  if (!found) return null;
  const day = found.on(year);
  if (!weekend) return { lo: day, hi: day };
  // The weekend that the holiday belongs to, Friday to Monday.
  const friday = day - ((weekday(day) - 5 + 7) % 7);
  return { lo: Math.min(friday, day), hi: Math.max(friday + 3, day) };
}

/** `winter 2024` may be the one that began or the one that ended that year: both are inside. */
export function season(name: string, year: number): Days {
  switch (name.toLowerCase()) {
    case 'spring':
      return { lo: dayOf(year, 3, 1)!, hi: dayOf(year, 6, 20)! };
    case 'summer':
      return { lo: dayOf(year, 6, 1)!, hi: dayOf(year, 9, 22)! };
    case 'winter':
      return { lo: dayOf(year - 1, 12, 1)!, hi: dayOf(year, 12, 31)! };
    default:
      return { lo: dayOf(year, 9, 1)!, hi: dayOf(year, 12, 20)! };
  }
}

/** `last winter`, `this past spring`: the latest one that had begun before `anchor` (for `last`, had ended). */
export function seasonBefore(name: string, anchor: Day, ended: boolean): Days {
  const year = partsOf(anchor).year;
  const winter = name.toLowerCase() === 'winter';
  for (let y = year + 1; ; y--) {
    const s = winter ? { lo: dayOf(y - 1, 12, 1)!, hi: dayOf(y, 3, 20)! } : season(name, y);
    if (ended ? s.hi < anchor : s.lo <= anchor) return s;
  }
}

const partWords =
  /\b(early(?: in)?|mid(?:dle of)?|late(?: in)?|(?:the )?beginning of|(?:the )?start of|(?:the )?end of|(?:the )?first half of|(?:the )?second half of|(?:the )?latter (?:half|part) of|(?:the )?(?:first|second|third|last) week (?:of|in))[\s-]*(?:of\s)?(?:the\s)?$/i;

/** The words that take a part of what begins `at`: "early", "the end of". */
export const partBefore = (text: string, at: number): RegExpExecArray | null =>
  partWords.exec(text.slice(Math.max(0, at - 24), at));

/** `early March`, `mid-2023`, `the end of June`: a third of the month or year. */
export function partOf(d: Days, part: string): Days {
  const span = d.hi - d.lo + 1;
  const p = part.toLowerCase();
  if (span > 300) {
    const year = partsOf(d.lo).year;
    if (/first half/.test(p)) return { lo: d.lo, hi: dayOf(year, 6, 30)! };
    if (/second half|latter/.test(p)) return { lo: dayOf(year, 7, 1)!, hi: d.hi };
    if (/early|begin|start/.test(p)) return { lo: d.lo, hi: dayOf(year, 4, 30)! };
    if (/mid/.test(p)) return { lo: dayOf(year, 5, 1)!, hi: dayOf(year, 8, 31)! };
    return { lo: dayOf(year, 9, 1)!, hi: d.hi };
  }
  const week = /(first|second|third|last) week/.exec(p);
  if (week) {
    const lo = week[1] === 'last' ? d.hi - 6 : d.lo + 7 * ['first', 'second', 'third'].indexOf(week[1]);
    return { lo, hi: lo + 6 };
  }
  if (/early|begin|start|first half/.test(p)) return { lo: d.lo, hi: d.lo + (/half/.test(p) ? 14 : 9) };
  if (/mid/.test(p)) return { lo: d.lo + 9, hi: d.lo + 19 };
  return { lo: d.lo + (/half|latter/.test(p) ? 14 : 19), hi: d.hi };
}

/** The latest such day or interval not after `anchor`. */
export function latest(of: (year: number) => Days | null, anchor: Day): Days | null {
  const year = partsOf(anchor).year;
  for (const y of [year, year - 1]) {
    const d = of(y);
    if (d && d.lo <= anchor) return d;
  }
  return null;
}

export type Unit = 'day' | 'week' | 'month' | 'year';

/** N units before `anchor`: days exact, weeks ± 3 days, months ± 15 days, years ± 6 months (00-conventions section 3). */
export function ago(anchor: Day, n: number, unit: Unit): Days {
  switch (unit) {
    case 'day':
      return { lo: anchor - Math.round(n), hi: anchor - Math.round(n) };
    case 'week':
      return { lo: anchor - Math.round(n * 7) - 3, hi: anchor - Math.round(n * 7) + 3 };
    case 'month': {
      const at = addMonths(anchor, -Math.trunc(n)) - Math.round((n % 1) * 30);
      return { lo: at - 15, hi: Math.min(at + 15, anchor) };
    }
    case 'year': {
      const months = Math.round(n * 12);
      return { lo: addMonths(anchor, -months - 6), hi: Math.min(addMonths(anchor, -months + 6), anchor) };
    }
  }
}
