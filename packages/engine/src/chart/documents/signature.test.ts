import { expect, test } from 'vitest';
import { isoOf } from '../../values/civil-date.ts';
import { readChart } from '../read-chart.ts';
import { typedPage } from './typed-page.ts';

const body = ['Seen for neck pain today.', 'Tender over the joints, strength full.', 'Plan: therapy for six weeks.'];

test.each([
  ['Dr. Anselm Kirkbride', 'Dr. Anselm Kirkbride', 'clinician', 'unsigned'],
  ['Dr. A. Kirkbride, pain medicine', 'Dr. A. Kirkbride', 'clinician', 'unsigned'],
  ['Ludmila Okereke, nurse practitioner', 'Ludmila Okereke', 'clinician', 'unsigned'],
  ['Sigrid Hallam, Radiologist', 'Sigrid Hallam', 'clinician', 'unsigned'],
  ['Thea Brandt, registered respiratory therapist', 'Thea Brandt', 'other_clinician', 'unsigned'],
  ['- Bettany RN', 'Bettany', 'other_clinician', 'unsigned'],
  ['Acetaminophen. Home. Y. Hallgren, MD 10/11/2026', 'Y. Hallgren', 'clinician', '2026-10-11'],
  ['W. Halvorsen, NP, NPI 1999000011 signed W. Halvorsen 08/21/2026', 'W. Halvorsen', 'clinician', '2026-08-21'],
  ['W. Halvorsen NP signed /W Halvorsen/ 08/21/2026', 'W. Halvorsen', 'clinician', '2026-08-21'],
  ['E-signed W. Halvorsen NP 08/21/2026', 'W. Halvorsen', 'clinician', '2026-08-21'],
  ['E-signed K. Dufour RN, pt DOB 11/30/1979', 'K. Dufour', 'other_clinician', 'undated'],
  ['W. Halvorsen, APNP, signed 08/21/2026', 'W. Halvorsen', 'clinician', '2026-08-21'],
  ['W. Halvorsen AGACNP-BC e-signed 08/21/2026', 'W. Halvorsen', 'clinician', '2026-08-21'],
  ['Signed: elevated BNP 08/21/2026', null, 'unknown', '2026-08-21'],
  ['A. Kirkbride, M.D. 08/21/2026 (signed, NPI on file)', 'A. Kirkbride', 'clinician', '2026-08-21'],
  ['No PT. See PCP if not settling.', null, 'unknown', 'unsigned'],
  ['Read and signed: Anselm Kirkbride, MD, 08/21/2026', 'Anselm Kirkbride', 'clinician', '2026-08-21'],
  ['/es/ RHONDA L. TEAGUE, LPN Signed: 02/19/2026 10:44', 'RHONDA L. TEAGUE', 'other_clinician', '2026-02-19'],
  ['TAKEN BY K. DUFOUR, RN, SIGNED 08/21/2026', 'K. DUFOUR', 'other_clinician', '2026-08-21'],
  ['HE WANTS IT. MARISELA ONTIVEROS, MD 08/21/2026', 'MARISELA ONTIVEROS', 'clinician', '2026-08-21'],
  ['Wore it 07/03 to 07/16/2026. No change. A. Kirkbride, DNP, 08/21/2026', 'A. Kirkbride', 'clinician', '2026-08-21'],
  ['Sigrid Hallam, MD 08/21/2026   Concur: A. Kirkbride, MD 08/25/2026', 'Sigrid Hallam', 'clinician', '2026-08-21'],
  [
    'By Rocco Montefiore, NP, NPI 1999000417   Signature   R. Montefiore, NP 08/21/2026 09:14',
    'Rocco Montefiore',
    'clinician',
    '2026-08-21',
  ],
  [
    'Practitioner Rocco Montefiore, MD NPI 1000000314 R Montefiore MD 08/21/2026',
    'Rocco Montefiore',
    'clinician',
    '2026-08-21',
  ],
  ['SIGNATURE Rocco Montefiore, MD   DATE 08/21/2026', 'Rocco Montefiore', 'clinician', '2026-08-21'],
  ['/es/ Rocco Montefiore, MD 08/21/2026 18:04', 'Rocco Montefiore', 'clinician', '2026-08-21'],
  ['Dict not read. /es/ Rocco Montefiore, MD 08/21/2026 18:04', 'Rocco Montefiore', 'clinician', '2026-08-21'],
  [
    'Interpreting physician: Anselm Kirkbride, MD, PhD 08/21/2026 (signature on file, electronic)',
    'Anselm Kirkbride',
    'clinician',
    '2026-08-21',
  ],
  [
    'Prescriber Anselm Kirkbride, MD NPI 1518840037 /e-signature 08/21/2026 12:20/',
    'Anselm Kirkbride',
    'clinician',
    '2026-08-21',
  ],
  ['J. Tolliver, PA-C, e-sign 08/21/2026', 'J. Tolliver', 'clinician', '2026-08-21'],
  ['JAS, MD e-sig 08/21/26 1512', 'JAS', 'clinician', '2026-08-21'],
  ['Ordering: I. Sandoval, MD (e-sign 08/21/2026 08:12)', 'I. Sandoval', 'clinician', '2026-08-21'],
  ['Ines Sandoval, MD — e-signature 08/21/2026 18:04', 'Ines Sandoval', 'clinician', '2026-08-21'],
  ['Bram Costigan-Wu, OD (signed)', 'Bram Costigan-Wu', 'clinician', 'undated'],
  ['Read: Soledad Iturbe MD 08/21/2026 14:30', 'Soledad Iturbe', 'clinician', '2026-08-21'],
  ['~ Marguerite Sloan, PT, 8/21/26', 'Marguerite Sloan', 'other_clinician', '2026-08-21'],
  ['DOS 09/10/2026 Surgeon R Montefiore MD /es/ 08/21/2026', 'R Montefiore', 'clinician', '2026-08-21'],
  ['ICD-10 J47.9 Signed Harlan Vickery, MD, NPI 1881023345, 08/21/2026', 'Harlan Vickery', 'clinician', '2026-08-21'],
  [
    'Practitioner Anselm Kirkbride, MD, NPI 1730091146 signed A. Kirkbride 08/21/2026',
    'Anselm Kirkbride',
    'clinician',
    '2026-08-21',
  ],
  ['Order of Anselm Kirkbride, MD, signed Anselm Kirkbride 08/21/2026', 'Anselm Kirkbride', 'clinician', '2026-08-21'],
  ['She signed Consent Form 08/21/2026', null, 'unknown', 'unsigned'],
  [
    'Humphrey: scattered misses, reliability poor, repeat advised in six weeks. Not glaucoma. -- A. Kirkbride, OD\n08/21/2026',
    'A. Kirkbride',
    'clinician',
    '2026-08-21',
  ],
  [
    'Chin on rest, brow relaxed, awake all along. Read: left upper field cut by the lid. A. Kirkbride, MD 08/21/2026',
    'A. Kirkbride',
    'clinician',
    '2026-08-21',
  ],
  [
    'A. Kirkbride, MD 08/21/2026. Addendum 09/10/2026: I have read the report.\nAgreed.\nNothing new.\nBack in May.\nNo change.',
    'A. Kirkbride',
    'clinician',
    '2026-08-21',
  ],
  [
    'M. Castro, OTR/L 08/21/2026\nHome check\nDoors wide enough.\nRamp at back.\nFloors level.',
    'M. Castro',
    'other_clinician',
    '2026-08-21',
  ],
  ['Solveig Marr, PhD, licensed psychologist\nOctober 6, 2026', 'Solveig Marr', 'other_clinician', '2026-10-06'],
  ['M. HOLLIS, PHD 08/21/2026', 'M. HOLLIS', 'other_clinician', '2026-08-21'],
  ['L. Sato, NP, signed August 21, 2026', 'L. Sato', 'clinician', '2026-08-21'],
  ['Read: M. Oyelowo, MD, August 21, 2026', 'M. Oyelowo', 'clinician', '2026-08-21'],
  ['Anselm Kirkbride, MD, NPI 1588230476   A. Kirkbride 08/21/2026', 'Anselm Kirkbride', 'clinician', '2026-08-21'],
  [
    'Anselm Kirkbride, MD, NPI 1588230476   A. Kirkbride 08/21/2026 11:50',
    'Anselm Kirkbride',
    'clinician',
    '2026-08-21',
  ],
  ['E. Nordqvist, M.D. 08/21/2026 (signed, NPI on', 'E. Nordqvist', 'clinician', '2026-08-21'],
  ['[signed] A. KIRKBRIDE MD', 'A. KIRKBRIDE', 'clinician', 'undated'],
  ['SIGNED: A KIRKBRIDE MD 08/21/26', 'A KIRKBRIDE', 'clinician', '2026-08-21'],
  ['Signed A. Kirkbride OD 8/21/26 4:15 PM', 'A. Kirkbride', 'clinician', '2026-08-21'],
  ['Sgd. A. Kirkbride MD', 'A. Kirkbride', 'clinician', 'undated'],
  ['Signed off by: Anselm Kirkbride PA-C on 8/21/2026', 'Anselm Kirkbride', 'clinician', '2026-08-21'],
  ['Anselm Kirkbride MD (electronic signature)', 'Anselm Kirkbride', 'clinician', 'undated'],
  ['Authenticated: Kirkbride, Anselm MD, 21-Aug-2026', 'Kirkbride, Anselm', 'clinician', '2026-08-21'],
  ['ELECTRONICALLY SIGNED OUT BY KIRKBRIDE, ANSELM L, MD', 'KIRKBRIDE, ANSELM L', 'clinician', 'undated'],
  ['Attending: Anselm Kirkbride, MD (cosigned 08/21/2026)', 'Anselm Kirkbride', 'clinician', '2026-08-21'],
  [
    'Last seen in cardiology - A. Kirkbride, MD 05/02/2026\nNo change.\nBack in May.\nNothing new.\nSame tablets.',
    'A. Kirkbride',
    'clinician',
    'unsigned',
  ],
  [
    'Sent here by A. Kirkbride, MD 05/02/2026\nNo change.\nBack in May.\nNothing new.\nSame tablets.',
    'A. Kirkbride',
    'clinician',
    'unsigned',
  ],
  ['A. Kirkbride, MD 08/21/2026. Already booked for 11/20/2026.', 'A. Kirkbride', 'clinician', '2026-08-21'],
  ['Patient signature Dolores Pruitt 08/21/2026', null, 'unknown', 'unsigned'],
  ['Consent: Signature Dolores Pruitt 08/21/2026', null, 'unknown', 'unsigned'],
  ['SIGNED OFF THE PAIN CONTRACT', null, 'unknown', 'unsigned'],
  ['Signed a release for the films.', null, 'unknown', 'unsigned'],
  ['Wound closed by the resident.', null, 'unknown', 'unsigned'],
  ['Dictated but not read. Anselm Kirkbride, MD', 'Anselm Kirkbride', 'clinician', 'unsigned'],
  ['We will sign the form on 08/21/2026.', null, 'unknown', 'unsigned'],
  ['Patient will e-sign the consent.', null, 'unknown', 'unsigned'],
  ['NOT REVIEWED BY A PHYSICIAN', null, 'unknown', 'unsigned'],
  ['Interpreting physician: ____________ Signature: pending', null, 'unknown', 'unsigned'],
  ['Electronically signed by\nAnselm Kirkbride, MD\n08/21/2026 4:12 PM', 'Anselm Kirkbride', 'clinician', '2026-08-21'],
  [
    'Signed electronically:\nAnselm Kirkbride, MD, Orthopedics\nAugust 21, 2026',
    'Anselm Kirkbride',
    'clinician',
    '2026-08-21',
  ],
  ['Anselm Kirkbride, MD     Date: 08/21/2026\nPhysician signature', 'Anselm Kirkbride', 'clinician', '2026-08-21'],
  ['Films read by Dr. Chu: grade 4.\nA. Kirkbride, MD 08/21/2026', 'A. Kirkbride', 'clinician', '2026-08-21'],
  ['Films read by Dr. Chu: grade 4.', 'Dr. Chu', 'clinician', 'unsigned'],
  ['cc Dr. Anselm Kirkbride', null, 'unknown', 'unsigned'],
  ['Referred by Dr. Anselm Kirkbride', null, 'unknown', 'unsigned'],
])('"%s" closes a note', (line, author, role, signed) => {
  const [d] = readChart([typedPage(1, 'Office visit 08/17/2026', ...body, ...line.split('\n'))]).documents;
  expect([
    d.author?.text ?? null,
    d.authorRole,
    d.signed ? (d.signedOn === null ? 'undated' : isoOf(d.signedOn)) : 'unsigned',
  ]).toEqual([author, role, signed]);
});

test.each([
  [
    'Nicholas Thwaite, MB ChB (Leeds), MD, MRCP (UK)',
    'Nicholas Thwaite (signed electronically 04/03/2026)',
    'clinician',
  ],
  [
    'Alasdair Penhallow, MB BS (Lond), FRCP',
    'Alasdair Penhallow (electronically authenticated 05/14/2026 11:02)',
    'clinician',
  ],
  ['Esi Boateng, RN', 'Signed by Esi Boateng', 'other_clinician'],
  ['Esi Boateng, RN', 'Signed by Anselm Kirkbride', 'unknown'],
])('who presents themselves as "%s" above "%s"', (head, end, role) => {
  const [d] = readChart([
    typedPage(1, 'Valley Clinic', head, '2 April 2026', 'Dear Dr Fonseca,', ...body, end),
  ]).documents;
  expect(d.authorRole).toBe(role);
});

test('the line of identity below a signature dates nothing', () => {
  const [d] = readChart([
    typedPage(1, 'Imaging order 09/24/2026', ...body, 'Signed Serafina Oduya FNP', 'Mae West b. 08/11/1958'),
  ]).documents;
  expect([d.signed, d.signedOn]).toEqual([true, null]);
});

test('a word of very many letters is no name: else this takes minutes', () => {
  const { documents } = readChart([typedPage(1, 'Office visit 08/17/2026', ...body, `Seen by ${'A'.repeat(300_000)}`)]);
  expect(documents).toHaveLength(1);
});

test('a name of very many hyphens is told one way only: else this never ends', () => {
  const [d] = readChart([
    typedPage(1, 'Office visit 08/17/2026', ...body, `${'A-'.repeat(3000)}A 08/21/2026`),
  ]).documents;
  expect(d.kind).toBe('visit_note');
});
