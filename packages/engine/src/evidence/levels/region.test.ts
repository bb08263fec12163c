// A statement's words → the region of the spine it is about.

import { expect, test } from 'vitest';
import { chartOf } from '../marked-cases.ts';
import { regionOf } from './region.ts';

test.each([
  ['Back fine since the burning last year.', 'burning', 'lower'],
  ['Her back is better since the ablation.', 'ablation', 'lower'],
  ['Upper back pain after the burning.', 'burning', null],
  ['The pain came back after the burning.', 'burning', null],
  ['Neck pain is gone since the ablation.', 'ablation', 'upper'],
] as const)('%s', (text, of, region) => {
  const chart = chartOf(text);
  const at = chart.text.indexOf(of);
  const sentence = chart.sentences.findIndex((s) => s.start <= at && at < s.end);
  expect(regionOf(chart, sentence, { start: at, end: at + of.length })).toBe(region);
});
