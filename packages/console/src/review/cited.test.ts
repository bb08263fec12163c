import { expect, test } from 'vitest';
import { type Criterion, citedOf, type Evidence } from './cited.ts';

const box = (x0: number) => ({ page: 1, x0, y0: 10, x1: x0 + 5, y1: 20 });
const evidence = (x0: number, quote: string, confidence?: number): Evidence => ({
  document: 'Visit',
  page: 1,
  quote,
  context: quote,
  start: x0,
  end: x0 + quote.length,
  date: '2026-05-01',
  boxes: [box(x0)],
  ...(confidence === undefined ? {} : { confidence }),
});
const criterion = (part: Partial<Criterion>): Criterion => ({
  id: 'C1',
  name: 'A criterion',
  statement: 'It is so.',
  role: 'required',
  status: 'unknown',
  reason: '',
  silent: false,
  evidence: [],
  counter_evidence: [],
  near_misses: [],
  ...part,
});

test('two finds in one sentence are one quote with both places, and the poorer reading', () => {
  const cited = citedOf(
    criterion({
      near_misses: [
        { evidence: evidence(10, 'BMI 40 or 35', 90), why: 'a goal' },
        { evidence: evidence(30, 'BMI 40 or 35', 14), why: 'a goal' },
        { evidence: evidence(30, 'BMI 40 or 35', 14), why: 'planned' },
      ],
    }),
  );
  expect(cited.map((c) => [c.why, c.evidence.boxes.map((b) => b.x0), c.evidence.confidence])).toEqual([
    ['a goal', [10, 30], 14],
    ['planned', [30], 14],
  ]);
});

test('the same words for and against stay two quotes', () => {
  const cited = citedOf(criterion({ evidence: [evidence(10, 'x')], counter_evidence: [evidence(10, 'x')] }));
  expect(cited.map((c) => c.kind)).toEqual(['evidence', 'counter']);
});
