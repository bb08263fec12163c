import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../pdf/index.ts';
import type { Page, Word } from '../pdf/page.ts';
import { isoOf } from '../values/civil-date.ts';
import { within } from '../values/span.ts';
import { typedPage } from './documents/typed-page.ts';
import { type Chart, chartFromText, type DocumentKind, readChart } from './index.ts';
import { tokenAt, tokensIn } from './token-columns.ts';

const samples = new URL('../../../../charts/', import.meta.url);
type Sample = {
  readonly id: string;
  readonly file: string;
  readonly patient_name: string;
  readonly dob: string;
  readonly scan: string;
};
const manifest: readonly Sample[] = existsSync(new URL('manifest.json', samples))
  ? JSON.parse(readFileSync(new URL('manifest.json', samples), 'utf8'))
  : [];

function expectSound(chart: Chart): void {
  const whole = { start: 0, end: chart.text.length };
  const all = [
    ...chart.documents,
    ...chart.sections,
    ...chart.lines,
    ...chart.sentences,
    ...tokensIn(chart.tokens, 0, chart.tokens.length),
    ...chart.pages,
  ];
  for (const span of all) expect(span.start <= span.end && within(span, whole)).toBe(true);
  chart.documents.forEach((d, i) => {
    expect(d.index).toBe(i);
    if (i > 0) expect(d.start).toBe(chart.documents[i - 1].end);
  });
  chart.sentences.forEach((s, i) => {
    expect(within(s, chart.documents[s.document])).toBe(true);
    expect(within(s, chart.sections[s.section])).toBe(true);
    const page = chart.pages.find((p) => p.number === s.page)!;
    // It begins there; a page's end may break it.
    expect(s.start >= page.start && s.start <= page.end).toBe(true);
    expect(chart.text.slice(s.start, s.end).trim()).toBe(chart.text.slice(s.start, s.end));
    for (let t = chart.sentenceTokens[i]; t < chart.sentenceTokens[i + 1]; t++)
      expect(within(tokenAt(chart.tokens, t)!, s)).toBe(true);
    for (const c of s.cells ?? []) expect(within(c, s)).toBe(true);
    if (i > 0 && chart.sentences[i - 1].document === s.document)
      expect(s.start).toBeGreaterThanOrEqual(chart.sentences[i - 1].end);
    if (s.copyOf !== undefined) expect(s.copyOf).not.toBe(i);
  });
  expect(chart.sentenceTokens.length).toBe(chart.sentences.length + 1);
}

const native = manifest.filter((s) => s.scan === 'none');
describe.skipIf(native.length === 0)('over the sample charts', () => {
  test.each(native)('$id: the patient is found and the parts hang together', async ({ file, patient_name, dob }) => {
    const { pages } = await readPdf(new Uint8Array(readFileSync(new URL(file, samples))));
    const chart = readChart(pages);
    expectSound(chart);
    expect(chart.patient.name?.text).toBe(patient_name);
    const [month, day, year] = dob.split('/');
    expect(isoOf(chart.patient.birthDate!.day)).toBe(`${year}-${month}-${day}`);
    expect(chart.otherPatients).toEqual([]);
    expect(chart.documents.length).toBeGreaterThan(1);
    expect(chart.documents.filter((d) => d.date === null)).toEqual([]);
    expect(chart.documents.filter((d) => d.kind === 'other').length).toBeLessThanOrEqual(1);
    expect(chart.documents.some((d) => d.signed && d.authorRole === 'clinician')).toBe(true);
  });

  test('reading twice gives the same', async () => {
    const { pages } = await readPdf(new Uint8Array(readFileSync(new URL(native[0].file, samples))));
    expect(JSON.stringify(readChart(pages))).toBe(JSON.stringify(readChart(pages)));
  });
});

const word = fc.record({
  text: fc.oneof(
    fc.constantFrom(
      'Patient:',
      'DOB',
      '☒',
      '☐',
      'Yes',
      'No',
      'PLAN',
      'MD,',
      '06/09/2026',
      'pain.',
      '1.',
      '•',
      '12.6',
      'Page',
      '|',
      '-',
    ),
    fc.string({ minLength: 1, maxLength: 8 }),
  ),
  x0: fc.integer({ min: 0, max: 600 }),
  y0: fc.integer({ min: 0, max: 790 }),
  width: fc.integer({ min: 0, max: 80 }),
  size: fc.integer({ min: 4, max: 20 }),
  bold: fc.boolean(),
});
const page = fc.array(word, { maxLength: 60 });

test('any pages at all are read into a sound chart', () => {
  fc.assert(
    fc.property(fc.array(page, { maxLength: 4 }), (drawn) => {
      const pages = drawn.map(
        (words, i): Page => ({
          number: i + 1,
          width: 612,
          height: 792,
          source: words.length > 0 ? 'text' : 'blank',
          confidence: 100,
          words: words.map(
            ({ text, x0, y0, width, size, bold }): Word => ({
              text,
              x0,
              x1: x0 + width,
              y0,
              y1: y0 + size,
              size,
              bold,
            }),
          ),
        }),
      );
      const chart = readChart(pages);
      expectSound(chart);
      chart.boxesOf({ start: 0, end: chart.text.length });
    }),
    { numRuns: 60, seed: 7 },
  );
});

test('any text at all is read into a sound chart', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: fc.constantFrom(...'abC .:\n|☐☒-1/2()[]\f=') }), (text) =>
      expectSound(chartFromText(text)),
    ),
    { numRuns: 100, seed: 7 },
  );
});

test('reading time grows with the pages and no faster', () => {
  const text = Array.from(
    { length: 40 },
    (_, i) =>
      `Line ${i}: she wakes gasping twice a night, AHI 12.6, seen on 06/09/2026 by Dr. Osei; no morning headache.`,
  ).join('\n');
  // Processor time, so that a busy machine does not decide.
  const time = (n: number): number => {
    const source = Array.from({ length: n }, () => text).join('\f');
    const from = process.cpuUsage();
    chartFromText(source);
    return process.cpuUsage(from).user;
  };
  time(30);
  const once = time(60);
  expect(time(240)).toBeLessThan(once * 4 * 2.5);
});

const sentences = (text: string): string[] => {
  const chart = chartFromText(text);
  return chart.sentences.map((s) => chart.text.slice(s.start, s.end).replace(/\n/g, ' '));
};

describe('text for tests', () => {
  test('is one signed visit note of a clinician', () => {
    const [d, ...rest] = chartFromText('She wakes gasping.').documents;
    expect(rest).toEqual([]);
    expect([d.kind, isoOf(d.date!.lo), d.signed, d.authorRole]).toEqual([
      'visit_note',
      '2026-06-01',
      true,
      'clinician',
    ]);
  });

  test('takes documents of a kind and a date', () => {
    const chart = chartFromText(
      '=== imaging 2026-05-02 X-ray of the knee\nImpression: severe OA.\n=== patient_form 2026-05-03\nSnoring: ☒ yes ☐ no\n',
    );
    expect(chart.documents.map((d) => [d.kind, isoOf(d.date!.lo), d.title])).toEqual([
      ['imaging', '2026-05-02', 'X-ray of the knee'],
      ['patient_form', '2026-05-03', ''],
    ]);
    expect(chart.sections.map((s) => s.kind)).toContain('impression');
  });

  test('is unsigned when it says so', () => {
    expect(chartFromText('Plan: surgery.\nSignature pending').documents[0].signed).toBe(false);
  });

  test('every document keeps its kind', () => {
    const kinds: DocumentKind[] = ['order', 'lab', 'supplier_form'];
    expect(
      chartFromText(kinds.map((k) => `=== ${k} 2026-01-02\nText.`).join('\n')).documents.map((d) => d.kind),
    ).toEqual(kinds);
  });
});

test.each<[string, string[]]>([
  [
    'Dr. Osei saw her at 5 p.m. on 06/09. AHI 12.6. No RLS.',
    ['Dr. Osei saw her at 5 p.m. on 06/09.', 'AHI 12.6.', 'No RLS.'],
  ],
  ['H. pylori negative. Takes vitamin D. She naps.', ['H. pylori negative.', 'Takes vitamin D.', 'She naps.']],
  ['Took 600 mg. daily for 6 wks. without relief.', ['Took 600 mg. daily for 6 wks. without relief.']],
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

/** Pages set in fixed-width type, read without being told what they are. */
const asPages = (...texts: readonly string[]): Page[] =>
  texts.map((text, i) => ({
    number: i + 1,
    width: 612,
    height: 792,
    source: 'text',
    confidence: 100,
    words: text.split('\n').flatMap((line, row): Word[] =>
      [...line.matchAll(/[^\s]+/g)].map((m) => ({
        text: m[0].replaceAll('*', '') || '-',
        x0: 40 + m.index * 5.5,
        x1: 40 + (m.index + m[0].length) * 5.5,
        y0: 40 + row * 12,
        y1: 50 + row * 12,
        size: 10,
        bold: line.startsWith('**'),
      })),
    ),
  }));

describe('an export with several notes on a page', () => {
  const chart = readChart(
    asPages(
      `**NORTHSIDE ORTHOPAEDICS
Name: Garcia-Lopez, Maria T.      DOB: 11-02-1951     Acct #: 4455
Visit Date: March 3, 2026

HISTORY OF PRESENT ILLNESS: Right knee pain for 3 years.
FAMILY HISTORY: Mother had RA.
PHYSICAL EXAMINATION: BMI 31. Varus deformity.
PLAN: Right TKA.
Electronically Signed By: John Q. Surgeon, MD 03/04/2026 08:12

**Telephone Encounter
Date: 03/10/2026     Provider: K. Nurse, RN
Pt called to ask about clearance.

**PHYSICAL THERAPY DISCHARGE NOTE
Date of service: 12/19/2025    Therapist: L. Motion, PT
Pt attended 12/12 visits. Pain unchanged.
L. Motion, PT, DPT 12/19/2025`,
      `Quest Diagnostics
Patient Name: SMITH, ROBERT        DOB: 02/02/1961
Collected: 07/20/2026 08:10    Reported: 07/21/2026
Test Name                 Result     Flag    Reference Range    Units
GLUCOSE                   101        H       65-99              mg/dL
HEMOGLOBIN A1c            5.9        H       <5.7               %`,
    ),
  );
  test('is cut into its documents, with kind, date and author', () => {
    expect(chart.documents.map((d) => [d.kind, isoOf(d.date!.lo), d.authorRole])).toEqual([
      ['visit_note', '2026-03-03', 'clinician'],
      ['telephone_note', '2026-03-10', 'other_clinician'],
      ['therapy_note', '2025-12-19', 'other_clinician'],
      ['lab', '2026-07-20', 'unknown'],
    ]);
  });
  test('keeps family history to itself and notices the stranger', () => {
    const family = chart.sentences.filter((s) => chart.sections[s.section].kind === 'family_history');
    expect(family.map((s) => chart.text.slice(s.start, s.end))).toEqual(['FAMILY HISTORY: Mother had RA.']);
    expect([chart.patient.name?.text, chart.otherPatients.map((p) => p.text)]).toEqual([
      'Maria T. Garcia-Lopez',
      ['Robert Smith'],
    ]);
  });
  test('reads the laboratory table by its headings', () => {
    const row = chart.sentences.find((s) => chart.text.slice(s.start, s.end).startsWith('HEMOGLOBIN'))!;
    expect(row.cells!.map((c) => c.header && chart.text.slice(c.header.start, c.header.end))).toEqual([
      'Test Name',
      'Result',
      'Flag',
      'Reference Range',
      'Units',
    ]);
  });
});

test('text copied forward points at its first appearance', () => {
  const line = 'She completed physical therapy twice weekly for six weeks with no lasting relief of her pain.';
  const chart = chartFromText(`=== visit_note 2026-03-01\n${line}\n=== visit_note 2026-06-01\n${line}\nNew: she fell.`);
  expect(chart.sentences.map((s) => s.copyOf)).toEqual([undefined, 0, undefined]);
});

describe('whose chart it is', () => {
  const other = (text: string): string[] => chartFromText(text).otherPatients.map((p) => p.text);
  test('names in other forms are the same person', () => {
    const chart = chartFromText(
      '=== visit_note 2026-01-01\nPatient: Lorraine Okafor-Bell DOB: 05/21/1959\n=== lab 2026-01-02\nPatient: OKAFOR-BELL, LORRAINE M\n=== order 2026-01-03\nPt: Okafor, L.\n=== letter 2026-01-04\nRe: Lorraine Okafor-Bel, born 05/21/1959',
    );
    expect(chart.patient.name?.text).toBe('Lorraine Okafor-Bell');
    expect(chart.otherPatients).toEqual([]);
  });
  test('another person is noticed', () => {
    expect(
      other(
        '=== visit_note 2026-01-01\nPatient: Ann Lee DOB: 05/21/1959\nShe is well.\n=== lab 2026-01-02\nPatient: Robert Quintana DOB: 02/03/1944\nA1c 8.1',
      ),
    ).toEqual(['Robert Quintana']);
  });
  test('providers, family and contacts are no patients', () => {
    expect(
      other(
        'Patient: Ann Lee DOB: 05/21/1959\nProvider: Robert Quintana, MD\nEmergency contact: John Lee\nMother: Grace Hopper, alive\nReferred by: Carla Diaz, NP',
      ),
    ).toEqual([]);
  });
});

test('the number of an entry is no number of things', () => {
  const chart = chartFromText('Plan:\n4. One epidural in the past 12 months.\n\nGiven 2 doses.');
  const norms = tokensIn(chart.tokens, 0, chart.tokens.length).map((t) => t.norm);
  expect(norms).toContain('2');
  expect(norms).not.toContain('4');
});
