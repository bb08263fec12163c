import { expect, test } from 'vitest';
import { typedPage } from '../documents/typed-page.ts';
import { chartFromText } from '../index.ts';
import { readChart } from '../read-chart.ts';

test('a lead governs its list', () => {
  const chart = chartFromText('Failed therapies:\n- ibuprofen\n- naproxen');
  expect(
    chart.sentences.filter((s) => s.kind === 'item').map((s) => s.lead && chart.text.slice(s.lead.start, s.lead.end)),
  ).toEqual(['Failed therapies:', 'Failed therapies:']);
  expect(chart.sections.at(-1)!.kind).toBe('therapy_history');
});

test.each<[string, string]>([
  ['Past Medical History:\nAsthma.', 'past_history'],
  ['PMH: asthma.', 'past_history'],
  ['FAMILY HISTORY\nMother OSA.', 'family_history'],
  ['Exam. BP 120/80, lungs clear.', 'exam'],
  ['A/P: start CPAP.', 'assessment_plan'],
  ['lmpression: mild OSA.', 'impression'],
  ['Assessment and Plan\n1. OSA.', 'assessment_plan'],
  ['What has been tried:\nibuprofen', 'therapy_history'],
])('%j opens a section of kind %s', (text, kind) => expect(chartFromText(text).sections.at(-1)!.kind).toBe(kind));

test('what was handed out or gone over in the middle of a paragraph heads nothing', () => {
  const { sections } = chartFromText('HPI:\nSeen with his wife. Handout given. Labs reviewed. Knee pain for a year.');
  expect(sections.at(-1)!.kind).toBe('history');
});

test('an unknown heading closes the section above it', () => {
  const chart = chartFromText('FAMILY HISTORY\nMother had a stroke.\n\nZEBRA CORNER\nShe wakes gasping.');
  const last = chart.sentences.at(-1)!;
  expect(chart.sections[last.section].kind).toBe('other');
});

test('what a typist tells beside a label in the margin is told in sentences, under that label', () => {
  const chart = chartFromText(
    'HPI     63 M, fell in March. Low back hurts since, nothing below the knee.\nSHOTS   None in the neck. Two in the back, said to have helped for a day.\nPMH     HTN. Gout. Family: brother with bad joints.\nNDI     20/50 today, filled out in the waiting room. Worse than in May.\nIMP     Pain from the small joints. No root signs at all on either side.',
  );
  const told = chart.sentences.filter((s) => s.kind !== 'heading');
  expect(told.map((s) => [chart.sections[s.section].kind, chart.text.slice(s.start, s.end)])).toEqual([
    ['history', '63 M, fell in March.'],
    ['history', 'Low back hurts since, nothing below the knee.'],
    ['other', 'None in the neck.'],
    ['other', 'Two in the back, said to have helped for a day.'],
    ['past_history', 'HTN.'],
    ['past_history', 'Gout.'],
    ['family_history', 'Family: brother with bad joints.'],
    ['other', 'NDI 20/50 today, filled out in the waiting room. Worse than in May.'],
    ['impression', 'Pain from the small joints.'],
    ['impression', 'No root signs at all on either side.'],
  ]);
});

test('a table ends a family history told in a line', () => {
  const chart = chartFromText(
    'Meds: finasteride. FH: mother glaucoma.\n\n                    OD            OS\nVA cc               20/25         20/20\nLid skin            no rash       no rash\n',
  );
  const at = chart.sentences.find((s) => chart.text.slice(s.start, s.end).startsWith('Lid skin'))!;
  expect(chart.sections[at.section].kind).not.toBe('family_history');
});

test('a label in capitals before what is told needs no colon', () => {
  const chart = chartFromText(
    'HX 54 M, shipyard welder, right-handed.\n\nEXAM BP 138/80, head turn to the left 40 degrees.\n\nIMP Left C7 root pain.\n\nPLAN Left C6-7, one level. NYHA II.',
  );
  expect(chart.sections.map((s) => s.kind).slice(-4)).toEqual(['history', 'exam', 'impression', 'plan']);
});

test('a table below a line that signs is no part of the signature', () => {
  const chart = chartFromText(
    'OVERNIGHT RECORDER\nRead by: A. Kirkbride MD, clinic device\nRECORDED              7 h 22 min\nMEAN BEFORE SLEEP     93\nLOWEST                86\n',
  );
  const at = chart.sentences.find((s) => chart.text.slice(s.start, s.end).startsWith('LOWEST'))!;
  expect(chart.sections[at.section].kind).not.toBe('signature');
});

test('where all is typed in capitals, a wide line read a little larger from a scan is no heading', () => {
  const lines = [
    ...Array.from({ length: 6 }, (_, k) => `HAS CLOSED THE SHOP AND STAYS AT HOME WITH HER SISTER IN ROOM ${k}.`),
    'LEAKS A LITTLE WITH A SNEEZE SINCE HER THIRD BABY CAME, NO',
    'DIFFERENT NOW. PASSES WATER FREELY.',
  ];
  const page = typedPage(1, 'HILL CLINIC', ...lines);
  const words = page.words.map((w) => (w.y0 === 144 ? { ...w, size: 12.5 } : w));
  const chart = readChart([{ ...page, words }]);
  expect(chart.sentences.some((s) => s.kind === 'heading' && chart.text.startsWith('LEAKS', s.start))).toBe(false);
});

test('words in bold that a full line breaks off behind a colon are no heading', () => {
  const page = typedPage(
    1,
    'NUTRITION VISIT 09/21/2026',
    'Ate eggs and toast, chicken and beans. Given the leaflet "Why an operation?":',
    'surgery can improve diabetes, pressure, sleep apnea, cholesterol, fat in a liver',
    'and aching knees. Weight 254 lb today, and she will come again in two weeks.',
  );
  const words = page.words.map((w) => (w.y0 === 84 ? { ...w, bold: true } : w));
  const { sentences, text } = readChart([{ ...page, words }]);
  expect(sentences.filter((s) => s.kind === 'heading').map((s) => text.slice(s.start, s.end))).toEqual([
    'NUTRITION VISIT 09/21/2026',
  ]);
});

test('who read a study may stand at its head: what follows is no part of the signature', () => {
  const chart = chartFromText(
    'Home Sleep Test\nInterpreted by Fatoumata Brisbois, MD 10/12/2026\n\nRecording 7 h 10 min, good signal. Events 2.9 per hour.',
  );
  const s = chart.sentences.find((x) => chart.text.startsWith('Events', x.start))!;
  expect(chart.sections[s.section].kind).not.toBe('signature');
});

test('in capitals the last word of a sentence heads nothing', () => {
  const chart = chartFromText(
    'PLAN:\n1. TRIAL OF STIMULATION 12/01/2026, C-ARM ROOM, REP\nCOMING.\n2. WENT OVER THE RISKS.',
  );
  expect(chart.sections.at(-1)!.kind).toBe('plan');
});

test.each([
  ['Past medical / surgical / family', 'past_history'],
  ['Family and social', 'social_history'],
  ['Family illnesses', 'family_history'],
  ['Harbor Family Practice', 'other'],
])('under the heading %s stands a %s', (heading, kind) => {
  const chart = chartFromText(
    `HPI: Knee pain.\n\n${heading.toUpperCase()}\n\nHTN, cataracts. No spine operations. Brother had a series of three.\n`,
  );
  const at = chart.sentences.find((s) => chart.text.slice(s.start, s.end).startsWith('No spine'))!;
  expect(chart.sections[at.section].kind).toBe(kind);
});

test('goals for so many weeks are goals', () => {
  const chart = chartFromText(
    'Level now: none.\n\nGoals, 8 weeks\n1. Walk 15 ft in the hall.\n2. Push own wheelchair.',
  );
  expect(chart.sections.at(-1)!.kind).toBe('goals');
});

test('a figure that the end of a line breaks off is no number of an item', () => {
  const chart = chartFromText(
    'Sent home on carvedilol, sacubitril-valsartan, spironolactone, empagliflozin and furosemide\n20. Vest ordered, patient undecided.',
  );
  expect(chart.sentences.map((s) => s.kind)).not.toContain('item');
});

test('a paragraph set in as a whole is told in sentences, whatever longer line stands elsewhere', () => {
  const chart = chartFromText(
    'DISPOSITION home with his daughter and a taper of prednisone, tiotropium, albuterol and metformin.\n\nCOURSE\n   Three days of cold, then a tight chest. On 08/24 he was still low when the\n   cannula slipped off at lunch. Gas in\n   ED was drawn.\n\nALLERGIES\n   sulfa\n   latex',
  );
  const told = chart.sentences.map((s) => `${s.kind} ${chart.text.slice(s.start, s.end).replace(/\s+/g, ' ')}`);
  expect(told).toContain('prose On 08/24 he was still low when the cannula slipped off at lunch.');
  expect(told.slice(-2)).toEqual(['item sulfa', 'item latex']);
});

test('a table with a column for each side is an exam, whatever stands above it', () => {
  const chart = chartFromText(
    'PMH:\nHigh blood pressure, gout.\n\n            OD        OS\nVA          20/60     20/25\nIOP         15        16',
  );
  const rows = chart.sentences.filter((s) => s.kind === 'row');
  expect(rows.map((s) => chart.sections[s.section].kind)).toEqual(['exam', 'exam', 'exam']);
});

test('a label that heads a whole paragraph of a letter heads no more than that', () => {
  const { sections, sentences, text } = chartFromText(
    [
      'Her other history: an ulcer, as I say; psoriasis; shingles around the right ribs in 2018; a cystitis this spring, which has cleared.',
      '',
      'I recommend a single left transforaminal injection at the first sacral foramen, under the image intensifier, next week.',
    ].join('\n'),
  );
  const kindOf = (words: string) =>
    sections[sentences.find((s) => text.slice(s.start, s.end).includes(words))!.section].kind;
  expect(kindOf('psoriasis')).toBe('past_history');
  expect(kindOf('I recommend')).not.toBe('past_history');
});

test.each(['Epworth: 12/24', 'PHQ-9 4/27', 'ESS total 13/24'])(
  '%j alone on its line is a finding, and no heading of that day',
  (line) => {
    const chart = chartFromText(`HPI: Snores.\n\n${line}\n\nExam: neck 17 in.\n`);
    const { kind } = chart.sentences.find((s) => chart.text.startsWith(line, s.start))!;
    expect(kind).not.toBe('heading');
  },
);
