import { expect, test } from 'vitest';
import { fit, minimize, type Rows } from './fit.ts';

test('a bowl has one lowest place', () => {
  const lowest = minimize(
    (x, gradient) => {
      gradient[0] = 2 * (x[0] - 3);
      gradient[1] = 40 * (x[1] + 1);
      return (x[0] - 3) ** 2 + 20 * (x[1] + 1) ** 2;
    },
    Float64Array.of(50, 50),
  );
  expect(lowest[0]).toBeCloseTo(3, 3);
  expect(lowest[1]).toBeCloseTo(-1, 3);
});

/** Feature 0 stands in what met, 1 in what did not, 2 everywhere. */
const rows: Rows['rows'] = Array.from({ length: 60 }, (_, i) => {
  const tells = (i % 3) as 0 | 1 | 2;
  return { of: tells === 1 ? [0, 2] : tells === 2 ? [1, 2] : [2], weight: 0.7, tells, counts: 1 };
});

test('what stands only in evidence pulls to its side; what stands everywhere pulls to none', () => {
  const { pulls } = fit({ features: 3, rows });
  expect(pulls[0]).toBeGreaterThan(1);
  expect(pulls[3]).toBeGreaterThan(1);
  expect(pulls[1]).toBeLessThan(0);
  expect(pulls[2]).toBeLessThan(0);
  expect(Math.abs(pulls[4])).toBeLessThan(Math.abs(pulls[0]) / 2);
});

test('the same rows give the same pulls', () => expect(fit({ features: 3, rows })).toEqual(fit({ features: 3, rows })));
