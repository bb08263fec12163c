// Measurements in; whether some of them are of the same sentence, or of a day in common with another, out.
//
// A chart of years has thousands of weighings: each is looked up by its days, not compared with every other.

import type { Measurement } from '../finding.ts';

export type SameTimes = {
  readonly add: (m: Measurement) => void;
  /** Is one that passes `test` of the same sentence as `m`, or of the same time? */
  readonly some: (m: Measurement, test: (other: Measurement) => boolean) => boolean;
};

/** Days: what may have been at any time of longer ones is kept apart. */
const LONG = 31;

export function sameTimes(): SameTimes {
  const bySentence = new Map<number, Measurement[]>();
  const byDay = new Map<number, Measurement[]>();
  const short: Measurement[] = [];
  const long: Measurement[] = [];
  return {
    add: (m) => {
      append(bySentence, m.sentence, m);
      if (m.date === null) return;
      const { lo, hi } = m.date;
      (hi - lo > LONG ? long : short).push(m);
      if (hi - lo <= LONG) for (let day = lo; day <= hi; day++) append(byDay, day, m);
    },
    some: (m, test) => {
      if (bySentence.get(m.sentence)?.some(test)) return true;
      if (m.date === null) return false;
      const { lo, hi } = m.date;
      const meets = (other: Measurement): boolean => other.date!.lo <= hi && lo <= other.date!.hi && test(other);
      if (long.some(meets)) return true;
      if (hi - lo > LONG) return short.some(meets);
      for (let day = lo; day <= hi; day++) if (byDay.get(day)?.some(test)) return true;
      return false;
    },
  };
}

function append(lists: Map<number, Measurement[]>, at: number, m: Measurement): void {
  const list = lists.get(at);
  if (list) list.push(m);
  else lists.set(at, [m]);
}
