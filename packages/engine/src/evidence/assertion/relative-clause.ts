// A cue in its sentence in; out, whether it stands in a relative clause, or one with a participle, that a comma or a bracket opened.

import { type Cue, HARD, mark, norm, type Reading } from './reading.ts';
import { COMMA, OPEN } from './text-marks.ts';

/** "The right, for which he wants a new knee, moves freely": the main clause goes on behind the comma that closes the relative one. */
export function isRelative(r: Reading, cue: Cue): boolean {
  // "a tilt test, meant to uncover syncope, brought on a drop"
  if (
    cue.first > r.from &&
    mark(r, cue.first) & COMMA &&
    SEEKS.has(cue.group.value) &&
    PARTICIPLE.test(norm(r, cue.first))
  )
    return true;
  for (let i = cue.first; i > Math.max(r.from, cue.first - 5); i--) {
    if (RELATIVE.has(norm(r, i - 1))) {
      const opens = PREPOSITION.has(norm(r, i - 2)) ? i - 2 : i - 1;
      return opens > r.from && (mark(r, opens) & (COMMA | OPEN)) > 0;
    }
    if (mark(r, i) & (HARD | COMMA | OPEN)) return false;
  }
  return false;
}
const SEEKS: ReadonlySet<string> = new Set(['workup', 'goal']);
const PARTICIPLE =
  /^(?:\w+ed|meant|done|sent|taken|run|had|looking|searching|hoping|trying|aiming|striving|hunting|querying)$/;
const RELATIVE = new Set(['which', 'whom', 'whose', 'who']);
const PREPOSITION = new Set(['for', 'of', 'on', 'in', 'to', 'with', 'from', 'at', 'about']);
