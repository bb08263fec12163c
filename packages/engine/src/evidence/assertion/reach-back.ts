// A cue and a target before it in one sentence in; out, whether what the cue says reaches back to it: "fever, chills and cough were denied".

import { isInReasonBefore } from './fronted-clause.ts';
import { ends } from './lists.ts';
import { hasOwnObject, isBehindApposition } from './own-object.ts';
import { type Cue, HARD, mark, norm, type Reading, type Target } from './reading.ts';
import { CELL, CLOSE, COLON, COMMA, DASH, OPEN, QUESTION } from './text-marks.ts';
import { CONJUNCTION, FINITE } from './words.ts';

export function reachesBack(r: Reading, cue: Cue, target: Target): boolean {
  const { axis, comma = 'list', max = 10 } = cue.group;
  if (cue.first <= target.last) return true;
  if (cue.first - target.last - 1 > max) return false;
  if (hasOwnObject(r, cue)) return false;
  if (isBehindApposition(r, cue, target)) return true;
  // "a trial and, if it helps, an implant"
  if (axis === 'frame' && mark(r, cue.first) & COMMA && CONJUNCTION.has(norm(r, cue.first - 1))) return false;
  if (axis === 'frame' && isInReasonBefore(r, target, cue)) return false;
  let depth = 0;
  let conjunction = false;
  let commas = 0;
  let opened = 0;
  for (let i = target.last + 1; i <= cue.first; i++) {
    const m = mark(r, i);
    const adjacent = i === cue.first;
    // what is asked next says nothing of what was asked before
    if (m & (HARD | QUESTION)) return false;
    // "the markers (CEA, AFP) were negative": the commas of the bracket part nothing outside of it
    if (m & CLOSE && --depth < 0) commas = 0;
    if (m & OPEN) {
      depth++;
      opened = i;
    }
    if (!adjacent && m & (COLON | CELL | DASH)) return false;
    if (m & COMMA) {
      if (comma === 'stop' && !(adjacent && cue.group.axis === 'frame')) return false;
      commas++;
      // "it caused pancreatitis, and other drugs are ruled out"
      if (axis === 'polarity' && commas === 1 && norm(r, i) === 'and' && !listBefore(r, target)) return false;
    }
    if (adjacent) break;
    const word = norm(r, i);
    if (FINITE.has(word) && axis !== 'temporality' && comma !== 'pass') return false;
    if (axis === 'temporality' && ((FINITE.has(word) && conjunction) || BEGINS.has(word))) return false;
    if (ends(r, axis, i, true)) return false;
    // "seen with back pain where a fracture was ruled out"
    if (axis === 'polarity' && ELSEWHERE.test(word)) return false;
    if (CONJUNCTION.has(word)) conjunction = true;
  }
  // "OSA (CPAP stopped)": what stands in a bracket is about what stands in it
  if (opened && depth > 0 && opened < cue.first) return false;
  // "pain present, swelling not seen": without "and" a comma parts two statements, but not in "gestational diabetes 2025, resolved"
  if (commas && !conjunction && comma === 'list' && !saysAll(r, cue))
    return commas === 1 && (mark(r, cue.first) & COMMA) > 0 && cue.first - target.last <= (closes(r, cue) ? 6 : 3);
  return depth >= -1;
}

const ELSEWHERE = /^(?:where|because|while|although|though|whereas)$/;

/** "Cellulitis of the left leg, resolved.": the last word of its sentence is said of all that it follows. */
const closes = (r: Reading, cue: Cue): boolean =>
  cue.group.value === 'resolved' && (cue.last === r.to - 1 || (mark(r, cue.last + 1) & HARD) > 0);

/** "Pain after a fall 8 years ago", "weakness that started 9 years ago": the time is that of something else, or of the beginning. */
const BEGINS = new Set(
  'after since following from due because secondary appeared started began begun commenced onset noticed'.split(' '),
);

/** "CEA, AFP were all negative": said of each item, "and" or not. */
function saysAll(r: Reading, cue: Cue): boolean {
  for (let i = cue.first; i <= cue.last; i++) if (norm(r, i) === 'all' || norm(r, i) === 'both') return true;
  return false;
}

/** Is the target itself an item after a comma? */
const listBefore = (r: Reading, target: Target): boolean =>
  target.first > r.from && (mark(r, target.first) & COMMA) > 0;
