// What a cue is: words that say how a statement nearby is meant. The tables beside this file hold them as data.

export type Axis = 'polarity' | 'certainty' | 'frame' | 'experiencer' | 'temporality';

/**
 * `pre` governs what follows, `post` what goes before, `both` either. `answer` stands alone after what it answers ("Fever: no").
 * `pseudo` only looks like a cue and is used up first. `terminate` ends the reach of the axis's cues.
 */
export type Direction = 'pre' | 'post' | 'both' | 'answer' | 'pseudo' | 'terminate';

export type CueGroup = {
  readonly axis: Axis;
  /** '' for pseudo cues and terminators. */
  readonly value: string;
  readonly dir: Direction;
  /** Most tokens between cue and target; default by axis and direction (scope.ts). */
  readonly max?: number;
  /**
   * Whether a comma ends it: `run` never, `pass` only after a finished list ("no cough or cold, knee pain"), `list` only where no
   * "and/or" follows, `stop` always.
   */
  readonly comma?: 'run' | 'pass' | 'list' | 'stop';
  /** Only at the beginning of a clause ("Start metformin", not "at the start"). */
  readonly opening?: true;
  /** Only right before a colon ("Negative: chest pain, cough"). */
  readonly colon?: true;
  /** Only in sections of these kinds. */
  readonly sections?: readonly string[];
  /** Runs on over verbs and reasons to the end of the sentence ("if"). */
  readonly far?: true;
  /**
   * Governs the whole rest of its sentence until a contrast; `opening`: only where it begins the sentence; `around`: what goes before too;
   * `past`: a time set before its clause (fronted-past.ts).
   */
  readonly whole?: 'anywhere' | 'opening' | 'around' | 'past';
  /** One phrase a line, in the language of values/phrase.ts; words are taken letter for letter, case aside. */
  readonly phrases: string;
};
