// How a statement is meant that nothing but itself tells of: said of the patient, and so.

import type { Assertion } from '../finding.ts';

export const plain: Assertion = {
  polarity: 'affirmed',
  certainty: 'certain',
  frame: 'actual',
  experiencer: 'patient',
  temporality: 'current',
  cues: [],
  whole: false,
};
