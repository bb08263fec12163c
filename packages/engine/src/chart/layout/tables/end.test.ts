import { expect, test } from 'vitest';
import type { Page, Word } from '../../../pdf/page.ts';
import { readChart } from '../../read-chart.ts';

type Line = readonly [y: number, ...segments: (readonly [x: number, text: string])[]];

/** Words at their places, in type of 10 points. */
function rowsOn(lines: readonly Line[], bold: readonly number[] = []): string[] {
  const words = lines.flatMap(([y, ...segments]) =>
    segments.flatMap(([x, text]) => {
      let at = x;
      return text.split(' ').map((word): Word => {
        const x0 = at;
        at += (word.length + 0.5) * 5;
        return { text: word, x0, x1: at - 2.5, y0: y, y1: y + 11, size: 10, ...(bold.includes(y) && { bold: true }) };
      });
    }),
  );
  const page: Page = { number: 1, width: 612, height: 792, source: 'text', confidence: 100, words };
  const chart = readChart([page]);
  const at = (span: { start: number; end: number }): string => chart.text.slice(span.start, span.end);
  return chart.sentences
    .filter((s) => s.cells)
    .map((s) => s.cells!.map((c) => `${c.header ? `${at(c.header)}: ` : ''}${at(c)}`).join(' | '));
}

const study: readonly Line[] = [
  [40, [250, 'SLEEP STUDY']],
  [80, [130, 'Supine'], [190, 'Lateral'], [250, 'Total']],
  [96, [50, 'AHI'], [130, '52.1'], [190, '18.0'], [250, '37.6']],
  [112, [50, 'Lowest SpO2'], [130, '76 %'], [190, '84 %'], [250, '76 %']],
];

test('cells in other columns below white space are another table', () => {
  const form: readonly Line[] = [
    [136, [50, 'Total recording time'], [165, '421 min'], [220, 'Total sleep time'], [310, '372 min']],
    [152, [50, 'Sleep efficiency'], [165, '88.4 %'], [220, 'REM latency'], [310, '96 min']],
  ];
  expect(rowsOn([...study, ...form])).toEqual([
    'Supine | Lateral | Total',
    'AHI | Supine: 52.1 | Lateral: 18.0 | Total: 37.6',
    'Lowest SpO2 | Supine: 76 % | Lateral: 84 % | Total: 76 %',
    'Total recording time | 421 min',
    'Total sleep time | 372 min',
    'Sleep efficiency | 88.4 %',
    'REM latency | 96 min',
  ]);
});

test('cells in the same columns below white space go on with the table', () => {
  expect(rowsOn([...study, [136, [50, 'Arousals'], [130, '41.2'], [190, '20.0'], [250, '36.3']]]).at(-1)).toBe(
    'Arousals | Supine: 41.2 | Lateral: 20.0 | Total: 36.3',
  );
});

test('the second line of a label stands closer than rows do', () => {
  const last: readonly Line[] = [
    [128, [50, 'Mean duration'], [130, '22'], [190, '19'], [250, '21']],
    [139, [50, '(sec)']],
  ];
  expect(rowsOn([...study, ...last]).at(-1)).toBe('Mean duration (sec) | Supine: 22 | Lateral: 19 | Total: 21');
});

test('names that break over two lines are joined, those of the first line too', () => {
  expect(
    rowsOn([
      [40, [250, 'BLOCK DIARY']],
      [80, [50, 'Procedure'], [130, 'Date /'], [220, '% relief /']],
      [91, [130, 'provider'], [220, 'duration']],
      [107, [50, 'MBB #1'], [130, '04/06/2026'], [220, '85 % for']],
      [118, [130, 'Dr. Hall'], [220, '6 hours']],
      [134, [50, 'MBB #2'], [130, '05/04/2026'], [220, '80 % for']],
      [145, [130, 'Dr. Hall'], [220, '5 hours']],
    ]),
  ).toEqual([
    'Procedure | Date / provider | % relief / duration',
    'Procedure: MBB #1 | Date / provider: 04/06/2026 Dr. Hall | % relief / duration: 85 % for 6 hours',
    'Procedure: MBB #2 | Date / provider: 05/04/2026 Dr. Hall | % relief / duration: 80 % for 5 hours',
  ]);
});

test('a label of a form may break over two lines beside its value', () => {
  expect(
    rowsOn([
      [40, [250, 'ORDER']],
      [80, [50, 'Diagnosis'], [130, 'J44.9 COPD'], [220, 'Length of'], [300, 'Lifetime']],
      [91, [220, 'need']],
      [107, [50, 'Date /'], [130, '08/30/2026 Ruiz'], [220, 'Route'], [300, 'Nasal cannula']],
      [118, [50, 'by']],
    ]),
  ).toEqual([
    'Diagnosis | J44.9 COPD',
    'Length of need | Lifetime',
    'Date / by | 08/30/2026 Ruiz',
    'Route | Nasal cannula',
  ]);
});

test('names over pairs of label and value head no columns', () => {
  expect(
    rowsOn(
      [
        [40, [250, 'DEVICE REPORT']],
        [80, [50, 'Usage'], [220, 'Therapy']],
        [96, [50, 'Days used'], [130, '29 of 30'], [220, 'Mode'], [300, 'AutoSet']],
        [112, [50, 'Average'], [130, '6.2 h'], [220, 'Max pressure'], [300, '15 cmH2O']],
      ],
      [80],
    ).slice(-4),
  ).toEqual(['Days used | 29 of 30', 'Mode | AutoSet', 'Average | 6.2 h', 'Max pressure | 15 cmH2O']);
});

test('labels before a colon and their values by turns are pairs behind what they are of', () => {
  expect(
    rowsOn([
      [40, [250, 'DEVICE REPORT']],
      [80, [50, 'Leak'], [130, 'Median:'], [190, '0.0'], [250, 'Maximum:'], [320, '30.1']],
      [96, [50, 'Events'], [130, 'AI:'], [190, '1.1'], [250, 'AHI:'], [320, '1.7']],
    ]),
  ).toEqual(['Median | 0.0', 'Maximum | 30.1', 'AI | 1.1', 'AHI | 1.7']);
});

test('on a page of tables cells are not taken for words of one cell', () => {
  expect(
    rowsOn([
      [40, [250, 'WEIGHTS']],
      [80, [50, 'Weight history'], [130, 'Jan'], [157, 'Feb'], [184, 'Mar']],
      [96, [50, 'Weight (lb)'], [130, '301'], [157, '297'], [184, '295']],
      [112, [50, 'BMI'], [130, '47.1'], [162, '46.5'], [194, '46.2']],
    ])[1],
  ).toBe('Weight history: Weight (lb) | Jan: 301 | Feb: 297 | Mar: 295');
});

test('equipment with its code and amount is a row, no pair', () => {
  expect(
    rowsOn([
      [40, [250, 'ORDER']],
      [80, [50, 'Oxygen concentrator'], [190, 'E1390'], [250, '2 L/min'], [320, '99 months']],
      [96, [50, 'Portable system'], [190, 'E0431'], [250, '2 L/min'], [320, '99 months']],
    ]),
  ).toEqual(['Oxygen concentrator | E1390 | 2 L/min | 99 months', 'Portable system | E0431 | 2 L/min | 99 months']);
});

test('lines of a cell stand around the middle of its row', () => {
  expect(
    rowsOn([
      [40, [250, 'HEART FAILURE THERAPY']],
      [80, [130, 'Starting dose']],
      [86, [50, 'Drug'], [220, 'Current dose']],
      [91, [130, 'and date']],
      [107, [130, '24/26 mg bid']],
      [113, [50, 'Sacubitril'], [220, '97/103 mg bid']],
      [118, [130, '02/01/2026']],
      [134, [130, '3.125 mg bid']],
      [140, [50, 'Carvedilol'], [220, '25 mg bid']],
      [145, [130, '02/01/2026']],
    ]),
  ).toEqual([
    'Drug | Starting dose and date | Current dose',
    'Drug: Sacubitril | Starting dose and date: 24/26 mg bid 02/01/2026 | Current dose: 97/103 mg bid',
    'Drug: Carvedilol | Starting dose and date: 3.125 mg bid 02/01/2026 | Current dose: 25 mg bid',
  ]);
});

test('strengths are no days that head columns', () => {
  expect(
    rowsOn([
      [40, [250, 'MOTOR EXAM']],
      [80, [50, 'EHL'], [130, '5/5'], [190, '4/5']],
      [96, [50, 'Tibialis'], [130, '5/5'], [190, '5/5']],
    ]).at(-1),
  ).toBe('Tibialis | 5/5 | 5/5');
});

test('a cell of one value goes on below it, as wide as the cells of the row above', () => {
  expect(
    rowsOn([
      [40, [50, 'Date seen'], [130, '10/06/2026'], [260, 'By'], [300, 'R. Brandt, MD']],
      [56, [50, 'What stops her'], [130, 'Bone on bone knees and a narrow spine canal, and surgery']],
      [68, [130, 'turned down twice for her heart. From bed to toilet is 34']],
      [80, [130, 'feet of hall.']],
      [96, [50, 'Comes with'], [130, 'her niece']],
    ]),
  ).toEqual([
    'Date seen | 10/06/2026',
    'By | R. Brandt, MD',
    'What stops her | Bone on bone knees and a narrow spine canal, and surgery turned down twice for her heart. From bed to toilet is 34 feet of hall.',
    'Comes with | her niece',
  ]);
});

test('whose paper it is stands above a form, and is no row of it', () => {
  expect(
    rowsOn([
      [40, [50, 'Mae Penhallow'], [200, '11/02/1957'], [300, 'PV-881640'], [400, '09/22/2026']],
      [60, [50, 'Why here'], [130, 'First visit since he got the machine at the end of June.']],
      [76, [50, 'Told'], [130, 'Retired ferry mechanic. Rough start with a blocked']],
      [88, [130, 'nose.']],
      [104, [50, 'Past'], [130, 'Gout.']],
    ]).slice(-3),
  ).toEqual([
    'Why here | First visit since he got the machine at the end of June.',
    'Told | Retired ferry mechanic. Rough start with a blocked nose.',
    'Past | Gout.',
  ]);
});

test('the head of a note, in parts on a line, is no head of the table below it', () => {
  expect(
    rowsOn([
      [40, [50, 'NUTRITION NOTE'], [180, 'Venn, Orla'], [260, 'DOB 05/23/68'], [360, 'Date: 09/29/2026']],
      [56, [50, 'Weight history'], [180, 'lb'], [260, 'BMI']],
      [70, [50, 'Program entry 01/08/2026'], [180, '297.5'], [260, '42.7']],
      [84, [50, '09/29/2026'], [180, '239'], [260, '34.3']],
    ]).slice(-1),
  ).toEqual(['Weight history: 09/29/2026 | lb: 239 | BMI: 34.3']);
});

test('a cell that goes on with the name of a section is no heading', () => {
  expect(
    rowsOn([
      [40, [250, 'OXYGEN REQUEST']],
      [80, [50, 'Item'], [237, 'Entry']],
      [98, [50, 'Test to be used'], [237, 'SEE CLINIC WALK, OVERNIGHT,']],
      [110, [237, 'MEDICATIONS']],
      [128, [50, 'Contact'], [237, 'R. Doane']],
    ]).slice(-2),
  ).toEqual([
    'Item: Test to be used | Entry: SEE CLINIC WALK, OVERNIGHT, MEDICATIONS',
    'Item: Contact | Entry: R. Doane',
  ]);
});
