import { expect, test } from 'vitest';
import { rowsOn } from './rows-on.ts';

const labels = ['Fever', 'Weight loss', 'Numbness of the seat'];
/** A row of labels with a cross each in the first or the second column. */
const form = (name: number, names: readonly [number, number], crosses: readonly [number, number]) =>
  rowsOn([
    [40, [250, '*SYMPTOMS']],
    [80, [name, '*Symptom'], [names[0], '*Present'], [names[1], '*Absent']],
    ...labels.map(
      (label, k) =>
        [100 + 20 * k, [50, label], [crosses[k < 2 ? 1 : 0], 'X']] as [number, [number, string], [number, string]],
    ),
  ]).slice(-3);

test.each([
  ['left of names in the middle', form(120, [300, 420], [260, 380])],
  ['under their names', form(50, [300, 420], [310, 430])],
  ['right of names at the left', form(50, [260, 380], [330, 450])],
])('crosses stand %s', (_, rows) => {
  expect(rows.map((r) => r.replace(/^.* > |Symptom=/g, ''))).toEqual([
    'Fever | Absent=X',
    'Weight loss | Absent=X',
    'Numbness of the seat | Present=X',
  ]);
});
