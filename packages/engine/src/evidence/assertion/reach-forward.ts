// A cue and a target behind it in one sentence in; out, whether what the cue says reaches so far: over commas while a list goes on, never
// into a clause of its own.

import type { Axis } from './cues/cue.ts';
import { verbOfDenial } from './denied-subject.ts';
import { mainClauseAfter, mainClauseOfUnless } from './fronted-clause.ts';
import {
  begins,
  beginsClause,
  continuesList,
  ends,
  hasOwnGrade,
  isItemOfHistory,
  isLabel,
  isListOfSemicolons,
  opensAnew,
  restarts,
} from './lists.ts';
import { addsFact, endsQuestion, isBehindDash, isSpliced, isVerbOfNow, tellsOfNow } from './own-clause.ts';
import { isOwnItem } from './own-item.ts';
import { hasObjectBefore } from './own-object.ts';
import { type Cue, mark, norm, type Reading, type Target } from './reading.ts';
import { endsAtEvent, endsAtReason, isAskedOf, isReasonOfOrder, leadsToReason } from './reasons.ts';
import { isRelative } from './relative-clause.ts';
import { BEHIND, CELL, CLOSE, COLON, COMMA, DASH, OPEN, PLUS, SEMICOLON, STOP } from './text-marks.ts';
import { turnsToPatient } from './turns-to-patient.ts';
import { isUndenied } from './undenied.ts';
import { CONJUNCTION, FINITE, FRESH, FUNCTION, REASON, SUBJECT } from './words.ts';

const FARTHEST: Readonly<Record<Axis, number>> = {
  polarity: 40,
  certainty: 8,
  frame: 24,
  experiencer: 30,
  temporality: 40,
};

export function reachesForward(r: Reading, cue: Cue, target: Target): boolean {
  const { axis, far, comma = 'pass', max = far ? 80 : FARTHEST[axis] } = cue.group;
  if (hasObjectBefore(r, cue)) return false;
  if (cue.last >= target.first) return true;
  if (target.first - cue.last - 1 > max) return false;
  if (axis === 'frame' && isReasonOfOrder(r, cue, target)) return false;
  if (axis === 'certainty' && isAskedOf(r, cue, target)) return false;
  const strict = axis === 'polarity';
  let content = false;
  let depth = 0;
  let conjunction = false;
  let listed = false;
  let excepting = false;
  if (strict && isUndenied(r, cue, target)) return false;
  const main = far ? mainClauseOfUnless(r, cue) : mainClauseAfter(r, cue);
  const [verb, verbEnd] = strict ? verbOfDenial(r, cue) : NO_VERB;
  const done = axis === 'frame' && DOING.has(cue.group.value);
  for (let i = cue.last + 1; i <= target.first; i++) {
    const m = mark(r, i);
    if (i === main) return false;
    const adjacent = i === cue.last + 1;
    // "denies fever/chills, + night pain"
    if (strict && !adjacent && m & PLUS && !(m & BEHIND)) return false;
    if (m & STOP || (m & SEMICOLON && !(strict && isListOfSemicolons(r, cue.last)))) return false;
    if (done && isSpliced(r, i, target)) return false;
    if (axis === 'frame' && !adjacent) {
      if (
        addsFact(r, i, target) ||
        (UNREAL.has(cue.group.value) && tellsOfNow(r, i)) ||
        (far && cue.group.value !== 'education' && endsQuestion(r, i))
      )
        return false;
      if (done && isBehindDash(r, cue.last + 1, i)) return false;
    }
    if (m & OPEN) depth++;
    if (m & CLOSE && --depth < 0) {
      // a bracket around the cue alone ("(no) fever") does not end it
      if (!adjacent) return false;
      depth = 0;
    }
    if (m & (COMMA | CLOSE)) excepting = false;
    if (!adjacent && !far) {
      if (m & (COLON | CELL)) return false;
      if (m & DASH && strict) return false;
    }
    // "referred to the spine clinic, with back pain": what comes with the patient is there already
    if (m & COMMA && (axis === 'temporality' || (axis === 'frame' && !far)) && i < r.to && norm(r, i) === 'with')
      return false;
    // "… three years previously and she had been complaining of"
    if (adjacent && axis === 'temporality' && i < r.to && CONJUNCTION.has(norm(r, i))) return false;
    // "this was ruled out by EMG": what denies is not denied
    if (adjacent && strict && OUT.has(norm(r, cue.last)) && REASON.has(norm(r, i))) return false;
    if (axis === 'experiencer' && i < r.to && !adjacent && turnsToPatient(r, i)) return false;
    if (m & COMMA && !far) {
      if (comma === 'stop' || (strict && beginsClause(r, i))) return false;
      const goesOn = continuesList(r, i);
      if (comma === 'list' && !goesOn && !(strict && isTold(r, cue))) return false;
      // "the left but not the right knee, swelling of both"
      if (strict && !goesOn && norm(r, cue.first) === 'not' && cue.first > r.from && norm(r, cue.first - 1) === 'but')
        return false;
      if (strict && conjunction && !goesOn && comma !== 'run') return false;
      if (strict && CLOSED.has(norm(r, i - 1)) && comma !== 'run' && !continuesList(r, i, true)) return false;
      if (
        strict &&
        i < r.to &&
        (FRESH.has(norm(r, i)) || FINITE.has(norm(r, i))) &&
        !goesOn &&
        !(comma === 'run' && isItemOfHistory(r, i))
      )
        return false;
      if (strict && i < r.to && comma !== 'run' && (begins(r, i) || (!goesOn && opensAnew(r, cue, i)))) return false;
      if (axis === 'frame' && !goesOn && isRelative(r, cue)) return false;
      listed = true;
    }
    if (i >= verb && i <= verbEnd && i < target.first) continue;
    // "without a walker he falls", "without insulin her sugars rise", "to confirm it we did a sleep study"
    if (content && PRONOUN.test(norm(r, i)) && opensClause(r, cue, i)) return false;
    if (done && content && i === target.first && isVerbOfNow(r, target)) return false;
    if (i === target.first) break;
    const word = norm(r, i);
    // in a list one item has its exception: "denies cancer, steroids other than a dose pack, fever"
    if (strict && EXCEPTS.has(word) && (listed || depth > 0)) excepting = true;
    if (excepting) continue;
    // "no shocks since the arrest": what it is counted from was
    if (strict && content && endsAtEvent(r, i, target)) return false;
    if (far ? TURNS.has(word) : ends(r, axis, i, content)) return false;
    if (!far && axis !== 'experiencer') {
      if (content && FINITE.has(word)) return false;
      if ((strict || axis === 'certainty') && content && endsAtReason(r, i, axis)) return false;
      // "without extension, with probable invasion", but "without evidence of spread with invasion" is one thing
      if (strict && content && word === 'with' && WITHOUT.has(norm(r, cue.first)) && AFFIRMS.has(norm(r, i + 1)))
        return false;
      if (axis === 'frame' && content && leadsToReason(r, i)) return false;
      // "the MRI that was ordered showed stenosis"
      if (axis === 'frame' && SHOWS.has(word)) return false;
      if (cue.group.value === 'resolved' && content && REASON.has(word)) return false;
    }
    if (CONJUNCTION.has(word)) {
      // "or" never begins a new statement: "never had a stroke or a heart attack", "no ulcers or persistent itch"
      const alternative = (word === 'or' || word === 'nor') && !FINITE.has(norm(r, i + 1));
      if (strict && i + 1 < r.to && content && !alternative && restarts(r, i + 1) && !continuesList(r, i + 1))
        return false;
      conjunction = conjunction || content;
    } else if (!FUNCTION.has(word) && !FINITE.has(word)) content = true;
  }
  if (excepting) return false;
  // "no focal deficits, strength 5/5": a value of its own affirms
  if (
    strict &&
    listed &&
    (hasOwnGrade(r, target) || (target.last + 1 < r.to && /^\d/.test(norm(r, target.last + 1)))) &&
    !continuesList(r, target.first)
  )
    return false;
  if (strict && listed && isOwnItem(r, cue, target)) return false;
  return !(strict && (listed || content) && isLabel(r, target, cue));
}

const NO_VERB = [-1, -1] as const;

const EXCEPTS = new Set(['except', 'excepting', 'other', 'apart', 'aside', 'besides', 'save']);
const PRONOUN = /^(?:s?he|they|we|i|his|her|their)$/;
const opensClause = (r: Reading, cue: Cue, i: number): boolean =>
  cue.group.value === 'workup'
    ? SUBJECT.has(norm(r, i))
    : cue.group.axis === 'polarity' &&
      WITHOUT.has(norm(r, cue.first)) &&
      (SUBJECT.has(norm(r, i)) ||
        !(FUNCTION.has(norm(r, i - 1)) || REASON.has(norm(r, i - 1)) || LINKS.test(norm(r, i - 1))));
const LINKS = /^(?:for|about|into|at|over|within|between|around|behind|toward|towards)$/;
const WITHOUT = new Set(['without', 'no', 'w/o']);
const AFFIRMS = new Set(
  'probable likely definite known confirmed mild moderate severe marked small large bilateral trace minimal new persistent residual'.split(
    ' ',
  ),
);

const SHOWS = new Set(
  'showed shows revealed reveals demonstrated demonstrates confirmed found grew yielded disclosed uncovered detected'.split(
    ' ',
  ),
);

const OUT = new Set(['out', 'excluded', 'excludes', 'excluding']);

/** "The lungs are clear without consolidation, effusion, edema" goes on; "diabetes without complications, hypertension" lists diseases. */
function isTold(r: Reading, cue: Cue): boolean {
  for (let i = r.from; i < cue.first; i++) if (/^(?:is|are|was|were|appears?|remains?)$/.test(norm(r, i))) return true;
  return false;
}

/** Frames of what is done or aimed at. */
const DOING: ReadonlySet<string> = new Set(['planned', 'recommended', 'ordered', 'workup', 'goal']);

const UNREAL: ReadonlySet<string> = new Set(['goal', 'hypothetical', 'workup']);

/** What ends even a condition that runs to the end of its sentence. */
const TURNS = new Set(['but', 'however', 'although']);

/** What finishes a denial before a comma: "no cartilage left, bone on bone", "no effusion seen, crepitus". */
const CLOSED = new Set(
  'left remaining remains seen noted visible identified found elicited needed required necessary present detected observed appreciated'.split(
    ' ',
  ),
);
