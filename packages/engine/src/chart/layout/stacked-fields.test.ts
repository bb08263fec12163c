import { expect, test } from 'vitest';
import type { Page, Word } from '../../pdf/page.ts';
import { readChart } from '../read-chart.ts';

type Line = readonly [y: number, size: number, ...segments: (readonly [x: number, text: string])[]];

/** Words at their places, in type of any size. */
function pageOf(lines: readonly Line[]): Page {
  const words = lines.flatMap(([y, size, ...segments]) =>
    segments.flatMap(([x, text]) => {
      let at = x;
      return text.split(' ').map((word): Word => {
        const x0 = at;
        at += (word.length + 1) * size * 0.5;
        return { text: word, x0, x1: at - size * 0.5, y0: y, y1: y + size, size };
      });
    }),
  );
  return { number: 1, width: 612, height: 792, source: 'text', confidence: 100, words };
}

const pairs = (lines: readonly Line[]): string[] => {
  const chart = readChart([pageOf(lines)]);
  return chart.sentences
    .filter((s) => s.kind === 'pair')
    .map((s) => s.cells!.map((c) => chart.text.slice(c.start, c.end)).join(': '));
};
const title: Line = [40, 12, [150, 'BLOOD GAS SHEET']];

test('small labels stand above what they label', () => {
  expect(
    pairs([
      title,
      [80, 7, [50, 'DRAWN'], [190, 'BREATHING'], [400, 'ASKED FOR BY']],
      [88, 10, [50, '10/07/2026 08:10'], [190, 'ward air, no prongs'], [400, 'A. Feld, DO']],
      [108, 7, [50, 'SITE'], [190, 'PATIENT']],
      [116, 10, [50, 'left radial'], [190, 'awake in the armchair,']],
      [127, 10, [190, 'prongs off forty minutes']],
    ]),
  ).toEqual([
    'DRAWN: 10/07/2026 08:10',
    'BREATHING: ward air, no prongs',
    'ASKED FOR BY: A. Feld, DO',
    'SITE: left radial',
    'PATIENT: awake in the armchair, prongs off forty minutes',
  ]);
});

test('among the small labels of a form that has begun, one may count', () => {
  expect(
    pairs([
      title,
      [80, 7, [50, 'FRONT'], [190, 'DOORS'], [400, 'HALL']],
      [88, 10, [50, 'ramp, 1:12'], [190, 'bed 31, bath 31 in'], [400, '36 in, one turn']],
      [108, 7, [50, 'FLOORS'], [190, 'DEMO SCOOTER 46 in'], [400, 'DEMO K0823, 24 in wide']],
      [116, 10, [50, 'linoleum'], [190, 'jams at the hall turn'], [400, 'bed to bath, no contact']],
    ]).slice(3),
  ).toEqual([
    'FLOORS: linoleum',
    'DEMO SCOOTER 46 in: jams at the hall turn',
    'DEMO K0823, 24 in wide: bed to bath, no contact',
  ]);
});

test('labels in capitals of the same size come again, or head a table', () => {
  const member: readonly Line[] = [
    title,
    [80, 10, [50, 'MEMBER'], [250, 'SENT']],
    [92, 10, [50, 'Ann Lee'], [250, '10/09/2026']],
  ];
  const supplier: readonly Line[] = [
    [104, 10, [50, 'SUPPLIER'], [250, 'CONTACT']],
    [116, 10, [50, 'Delta Air'], [250, 'P. Thibo']],
  ];
  expect(pairs([...member, ...supplier])).toEqual([
    'MEMBER: Ann Lee',
    'SENT: 10/09/2026',
    'SUPPLIER: Delta Air',
    'CONTACT: P. Thibo',
  ]);
  expect(pairs([...member, [104, 10, [50, 'Bo Roe'], [250, '10/10/2026']]])).not.toContain('MEMBER: Ann Lee');
});

test('what runs on below the next label is no value', () => {
  const found = pairs([
    title,
    [80, 7, [50, 'ORDER DATE'], [190, 'SITE'], [400, 'PHONE']],
    [88, 10, [50, '11/10/2026'], [190, 'Great Bend'], [400, 'on file']],
    [99, 10, [50, 'EXAM: low-dose chest CT, yearly lung screen, without contrast']],
    [110, 10, [50, 'Other tobacco: a pipe after Sunday dinner for years and years']],
  ]);
  expect(found.slice(0, 3)).toEqual(['ORDER DATE: 11/10/2026', 'SITE: Great Bend', 'PHONE: on file']);
});

test('a heading in large type below the small print of a signature is not its value', () => {
  const page = pageOf([
    title,
    [80, 8, [40, 'Lucille Thibodeaux, MD, Family Medicine']],
    [92, 12, [40, 'Authorization Request']],
    [110, 10, [40, 'Submitted'], [140, '10/09/2026'], [260, 'Procedure'], [340, '43775']],
    [126, 10, [40, 'Dx'], [140, 'E66.813'], [260, 'Facility'], [340, 'Landry Hospital']],
  ]);
  const words = page.words.map((w) => (w.y0 === 92 ? { ...w, bold: true } : w));
  const chart = readChart([{ ...page, words }]);
  expect(chart.lines.map((l) => chart.text.slice(l.start, l.end))).toContain('Authorization Request');
});

test('small labels may take two lines, some of them or all', () => {
  expect(
    pairs([
      title,
      [80, 7, [50, 'PATIENT NAME'], [190, 'DATE OF FACE-TO-FACE'], [400, 'LENGTH OF']],
      [87.5, 10, [50, 'Ann Lee']],
      [88, 7, [190, 'ENCOUNTER'], [400, 'NEED']],
      [96, 10, [190, '08/30/2026'], [400, '99 months']],
    ]),
  ).toEqual(['PATIENT NAME: Ann Lee', 'DATE OF FACE-TO-FACE ENCOUNTER: 08/30/2026', 'LENGTH OF NEED: 99 months']);
  expect(
    pairs([
      title,
      [80, 7, [50, 'AHI'], [190, 'Lowest'], [400, 'Arousal']],
      [88, 7, [50, '(events/h)'], [190, 'SpO2'], [400, 'index']],
      [96, 10, [50, '37.6'], [190, '76 %'], [400, '41.2']],
    ]),
  ).toEqual(['AHI (events/h): 37.6', 'Lowest SpO2: 76 %', 'Arousal index: 41.2']);
});

test('large figures stand above what they are', () => {
  expect(
    pairs([
      title,
      [80, 12, [50, '7.9 %'], [190, '184 mg/dL'], [400, '93 %']],
      [94, 7, [50, 'GMI'], [190, 'Average glucose'], [400, 'Time CGM']],
      [102, 7, [400, 'active']],
    ]),
  ).toEqual(['GMI: 7.9 %', 'Average glucose: 184 mg/dL', 'Time CGM active: 93 %']);
});

test('names in small type head rows that stand apart', () => {
  const chart = readChart([
    pageOf([
      title,
      [80, 8, [54, 'DATE'], [164, 'HEIGHT'], [261, 'WEIGHT'], [331, 'BMI']],
      [92, 12, [54, '10/14/2026'], [164, '5 ft 11 in'], [261, '312 lb'], [331, '43.5']],
      [109, 12, [54, '11/02/2026'], [164, '5 ft 11 in'], [261, '308 lb'], [331, '43.0']],
    ]),
  ]);
  const row = chart.sentences.find((s) => s.cells && chart.text.slice(s.start, s.end).startsWith('11/02'))!;
  expect(row.cells!.map((c) => c.header && chart.text.slice(c.header.start, c.header.end))).toEqual([
    'DATE',
    'HEIGHT',
    'WEIGHT',
    'BMI',
  ]);
});

test('a small label may hold the bound of what it counts', () => {
  expect(
    pairs([
      title,
      [80, 7, [50, 'AHI'], [190, 'Days ≥ 4 h'], [400, 'Set up']],
      [88, 10, [50, '22.4'], [190, '21 (70%)'], [400, '04/10/2026']],
    ]),
  ).toEqual(['AHI: 22.4', 'Days ≥ 4 h: 21 (70%)', 'Set up: 04/10/2026']);
});
