import { expect, test } from 'vitest';
import { typedPage } from '../documents/typed-page.ts';
import { chartFromText, readChart } from '../index.ts';
import { tokensIn } from '../words/token-columns.ts';

const sentences = (text: string): string[] => {
  const chart = chartFromText(text);
  return chart.sentences.map((s) => chart.text.slice(s.start, s.end).replace(/\n/g, ' '));
};

test.each<[string, string[]]>([
  [
    'Dr. Osei saw her at 5 p.m. on 06/09. AHI 12.6. No RLS.',
    ['Dr. Osei saw her at 5 p.m. on 06/09.', 'AHI 12.6.', 'No RLS.'],
  ],
  ['H. pylori negative. Takes vitamin D. She naps.', ['H. pylori negative.', 'Takes vitamin D.', 'She naps.']],
  ['Took 600 mg. daily for 6 wks. without relief.', ['Took 600 mg. daily for 6 wks. without relief.']],
  [
    'SIT TO STAND 27 S. NO FALLS. PATIENT SIGNATURE: A. LEE',
    ['SIT TO STAND 27 S.', 'NO FALLS.', 'PATIENT SIGNATURE: A. LEE'],
  ],
  ['77 M. Came in blue.', ['77 M. Came in blue.']],
  ['Meets age, no sx. Went through the sheet.', ['Meets age, no sx.', 'Went through the sheet.']],
  [
    '01/29/2026. Right L5 injection. Tolerated.\n04/09/2026. The same. Seen 05/01/2026. Well.',
    ['01/29/2026. Right L5 injection.', 'Tolerated.', '04/09/2026. The same.', 'Seen 05/01/2026.', 'Well.'],
  ],
  ['Dx. Sleep apnea. Old fx. L2 stable.', ['Dx. Sleep apnea.', 'Old fx. L2 stable.']],
  [
    'Triage 84 on air. Venous gas in ER: pH 7.34,\nCO2 54, pO2 38. Film of the chest clear on the right side and on the left.',
    [
      'Triage 84 on air.',
      'Venous gas in ER: pH 7.34, CO2 54, pO2 38.',
      'Film of the chest clear on the right side and on the left.',
    ],
  ],
  ['Wt 141.9 kg (08/20: 134.0; 05/11: 131.2).', ['Wt 141.9 kg (08/20: 134.0; 05/11: 131.2).']],
  ['Pain 7/10.No weakness.', ['Pain 7/10.', 'No weakness.']],
  [
    'MEDICATIONS: aspirin 81 mg daily ALLERGIES: none FAMILY HISTORY: mother OSA',
    ['MEDICATIONS: aspirin 81 mg daily', 'ALLERGIES: none', 'FAMILY HISTORY: mother OSA'],
  ],
  [
    '- ibuprofen, no relief\n- physical therapy for 6 weeks\n- steroid injection',
    ['- ibuprofen, no relief', '- physical therapy for 6 weeks', '- steroid injection'],
  ],
  ['1. OSA, mild. Start CPAP.\n2. Obesity.', ['1. OSA, mild.', 'Start CPAP.', '2. Obesity.']],
  ['Patient: Ann Lee DOB: 01/02/1960 MRN: 123', ['Patient: Ann Lee', 'DOB: 01/02/1960', 'MRN: 123']],
  ['BP 120/80 | HR 70 | BMI 31', ['BP 120/80', 'HR 70', 'BMI 31']],
])('%j is cut into sentences', (text, want) => expect(sentences(text)).toEqual(want));

test('a paragraph wrapped by its width is joined, a list without marks is not', () => {
  const wrapped =
    'She has had pain in the right knee for more than two years and has tried everything that was\noffered to her without relief.';
  expect(sentences(wrapped)).toEqual([wrapped.replace('\n', ' ')]);
  expect(sentences('Failed:\n  ibuprofen\n  naproxen\n  therapy')).toEqual([
    'Failed:',
    'ibuprofen',
    'naproxen',
    'therapy',
  ]);
});

test.each([
  ['a preposition', 'INR not on\nCoumadin.', ['INR not on Coumadin.']],
  [
    'running text',
    'She drives at night without a thought,\nreads in bed.',
    ['She drives at night without a thought, reads in bed.'],
  ],
  [
    'a medicine',
    'takes insulin glargine twenty units daily\nmetformin',
    ['takes insulin glargine twenty units daily', 'metformin'],
  ],
  [
    'an entry with its label',
    'age 19 to 35: a pack for him\nage 41 to 64: ten for him',
    ['age 19 to 35: a pack for him', 'age 41 to 64: ten for him'],
  ],
  ['an entry', 'pool class twice\nhome program', ['pool class twice', 'home program']],
])('a line set narrower than the page, at whose end stands %s', (_, text, want) => {
  const wide = 'The paragraph above it fills the page from its one edge to the other, as paragraphs in most notes do.';
  expect(sentences(`${wide}\n\n${text}`).slice(1)).toEqual(want);
});

test('typed in capitals, a line that breaks off or ends with a comma goes on, and what follows heads nothing', () => {
  const head = 'NORTH CLINIC\nANN LEE\nSEEN TODAY\nROOM 4\nFLOOR 2\nNURSE ADA\n\n';
  const wide = 'SHE HAS HAD PAIN IN THE RIGHT HIP FOR MORE THAN TWO YEARS AND HAS TRIED WHAT WAS OFFERED TO HER HERE.';
  const told = (...lines: string[]) => sentences(`${head}${wide}\n\n${wide}\n\n${lines.join('\n')}`).slice(-1);
  expect(told('CAME WITH SUDDEN FLANK PAIN AND BLOOD IN', 'THE URINE.')).toEqual([
    'CAME WITH SUDDEN FLANK PAIN AND BLOOD IN THE URINE.',
  ]);
  expect(told('NAPROXEN 500 MG TWICE A DAY WITH FOOD FROM AUGUST 17, 2026,', 'TOOK AN EDGE OFF AND NO MORE.')).toEqual([
    'NAPROXEN 500 MG TWICE A DAY WITH FOOD FROM AUGUST 17, 2026, TOOK AN EDGE OFF AND NO MORE.',
  ]);
});

test('typed in capitals, a sentence that begins at the end of a line goes on below, also near the top', () => {
  const lines = [
    'NORTH HIP CLINIC 11/09/2026',
    'RETIRED GRAIN ELEVATOR MAN, 78. RIGHT HIP',
    'REPLACED 2009, CEMENTED STEM AND PRESS-FIT CUP OF METAL.',
  ];
  expect(sentences(lines.join('\n'))).toContain('RIGHT HIP REPLACED 2009, CEMENTED STEM AND PRESS-FIT CUP OF METAL.');
});

test('a paper typed in capitals: a wide line without an end goes on in the next', () => {
  const head = Array.from(
    { length: 8 },
    (_, k) => `SEEN IN THE EYE CLINIC FOR VISIT NUMBER ${k + 1} OF THIS YEAR AS WAS ARRANGED.`,
  );
  const body =
    'BOTH EYES TIRE BY NOON AND CARDIOLOGY WRITES IN ITS NOTE OF\nSEPTEMBER THAT SHE IS STABLE. IF THE EYES MATCHED I WOULD LEAVE THE\nLENS ALONE. SHE READS.';
  expect(sentences([...head, body].join('\n')).slice(8)).toEqual([
    'BOTH EYES TIRE BY NOON AND CARDIOLOGY WRITES IN ITS NOTE OF SEPTEMBER THAT SHE IS STABLE.',
    'IF THE EYES MATCHED I WOULD LEAVE THE LENS ALONE.',
    'SHE READS.',
  ]);
});

test('a paragraph of typed capitals beside a wider table is joined, and its short sentences are no headings', () => {
  const { sentences: read, text } = readChart([
    typedPage(
      1,
      'HILL SLEEP AND CHEST CLINIC              FOLLOW-UP VISIT',
      'WEST, MAE   DOB 09/17/1961                    02/11/2026',
      'COURSE. ON THE MACHINE EVERY NIGHT FOR SIX HOURS.',
      'THE CHIP WAS READ HERE BY MYSELF. AT 17 SHE SAYS',
      'IT IS A DOOR SHE BREATHES AGAINST, NIGHT FOR NIGHT',
      '    08/03-08/24   AUTO 6-20   HELD AT 17.8   LEFT 19.1/H',
      '    08/25-09/14   FIXED 12    SNORES AGAIN   LEFT 31.4/H',
      'ON THE LOWER SETTINGS ALL OF THE BELLY WAS AT EASE',
      'BUT SHE STOPPED BREATHING AS BEFORE. CHEST CLEAR.',
      '                              A. BRAND, M.D.',
    ),
  ]);
  const said = read.filter((s) => s.kind === 'prose').map((s) => text.slice(s.start, s.end).replace(/\s+/g, ' '));
  expect(said).toEqual([
    'ON THE MACHINE EVERY NIGHT FOR SIX HOURS.',
    'THE CHIP WAS READ HERE BY MYSELF.',
    'AT 17 SHE SAYS IT IS A DOOR SHE BREATHES AGAINST, NIGHT FOR NIGHT',
    'ON THE LOWER SETTINGS ALL OF THE BELLY WAS AT EASE BUT SHE STOPPED BREATHING AS BEFORE.',
    'CHEST CLEAR.',
    'A. BRAND, M.D.',
  ]);
});

test('text copied forward points at its first appearance', () => {
  const line = 'She completed physical therapy twice weekly for six weeks with no lasting relief of her pain.';
  const chart = chartFromText(`=== visit_note 2026-03-01\n${line}\n=== visit_note 2026-06-01\n${line}\nNew: she fell.`);
  expect(chart.sentences.map((s) => s.copyOf)).toEqual([undefined, 0, undefined]);
});

test('the number of an entry is no number of things', () => {
  const chart = chartFromText('Plan:\n4. One epidural in the past 12 months.\n\nGiven 2 doses.');
  const norms = tokensIn(chart.tokens, 0, chart.tokens.length).map((t) => t.norm);
  expect(norms).toContain('2');
  expect(norms).not.toContain('4');
});

test.each([
  [
    'Seen today. Smokeless Tobacco: Current User. Marital Status: single.',
    ['Seen today.', 'Smokeless Tobacco: Current User.', 'Marital Status: single.'],
  ],
  ['Smoking Status: Former Smoker', ['Smoking Status: Former Smoker']],
  [
    'Ever had lung cancer? Yes, 2022, radiation\nHas a parent had lung cancer? No',
    ['Ever had lung cancer? Yes, 2022, radiation', 'Has a parent had lung cancer? No'],
  ],
  [
    'Lipid panel - placed\nLDCT lung screening - CANCELLED per patient request 06/01/2026\nFlu vaccine - given',
    ['Lipid panel - placed', 'LDCT lung screening - CANCELLED per patient request 06/01/2026', 'Flu vaccine - given'],
  ],
])('a label and an entry of a list are whole: %s', (text, sentences) => {
  const chart = chartFromText(`=== visit_note 2026-05-04 Note\n${text}`);
  expect(chart.sentences.map((s) => chart.text.slice(s.start, s.end))).toEqual(sentences);
});
