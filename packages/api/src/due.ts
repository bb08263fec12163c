// By when a request is to be decided: how urgent it is and by how many days it was extended in, hours from its receipt out. The figures of
// the rule stand here and nowhere else: 42 CFR 422.568(b)(1), 422.572(a) and 438.210(d), as they are since 1 January 2026.

export const urgencies = ['standard', 'expedited'] as const;
export type Urgency = (typeof urgencies)[number];

/** A calendar day is 24 hours here: 7 days end at the minute of receipt, on whatever clock a place keeps (docs/decisions/due-dates.md). */
export const DAY_HOURS = 24;
export const hoursToDecide: Readonly<Record<Urgency, number>> = { standard: 7 * DAY_HOURS, expedited: 72 };
export const MOST_EXTENDED_DAYS = 14;

export const hoursUntilDue = (urgency: Urgency, extendedDays: number): number =>
  hoursToDecide[urgency] + extendedDays * DAY_HOURS;
