// What a cue is: words that tell how a treatment went or where it stands. The tables beside this file hold them as data.

import type { Span } from '../../../values/span.ts';
import type { TherapyEpisode } from '../../finding.ts';

export type Outcome = Exclude<TherapyEpisode['outcome'], 'unstated'> | 'tolerated';
export type Status = TherapyEpisode['status'];
/** `pre`: speaks of what follows; `post`: of what stands before; `both`: of the nearer. */
export type Direction = 'pre' | 'post' | 'both';
export type Cue = Span & {
  readonly axis: 'outcome' | 'status';
  readonly value: Outcome | Status;
  readonly direction: Direction;
  /** Classes of treatment of which alone it speaks: an A1c of drugs for diabetes. */
  readonly of?: readonly string[];
};

/** One row of a table; the last is the source of a pattern. */
export type CueRow<Value extends Outcome | Status> = readonly [Value, Direction, string];

/**
 * Phrases of one meaning. `null`: words that only look like an outcome, used up; `barred`: why a treatment was not given; `harm`: what
 * treatments do to a patient, an outcome only where it is told that one was stopped.
 */
export type ToldRow<Value extends Outcome | Status | 'barred' | 'harm' | null> = {
  readonly value: Value;
  readonly dir: Direction;
  readonly of?: readonly string[];
  /** One phrase a line, in the language of values/phrase.ts, inflection folded. */
  readonly phrases: string;
};
