// What a review says: the recommendation, why, on what words it rests, and what is missing.

import type { Citation } from '../values/span.ts';
import type { RecommendationKind, Status } from '../values/truth.ts';

export type Evidence = Citation & {
  /** The sentence or row around the quote. */
  readonly context: string;
  /** 0..100 of its least certain word when read from a picture of the page; null for print. */
  readonly confidence: number | null;
};

export type NearMiss = { readonly evidence: Evidence /** "planned, not done" */; readonly why: string };

export type CriterionReview = {
  readonly id: string;
  readonly name: string;
  readonly statement: string;
  readonly role: 'required' | 'alternative' | 'exclusion';
  readonly status: Status;
  /** One sentence that a nurse would sign. */
  readonly reason: string;
  /** The status follows from silence, not from words in the chart. */
  readonly silent: boolean;
  readonly evidence: readonly Evidence[];
  readonly counter_evidence: readonly Evidence[];
  readonly near_misses: readonly NearMiss[];
};

export type Missing = { readonly criterion: string; readonly ask: string; readonly why: string };

export type Review = {
  readonly recommendation: RecommendationKind;
  readonly rationale: string;
  readonly policy_matched: string;
  readonly policy_id: string;
  readonly policy_title: string;
  readonly policy_version: string;
  readonly engine_version: string;
  readonly reader: 'deterministic';
  readonly patient_name: string | null;
  readonly patient_birth_date: string | null;
  readonly index_date: string | null;
  readonly criteria: readonly CriterionReview[];
  readonly missing: readonly Missing[];
  readonly escalation_reasons: readonly string[];
  /** The criteria that decided, by id. */
  readonly decided_by: readonly string[];
  readonly chart: {
    readonly pages: number;
    readonly unreadable_pages: readonly number[];
    /** PDF points, page by page: what boxes are measured in; `turned` as in Page, of pages scanned sideways. */
    readonly page_sizes: readonly {
      readonly width: number;
      readonly height: number;
      readonly turned?: 90 | 180 | 270;
    }[];
    readonly documents: readonly {
      readonly title: string;
      readonly kind: string;
      readonly date: string | null;
      readonly pages: readonly [number, number];
    }[];
  };
};
