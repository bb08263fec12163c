// What one rule found: pieces of evidence for and against, what it could not settle, and what it rejected.

import type { Days } from '../values/civil-date.ts';
import type { Interval } from '../values/interval.ts';
import type { Span } from '../values/span.ts';
import type { Truth } from '../values/truth.ts';

/** A place in the chart that speaks to a rule. `focus` is the words themselves, `span` what is quoted. */
export type Piece = {
  readonly focus: Span;
  readonly span: Span;
  readonly sentence: number | null;
  readonly document: number;
  readonly day: Days | null;
  /** 1 (signed formal report) to 8 (problem list, code, copied text): 00-conventions section 5. */
  readonly rank: number;
  /** What the words amount to where they do not say it themselves: "BMI 35.4 from height and weight". */
  readonly note: string | null;
  /** Of a measurement: what it measured. */
  readonly value?: Interval;
  /** Of a measurement: the words it was worked out from; none where it is written. */
  readonly inputs?: readonly Span[];
};

export type Unclear = { readonly piece: Piece | null; readonly why: string };
export type Rejected = { readonly piece: Piece; readonly why: string };

export type Verdict = {
  readonly for: readonly Piece[];
  readonly against: readonly Piece[];
  readonly unclear: readonly Unclear[];
  readonly near: readonly Rejected[];
};

/** Why what proves a part of a rule does not count. */
export const ONLY_A_PART = 'only a part of what is needed';

export const nothing: Verdict = { for: [], against: [], unclear: [], near: [] };

export function truthOf(v: Verdict): Truth {
  if (v.for.length > 0) return 'yes';
  if (v.against.length > 0) return 'no';
  return v.unclear.length > 0 ? 'unclear' : 'silent';
}

export function merge(vs: readonly Verdict[]): Verdict {
  return {
    for: vs.flatMap((v) => v.for),
    against: vs.flatMap((v) => v.against),
    unclear: vs.flatMap((v) => v.unclear),
    near: vs.flatMap((v) => v.near),
  };
}
