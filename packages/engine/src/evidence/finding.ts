// What the chart says, as found: each finding keeps its place in the text and the cues that judged it.

import type { Day, Days } from '../values/civil-date.ts';
import type { ComputedKind } from '../values/computed-kind.ts';
import type { Formula } from '../values/formula.ts';
import type { Interval } from '../values/interval.ts';
import type { LearntWords } from '../values/learnt.ts';
import type { Phrase } from '../values/phrase.ts';
import type { Span } from '../values/span.ts';

/** How the text stands to what it mentions. Precedence of frames: see assertion/. */
export type Assertion = {
  readonly polarity: 'affirmed' | 'negated';
  readonly certainty: 'certain' | 'probable' | 'possible';
  readonly frame:
    | 'actual'
    | 'hypothetical'
    | 'planned'
    | 'recommended'
    | 'workup'
    | 'goal'
    | 'education'
    | 'template'
    /** Entered in error, struck out. */
    | 'void'
    /** What a payer or policy asks for. */
    | 'demand'
    | 'ordered'
    | 'declined';
  readonly experiencer: 'patient' | 'family' | 'other';
  readonly temporality: 'current' | 'historical' | 'resolved';
  /** The words that decided, for near misses: "negated by `denies`". */
  readonly cues: readonly { readonly axis: string; readonly span: Span; readonly rule: string }[];
  /** Of an opposite: a question whether one can is answered No. */
  readonly cannot?: boolean;
  /** Said under words that govern its whole sentence ("no evidence that …"): what stands beside it does not make it a fact. */
  readonly whole: boolean;
};

/** When something was so: an interval of days, and where that comes from. */
export type Dated = {
  readonly lo: Day;
  readonly hi: Day;
  /** `stated`: written beside it. `relative`: "3 weeks ago". `column`: a table's date column. `document`: only the document's date of service. */
  readonly basis: 'stated' | 'relative' | 'column' | 'document';
  readonly span: Span | null;
};

/** Of the body. */
export type Side = 'left' | 'right' | 'both';

export type Mention = Span & {
  readonly concept: string;
  /** Which of the concept's lists matched: its `phrases`, its `opposite` phrases ("afebrile"), or its `codes`. */
  readonly via: 'phrase' | 'opposite' | 'code';
  readonly assertion: Assertion;
  readonly date: Dated | null;
  readonly sentence: number;
  /** The side of the body it is about, from its own clause, its lead or its section heading. */
  readonly side: Side | null;
};

export type MeasurementRole = 'actual' | 'goal' | 'reference' | 'dose' | 'setting' | 'scale';

export type Measurement = Span & {
  readonly analyte: string;
  readonly value: Interval;
  readonly approximate: boolean;
  /** Canonical unit of the analyte, after conversion; `assumed` when none was written and one was possible. */
  readonly unit: string;
  readonly unitBasis: 'written' | 'assumed';
  readonly role: MeasurementRole;
  readonly assertion: Assertion;
  readonly date: Dated | null;
  readonly sentence: number;
  readonly side: Side | null;
  /** Where the label stands, and further words that qualify the value: row label, column header, same clause. */
  readonly label: Span;
  readonly qualifiers: readonly Span[];
  /** Where a computed value comes from (BMI from height and weight): all inputs, to be cited. */
  readonly inputs?: readonly Span[];
  readonly implausible: boolean;
};

export type DurationFinding = Span & {
  readonly days: Interval;
  readonly sentence: number;
  /** `since March 2026`, `onset 9/29`: running until the document's date. */
  readonly since: Days | null;
  readonly basis: 'stated' | 'since' | 'from-to' | 'vague';
};

export type DateFinding = Span & {
  readonly lo: Day;
  readonly hi: Day;
  readonly sentence: number;
  readonly basis: 'stated' | 'relative' | 'column';
};

export type TherapyEpisode = Span & {
  readonly agent: string;
  readonly classes: readonly string[];
  readonly status: 'tried' | 'current' | 'stopped' | 'planned' | 'prescribed' | 'declined' | 'never';
  readonly from: Days | null;
  readonly to: Days | null;
  readonly days: Interval | null;
  readonly daysBasis: 'stated' | 'computed' | 'at_least' | null;
  readonly sessions: Interval | null;
  readonly outcome: 'failed' | 'partial' | 'intolerant' | 'contraindicated' | 'effective' | 'ongoing' | 'unstated';
  readonly assertion: Assertion;
  readonly date: Dated | null;
  readonly sentence: number;
  readonly side: Side | null;
  /** Everything this episode rests on: agent, duration, outcome words; each to be cited. */
  readonly spans: readonly Span[];
};

/** What a policy needs read, as plain data (evidence does not know policies). */
export type ConceptNeed = {
  readonly id: string;
  readonly phrases: readonly Phrase[];
  readonly opposite: readonly Phrase[];
  /** Look-alikes: where one of these matches over a phrase, the phrase does not count ("pulmonary hypertension"). */
  readonly except: readonly Phrase[];
  /** ICD-10-CM or HCPCS; an entry shorter than a full code stands for everything below it. */
  readonly codes: readonly string[];
};

export type AnalyteNeed = {
  readonly id: string;
  readonly labels: readonly Phrase[];
  /** Canonical unit (`%`, `mmHg`, `kg/m2`, `/h`, `cm`, `days`, `points`, `` for a bare number). */
  readonly unit: string;
  readonly plausible: readonly [number, number];
  /** Values qualified by one of these words (same clause, row label or column header) are another measurement ("REM", "supine", "residual"). */
  readonly except: readonly Phrase[];
  /** May be computed where it is not written. */
  readonly computed: ComputedKind | null;
  /** Worked out from other analytes where it is not written; the first formula that has its values. */
  readonly from?: readonly Formula[];
};

export type TherapyNeed = {
  readonly id: string;
  /** An agent or class of the built-in table (`nsaid`, `physical_therapy`), or own phrases. */
  readonly classes: readonly string[];
  readonly phrases: readonly Phrase[];
  readonly except: readonly Phrase[];
};

export type Needs = {
  readonly concepts: readonly ConceptNeed[];
  /** Those whose mentions are asked for; the others only stand inside phrases. Without it all are. */
  readonly sought?: ReadonlySet<string>;
  readonly analytes: readonly AnalyteNeed[];
  readonly therapies: readonly TherapyNeed[];
  /** By criterion. */
  readonly learnt?: ReadonlyMap<string, LearntWords>;
};

/** A sentence that speaks like those that met, or did not meet, a criterion in labelled charts; its place is that of the most telling word. */
export type Likeness = Span & {
  readonly sentence: number;
  /** How far it speaks for this rather than for the opposite or for nothing, in log-odds. */
  readonly margin: number;
};

/** Of a criterion the sentences that speak for one side at least so far, best first. */
export type LikenessesOf = (criterion: string, side: 'met' | 'not_met', least: number) => readonly Likeness[];

/** How far a sentence speaks for one side of a criterion against saying nothing of it, in log-odds; null where nothing was learnt. */
export type FamiliarityOf = (criterion: string, side: 'met' | 'not_met', sentence: number) => number | null;

export type Findings = {
  readonly mentions: ReadonlyMap<string, readonly Mention[]>;
  readonly measurements: ReadonlyMap<string, readonly Measurement[]>;
  readonly therapies: ReadonlyMap<string, readonly TherapyEpisode[]>;
  /** All dates and durations of a sentence, by its index; read when a rule asks. */
  readonly datesIn: (sentence: number) => readonly DateFinding[];
  readonly durationsIn: (sentence: number) => readonly DurationFinding[];
  /** Read when a criterion asks. */
  readonly likenesses: LikenessesOf;
  readonly familiarity: FamiliarityOf;
};
