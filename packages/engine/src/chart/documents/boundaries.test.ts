import { describe, expect, test } from 'vitest';
import type { Page, Word } from '../../pdf/page.ts';
import { isoOf } from '../../values/civil-date.ts';
import { readChart } from '../index.ts';
import { typedPage } from './typed-page.ts';

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

test('a footer that names its paper and day begins none: the letter on the next page is one', () => {
  const chart = readChart(
    asPages(
      `**Pain clinic - procedure order
Patient: Vale, Jordan     DOB: 11-02-1951
Order date 08/17/2026
Guidance: fluoroscopy. Local anesthetic in the skin only.
E-signed C. Marlowe, MD 08/17/2026

**Order 08/17/2026 Vale`,
      `**Bayfront Spine and Pain
August 14, 2026

Dear Dr. Yilmaz,
I reviewed Mrs. Vale this morning. Her trouble is a belt across the small of the back.
Kind regards,
C. Marlowe, MD`,
    ),
  );
  expect(chart.documents.map((d) => d.kind)).toEqual(['order', 'letter']);
});

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

describe('a typed note whose head stands on its second page too', () => {
  const head = (rest: string): string => `QUARLES, DORIS L.     DOB 01/19/1963   ACCT 118447   ${rest}`;
  const first = `VALLEY PAIN, P.C.                 OFFICE DICTATION
QUARLES, DORIS L.   DICTATED: O. BOONE, M.D.   DOB 01/19/1963   ACCT 118447   10/14/2026
HX: 63 YO RETIRED LINEMAN. LOW BACK STARTED IN APRIL AND HAS NOT QUIT.
EXAM: EXTENSION HURTS. STRENGTH FULL. PULSES GOOD.
PAGE 1`;
  const second = (day: string): string => `${head(day)}
FILMS: MRI L-SPINE 08/31/2026, MY READ AND REPORT AGREE.
PLAN: NUMB THE NERVES TO THE BOTTOM TWO JOINTS, BOTH SIDES.
SIGNED O. BOONE MD 10/14/2026`;
  const kinds = (day: string): readonly string[] =>
    readChart(asPages(first, second(day))).documents.map((d) => `${d.kind}${d.signed ? ' signed' : ''}`);

  test('goes on where the day is the same', () => expect(kinds('10/14/2026')).toEqual(['visit_note signed']));
  test('has ended where it is another', () => expect(kinds('08/31/2026')).toHaveLength(2));
});

test('the name of a part in large type below what is told already is no title', () => {
  const page = typedPage(
    1,
    'Pre-surgical Review',
    'Lee, Ann 03/04/1950 seen 09/22/2026',
    'Her surgeon asked me to look for anything he should know before the day.',
    'Results',
    'Hemoglobin A1c 5.3 %',
  );
  const words = page.words.map((w) => (w.text === 'Results' ? { ...w, size: 13, y1: w.y1 + 3, bold: true } : w));
  const bold = words.map((w) => (w.y0 === 60 ? { ...w, bold: true } : w));
  expect(readChart([{ ...page, words: bold }]).documents.map((d) => d.title)).toEqual(['Pre-surgical Review']);
});

test.each(['West, Mae  DOB 09/17/1961  03/04/2026', 'WEST, MAE  77-1903  03/04/2026'])(
  'a page of another patient seen on the same day does not go on with the open note: %s',
  (head) => {
    const note = [
      'Bayline Clinic',
      'Office Visit Note',
      'Lee, Ann  DOB 07/14/1974',
      '03/04/2026',
      'Knee pain for a year.',
    ];
    const told = 'She had twelve visits of therapy without relief and wants the knee replaced.';
    const { documents } = readChart([
      typedPage(1, ...note),
      typedPage(2, head, told, 'Signed by: Carl Orr, MD 03/04/2026'),
    ]);
    expect(documents.map((d) => d.pageFrom)).toEqual([1, 2]);
  },
);

test('another paper under the letterhead of one before opens with its day, what follows without one goes on', () => {
  const chart = readChart(
    asPages(
      `**Larkspur Spine · Return visit 09/29/2026\nPatient: Ann Lee      DOB: 03/04/1950\nThe leg pain is back.\nA. Reinholt, MD, 09/29/2026`,
      `Larkspur Spine · Check after injection 04/21/2026\nAnn Lee. Four weeks after the injection.\nScale 2 of 10 today.\nShe works again.`,
      `Straight leg raise negative, and she walks a mile.\nA. Reinholt, MD, 04/21/2026`,
    ),
  );
  expect(chart.documents.map((d) => [d.pageFrom, d.pageTo])).toEqual([
    [1, 1],
    [2, 3],
  ]);
});

test('the same test under the same letterhead on another day is another report, and its title no running head', () => {
  const chart = readChart(
    asPages(
      `**Larkspur Imaging, CT report\nLow dose chest CT, 09/18/2025\nAnn Lee. Compared with 08/29/2024.\nNew nodule. Lung-RADS 3.\nW. Iyer, MD, 09/19/2025`,
      `**Larkspur Imaging, CT report\nLow dose chest CT, 08/29/2024\nAnn Lee. First scan.\nLung-RADS 2.\nW. Iyer, MD, 08/30/2024`,
    ),
  );
  expect(chart.documents.map((d) => isoOf(d.date!.lo))).toEqual(['2025-09-18', '2024-08-29']);
});

describe('papers set one below another', () => {
  const lines: readonly (readonly [string, number])[] = [
    ['Request for facet ablation', 14],
    ['Patient: Ann Lee      DOB: 03/04/1950', 10],
    ['We ask for the ablation named below, for pain that came back.', 10],
    ['Please answer by fax. The office is open until five, and the nurse', 10],
    ['will call the patient when the answer comes.', 10],
    ['Progress note, spine clinic', 14],
    ['Plan', 11.5],
    ['Neck pain on the left. Two blocks helped for as long as they last.', 10],
    ['Ablation of C4 to C6, left.', 10],
  ];
  const paged = (of: readonly (readonly [string, number])[]): Page[] => [
    {
      number: 1,
      width: 612,
      height: 792,
      source: 'text',
      confidence: 100,
      words: of.flatMap(([text, size], row) => {
        let x = 40;
        return text.split(' ').map((word): Word => {
          const x0 = x;
          x += (word.length + 1) * size * 0.5;
          return { text: word, x0, x1: x - size * 0.5, y0: 100 + row * 18, y1: 100 + row * 18 + size, size };
        });
      }),
    },
  ];
  test('what is typed as the first title is opens a paper', () => {
    expect(readChart(paged(lines)).documents.map((d) => d.title)).toEqual([
      'Request for facet ablation',
      'Progress note, spine clinic',
    ]);
  });
  test('what is typed as two papers are that tell what they are opens a third', () => {
    const pages = paged([
      ...lines,
      ['Signed A. Brand, MD 02/11/2026', 10],
      ['Desk, Gwen Moss', 14],
      ['She was called about the day, and will come.', 10],
    ]);
    expect(readChart(pages).documents.map((d) => d.title)).toEqual([
      'Request for facet ablation',
      'Progress note, spine clinic',
      'Desk, Gwen Moss',
    ]);
  });
  test('not where sections are headed in that type too', () => {
    const alike = lines.map(([text, size]): readonly [string, number] => [text, size > 11 ? 14 : size]);
    expect(readChart(paged(alike)).documents).toHaveLength(1);
  });
});

test('a form opens a page below a signature also where a bracket behind its title goes on', () => {
  const chart = readChart(
    asPages(
      `**Harbor Family Practice
Visit, October 14, 2026
Ann Lee, 07/22/1959. For her left hip on 11/24. Feels well apart from the hip, climbs one flight with the rail.
Low risk. Amlodipine on the morning of the operation.
H. Prior, MD 10/14/2026`,
      `GREAT PLAINS HEALTH PLAN - Elective Joint Request (completed by office: L.
Kaplan) 10/15/2026
Member            Ann Lee, 07/22/1959
Procedure / side  27130 LEFT
Imaging attached  [x] yes [ ] no`,
    ),
  );
  expect(chart.documents.map((d) => [d.kind, isoOf(d.date!.lo)])).toEqual([
    ['visit_note', '2026-10-14'],
    ['payer_form', '2026-10-15'],
  ]);
});

test('a short list at the foot of a page is no head of the order on the next', () => {
  const visit = Array.from({ length: 8 }, (_, i) => `She tells of the stairs at length, and of day ${i + 1} at home.`);
  const { documents } = readChart(
    asPages(
      `**Hill Clinic - Office visit
Patient: Mae West     DOB: 09/17/1961     Seen 09/16/2026
${visit.join('\n')}
Signed A. Reed, MD 09/16/2026

**Supplier intake checklist
[x] Medicare [x] face to face [x] home visit
Entered by: T. Noble`,
      `**Hill Clinic - Standard written order
Order date     10/06/2026
Beneficiary    Mae West, 09/17/1961
Item           K0823 power wheelchair, quantity 1
Signature      A. Reed, MD 10/06/2026`,
    ),
  );
  expect(documents.map((d) => d.kind)).toEqual(['visit_note', 'supplier_form', 'order']);
});
