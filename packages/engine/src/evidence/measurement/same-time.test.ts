import { expect, test } from 'vitest';
import type { Measurement } from '../finding.ts';
import { sameTimes } from './same-time.ts';

const at = (sentence: number, days: readonly [number, number] | null): Measurement =>
  ({ sentence, date: days && { lo: days[0], hi: days[1], basis: 'stated', span: null } }) as Measurement;

test('found by their days are those that comparing with every other finds', () => {
  const days = [null, [10, 10], [10, 12], [12, 14], [0, 400], [11, 50], [90, 90], [60, 100]] as const;
  const all = days.flatMap((d, i) => [at(i, d), at(i % 3, d)]);
  for (const some of [all.slice(0, 5), all.slice(5, 9), all]) {
    const times = sameTimes();
    some.forEach(times.add);
    for (const m of all) {
      const meets = (o: Measurement): boolean =>
        o.sentence === m.sentence ||
        (o.date !== null && m.date !== null && o.date.lo <= m.date.hi && m.date.lo <= o.date.hi);
      expect(times.some(m, () => true)).toBe(some.some(meets));
      expect(times.some(m, (o) => o.sentence > 4)).toBe(some.some((o) => meets(o) && o.sentence > 4));
    }
  }
});
