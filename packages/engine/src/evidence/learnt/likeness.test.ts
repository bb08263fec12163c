// What was learnt of a criterion and a small chart in; the sentences that speak most for it and most against it out.

import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { featuresOf, likenessIn } from './index.ts';

const words = new Map<string, readonly [number, number]>([
  ['snore', [20, 0]],
  ['!snore', [0, 20]],
  ['loud snore', [10, 0]],
  ['paper:letter', [0, 2]],
]);
const learnt = new Map([['S', { bias: [-3, -3], words } as const]]);

function told(text: string) {
  const chart = chartFromText(text);
  const of = likenessIn(chart, learnt);
  const [met, notMet] = [of('S', 'met', -1), of('S', 'not_met', -1)];
  const said = ({ sentence }: { sentence: number }) => {
    const { start, end } = chart.sentences[sentence];
    return chart.text.slice(start, end);
  };
  return {
    met: met.map(said),
    notMet: notMet.map(said),
    word: met.map(({ start, end }) => chart.text.slice(start, end)),
  };
}

test('the most telling sentence comes first, its most telling word is its place', () => {
  const { met, word } = told('He naps. He snores and it is hard to say how much of the night. Loud snoring.');
  expect(met).toEqual(['Loud snoring.', 'He snores and it is hard to say how much of the night.']);
  expect(word).toEqual(['snoring', 'snores']);
});

test('a denied word is another word', () => {
  const { met, notMet } = told('Denies snoring.');
  expect(met).toEqual([]);
  expect(notMet).toEqual(['Denies snoring.']);
});

test('a row of numbers is no wording', () => expect(told('Snoring 04/10 04/14 04/17 04/21').met).toEqual([]));

test('of a criterion of which nothing was learnt nothing is told', () =>
  expect(likenessIn(chartFromText('He snores.'), learnt)('T', 'met', -1)).toEqual([]));

test('features: marked words, pairs, and what stands around', () => {
  const chart = chartFromText('=== letter 2026-06-01 Letter\nHis brother has type 2 diabetes since 1999.');
  const at = chart.sentences.findIndex(({ start }) => chart.text.startsWith('His', start));
  const features = featuresOf(chart, at);
  expect(features).toEqual(
    expect.arrayContaining(['@diabetes', '@2 @diabetes', 'paper:letter', 'shape:prose', 'box:no']),
  );
  expect(features).toContain('@#');
});
