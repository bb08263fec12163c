// What a treatment is to the tables beside this file.

export type Agent = {
  readonly id: string;
  readonly classes: readonly string[];
  /** Phrases, in the language of values/phrase.ts. */
  readonly names: readonly string[];
  /** Phrases that hold one of its names and mean something else. */
  readonly except?: readonly string[];
};
