import { describe, expect, test } from 'vitest';
import { chartFromText } from '../chart/from-text.ts';
import { hintsFor, insideOneWord, toldBy } from './sentence-patterns.ts';

describe('what of a run of characters stands inside one token', () => {
  test.each([
    ['relief', 'relief'],
    ['t help', 'help'],
    ['6mwt', 'mwt'],
    ['spo2', 'spo2'],
    ['0-10', '10'],
    ['w/o', ''],
    ['%', ''],
  ])('%s: %j', (run, part) => expect(insideOneWord(run)).toBe(part));
});

const chart = chartFromText(
  'Visit note.\n\nSpO2 was 93 on air.\n\nIt was bet-\nter with naïve hopes.\n\n4. Four steps, 1,000 ft.\n\nNothing else.',
);
const sentenceOf = (words: string): number =>
  chart.sentences.findIndex((s) => chart.text.slice(s.start, s.end).includes(words));

test.each([
  [/\bspo2\b/i, 'SpO2 was'],
  [/\bter\b/i, 'with'],
  [/na.ve/i, 'with'],
  [/\b4\./, 'Four steps'],
  [/1,000/, 'Four steps'],
  [/\d\d/, '93'],
])('a sentence that %s matches is hinted at', (pattern, words) => {
  const sentence = sentenceOf(words);
  expect(sentence).toBeGreaterThanOrEqual(0);
  expect(hintsFor([pattern]).of(chart)[sentence] & 1).toBe(1);
});

test('sentences without a word of a pattern are not hinted at; the answer is the pattern’s own', () => {
  expect(hintsFor([/\bnothing\b/i]).of(chart)[sentenceOf('SpO2')]).toBe(0);
  expect(hintsFor([/\d/, /\bnothing\b/i]).inText('Steps')).toBe(1);
  const told = toldBy({ steps: /\bsteps\b/i, else: /else\.$/i })(chart);
  expect(told.steps(sentenceOf('Four steps'))).toBe(true);
  expect(told.steps(sentenceOf('Nothing'))).toBe(false);
  expect(told.else(sentenceOf('Nothing'))).toBe(true);
});
