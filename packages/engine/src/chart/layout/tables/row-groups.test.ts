import { expect, test } from 'vitest';
import type { Page, Word } from '../../../pdf/page.ts';
import { readChart } from '../../read-chart.ts';

type Line = readonly [y: number, ...segments: (readonly [x: number, text: string])[]];

/** Rows with their cells, from words in typed print of 10 points, 6 to a letter. */
function rowsOn(lines: readonly Line[]): string[] {
  const words = lines.flatMap(([y, ...segments]) =>
    segments.flatMap(([x, text]) => {
      let at = x;
      return text.split(' ').map((word): Word => {
        const x0 = at;
        at += (word.length + 1) * 6;
        return { text: word, x0, x1: at - 6, y0: y, y1: y + 10, size: 10, bold: false };
      });
    }),
  );
  const page: Page = { number: 1, width: 612, height: 792, source: 'text', confidence: 100, words };
  const { text, sentences } = readChart([page]);
  return sentences.flatMap(({ cells }) =>
    cells
      ? [
          cells
            .map(
              (c) => `${c.header ? `${text.slice(c.header.start, c.header.end)}=` : ''}${text.slice(c.start, c.end)}`,
            )
            .join(' | '),
        ]
      : [],
  );
}

test('rows of one line between rows whose first cell is broken and whose others stand in their middle', () => {
  expect(
    rowsOn([
      [100, [300, 'Before'], [420, 'After']],
      [114, [80, 'Right foot, daily mean'], [300, '8'], [420, '3']],
      [128, [80, 'Old shoulder, daily mean'], [300, '2'], [420, '2']],
      [142, [80, 'Oxycodone 5 mg, tablets as taken']],
      [147, [300, '6, 6, 6, 5'], [420, '2, 2, 1, 1']],
      [152, [80, 'by count']],
      [166, [80, 'Sleep, hours'], [300, '4'], [420, '7']],
    ]),
  ).toEqual([
    'Before | After',
    'Right foot, daily mean | Before=8 | After=3',
    'Old shoulder, daily mean | Before=2 | After=2',
    'Oxycodone 5 mg, tablets as taken by count | Before=6, 6, 6, 5 | After=2, 2, 1, 1',
    'Sleep, hours | Before=4 | After=7',
  ]);
});

test('a head of two lines over rows of two lines', () => {
  expect(
    rowsOn([
      [100, [60, 'Mode'], [140, 'Nights'], [200, 'Mean'], [260, 'Events/h on therapy']],
      [112, [140, 'worn'], [200, 'hours']],
      [130, [60, 'CPAP 12'], [140, '30/30'], [200, '6.6'], [260, '19.3 (blocked 11.9, shallow 6.6)']],
      [142, [60, 'cmH2O']],
    ]),
  ).toEqual([
    'Mode | Nights worn | Mean hours | Events/h on therapy',
    'Mode=CPAP 12 cmH2O | Nights worn=30/30 | Mean hours=6.6 | Events/h on therapy=19.3 (blocked 11.9, shallow 6.6)',
  ]);
});

test('rows that stand closer below their head than it to them are rows all the same', () => {
  expect(
    rowsOn([
      [100, [60, 'Date'], [140, 'Pain'], [200, 'Level']],
      [118, [60, '03/04/2026'], [140, '8'], [200, 'left']],
      [130, [60, '03/11/2026'], [140, '5'], [200, 'right']],
      [142, [60, '03/18/2026'], [140, '3'], [200, 'both']],
    ]),
  ).toEqual([
    'Date | Pain | Level',
    'Date=03/04/2026 | Pain=8 | Level=left',
    'Date=03/11/2026 | Pain=5 | Level=right',
    'Date=03/18/2026 | Pain=3 | Level=both',
  ]);
});

test('a cell as wide as two columns stands in the one that it begins under', () => {
  expect(
    rowsOn([
      [100, [50, 'CBC'], [200, 'DRAWN 09/14/2026 10:50']],
      [112, [60, 'WBC'], [90, '7.9'], [140, 'PLT 204'], [220, 'MCV 91']],
      [124, [60, 'HGB / HCT'], [140, '18.9 / 57.3'], [230, 'H / H']],
      [136, [60, 'prior 05/06/2026'], [167, '17.6 / 53.8']],
    ]).slice(1),
  ).toEqual(['WBC | 7.9', 'PLT 204 | MCV 91', 'HGB / HCT | 18.9 / 57.3 | H / H', 'prior 05/06/2026 | 17.6 / 53.8']);
});

test('in capitals a row goes on where its cells had no more room', () => {
  expect(
    rowsOn([
      [100, [57, 'DEVICE'], [202, 'WHAT HAPPENED']],
      [115, [57, 'FOREARM PLATFORM'], [202, 'ELEVEN FEET, LEFT KNEE GAVE, CAUGHT IN TIME']],
      [125, [57, 'WALKER']],
      [140, [57, 'VERY LIGHT MANUAL CHAIR'], [202, 'TWELVE FEET IN THREE MINUTES, PALMS SLIPPED']],
      [150, [57, 'WITH AXLE FORWARD'], [202, 'AND STOPPED.']],
    ]).slice(1, 2),
  ).toEqual(['FOREARM PLATFORM WALKER | ELEVEN FEET, LEFT KNEE GAVE, CAUGHT IN TIME']);
});

test('a cell that ends with a word that nothing ends with goes on below, whatever begins there', () => {
  expect(
    rowsOn([
      [100, [80, 'Period'], [200, 'Dates'], [320, 'Nights']],
      [118, [80, 'Days 1 to'], [200, '03/09 to'], [320, '30']],
      [131, [80, '30'], [200, '04/07']],
      [148, [80, 'Days 31 to'], [200, '04/08 to'], [320, '29']],
      [161, [80, '60'], [200, '05/07']],
    ]).slice(1),
  ).toEqual([
    'Period=Days 1 to 30 | Dates=03/09 to 04/07 | Nights=30',
    'Period=Days 31 to 60 | Dates=04/08 to 05/07 | Nights=29',
  ]);
});
