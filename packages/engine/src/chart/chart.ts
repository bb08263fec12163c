// A chart as read: one text in reading order, and what its parts are. Everything is an offset into `text`.

import type { Page } from '../pdf/page.ts';
import type { Day } from '../values/civil-date.ts';
import type { Box, Span } from '../values/span.ts';

export type DocumentKind =
  | 'visit_note'
  | 'consultation'
  | 'letter'
  | 'telephone_note'
  | 'imaging'
  | 'sleep_study'
  | 'lab'
  | 'cardiac_test'
  | 'pulmonary_test'
  | 'vision_test'
  | 'pathology'
  | 'operative_note'
  | 'procedure_note'
  | 'hospital_note'
  | 'therapy_note'
  | 'psych_note'
  | 'nursing_note'
  | 'order'
  | 'device_download'
  | 'pharmacy'
  | 'medication_list'
  | 'patient_form'
  | 'supplier_form'
  | 'payer_form'
  | 'education'
  | 'policy_text'
  | 'fax_cover'
  /** Says of itself that it counts for nothing ("entered in error"). */
  | 'voided'
  | 'other';

export type PersonName = { readonly text: string; readonly span: Span };

/** Several documents make up a chart: a note, a report, an order, a form… */
export type ChartDocument = Span & {
  readonly index: number;
  readonly kind: DocumentKind;
  /** As printed, e.g. "Sleep Laboratory Report"; "" when untitled. */
  readonly title: string;
  readonly pageFrom: number;
  readonly pageTo: number;
  /** Date of service; never that of print-out, fax, signature or dictation when another is known. */
  readonly date: {
    readonly lo: Day;
    readonly hi: Day;
    readonly basis: 'service' | 'signed' | 'printed' | 'inherited';
    readonly span: Span;
  } | null;
  readonly signedOn: Day | null;
  readonly signed: boolean;
  readonly signatureSpan: Span | null;
  readonly author: PersonName | null;
  /** `clinician`: physician, NP, PA. `other_clinician`: nurse, therapist, technician. `patient`, `supplier`, `payer`: who filled it in. */
  readonly authorRole: 'clinician' | 'other_clinician' | 'patient' | 'supplier' | 'payer' | 'unknown';
  readonly patient: {
    readonly name: PersonName | null;
    readonly birthDate: { readonly day: Day; readonly span: Span } | null;
  };
};

export type SectionKind =
  | 'chief_complaint'
  | 'history'
  | 'interval_history'
  | 'past_history'
  | 'surgical_history'
  | 'family_history'
  | 'social_history'
  | 'medications'
  | 'allergies'
  | 'review_of_systems'
  | 'vitals'
  | 'exam'
  | 'results'
  | 'imaging'
  | 'findings'
  | 'impression'
  | 'assessment'
  | 'plan'
  | 'assessment_plan'
  | 'indication'
  | 'procedure'
  | 'problem_list'
  | 'orders'
  | 'instructions'
  | 'education'
  | 'therapy_history'
  | 'goals'
  | 'functional_status'
  | 'signature'
  | 'identity'
  | 'other';

export type Section = Span & { readonly kind: SectionKind; readonly heading: string; readonly document: number };

export type LineKind = 'heading' | 'prose' | 'pair' | 'item' | 'row' | 'checkbox' | 'furniture';

export type Cell = Span & { readonly header: Span | null };

export type Line = Span & {
  readonly page: number;
  readonly kind: LineKind;
  /** Of a `row` (table cells, with the column's header cell) or `pair` (label, value). */
  readonly cells?: readonly Cell[];
};

/** A unit of meaning that no scope crosses: a sentence of prose, a list item, a table row, a label with its value, an option of a check box. */
export type Sentence = Span & {
  readonly section: number;
  readonly document: number;
  readonly page: number;
  readonly kind: 'prose' | 'item' | 'row' | 'pair' | 'checkbox' | 'heading';
  /** For `row` and `pair` sentences. */
  readonly cells?: readonly Cell[];
  /** For `checkbox` sentences: `on` = ticked, `off` = not, `both` / `none` for a Yes–No pair answered twice or not at all. */
  readonly check?: 'on' | 'off' | 'both' | 'none';
  /** The heading or lead-in that governs a list item or row ("Failed therapies:"). */
  readonly lead?: Span;
  /** An earlier sentence (index) of which this is a copied-forward repetition. */
  readonly copyOf?: number;
};

/** A word of the text, normalized for matching. `stem` folds inflection ("wakes" and "waking" share one). */
export type Token = Span & { readonly norm: string; readonly stem: string };

/** Tokens in order, by column (words/token-columns.ts reads them one by one): a chart has some hundred thousand, and few are ever asked for singly. */
export type Tokens = {
  readonly length: number;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** The number of each one's word: whatever is asked of words is asked of each distinct one once. */
  readonly ids: Uint32Array;
  readonly words: readonly Pick<Token, 'norm' | 'stem'>[];
};

export type Chart = {
  readonly text: string;
  readonly pages: readonly (Pick<Page, 'number' | 'width' | 'height' | 'source' | 'confidence' | 'turned'> & Span)[];
  readonly documents: readonly ChartDocument[];
  readonly sections: readonly Section[];
  readonly lines: readonly Line[];
  readonly sentences: readonly Sentence[];
  readonly tokens: Tokens;
  /** Index of the first token of each sentence; one more entry than sentences. Tokens outside sentences (furniture) are not listed. */
  readonly sentenceTokens: Uint32Array;
  readonly patient: {
    readonly name: PersonName | null;
    readonly birthDate: { readonly day: Day; readonly span: Span } | null;
  };
  /** More than one person is the patient of some document: names as printed. */
  readonly otherPatients: readonly PersonName[];
  readonly boxesOf: (span: Span) => readonly Box[];
  /** 0..100 of the least certain word in a span that was read from a picture (of the words that match `among`); null for print. */
  readonly confidenceOf: (span: Span, among?: RegExp) => number | null;
};
