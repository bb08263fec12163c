// Civil days: a calendar day as the integer count of days since 1970-01-01 (proleptic Gregorian, no time zone).

export type Day = number;

/** Both ends included. */
export type Days = { readonly lo: Day; readonly hi: Day };

/** `2026-02-30` has no day: returns undefined. Months are 1..12. */
export function dayOf(year: number, month: number, day: number): Day | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return Math.floor(Date.UTC(year, month - 1, day) / 86_400_000);
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export function daysInMonth(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && leap ? 29 : MONTH_LENGTHS[month - 1];
}

export function partsOf(day: Day): { readonly year: number; readonly month: number; readonly day: number } {
  const d = new Date(day * 86_400_000);
  return { year: d.getUTCFullYear(), month: d.getUTCMonth() + 1, day: d.getUTCDate() };
}

/** `20614` → `"2026-06-10"`. */
export function isoOf(day: Day): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** `"2026-06-10"` → its day; undefined when it is no calendar day. */
export function dayFromIso(iso: string): Day | undefined {
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return m ? dayOf(Number(m[1]), Number(m[2]), Number(m[3])) : undefined;
}

/** Calendar months; a missing day is clamped to the month's end (31 Mar − 1 month = 28 or 29 Feb). */
export function addMonths(day: Day, months: number): Day {
  const p = partsOf(day);
  const at = p.year * 12 + (p.month - 1) + months;
  const year = Math.floor(at / 12);
  const month = (at % 12) + 1;
  return dayOf(year, month, Math.min(p.day, daysInMonth(year, month)))!;
}

/** Completed years between birth and a day. */
export function ageOn(birth: Day, on: Day): number {
  const b = partsOf(birth);
  const o = partsOf(on);
  const before = o.month < b.month || (o.month === b.month && o.day < b.day);
  return o.year - b.year - (before ? 1 : 0);
}
