import { expect, test } from 'vitest';
import { kindOf } from './kinds.ts';

test.each([
  [
    'Bluewater Weight Program',
    'Consultation 29 September 2026, dictated by Mr. Evander Holt, MD',
    'She has been large since her second child.',
    'consultation',
  ],
  ['Surgery scheduling request', '', 'Operation 43775, laparoscopic', 'order'],
  [
    'Chesapeake Endocrine Associates',
    'March 9, 2023\nTo: Commonwealth Shipyard Health Plan',
    'I follow him for it.\nSincerely,\nR. Quaynor, MD',
    'letter',
  ],
  ['Physical therapy summary', '', 'Seen twelve times.', 'therapy_note'],
  ['CARD READ-OUT', '', 'NIGHTS SWITCHED ON 84 OF 91', 'device_download'],
  ['Thistledown Counseling Associates', '', 'I met him on May 11.', 'psych_note'],
  ['MERCY HOSPITAL — LEAVING SUMMARY', '', 'Two nights on the ward.', 'hospital_note'],
  ['CUMBERLAND SLEEP LABORATORY', '', 'INDEX 41.2 PER HOUR', 'sleep_study'],
  ['Prior authorization request', '', 'Member B. Ngata', 'payer_form'],
  ['Radiology report', '', 'Findings: …', 'imaging'],
  ['Home sleep test', '', 'REI 22 per hour', 'sleep_study'],
  ['MRI request', 'Patient\nCode 72148', 'Date wanted', 'order'],
  ['Lumbar spine 2 views, Oct 12, 2026', '', '30 % loss of height at L1.', 'imaging'],
  ['Records desk', 'Last MRI of the low back in 2021 at St. Hilda (for sciatica).', 'Flu shot given.', 'other'],
  ['Message 2026-09-23', '', 'Patient rang.', 'telephone_note'],
  ['Cath lab extract', '08 Jan 2026 PCI circumflex', 'LAD mild', 'cardiac_test'],
  [
    'Dr. A. Kirkbride, pain medicine',
    '',
    'Tender over C4-5. Reflexes level. I propose a test injection.',
    'visit_note',
  ],
  ['NORTHWOODS HEART CENTER · TTE', '', 'Quality fair. LVIDd 6.4 cm', 'cardiac_test'],
  ['Harbor Imaging Partners', 'Exam MR cervical spine wo', 'IMPRESSION: C6-7 spur.', 'imaging'],
  ['COMMUNITY HOSPITAL – Diagnostic Imaging', '', 'Clinical: LBP since fall.', 'imaging'],
  ['Radiology West scheduling questionnaire', '', 'Ever had this scan before? No', 'patient_form'],
  ['AMBULATORY PROCEDURE SUITE', 'OPERATOR I. SANDOVAL MD', 'NEEDLES 25g x3', 'procedure_note'],
  ['MY STIMULATOR DIARY (patient copy, please bring)', '', 'Day 1 pain 3', 'patient_form'],
  ['Scheduling & Authorization', '', 'Procedure 67904-E3, right upper only', 'order'],
  ['Discharge medication list, St. Olave Hospital', '', 'Amlodipine', 'medication_list'],
  ['Meter print-out (selected, below 70)', '', '4/2 61', 'device_download'],
  ['UPPER FIELD, KINETIC, III4e', '', 'Meridian 90: 13', 'vision_test'],
  ['HARTWELL GENERAL TELEMETRY SUMMARY', '', 'Run of 14 beats', 'cardiac_test'],
  ['Pre-op call, 06/05/2026', '', 'NPO after midnight', 'telephone_note'],
  ['THERAPY VISIT 9 OF 9', '', 'Bridges 3x10', 'therapy_note'],
  ['OUTPATIENT PROCEDURE AUTHORIZATION', '', 'Code 62321', 'payer_form'],
  ['Summit Scooters and Lifts: customer form', '', 'Color red', 'supplier_form'],
  [
    'MILLWRIGHT SURGICAL GROUP',
    'October 19, 2026\nMedical Director, Utilization Review\nDear Colleague,',
    'I write on behalf of my patient.\nYours truly,',
    'letter',
  ],
  ['Utilization review decision', '', 'Member B. Ngata', 'payer_form'],
  ['FAX', 'To: Utilization Review', 'Pages 5 including this cover', 'fax_cover'],
])('%s, %s is a %s', (title, head, body, kind) => {
  const content = `${title}\n${head}\n${body}`;
  expect(kindOf(title, head, content, content.length)).toBe(kind);
});
