import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { assess } from './index.ts';

const head = 'Condition | You | Mother | Father';
function said(...rows: readonly string[]): string {
  const chart = chartFromText(rows.join('\n'));
  const start = chart.text.indexOf('Stroke');
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  const { polarity, frame, experiencer } = assess(chart, sentence, { start, end: start + 'Stroke'.length });
  return [polarity, frame, experiencer].join(' ');
}

test.each([
  ['Stroke | No | Yes | No', 'negated actual patient'],
  ['Stroke | Yes | No | No', 'affirmed actual patient'],
  ['Stroke | No | No | No', 'negated actual patient'],
  ['Stroke | N | Y | Y', 'negated actual patient'],
])('%j under a column of the patient and columns of relatives is %s', (row, meant) => {
  expect(said(head, 'Gout | Yes | Yes | No', row, 'Asthma | No | No | No')).toBe(meant);
});

test('a cross under relatives only is theirs', () => {
  expect(said(head, 'Gout | X | X |', 'Stroke | | X | ')).toBe('affirmed actual family');
  expect(said(head, 'Gout | X | X |', 'Stroke | X | X | ')).toBe('affirmed actual patient');
});

test('in columns of something else the answers stand as they did', () => {
  expect(said('Finding | Right | Left', 'Stroke | No | No', 'Tremor | Yes | No').split(' ')[2]).toBe('patient');
});

test('a column headed Question doubts none of its rows', () => {
  const chart = chartFromText('Question | Often | Seldom\nStroke | X | \nGout | | X');
  const start = chart.text.indexOf('Stroke');
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  expect(assess(chart, sentence, { start, end: start + 'Stroke'.length }).certainty).toBe('certain');
});
