// What kind of section text stands in, by the kind of its document and by what stands around it.

import type { DocumentKind, SectionKind } from '../chart.ts';

/** Inline sections of one paragraph: what follows without a label is something else. */
export const NARROW: ReadonlySet<SectionKind> = new Set([
  'family_history',
  'social_history',
  'allergies',
  'medications',
  'chief_complaint',
  'vitals',
  'indication',
  'goals',
  'surgical_history',
  'signature',
]);

/** "Her other history: an ulcer, shingles in 2018." is a letter's paragraph of its own. */
export const OF_BEFORE_IN_A_PARAGRAPH: ReadonlySet<SectionKind> = new Set(['past_history']);

/** Sections that a line of text opens and a table below it ends: "FH: mother glaucoma." above the findings of the exam, "Read by: …". */
export const TOLD_IN_A_LINE: ReadonlySet<SectionKind> = new Set([
  'family_history',
  'social_history',
  'allergies',
  'chief_complaint',
  'surgical_history',
  'signature',
]);

/** Sections that tell of other days and people, where no table of an exam belongs. */
export const TOLD_OF_BEFORE: ReadonlySet<SectionKind> = new Set([
  'past_history',
  'surgical_history',
  'family_history',
  'social_history',
  'allergies',
  'medications',
]);

/** Sections whose paragraphs have labels of their own: levels, organs, problems. */
export const BROAD: ReadonlySet<SectionKind> = new Set([
  'findings',
  'exam',
  'results',
  'imaging',
  'impression',
  'assessment',
  'plan',
  'assessment_plan',
  'procedure',
  'history',
  'other',
  'therapy_history',
]);

/** Running text after a section of one paragraph: a report's findings, else nothing in particular. */
export const afterNarrow = (kind: DocumentKind): SectionKind =>
  narrativeKind(kind) === 'findings' ? 'findings' : 'other';

export function narrativeKind(kind: DocumentKind): SectionKind {
  if (
    [
      'visit_note',
      'consultation',
      'hospital_note',
      'letter',
      'therapy_note',
      'psych_note',
      'nursing_note',
      'telephone_note',
    ].includes(kind)
  )
    return 'history';
  if (
    [
      'imaging',
      'sleep_study',
      'lab',
      'cardiac_test',
      'pulmonary_test',
      'vision_test',
      'pathology',
      'device_download',
    ].includes(kind)
  )
    return 'findings';
  if (kind === 'procedure_note' || kind === 'operative_note') return 'procedure';
  if (kind === 'order') return 'orders';
  if (kind === 'medication_list' || kind === 'pharmacy') return 'medications';
  return kind === 'education' ? 'education' : 'other';
}

/** "Exam:" of a radiology report names the study, "History:" why it was done. */
export function inKind(section: SectionKind, document: DocumentKind): SectionKind {
  if (
    document === 'imaging' ||
    document === 'cardiac_test' ||
    document === 'sleep_study' ||
    document === 'pulmonary_test' ||
    document === 'vision_test'
  ) {
    if (section === 'exam') return 'procedure';
    if (section === 'history') return 'indication';
    if (section === 'imaging' || section === 'results') return 'findings';
  }
  if (document === 'education' && section !== 'identity') return 'education';
  return section;
}
