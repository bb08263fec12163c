// What a date is that a text tells, and what is asked to read it: when the text was written, and when its patient was born.

import type { Day, Days } from '../../values/civil-date.ts';
import type { Span } from '../../values/span.ts';

export type DateExpression = Span & Days & { readonly basis: 'stated' | 'relative' };

export type Origin = {
  /** Date of the document that first said it. */
  readonly anchor: Day | null;
  readonly birth: Day | null;
};
