// A chart in; its dates and durations, and the best date for any mention, out. Day intervals follow 00-conventions section 3.

export { dateFor } from './date-for.ts';
export { findDurations } from './durations.ts';
export { anchorOf, birthOf, findDateFindings, originOf } from './events.ts';
