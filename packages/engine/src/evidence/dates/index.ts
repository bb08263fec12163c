// A chart in; its dates and durations, and the best date for any mention, out. Day intervals follow 00-conventions section 3.
//
// Absolute dates are read by values/date-text.ts; here are the partial, relative and yearless ones, durations, and which date is whose.
// Measured by the marked sentences in ../cases (all right), and by hard statements of a blind author that nobody has read
// (bench/statements/held): 53 of 63 days, 29 of 30 durations.

export { carriedDay } from './carried-part.ts';
export { dateFor } from './date-for.ts';
export { durationsIn, triedUntil } from './durations.ts';
export { anchorOf, birthOf, datesIn, originOf } from './events.ts';
