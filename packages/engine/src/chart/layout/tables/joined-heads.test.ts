import { expect, test } from 'vitest';
import { pageOfLines } from '../../from-text.ts';
import { readChart } from '../../index.ts';

/** The cells of the row that begins with `first`, each behind its header. */
function cellsOfRow(lines: readonly string[], first: string): string[] {
  const chart = readChart([pageOfLines(lines, 1)]);
  const at = (span: { start: number; end: number }): string => chart.text.slice(span.start, span.end);
  const row = chart.sentences.find((s) => s.cells && at(s).startsWith(first))!;
  return row.cells!.map((c) => `${c.header ? `${at(c.header)}: ` : ''}${at(c)}`);
}

test('names over the left of their columns are a part of the names below', () => {
  const lines = [
    'Eye exam',
    '',
    '             Right eye          Left eye',
    '             VA       IOP       VA       IOP',
    '09/14/2026   20/60    16        20/40    17',
    '03/02/2026   20/50    15        20/40    16',
  ];
  expect(cellsOfRow(lines, '03/02')).toEqual([
    '03/02/2026',
    'Right eye VA: 20/50',
    'Right eye IOP: 15',
    'Left eye VA: 20/40',
    'Left eye IOP: 16',
  ]);
});

test('names over the middle of their columns, beside names of one column', () => {
  const lines = [
    'Pain diary',
    '',
    'Time        Pain now         Activity',
    '         Back      Leg',
    'Before    8         2        walking',
    '30 min    1         2        bending',
    '6 h       6         2        sitting',
  ];
  expect(cellsOfRow(lines, '30 min')).toEqual([
    'Time: 30 min',
    'Pain now Back: 1',
    'Pain now Leg: 2',
    'Activity: bending',
  ]);
});

test('days over times of day', () => {
  const lines = [
    'Flow sheet',
    '',
    '               08/01/2026         08/02/2026',
    '              0800      2000     0800      2000',
    'SpO2          88        91       87        92',
    'Pulse         77        80       81        79',
  ];
  expect(cellsOfRow(lines, 'SpO2')).toEqual([
    'SpO2',
    '08/01/2026 0800: 88',
    '08/01/2026 2000: 91',
    '08/02/2026 0800: 87',
    '08/02/2026 2000: 92',
  ]);
});

test('a title over all columns and the value of a form are no part of a head', () => {
  const titled = [
    'Note',
    '',
    '             Oximetry results',
    'Condition          SpO2         Pulse',
    'rest, room air     86 %         88',
    'walking            81 %         104',
  ];
  expect(cellsOfRow(titled, 'walking')).toEqual(['Condition: walking', 'SpO2: 81 %', 'Pulse: 104']);
  const form = [
    'Study',
    '',
    'Apparatus           Nox',
    'Scored by           J. Pell',
    '                    Count    Per hour',
    'Hypopnea            82       12.6',
  ];
  expect(cellsOfRow(form, 'Hypopnea')).toEqual(['Hypopnea', 'Count: 82', 'Per hour: 12.6']);
});

test('names that their cells break over two lines span nothing', () => {
  const lines = [
    'Study',
    '',
    '              Central      Obstructive     Mixed',
    '              apneas       apneas          apneas',
    'Number        3            88              2',
    'Per hour      0.5          14.2            0.3',
  ];
  expect(
    cellsOfRow(lines, 'Number')
      .slice(1)
      .map((c) => c.replace(/^.*: /, '')),
  ).toEqual(['3', '88', '2']);
  expect(cellsOfRow(lines, 'Number').join()).not.toContain('Central Obstructive');
});
