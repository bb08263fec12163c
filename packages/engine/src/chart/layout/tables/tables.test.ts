import { expect, test } from 'vitest';
import { isoOf } from '../../../values/civil-date.ts';
import { pageOfLines } from '../../from-text.ts';
import { chartFromText, readChart } from '../../index.ts';

/** The cells of the row that begins with `first`, each behind its header. */
function cellsOfRow(text: string, first: string): string[] {
  const chart = readChart([pageOfLines(text.split('\n'), 1)]);
  const row = chart.sentences.find((s) => s.cells && chart.text.slice(s.start, s.end).startsWith(first))!;
  const at = (span: { start: number; end: number }): string => chart.text.slice(span.start, span.end);
  return row.cells!.map((c) => `${c.header ? `${at(c.header)}: ` : ''}${at(c)}`);
}

test('a table row knows its headers', () => {
  const chart = chartFromText(
    'Test            Value        Reference\nHemoglobin      17.9 g/dL    12.0 to 15.5\nHematocrit      55.4 %       36 to 46',
  );
  const row = chart.sentences.find((s) => s.kind === 'row' && s.cells?.some((c) => c.header))!;
  expect(
    row.cells!.map((c) => [
      c.header && chart.text.slice(c.header.start, c.header.end),
      chart.text.slice(c.start, c.end),
    ]),
  ).toEqual([
    ['Test', 'Hemoglobin'],
    ['Value', '17.9 g/dL'],
    ['Reference', '12.0 to 15.5'],
  ]);
});

test('rows between bars are a table', () => {
  const chart = chartFromText('| Drug | Result |\n|---|---|\n| Ibuprofen 600 mg tid | no help |');
  expect(
    chart.sentences
      .at(-1)!
      .cells!.map((c) => [
        c.header && chart.text.slice(c.header.start, c.header.end),
        chart.text.slice(c.start, c.end),
      ]),
  ).toEqual([
    ['Drug', 'Ibuprofen 600 mg tid'],
    ['Result', 'no help'],
  ]);
});

test("a rule of typed characters does not part a table's head from its rows", () => {
  const chart = chartFromText(
    [
      '=== pulmonary_test 2026-06-01 Oximetry worksheet',
      'STEP                      O2         SPO2   HR',
      '----------------------------------------------',
      'A SEATED, 5 MIN           NONE       92     86',
      'B WALKING                 NONE       84     112',
    ].join('\n'),
  );
  expect(chart.sentences.at(-1)!.cells!.map((c) => c.header && chart.text.slice(c.header.start, c.header.end))).toEqual(
    ['STEP', 'O2', 'SPO2', 'HR'],
  );
});

test('days above a table of values begin it, however close the head of the report stands', () => {
  const rows = [
    'VALLEY LABS                                    CUMULATIVE REPORT',
    'WEST, MAE    F     09/17/1961                  Ord: BRAND A',
    '',
    '                   02/10/26     03/19/26     Ref',
    'HGB g/dL           19.0 H       18.1 H       11.7-15.5',
    'HCT %              57.8 H       56.4 H       35.0-46.0',
    'PLT                262          255          140-400',
  ];
  const chart = readChart([pageOfLines(rows, 1)]);
  const line = chart.lines.find((l) => chart.text.slice(l.start, l.end).startsWith('HCT'))!;
  const headers = line.cells!.map((c) => c.header && chart.text.slice(c.header.start, c.header.end));
  expect(headers.slice(1, 3)).toEqual(['02/10/26', '03/19/26']);
});

test('a head in the middle of its columns names cells set at their left', () => {
  const text = [
    'Corridor walk flowsheet',
    '',
    '          min              ft            O2            SpO2          note',
    '0 seated            0             RA            94            probe',
    '1 walking           200           RA            91',
    '2 walking           400           RA            88            slowed',
  ].join('\n');
  expect(cellsOfRow(text, '2 walking')).toEqual(['min: 2 walking', 'ft: 400', 'O2: RA', 'SpO2: 88', 'note: slowed']);
});

test('dots that lead from a label to its value are a colon', () => {
  const text =
    'VALLEY SLEEP CENTER\n\nNAME ......... WEST, MAE\nDOB ... 09/17/1961\n\nLOWEST SAT ................. 79 %';
  const chart = readChart([pageOfLines(text.split('\n'), 1)]);
  expect(chart.patient.name?.text).toBe('Mae West');
  expect(chart.patient.birthDate && isoOf(chart.patient.birthDate.day)).toBe('1961-09-17');
  expect(cellsOfRow(text, 'LOWEST')).toEqual(['LOWEST SAT', '79 %']);
});

test('a line that says whose paper it is heads no table', () => {
  const text = 'Mae West DOB 09/17/1961   03/16/2026\nWt 138.2 kg  Ht 175 cm  BP 132/78  HR 62  SpO2 95%';
  expect(cellsOfRow(text, 'Wt')).toEqual(['Wt 138.2 kg', 'Ht 175 cm', 'BP 132/78', 'HR 62', 'SpO2 95%']);
});

test('labels and values by turns are pairs, the first line no head of the second', () => {
  const text = 'Office visit\n\nHt        5 ft 10 in     Wt        236.4 lb\nBMI       33.9           BP        126/78';
  expect(cellsOfRow(text, 'BMI')).toEqual(['BMI', '33.9']);
});

test('a figure with a point is no day that heads a column', () => {
  expect(cellsOfRow('Gas\n\npH        7.39\npCO2      47\npO2       58', 'pO2')).toEqual(['pO2', '58']);
});

test('days may be values of a form', () => {
  const text =
    'Request\n\nSent      10/01/2026       Planned date     10/15/2026\nCPT       64493-50-KX      Dx               M47.816';
  expect(cellsOfRow(text, 'CPT')).toEqual(['CPT', '64493-50-KX']);
});

test('"From" may head a column, and a question with its answer heads none', () => {
  const rows =
    'From                To             How much each day\n1967 (Navy)         1983           one pack\n1997                Easter 2012    ten cigarettes';
  expect(cellsOfRow(rows, '1997')).toEqual(['From: 1997', 'To: Easter 2012', 'How much each day: ten cigarettes']);
  const answers =
    'Coughing?           No             Blood when you cough?    No\nLost weight?        No             Hoarse?                  Yes';
  expect(cellsOfRow(answers, 'Lost weight?')).toEqual(['Lost weight?', 'No']);
  const settings =
    'From          Setting        How it went\n03/16/2026    Auto 8 to 20   cannot exhale\n08/06/2026    Fixed 12       snores';
  expect(cellsOfRow(settings, '08/06')).toEqual(['From: 08/06/2026', 'Setting: Fixed 12', 'How it went: snores']);
  const list =
    'Pain over 3 months      Y     Conservative care      Y\nScore attached          Y     Within the limits      N';
  expect(cellsOfRow(list, 'Score')).toEqual(['Score attached', 'Y']);
  const visit =
    'Date            09/08/2026, in the room\nSeen by         Tamsin Okerlund, FNP\nFor             right leg again';
  expect(cellsOfRow(visit, 'Seen by')).toEqual(['Seen by', 'Tamsin Okerlund, FNP']);
});

test('an acuity is no day that heads a column', () => {
  const eyes =
    'own glasses (2024)    20/70     20/25\nnear, with add        J7        J1\nglare lamp            20/200    20/25';
  expect(cellsOfRow(eyes, 'glare')).toEqual(['glare lamp', '20/200', '20/25']);
});

test('a line right above a table says of what its rows are', () => {
  const text =
    'Six minute walk 10/29/2026 on room air\nMinute      SpO2        HR\n1           91          96\n2           88          101\n';
  const chart = readChart([pageOfLines(text.split('\n'), 1)]);
  const row = chart.sentences.find((s) => s.cells && chart.text.slice(s.start, s.end).includes('101'))!;
  expect(row.lead && chart.text.slice(row.lead.start, row.lead.end)).toBe('Six minute walk 10/29/2026 on room air');
});

test('a name of a column may hold a number', () => {
  expect(
    cellsOfRow(
      'Eye     Lid position     Upper limit at 90 deg     Reliability\nOD      natural          46 deg                    good\nOS      taped            48 deg                    good',
      'OS',
    ),
  ).toEqual(['Eye: OS', 'Lid position: taped', 'Upper limit at 90 deg: 48 deg', 'Reliability: good']);
});

test('the head of a table may stand right below the fields of its form', () => {
  expect(
    cellsOfRow(
      [
        'Tidewater Medical    Patient: Constance Abernathy    Date: 03/12/2026',
        'Location         Measured    Power wheelchair    Scooter',
        'Apartment door   35 in       fits                fits',
        'Bathroom door    30 in       fits                too narrow to turn in',
      ].join('\n'),
      'Bathroom',
    ),
  ).toEqual(['Location: Bathroom door', 'Measured: 30 in', 'Power wheelchair: fits', 'Scooter: too narrow to turn in']);
});

test('and right below a line that says whose paper it is', () => {
  expect(
    cellsOfRow(
      [
        'Penhallow, Horace  02/28/1946   10/06/2026   III4e',
        'Eye    Untaped upper limit    Taped upper limit',
        'OD     24 degrees             31 degrees',
        'OS     22 degrees             30 degrees',
      ].join('\n'),
      'OS',
    ),
  ).toEqual(['Eye: OS', 'Untaped upper limit: 22 degrees', 'Taped upper limit: 30 degrees']);
});

test('names over all columns but the first begin a table below lines of two', () => {
  const text =
    'Apparatus           NOX T3\nScored by           J. Pell\n                    Count    Per hour\nObstructive apnea   71       10.9\nHypopnea            82       12.6';
  expect(cellsOfRow(text, 'Obstructive')).toEqual(['Obstructive apnea', 'Count: 71', 'Per hour: 10.9']);
});

test('words over bare crosses are the names of columns', () => {
  expect(
    cellsOfRow(
      [
        'Activity              None    A little    Moderate    A lot',
        'Reading small print   X',
        'Seeing steps          X',
        'Driving at night                          X',
      ].join('\n'),
      'Driving',
    ),
  ).toEqual(['Activity: Driving at night', 'Moderate: X']);
});

test('dots in wide gaps part what they stand between, and make no table of it', () => {
  const chart = readChart([
    pageOfLines(
      [
        'Ann Lee  •  DOB 03/04/1950  •  MRN 3306-11  •  Visit',
        '09/14/2026  •  C. Obuya, MD  •  Lakefront Clinic',
        'She has read widely and would like to go on.',
      ],
      1,
    ),
  ]);
  expect(chart.sentences.some((s) => s.kind === 'row' || s.kind === 'pair')).toBe(false);
});

test('a ticked box is an answer and names no column', () => {
  const text =
    'Item        ☒ E0601 ☐ E0470     Pressure    6 to 14 cm\nAlso        humidifier          Need        99\nDiagnosis   G47.33              Day         09/10/2026';
  expect(cellsOfRow(text, 'Also').join(' | ')).not.toContain('E0601');
});

test('names over rows that begin with a label begin a table', () => {
  const chart = chartFromText(
    'Scored by  J. Pell, RPSGT, 4 % desaturation for hypopneas\n| | Count | Per hour |\n| Central apnea | 4 | 0.6 |\n| All | 158 | 24.3 |',
  );
  const row = chart.sentences.find((s) => chart.text.slice(s.start, s.end).startsWith('All'))!;
  const heads = row.cells!.map((c) => c.header && chart.text.slice(c.header.start, c.header.end));
  expect(heads.slice(1)).toEqual(['Count', 'Per hour']);
});

test('what goes on below two full cells of a form belongs to both, though rows stand no farther apart than lines', () => {
  const lines: readonly (readonly [number, ...(readonly [number, string])[]])[] = [
    [123, [68, 'Customer'], [133, 'Leopold Vanterpool'], [357, 'Born'], [451, '03/02/1960']],
    [141, [68, 'Clinic'], [133, 'VT-118845'], [357, 'Plan'], [451, 'Medicare B']],
    [157, [68, 'record']],
    [174, [68, 'Product'], [133, 'A4239, Dexcom G7 sensors, three-month'], [357, 'Supply period'], [451, '10/05/2026']],
    [190, [133, 'supply'], [357, 'from']],
    [208, [68, 'Receiver'], [133, 'G7 receiver shipped 03/2024'], [357, 'Request date'], [451, '10/01/2026']],
  ];
  const words = lines.flatMap(([y0, ...cells]) =>
    cells.flatMap(([x, text]) => {
      let x0 = x;
      return text.split(' ').map((word) => {
        const at = x0;
        x0 += 5.05 * word.length + 3;
        return { text: word, x0: at, x1: x0 - 3, y0, y1: y0 + 13, size: 11.2 };
      });
    }),
  );
  const { text } = readChart([{ number: 1, width: 612, height: 792, source: 'text', confidence: 100, words }]);
  expect(text.replace(/\s+/g, ' ')).toContain('Supply period from');
});

test('a row of answers is a row, and names no columns of its own', () => {
  const form = [
    'Medical history     You    Mother    Father',
    'Hypertension        No     Yes       No',
    'Stroke              No     No        No',
    'Gout                Yes    No        No',
  ].join('\n');
  expect(cellsOfRow(form, 'Stroke')).toEqual(['Medical history: Stroke', 'You: No', 'Mother: No', 'Father: No']);
  const two = ['Illness       You    Family', 'Migraine      No     Yes', 'Gout          Yes    No'].join('\n');
  expect(cellsOfRow(two, 'Gout')).toEqual(['Illness: Gout', 'You: Yes', 'Family: No']);
});

test('the name of a column left empty is not said', () => {
  const { sentences, text } = chartFromText(
    [
      'Left eye                 Lid at rest     Lid taped up',
      'Upper limit, degrees     15              ______',
      'Points seen              31              ______',
    ].join('\n'),
  );
  const named = sentences
    .flatMap(({ cells }) => cells ?? [])
    .map((c) => c.header && text.slice(c.header.start, c.header.end));
  expect(sentences.map((s) => text.slice(s.start, s.end)).join(' / ')).not.toContain('Lid taped up');
  expect(named).toContain('Lid at rest');
  expect(named).not.toContain('Lid taped up');
});

test('names below their values name them', () => {
  const tiles = [
    'Vital signs',
    '31.4             138/84         14/24',
    'BMI kg/m2        BP mmHg        Epworth',
    '',
    'He is well.',
  ].join('\n');
  const { sentences, text } = chartFromText(tiles);
  const named = sentences
    .flatMap(({ cells }) => cells ?? [])
    .filter((c) => c.header)
    .map((c) => `${text.slice(c.header!.start, c.header!.end)}: ${text.slice(c.start, c.end)}`);
  expect(named).toEqual(['BMI kg/m2: 31.4', 'BP mmHg: 138/84', 'Epworth: 14/24']);
});
