import { expect, test } from 'vitest';
import type { Page, Word } from '../../../pdf/page.ts';
import { typedPage } from '../../documents/typed-page.ts';
import { typeset } from '../typeset.ts';
import { visualLines } from '../visual-lines.ts';
import { withTables } from './tables.ts';

const widthOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + ('iljt1/,'.includes(letter) ? 3 : 5), 0);

/** Cells at their places, in type of ten points whose spaces are three wide. */
const row = (y: number, ...cells: readonly (readonly [number, string])[]): Word[] =>
  cells.flatMap(([x, text]) => {
    let at = x;
    return text.split(' ').map((word) => {
      const x0 = at;
      at += widthOf(word) + 3;
      return { text: word, x0, x1: at - 3, y0: y, y1: y + 10, size: 10 };
    });
  });

const cellsOf = (words: readonly Word[]): string[][] =>
  withTables(visualLines(words)).flatMap((line) =>
    line.kind === 'row' ? [line.cells.map((cell) => cell?.map((w) => w.text).join(' ') ?? '')] : [],
  );

test('cells that stand close are parted where no row crosses', () => {
  expect(
    cellsOf([
      ...row(40, [40, 'Date'], [97, 'SpO2 %'], [150, 'Pulse'], [182, 'On']),
      ...row(60, [40, '06/02/2026'], [97, '91'], [150, '80'], [182, 'room air']),
      ...row(80, [40, '07/14/2026'], [97, '88'], [150, '84'], [182, 'room air']),
      ...row(100, [40, '08/19/2026'], [97, '94'], [150, '79'], [182, '2 L']),
    ]),
  ).toEqual([
    ['Date', 'SpO2 %', 'Pulse', 'On'],
    ['06/02/2026', '91', '80', 'room air'],
    ['07/14/2026', '88', '84', 'room air'],
    ['08/19/2026', '94', '79', '2 L'],
  ]);
});

test('a head over one row of values', () => {
  expect(
    cellsOf([
      ...row(40, [40, 'BP'], [84, 'Pulse'], [117, 'Resp'], [150, 'SpO2'], [200, 'BMI']),
      ...row(56, [40, '132/80'], [84, '70'], [117, '16'], [150, '91% (RA)'], [200, '31.6']),
    ]),
  ).toEqual([
    ['BP', 'Pulse', 'Resp', 'SpO2', 'BMI'],
    ['132/80', '70', '16', '91% (RA)', '31.6'],
  ]);
});

test('a cross stands under Yes or under No', () => {
  expect(
    cellsOf([
      ...row(40, [40, 'Question'], [160, 'Yes'], [183, 'No']),
      ...row(56, [40, 'Do you snore loudly?'], [160, 'X']),
      ...row(72, [40, 'Hypertension?'], [183, 'X']),
      ...row(88, [40, 'Do you nod off driving?'], [160, 'X']),
    ]),
  ).toEqual([
    ['Question', 'Yes', 'No'],
    ['Do you snore loudly?', 'X', ''],
    ['Hypertension?', '', 'X'],
    ['Do you nod off driving?', 'X', ''],
  ]);
});

test('days in the middle of their columns over figures at the left', () => {
  expect(
    cellsOf([
      ...row(40, [52, 'Date'], [128, '9/2'], [158, '9/14'], [194, '10/5']),
      ...row(56, [40, 'Pain, arm'], [120, '7'], [155, '6'], [191, '7']),
      ...row(72, [40, 'Traction'], [120, '12 lb'], [155, '14 lb'], [191, '18 lb']),
    ]),
  ).toEqual([
    ['Date', '9/2', '9/14', '10/5'],
    ['Pain, arm', '7', '6', '7'],
    ['Traction', '12 lb', '14 lb', '18 lb'],
  ]);
});

test('boxes of a form below a table are no rows of it', () => {
  expect(
    cellsOf([
      ...row(40, [40, 'Question'], [160, 'Yes'], [220, 'No']),
      ...row(56, [40, 'Asthma?'], [160, 'X']),
      ...row(72, [40, 'Stroke?'], [220, 'X']),
      ...row(94, [40, 'Packs a day:'], [120, '1.5'], [200, 'Quit date:'], [290, '03/2016']),
      ...row(110, [40, 'Years smoked:'], [120, '30'], [200, 'Cough:'], [290, 'none']),
    ]),
  ).toEqual([
    ['Question', 'Yes', 'No'],
    ['Asthma?', 'X', ''],
    ['Stroke?', '', 'X'],
    ['Packs a day:', '1.5', 'Quit date:', '03/2016'],
    ['Years smoked:', '30', 'Cough:', 'none'],
  ]);
});

test('names in the middle over figures at the right, the first column without a name', () => {
  expect(
    cellsOf([
      ...row(40, [150, 'Baseline'], [230, 'End exercise'], [330, 'Recovery']),
      ...row(56, [40, 'Air, SpO2 (%)'], [175, '91'], [275, '84'], [365, '90']),
      ...row(72, [40, 'Distance (m)'], [270, '210']),
    ]),
  ).toEqual([
    ['', 'Baseline', 'End exercise', 'Recovery'],
    ['Air, SpO2 (%)', '91', '84', '90'],
    ['Distance (m)', '', '210', ''],
  ]);
});

test('one row of gases under their names', () => {
  expect(
    cellsOf([
      ...row(40, [80, 'Collected'], [180, 'FiO2'], [230, 'pH'], [280, 'pO2'], [330, 'SaO2']),
      ...row(56, [40, '08/14/2026 0915'], [170, '0.21'], [225, '7.39'], [290, '53'], [350, '86']),
    ]),
  ).toEqual([
    ['Collected', 'FiO2', 'pH', 'pO2', 'SaO2'],
    ['08/14/2026 0915', '0.21', '7.39', '53', '86'],
  ]);
});

test('sentences beside labels stay whole where their gaps stand under one another', () => {
  expect(
    cellsOf([
      ...row(40, [40, 'HX'], [100, 'sore ever since the'], [190, 'fall in March, right of the middle']),
      ...row(60, [40, 'EXAM'], [100, 'tender over the low'], [190, 'joints, and arching back hurts']),
      ...row(80, [40, 'PLAN'], [100, 'eight weeks of hard'], [190, 'with the therapist, then a visit']),
    ]).map((cells) => cells.length),
  ).toEqual([2, 2, 2]);
});

const rowsOf = (...pages: readonly Page[]): string[] => {
  const { text, lines } = typeset(pages);
  const at = (span: { start: number; end: number } | null): string => (span ? text.slice(span.start, span.end) : '');
  return lines.flatMap((line) => (line.row ? [line.row.cells.map((c) => `${at(c.header)}=${at(c)}`).join(' ¦ ')] : []));
};

test('the last row of a table stands alone on the next page', () => {
  const columns = ['#    Date          Treatment         Pain', '1    05/04/2026    Hot packs         7/10'];
  const first = typedPage(1, ...columns, '2    05/08/2026    Core exercises    6/10');
  const second = typedPage(2, '3    06/22/2026    Core exercises    7/10', '', 'Discharged to a home program.');
  expect(rowsOf(first, second).at(-1)).toBe('#=3 ¦ Date=06/22/2026 ¦ Treatment=Core exercises ¦ Pain=7/10');
});

test('a table without a head has none of the table above it', () => {
  const labs = ['Test           Value     Flag', 'Creatinine     1.12      ok', 'Hematocrit     57        H'];
  const motion = ['Flexion        95 deg    128 deg', 'Extension      10 deg    0 deg'];
  expect(rowsOf(typedPage(1, ...labs, '', '', 'Measured by the therapist today.', ...motion)).slice(3)).toEqual([
    '=Flexion ¦ =95 deg ¦ =128 deg',
    '=Extension ¦ =10 deg ¦ =0 deg',
  ]);
});

test('cells that the file writes apart are two, however close they stand', () => {
  const word = (text: string, x0: number, y0: number, apart: boolean): Word => {
    return { text, x0, x1: x0 + 6 * text.length, y0, y1: y0 + 10, size: 10, apart };
  };
  const row = (y0: number, label: string, value: string): Word[] => {
    return [word('Mean', 50, y0, false), word(label, 77, y0, false), word(value, 81 + 6 * label.length, y0, true)];
  };
  const words = [
    ...row(60, 'saturation', '93'),
    ...row(74, 'rate', '60'),
    word('•', 50, 100, false),
    word('Rest', 60, 100, true),
  ];
  const lines = visualLines(words).map((l) => l.segments.map((s) => s.text));
  expect(lines).toEqual([['Mean saturation', '93'], ['Mean rate', '60'], ['• Rest']]);
});
