// A checked policy: what a clinician wrote in YAML, as plain data. Reference: docs/reference/policy-language.md.

import type { ComputedKind } from '../values/computed-kind.ts';
import type { Formula } from '../values/formula.ts';
import type { Comparison } from '../values/interval.ts';
import type { Phrase } from '../values/phrase.ts';
import type { Status } from '../values/truth.ts';
import type { DocumentKindName, SectionKindName } from './names.ts';

export type Silence = 'unknown' | 'met' | 'absent' | 'not_claimed';

export type Concept = {
  readonly id: string;
  readonly phrases: readonly Phrase[];
  readonly opposite: readonly Phrase[];
  readonly except: readonly Phrase[];
  readonly codes: readonly string[];
};

export type Analyte = {
  readonly id: string;
  readonly labels: readonly Phrase[];
  readonly unit: string;
  readonly plausible: readonly [number, number];
  readonly except: readonly Phrase[];
  readonly computed: ComputedKind | null;
  readonly from?: readonly Formula[];
};

export type TherapyTerm = {
  readonly id: string;
  readonly classes: readonly string[];
  readonly phrases: readonly Phrase[];
  readonly except: readonly Phrase[];
};

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
      readonly pick: 'latest' | 'first' | 'highest' | 'lowest' | 'any' | 'all';
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
      readonly is: readonly Comparison[];
      readonly from: Window;
      readonly to: Window;
      /** Where no value may have risen again on the way. */
      readonly held: Window | null;
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

export type Leaf = {
  readonly id: string;
  readonly name: string;
  readonly statement: string;
  readonly kind: string;
  readonly silence: Silence;
  /** What to send when the chart does not settle it. */
  readonly ask: string;
  readonly source: string;
  readonly decide: readonly Rule[];
  readonly met: readonly Rule[];
  readonly notMet: readonly Rule[];
  readonly unclear: readonly Rule[];
  readonly judgement: readonly Rule[];
  /** Which side governs when both are evidenced. */
  readonly prefer: 'latest' | 'source' | 'met' | 'not_met' | 'conflict' | 'unknown';
  readonly line: number;
};

export type Tree =
  | { readonly kind: 'leaf'; readonly id: string }
  | { readonly kind: 'all'; readonly of: readonly Tree[] }
  | { readonly kind: 'any'; readonly of: readonly Tree[] }
  | { readonly kind: 'at_least'; readonly n: number; readonly of: readonly Tree[] }
  | { readonly kind: 'none_of'; readonly of: readonly Tree[] }
  | { readonly kind: 'not'; readonly of: Tree };

export type Trigger = {
  readonly id: string;
  readonly statement: string;
  readonly when: readonly Rule[];
  readonly line: number;
};

export type SilenceOverride = { readonly status: 'met' | 'absent'; readonly when: Tree | null };

export type Title = {
  readonly title: string;
  readonly codes: {
    readonly hcpcs: readonly string[];
    readonly cpt: readonly string[];
    readonly icd10cm: readonly string[];
  };
  readonly tree: Tree;
  readonly hard: readonly string[];
  readonly soft: readonly string[];
  readonly conflict: readonly string[];
  readonly hardIf: readonly { readonly leaf: string; readonly status: Status }[];
  readonly softIf: readonly { readonly leaf: string; readonly status: Status }[];
  readonly silence: ReadonlyMap<string, SilenceOverride>;
  readonly reroute: ReadonlyMap<string, string>;
  readonly line: number;
};

/** Where a named date comes from: the first source that yields one. */
export type DateSource = {
  readonly kind: 'document' | 'event' | 'therapy_start' | 'therapy_end' | 'measurement' | 'same_as' | 'any_of';
  /** Of `any_of`: of the days that these yield the latest or first. */
  readonly among: readonly DateSource[];
  readonly documents: readonly DocumentKindName[];
  /** Concept, therapy, analyte or date name, by kind. */
  readonly of: string | null;
  readonly containsAny: string | null;
  readonly scope: Scope;
  readonly pick: 'latest' | 'first';
  readonly line: number;
};

export type Policy = {
  readonly slug: string;
  readonly id: string;
  readonly name: string;
  readonly publisher: string;
  readonly version: string;
  readonly effective: { readonly from: string; readonly to: string | null };
  readonly sources: readonly { readonly title: string; readonly url: string | null; readonly note: string | null }[];
  readonly titles: readonly Title[];
  readonly leaves: ReadonlyMap<string, Leaf>;
  readonly triggers: ReadonlyMap<string, Trigger>;
  readonly dates: ReadonlyMap<string, readonly DateSource[]>;
  /** What the request is about, for laterality: phrases of the requested procedure. */
  readonly request: string | null;
  /** Concepts: what a note of this policy's field speaks of, and what notes of other fields do. Notes only of others hold no evidence. */
  readonly topic: { readonly about: string; readonly elsewhere: string } | null;
  /** Own and shared concepts, including those made from phrases written in place. */
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly analytes: ReadonlyMap<string, Analyte>;
  readonly therapies: ReadonlyMap<string, TherapyTerm>;
  /** SHA-256 of nothing but content is the caller's business; this is the text it was read from. */
  readonly file: string;
};
