// A sentence's reading and a place in it in; out, what the cues of the sentence say of the place: those beside it, and those that govern all
// that follows them.

import type { Chart } from '../../chart/chart.ts';
import { documentOf } from '../../chart/place-of.ts';
import { tokensIn } from '../../chart/words/token-columns.ts';
import { dayOf, partsOf } from '../../values/civil-date.ts';
import type { Span } from '../../values/span.ts';
import { governsAround, namesPatient } from './around.ts';
import type { Axis } from './cues/cue.ts';
import { governsPast } from './fronted-past.ts';
import { type Cue, mark, norm, type Reading, type Target } from './reading.ts';
import { governs, governsWhole } from './scope.ts';
import type { Found } from './signs.ts';
import { isSought } from './sought.ts';
import { CELL, COLON } from './text-marks.ts';

export const AXES: readonly Axis[] = ['polarity', 'certainty', 'frame', 'experiencer', 'temporality'];

export function bySentence(r: Reading, target: Target, found: Found[]): void {
  // "fever no, cough yes": an item with a yes of its own is not denied by the no before it
  const yes = r.cues.polarity.some(
    (c) => YES.test(norm(r, c.first)) && c.group.dir === 'answer' && governs(r, c, target),
  );
  for (const axis of AXES)
    for (const cue of r.cues[axis]) {
      if (cue.group.value === '' || !governs(r, cue, target)) continue;
      if (yes && axis === 'polarity' && cue.last < target.first) continue;
      if (axis === 'certainty' && namesWhatIsTold(r, cue)) continue;
      if (axis === 'frame' && isSought(r, cue, target)) continue;
      if (axis === 'frame' && ORDERING.has(cue.group.value) && (isDone(r, cue, target) || isRepeated(r, cue))) continue;
      // "People at church see her nod off"
      if (cue.group.value === 'education' && PEOPLE.test(norm(r, cue.first)) && namesPatient(r, cue, target)) continue;
      found.push(foundBy(r, cue));
    }
  // "The stem may be loose": what stands in a phrase's gap doubts the whole of it.
  for (const cue of r.cues.certainty)
    if (cue.group.value !== '' && target.first < cue.first && cue.last < target.last && !namesWhatIsTold(r, cue))
      found.push(foundBy(r, cue));
  byModalWithin(r, target, found);
  for (const cue of r.seeming)
    if (cue.first < target.first && target.first <= cue.last && NEGATOR.test(norm(r, cue.first)))
      found.push({ ...foundBy(r, cue), value: 'negated' });
}

/** "The hip may dislocate": what may come is not here; May is a month, and a phrase may begin with its own "may". */
function byModalWithin(r: Reading, target: Target, found: Found[]): void {
  const { text, tokens } = r.chart;
  // "he knows it may do nothing": the talk of it is what is told
  if (TALK.test(norm(r, target.first))) return;
  for (let i = target.first + 1; i < target.last; i++) {
    const span = { start: tokens.starts[i], end: tokens.ends[i] };
    // "comes through, as I think he may, …" has no verb of its own
    if (MODAL.test(text.slice(span.start, span.end)) && !/^\s*[\d,.;)]/.test(text.slice(span.end, span.end + 3)))
      found.push({ axis: 'certainty', value: 'possible', span, rule: 'may' });
  }
}

/** Frames of what somebody is to have or do. */
const ORDERING: ReadonlySet<string> = new Set(['ordered', 'planned', 'recommended', 'workup']);
const MODAL = /^(?:may|might)$/;
const TALK =
  /^(?:told|warned|informed|made|aware|knows?|understands?|accepts?|explained|discussed|counsell?ed|reviewed)$/;

/**
 * A denial of the whole sentence denies its first clause. What stands farther off ("no evidence that he fell, walks well") it may or may not
 * deny, and so does the denial of a denial: that is not stated either way.
 */
export function byWhole(r: Reading, target: Target, found: Found[]): void {
  const denied = found.some(
    (f) => f.axis === 'polarity' && f.value === 'negated' && !r.whole.some((w) => covers(r, w, f.span)),
  );
  for (const cue of r.whole) {
    // a phrase that carries its own "if" or "whether" is not made open by it
    const own =
      target.first <= cue.first &&
      cue.last <= target.last &&
      tokensIn(r.chart.tokens, cue.first, cue.last + 1).some((t) => /^(?:if|whether|should|once|when)$/.test(t.norm));
    if (cue.group.axis === 'frame' && own) continue;
    const { whole } = cue.group;
    if (!(whole === 'around' ? governsAround : whole === 'past' ? governsPast : governsWhole)(r, cue, target)) continue;
    const by = foundBy(r, cue, whole === 'past' ? undefined : true);
    if (cue.group.axis !== 'polarity') found.push(by);
    else {
      const near = !denied && governs(r, cue, target);
      found.push(near ? by : { ...by, axis: 'frame', value: 'hypothetical' });
    }
  }
}

const YES = /^y(?:es)?$/;
const PEOPLE = /^(?:people|patients|persons|individuals|men|women|adults|those|anyone|children)$/;

/** "Repeat assessment 5/27 chair fits bathroom", in a note of June: it was repeated. */
function isRepeated(r: Reading, cue: Cue): boolean {
  if (norm(r, cue.first) !== 'repeat') return false;
  const from = r.chart.tokens.ends[cue.last];
  const said = r.chart.text.slice(from, from + 60).split(/[;.]\s/)[0];
  if (/\btoday\b[^,]{0,12}\d/i.test(said)) return true;
  const day = documentOf(r.chart as Chart, r.sentence)?.date?.lo;
  const told = MONTH_DAY.exec(said);
  if (!told || day === undefined) return false;
  const { year } = partsOf(day);
  const done = dayOf(told[3] ? (Number(told[3]) % 100) + 2000 : year, Number(told[1]), Number(told[2]));
  return done !== undefined && done < day;
}
const MONTH_DAY = /(?<![\d/])(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?:\/(\d{2}|\d{4}))?(?![\d/])/;

/** "Was sent for MRI, which showed stenosis", "PT was recommended and completed": what was ordered was done. */
function isDone(r: Reading, cue: Cue, target: Target): boolean {
  const end = r.chart.tokens.ends[Math.max(cue.last, target.last)];
  const done = DONE.exec(r.chart.text.slice(end, end + 90));
  // "sent for MRI, which was normal" was done; "dopplers for a clot were normal" found none
  return done !== null && !(cue.group.value === 'workup' && norm(r, cue.first) !== 'sent' && FOUND_NONE.test(done[0]));
}
const FOUND_NONE = /\b(?:normal|negative)$/i;
const DONE =
  /^(?:\s(?:of|by|on|in|last|this|back in|at|from|scan|study)\b(?![^.,;:]*\b(?:not|never|if|to)\b)[^.,;:]{0,40}?)?,?\s(?:(?:which|that|and(?:\s(?:it|this))?)\s)?(?:(?:has|have|had|was|were)\s(?:been\s|then\s|since\s)?(?:done|performed|completed|obtained|carried out|normal|negative|positive)\b|(?:has|have|had)\s(?:helped|worked|lasted|failed|relieved|eased|arrived|come)\b|(?:arrived|came|helps|helped|works|worked|failed|gave|eased|show(?:ed|s)|revealed|demonstrat(?:ed|es)|confirmed)\b|(?<=\sand\s)(?:done|performed|completed|obtained)\b)/i;

export const covers = (r: Reading, cue: Cue, span: Span): boolean =>
  span.start >= r.chart.tokens.starts[cue.first] && span.end <= r.chart.tokens.ends[cue.last];

const NEGATOR = /^(?:no|not|without|never|nothing|cannot|can't|doesn't|didn't|don't|hasn't|haven't|does|did|has)$/;

export function foundBy(r: Reading, cue: Cue, whole?: true): Found {
  const { tokens, text } = r.chart;
  const span = { start: tokens.starts[cue.first], end: tokens.ends[cue.last] };
  const rule = text.slice(span.start, span.end).toLowerCase();
  return { axis: cue.group.axis, value: cue.group.value, span, rule, whole };
}

/** "Visual potential: good" */
export const namesWhatIsTold = (r: Reading, cue: Cue): boolean =>
  cue.first > r.from &&
  NAMES.test(norm(r, cue.last)) &&
  (cue.last + 1 === r.to || (mark(r, cue.last + 1) & (COLON | CELL)) > 0);
const NAMES = /^(?:potential|risk|suspicion|possibility|likelihood)$/;
