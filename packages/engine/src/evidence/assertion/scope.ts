// A cue and a target in one sentence in; out, whether the cue governs the target. Scope ends with the clause, not with the sentence.

import { answers } from './answers.ts';
import type { Axis } from './cues/cue.ts';
import { verbOfDenial } from './denied-subject.ts';
import { isInReasonBefore, mainClauseAfter, mainClauseOfUnless } from './fronted-clause.ts';
import { labelsGoals } from './goal-label.ts';
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
import { addsFact, endsQuestion, isBehindDash, isSpliced, isVerbOfNow, statesAnew, tellsOfNow } from './own-clause.ts';
import { isOwnItem } from './own-item.ts';
import { hasObjectBefore, hasOwnObject, isBehindApposition } from './own-object.ts';
import { type Cue, HARD, mark, norm, type Reading, type Target } from './reading.ts';
import { endsAtEvent, endsAtReason, isAskedOf, isReasonOfOrder, leadsToReason } from './reasons.ts';
import { isRelative } from './relative-clause.ts';
import { BEHIND, CELL, CLOSE, COLON, COMMA, DASH, OPEN, PLUS, QUESTION, SEMICOLON, STOP } from './text-marks.ts';
import { turnsToPatient } from './turns-to-patient.ts';
import { isUndenied } from './undenied.ts';
import { CONJUNCTION, CONTRAST, FINITE, FRESH, FUNCTION, REASON, SUBJECT } from './words.ts';

const FARTHEST: Readonly<Record<Axis, number>> = {
  polarity: 40,
  certainty: 8,
  frame: 24,
  experiencer: 30,
  temporality: 40,
};

/** Does this cue say something about the target? A cue inside the target is part of what was looked for and does not count. */
export function governs(r: Reading, cue: Cue, target: Target): boolean {
  const { dir } = cue.group;
  if (cue.first >= target.first && cue.last <= target.last) return false;
  // "[Achilles absent] on the right": the denying word is the phrase's own, only what follows it is not
  const isInside = cue.first >= target.first && cue.first <= target.last;
  if (cue.group.axis === 'polarity' && isInside && OWN.has(norm(r, cue.first))) return false;
  if (dir === 'answer') return cue.first > target.last && answers(r, cue, target);
  if (dir === 'pre' || dir === 'both') {
    if (cue.first < target.first && labelsGoals(r, cue, target)) return true;
    if (cue.first < target.first && !deniesItself(r, cue, target) && reachesForward(r, cue, target)) return true;
  }
  if (dir === 'post' || dir === 'both') return cue.last > target.last && reachesBack(r, cue, target);
  return false;
}

const OWN: ReadonlySet<string> = new Set(['absent', 'negative']);
/** "No varus, no valgus", "no trunk control, cannot grasp": an item that begins with a denial of its own is not denied by the one before. */
const deniesItself = (r: Reading, cue: Cue, target: Target): boolean =>
  cue.group.axis === 'polarity' &&
  /^(?:no|not|without|never|denies|nothing|none|cannot|can't|couldn't|unable|isn't|doesn't|won't)$/.test(
    norm(r, target.first),
  ) &&
  ((mark(r, target.first) & COMMA) > 0 || CONJUNCTION.has(norm(r, target.first - 1)));

/**
 * Does a cue that governs its whole sentence ("no evidence that …") govern the target? It runs over commas, verbs and conjunctions to a
 * contrast. One that opens its sentence runs over a semicolon too, unless a new statement about the patient begins there.
 */
export function governsWhole(r: Reading, cue: Cue, target: Target): boolean {
  if (target.first <= cue.last) return target.first >= cue.first && target.last > cue.last;
  const leads = leadsSentence(r, cue);
  const { axis } = cue.group;
  const main = axis === 'frame' ? mainClauseOfUnless(r, cue) : null;
  let parted = axis === 'polarity' || axis === 'certainty';
  for (let i = cue.last + 1; i <= target.first; i++) {
    const m = mark(r, i);
    if (i === main) return false;
    if (m & STOP || (m & CELL && !(m & COLON))) return false;
    if (m & SEMICOLON && (!leads || SUBJECT.has(norm(r, i)))) return false;
    if (parted && axis !== 'experiencer' && statesAnew(r, i)) return false;
    if (m & COMMA) {
      parted = true;
      if (norm(r, i) === 'yet' || (axis === 'frame' && addsFact(r, i, target))) return false;
    }
    if (cue.group.value !== 'education' && endsQuestion(r, i)) return false;
    if (CONTRAST.has(norm(r, i))) return false;
    if (
      !leads &&
      m & COMMA &&
      (SUBJECT.has(norm(r, i)) || (i < target.first && norm(r, i) === 'and' && SUBJECT.has(norm(r, i + 1))))
    )
      return false;
  }
  return true;
}

function leadsSentence(r: Reading, cue: Cue): boolean {
  if (cue.first - r.from > 6) return false;
  for (let i = r.from + 1; i <= cue.first; i++) if (mark(r, i) & (HARD | COLON | CELL)) return false;
  return true;
}

/** Does a `pre` cue reach to the end of its own text (a list's lead: "Denies:")? */
export function reachesEnd(r: Reading, cue: Cue): boolean {
  return reachesForward(r, cue, { first: r.to, last: r.to });
}

function reachesForward(r: Reading, cue: Cue, target: Target): boolean {
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

function reachesBack(r: Reading, cue: Cue, target: Target): boolean {
  const { axis, comma = 'list', max = 10 } = cue.group;
  if (cue.first <= target.last) return true;
  if (cue.first - target.last - 1 > max) return false;
  if (hasOwnObject(r, cue)) return false;
  if (isBehindApposition(r, cue, target)) return true;
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
