import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { assess } from './index.ts';

function polarityOf(text: string, word: string): string {
  const chart = chartFromText(text);
  const start = chart.text.indexOf(word);
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  return assess(chart, sentence, { start, end: start + word.length }).polarity;
}

test.each([
  ['[N] fever, chills, sweats', 'fever', 'negated'],
  ['[N] fever, chills, sweats', 'sweats', 'negated'],
  ['[No] fall from a height', 'fall', 'negated'],
  ['[Y] numb between the legs', 'numb', 'affirmed'],
  ['[N] cancer ever - "just the skin thing, basal, cut out 2019"', 'cancer', 'negated'],
  ['[N] cancer ever - "just the skin thing, basal, cut out 2019"', 'basal', 'affirmed'],
  ['[N] fever [Y] cough', 'cough', 'affirmed'],
  ['Fever [see note]', 'Fever', 'affirmed'],
])('%j: %s is %s', (text, word, polarity) => {
  expect(polarityOf(text, word)).toBe(polarity);
});
