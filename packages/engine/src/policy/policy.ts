// A checked policy: what a clinician wrote in YAML, as plain data. Reference: docs/reference/policy-language.md.

import type { ComputedKind } from '../values/computed-kind.ts';
import type { Formula } from '../values/formula.ts';
import type { LearntWords } from '../values/learnt.ts';
import type { Phrase } from '../values/phrase.ts';
import type { Status } from '../values/truth.ts';
import type { DocumentKindName } from './names.ts';
import type { Rule, Scope } from './rule.ts';

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

/** What a leaf asks for; `finding-present` lets an affirmed finding outweigh a part of it that is denied. */
export const leafKinds = [
  'finding-present',
  'finding-absent',
  'measurement',
  'value-in-set',
  'code-in-set',
  'document-present',
  'date-interval',
  'event-count',
  'treatment-failed',
  'age',
] as const;
export type LeafKind = (typeof leafKinds)[number];

export type Leaf = {
  readonly id: string;
  readonly name: string;
  readonly statement: string;
  readonly kind: LeafKind;
  readonly silence: Silence;
  /** Else what `none_of` excludes is absent where the chart is silent. */
  readonly silenceStated: boolean;
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
  /** Concepts: the part of the body that is asked about, and the other one. What names only that other holds no evidence. */
  readonly part: { readonly about: string; readonly elsewhere: string } | null;
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
  /** By criterion: what labelled charts taught of the words in which it is told. Empty where nothing was learnt. */
  readonly learnt: ReadonlyMap<string, LearntWords>;
  /** The name of what it was read from, for mistakes found in it. */
  readonly file: string;
};
