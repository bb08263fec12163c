import { expect, test } from 'vitest';
import { chartFromText } from '../index.ts';
import { checkParts } from './checkboxes.ts';

test.each<[string, [string, string][]]>([
  ['Snoring: ☒ Yes ☐ No', [['Snoring: ☒ Yes ☐ No', 'on']]],
  ['Snoring: ☐ Yes ☒ No', [['Snoring: ☐ Yes ☒ No', 'off']]],
  [
    'Item: E0470 ☒ E0471 ☐ Prior E0601: 03/05/2026',
    [
      ['E0470 ☒', 'on'],
      ['E0471 ☐', 'off'],
    ],
  ],
  [
    'Item: ☐ E0470 ☒ E0471',
    [
      ['☐ E0470', 'off'],
      ['☒ E0471', 'on'],
    ],
  ],
  [
    'Snoring: [ ] Yes [x] No   Gasping: [X] Yes [ ] No',
    [
      ['Snoring: [ ] Yes [x] No', 'off'],
      ['Gasping: [X] Yes [ ] No', 'on'],
    ],
  ],
  ['Do you nap? ( ) yes (x) no', [['Do you nap? ( ) yes (x) no', 'off']]],
  // gaps below each other by chance are no columns
  [
    '4. Ever had it?   [ ] yes  [X] no\n5. Ever had a low dose lung scan?   [ ] yes  [X] no\n6. Eligible for the program?   [X] yes  [ ] no',
    [
      ['4. Ever had it? [ ] yes [X] no', 'off'],
      ['5. Ever had a low dose lung scan? [ ] yes [X] no', 'off'],
      ['6. Eligible for the program? [X] yes [ ] no', 'on'],
    ],
  ],
  ['Snoring: ☐ Yes ☐ No', [['Snoring: ☐ Yes ☐ No', 'none']]],
  ['Snoring: ☒ Yes ☒ No', [['Snoring: ☒ Yes ☒ No', 'both']]],
  [
    '☒ fatigue ☐ chest pain',
    [
      ['☒ fatigue', 'on'],
      ['☐ chest pain', 'off'],
    ],
  ],
  // an option in capitals is no heading
  [
    '[ ] Hypertension\n[ ] GERD\n[x] Asthma',
    [
      ['[ ] Hypertension', 'off'],
      ['[ ] GERD', 'off'],
      ['[x] Asthma', 'on'],
    ],
  ],
  // what the boxes are about is no part of the first option, and the full stop behind the last no option
  [
    'NYHA class: I [ ] II [x] III [ ]. No edema.',
    [
      ['I [ ]', 'off'],
      ['II [x]', 'on'],
      ['III [ ]', 'off'],
    ],
  ],
  [
    'Diabetes ☒  Hypertension ☐',
    [
      ['Diabetes ☒', 'on'],
      ['Hypertension ☐', 'off'],
    ],
  ],
  [
    '[X] First device [1 Replacement [l Second device',
    [
      ['[X] First device', 'on'],
      ['[1 Replacement', 'off'],
      ['[l Second device', 'off'],
    ],
  ],
  ['Snoring Yes ☒ No ☐', [['Snoring Yes ☒ No ☐', 'on']]],
  ['In person: ☒', [['In person: ☒', 'on']]],
  ['● Yes ○ No', [['● Yes ○ No', 'on']]],
  ['Taught how to use it? __X__ Yes ____ No', [['Taught how to use it? __X__ Yes ____ No', 'on']]],
  ['Sleepy by day: Yes ____ No _x_', [['Sleepy by day: Yes ____ No _x_', 'off']]],
  ['Snoring Yes ✓ No ___', [['Snoring Yes ✓ No ___', 'on']]],
  ['Signature ____________ Date ______', []],
])('check boxes of %j', (text, want) => {
  const chart = chartFromText(text);
  expect(
    chart.sentences.filter((s) => s.kind === 'checkbox').map((s) => [chart.text.slice(s.start, s.end), s.check]),
  ).toEqual(want);
});

test('a box in a column of its own answers its row', () => {
  const chart = chartFromText(
    'Item                        Done    Comment\nDecision tool shown         ☒       12 minutes\nNeed to come back yearly    ☐\nHelp to stop smoking        ☒       patch',
  );
  expect(
    chart.sentences.filter((s) => s.kind === 'checkbox').map((s) => [chart.text.slice(s.start, s.end - 2), s.check]),
  ).toEqual([
    ['Decision tool shown', 'on'],
    ['Need to come back yearly', 'off'],
    ['Help to stop smoking', 'on'],
  ]);
});

test('a bare cross in the column Yes or No answers its row', () => {
  const chart = chartFromText(
    'Question                 Yes    No\nLoud snoring             X\nHypertension                    x\nStroke                   X      X\nWeight (lb)              214',
  );
  expect(
    chart.sentences.filter((s) => s.kind === 'checkbox').map((s) => [chart.text.slice(s.start, s.end), s.check]),
  ).toEqual([
    ['Loud snoring X', 'on'],
    ['Hypertension x', 'off'],
    ['Stroke X X', 'both'],
  ]);
});

test.each([
  ['both columns', ['X', '      X'], ['on', 'off']],
  ['only No', ['      X', '      X'], ['off', 'off']],
  ['only Yes', ['X', 'X'], ['on', 'on']],
])('a cross answers its row where the first column has no name: %s', (_, [first, second], checks) => {
  const chart = chartFromText(
    `Symptom screen before LDCT\n                         Yes   No\nCoughing up blood        ${first}\nUnexplained weight loss  ${second}`,
  );
  expect(chart.sentences.flatMap((s) => (s.check ? [s.check] : []))).toEqual(checks);
  // "Yes" names no column of questions
  expect(chart.sentences.flatMap((s) => (s.check ? [s.cells?.[0].header] : []))).toEqual([null, null]);
});

test.each([
  [
    'Cleared for surgery: Yes [ ] No [x]  unstable angina',
    ['Cleared for surgery: Yes [ ] No [x]', 'off'],
    'unstable angina',
  ],
  [
    'Skin on lashes: Yes [x] No [ ] (frontal) see photo',
    ['Skin on lashes: Yes [x] No [ ] (frontal)', 'on'],
    'see photo',
  ],
  ['Main cause: Yes [ ] No [x]\nPlan: surgery', ['Main cause: Yes [ ] No [x]', 'off'], 'Plan: surgery'],
])('a remark behind the boxes of Yes and No takes no box from them: %s', (text, pair, rest) => {
  const chart = chartFromText(`=== visit_note 2026-05-04 Note\n${text}`);
  const [first, second] = chart.sentences;
  expect([chart.text.slice(first.start, first.end), first.check]).toEqual(pair);
  expect(chart.text.slice(second.start, second.end)).toBe(rest);
});

test.each([
  [
    'NYHA: I [ ] II [ ] III [x] IV [ ]  walked 290 m',
    ['NYHA:', 'I [ ]', 'II [ ]', 'III [x]', 'IV [ ]', 'walked 290 m'],
  ],
  ['Class today I [ ] II [x] III [ ]', ['Class today', 'I [ ]', 'II [x]', 'III [ ]']],
  ['Films, KL: 0 [ ] 1 [x] 2 [ ]. Read here.', ['Films, KL:', '0 [ ]', '1 [x]', '2 [ ]', 'Read here.']],
  [
    'Operation: [x] sleeve [ ] bypass  Approach: [x] keyhole [ ] open',
    ['Operation:', '[x] sleeve', '[ ] bypass', 'Approach:', '[x] keyhole', '[ ] open'],
  ],
  [
    'Pills tried? Yes [x] No [ ]  Result: no help [x] some help [ ]',
    ['Pills tried? Yes [x] No [ ]', 'Result:', 'no help [x]', 'some help [ ]'],
  ],
  [
    'Cysts [x] Sclerosis [ ] Spurs [x] (R knee, 5/26/26)',
    ['Cysts [x]', 'Sclerosis [ ]', 'Spurs [x]', '(R knee, 5/26/26)'],
  ],
  [
    'Stiffness: [x] severe [ ] mild [ ] none      R TKA (2022)',
    ['Stiffness:', '[x] severe', '[ ] mild', '[ ] none', 'R TKA (2022)'],
  ],
  ['NYHA: [ ] I [ ] II [x] III walked 290 m', ['NYHA:', '[ ] I', '[ ] II', '[x] III walked 290 m']],
])('the steps of a scale before their boxes keep them, and a label between boxes is told: %s', (text, parts) => {
  const chart = chartFromText(`=== visit_note 2026-05-04 Note\n${text}`);
  expect(chart.sentences.map((s) => chart.text.slice(s.start, s.end))).toEqual(parts);
});

test('Yes, No and N/A are the names of columns, no questions and their answers', () => {
  const chart = chartFromText(
    'Symptom      Yes   No   N/A\nCough              X\nHoarseness   X\nWheeze                  X',
  );
  expect(chart.sentences.map((s) => s.check)).toEqual([undefined, 'off', 'on', 'none']);
});

test('a cross in the column Positive or Negative answers its row as Yes or No do', () => {
  const chart = chartFromText('Symptom      Pos   Neg\nCough              X\nHoarseness   X');
  expect(chart.sentences.map((s) => s.check)).toEqual([undefined, 'off', 'on']);
});

test('cells of one row that tick themselves stand each alone', () => {
  const chart = chartFromText(
    '[X] CPAP E0601          [ ] Bilevel E0470     [ ] Bilevel with backup E0471\nPressure  auto 6-16     [X] humidifier        [X] mask',
  );
  expect(
    chart.sentences.filter((s) => s.kind === 'checkbox').map((s) => [chart.text.slice(s.start, s.end), s.check]),
  ).toEqual([
    ['[X] CPAP E0601', 'on'],
    ['[ ] Bilevel E0470', 'off'],
    ['[ ] Bilevel with backup E0471', 'off'],
    ['[X] humidifier', 'on'],
    ['[X] mask', 'on'],
  ]);
});

test('a name before its box is no option of the label above it', () => {
  const { sentences, text } = chartFromText(
    'Joint space: [x] lost [ ] normal\nCysts [x]   Spurs [x]   (R knee, 5/26/26)',
  );
  const lead = (s: (typeof sentences)[number]): string => (s.lead ? text.slice(s.lead.start, s.lead.end) : '');
  expect(sentences.filter((s) => s.check).map(lead)).toEqual(['Joint space:', 'Joint space:', '', '']);
});

test('behind a wide gap another field begins: what is ticked before it is no answer to it', () => {
  const line = 'Skin ☒ intact        Attorney ☐ yes ☒ no';
  const whole = { start: 0, end: line.length };
  const said = (wide: readonly number[]) =>
    checkParts(line, whole, wide)!.map((p) => [line.slice(p.start, p.end), p.check]);
  expect(said([line.indexOf('Attorney')])).toEqual([
    ['Skin', undefined],
    ['☒ intact', 'on'],
    ['Attorney ☐ yes ☒ no', 'off'],
  ]);
});
