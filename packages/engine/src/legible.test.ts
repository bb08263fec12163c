import { expect, test } from 'vitest';
import type { Page } from './pdf/page.ts';
import { readPolicies } from './policy/index.ts';
import { review } from './review.ts';

const { policies } = readPolicies(
  [],
  [
    {
      file: 'sample/policy.yaml',
      text: `
policy: sample
id: 00000000-0000-4000-8000-000000000001
name: Sample
publisher: Nobody
version: "1"
analytes:
  ahi: {labels: [AHI], unit: /h, plausible: 0..200}
leaves:
  B:
    name: Index
    statement: The index is 15 or more.
    ask: A study.
    decide: [{measure: ahi, is: ">= 15"}]
titles:
  - title: First
    criteria: {all: [B]}
`,
    },
  ],
);

/** A scanned page on which each word was read with the confidence behind its bar. */
const scan = (...lines: readonly string[]): Page => ({
  number: 1,
  width: 612,
  height: 792,
  source: 'ocr',
  confidence: 90,
  words: lines.flatMap((line, row) =>
    line.split(' ').map((w, i) => {
      const [text, confidence = '95'] = w.split('|');
      const x0 = 50 + i * 60;
      return {
        text,
        confidence: Number(confidence),
        x0,
        x1: x0 + 50,
        y0: 100 + row * 14,
        y1: 110 + row * 14,
        size: 10,
      };
    }),
  ),
});

test.each([
  ['AHI 31.2 per hour', 'met', 95],
  ['AHI 31.2|62 per hour', 'met', 62],
  ['AHI 31.2|34 per hour', 'unknown', null],
  ['AHI|34 31.2 per hour', 'met', 34],
  ['AHI 4|28 per hour', 'not_met', 28],
  ['AHI 4|12 per hour', 'unknown', null],
])('%s is %s', (line, status, confidence) => {
  const [b] = review([scan('Office visit 06/01/2026', line, 'Alex Morgan MD')], policies[0], 'First').criteria;
  expect([b.status, b.evidence[0]?.confidence ?? null]).toEqual([status, confidence]);
  if (status === 'unknown') expect(b.reason).toContain('hard to read on the scan');
});
