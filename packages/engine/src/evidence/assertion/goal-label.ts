// A cue in its sentence in; out, whether it is the label of a list of goals: then all of the list is one, across its semicolons.

import { tellsOfNow } from './own-clause.ts';
import { type Cue, mark, norm, type Reading, type Target } from './reading.ts';
import { COLON, COMMA, SEMICOLON, STOP } from './text-marks.ts';

/** "Goals: toilet by herself within 3 min; drive indoors without bumping", "Goals of training, week 2: …" */
export function labelsGoals(r: Reading, cue: Cue, target: Target): boolean {
  if (cue.group.value !== 'goal' || cue.first - r.from > 2 || !GOALS.has(norm(r, cue.first))) return false;
  // "Goals: A1c under 7; currently 8.9"
  for (let i = cue.last + 1; i <= target.first; i++) if (tellsOfNow(r, i)) return false;
  for (let i = r.from + 1; i <= Math.min(r.to, cue.last + LABEL); i++) {
    const m = mark(r, i);
    if (m & COLON) return i > cue.first;
    if (m & (STOP | SEMICOLON) || (m & COMMA && i <= cue.first)) return false;
  }
  return false;
}

/** In words behind the cue. */
const LABEL = 6;
const GOALS = new Set([
  'goal',
  'goals',
  'target',
  'targets',
  'aims',
  'objectives',
  'stg',
  'stgs',
  'ltg',
  'ltgs',
  'short',
  'long',
]);
