// What a rule asks of the chart, as plain data: one construct of the language, and the scope of what counts for it.

import type { Comparison } from '../values/interval.ts';
import type { Status } from '../values/truth.ts';
import type { DocumentKindName, SectionKindName } from './names.ts';

/** `60 days before IDX`, `after test_date`, `31 to 91 days after start_date`; days counted from the anchor, both ends included. */
export type Window = {
  readonly anchor: string;
  readonly direction: 'before' | 'after';
  readonly least: { readonly n: number; readonly unit: 'days' | 'months' } | null;
  readonly most: { readonly n: number; readonly unit: 'days' | 'months' } | null;
};

export type Acceptance =
  | 'planned'
  | 'ordered'
  | 'recommended'
  | 'hypothetical'
  | 'possible'
  | 'workup'
  | 'declined'
  | 'historical'
  | 'resolved'
  | 'family'
  | 'goal'
  | 'template'
  | 'supplier'
  | 'education'
  | 'copied';

/** What narrows the evidence that a rule accepts. Empty lists narrow nothing. */
export type Scope = {
  readonly within: Window | null;
  readonly dated: 'event' | 'document' | 'any';
  readonly documents: readonly DocumentKindName[];
  readonly notDocuments: readonly DocumentKindName[];
  readonly sections: readonly SectionKindName[];
  readonly notSections: readonly SectionKindName[];
  /** Ids of (often anonymous) concepts. With: in the same sentence, its lead or its table row. Near: also one sentence before or after. */
  readonly withAny: string | null;
  readonly withAll: readonly string[];
  readonly without: string | null;
  readonly nearAny: string | null;
  /** Words that stand anywhere in the same document, such as its author's profession. */
  readonly documentAny: string | null;
  /** Also in notes that are about something else than the policy's topic. */
  readonly anyTopic: boolean;
  readonly accept: readonly Acceptance[];
  readonly temporality: 'current' | null;
  readonly byClinician: boolean;
  readonly sideOfRequest: boolean;
  /** Only where evidence stands for the other side and none for the side of the request. */
  readonly otherSideOnly: boolean;
  /** Not about another region of the spine than the request. */
  readonly regionOfRequest: boolean;
};

export type Rule = { readonly scope: Scope; readonly because: string | null; readonly line: number } & (
  | { readonly kind: 'present'; readonly concepts: readonly string[] }
  | { readonly kind: 'absent'; readonly concepts: readonly string[] }
  | { readonly kind: 'says'; readonly concept: string }
  | {
      readonly kind: 'measure';
      readonly analytes: readonly string[];
      readonly is: readonly Comparison[];
      readonly pick: 'latest' | 'first' | 'highest' | 'lowest' | 'lowest_of_latest' | 'any' | 'all';
      readonly round: 'half_up' | null;
      /** Canonical unit of the comparison, as written by the author; checked against the analyte's. */
      readonly unit: string | null;
    }
  | { readonly kind: 'age'; readonly is: readonly Comparison[]; readonly at: string }
  | { readonly kind: 'code'; readonly concept: string }
  | {
      readonly kind: 'document';
      readonly kinds: readonly DocumentKindName[];
      readonly signed: boolean | null;
      readonly containsAny: string | null;
      readonly containsAll: readonly string[];
      readonly lacks: string | null;
    }
  | {
      readonly kind: 'therapy';
      readonly therapies: readonly string[];
      readonly is: readonly Comparison[];
      readonly sessions: readonly Comparison[];
      readonly outcome: readonly (
        | 'failed'
        | 'partial'
        | 'intolerant'
        | 'contraindicated'
        | 'effective'
        | 'ongoing'
        | 'unstated'
      )[];
      readonly status: readonly ('tried' | 'current' | 'stopped' | 'planned' | 'prescribed' | 'declined' | 'never')[];
      /** At least so many different agents or classes. */
      readonly distinct: { readonly n: number; readonly by: 'agent' | 'class' } | null;
      readonly cumulative: boolean;
      /** From the first start to the last end of all of them together. */
      readonly overall: boolean;
    }
  | {
      readonly kind: 'lasts';
      readonly concepts: readonly string[];
      readonly is: readonly Comparison[];
      readonly at: string;
    }
  | {
      readonly kind: 'between';
      readonly from: string;
      readonly to: string;
      readonly is: readonly Comparison[];
      /** `month starts`: how many first days of a month lie between, whatever the day. */
      readonly unit: 'days' | 'months' | 'month starts';
    }
  | {
      readonly kind: 'difference';
      readonly of: string;
      readonly less: string;
      readonly is: readonly Comparison[];
      /** As a share of the first value, in percent. */
      readonly percent: boolean;
    }
  | {
      /** By how many percent one analyte fell from one window to another. */
      readonly kind: 'fall';
      readonly analytes: readonly string[];
      /** The analytes are names of one scale. */
      readonly pooled: boolean;
      readonly is: readonly Comparison[];
      /** Windows of days, or words beside the score ("before the trial", "on day 5 of the leads"). */
      readonly from: Scope;
      readonly to: Scope;
      /** Where no value may have risen again on the way. */
      readonly held: Scope | null;
    }
  | {
      /** The facet joints named beside one of `concepts`. */
      readonly kind: 'levels';
      readonly concepts: readonly string[];
      readonly is: readonly Comparison[];
      /** Are all of them, side for side, among those named beside one of these? */
      readonly coveredBy: readonly string[] | null;
      /** Is one of them among those named beside one of these? */
      readonly meet: readonly string[] | null;
      /** Joints named beside one of these belong to it and do not count. */
      readonly apartFrom: readonly string[];
      /** Where the other concept is looked for; empty: where the first is. */
      readonly otherIn: readonly DocumentKindName[];
    }
  | {
      readonly kind: 'count';
      readonly of: Rule;
      readonly is: readonly Comparison[];
      readonly distinct: 'date' | 'document' | 'phrase' | 'event';
      /** Days that must lie between two that count. */
      readonly apart: number | null;
    }
  | { readonly kind: 'leaf'; readonly leaf: string; readonly status: Status }
  | { readonly kind: 'all_of'; readonly of: readonly Rule[] }
  | { readonly kind: 'any_of'; readonly of: readonly Rule[] }
  | { readonly kind: 'not'; readonly of: Rule }
  /** Within an `all_of`: a guard that blocks it where its rule holds, and asks for nothing. */
  | { readonly kind: 'unless'; readonly of: Rule }
);

export type RuleOf<Kind extends Rule['kind']> = Extract<Rule, { kind: Kind }>;
