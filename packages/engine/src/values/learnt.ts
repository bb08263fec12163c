// What labelled charts taught of one criterion, as plain data: how far each word of a sentence speaks for it, and how far against it.

/** To "met" and to "not met", each in log-odds against "says nothing of it". */
export type Pull = readonly [met: number, notMet: number];

export type LearntWords = {
  /** Of a sentence without any known word. */
  readonly bias: Pull;
  /** By the features that evidence/learnt/features.ts names. */
  readonly words: ReadonlyMap<string, Pull>;
};
