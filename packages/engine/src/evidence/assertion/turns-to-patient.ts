// A word behind what is told of a relative in; out, whether it turns to the patient: "her mother had a stroke, but she walks", "her husband,
// himself on dialysis, says that she coughs".

import { SAYING } from './cues/experiencer.ts';
import { mark, norm, type Reading } from './reading.ts';
import { COMMA } from './text-marks.ts';
import { CONTRAST, SUBJECT } from './words.ts';

export function turnsToPatient(r: Reading, i: number): boolean {
  const word = norm(r, i);
  if (CONTRAST.has(word)) return i + 1 < r.to && SUBJECT.has(norm(r, i + 1)) && norm(r, i + 1) !== 'there';
  return (mark(r, i) & COMMA) > 0 && SAYING.has(word) && !OF_SELF.test(word);
}
/** What one feels oneself. */
const OF_SELF = /^(?:feels|felt|complain\w+|fears|manages|moved|cooks|gives|gave|provide\w|requests?|requested)$/;
