// A chart, a sentence of it and a place in that sentence in; out, how the text stands to what it says there (`Assertion`).
//
// Cues (cues/*.ts) → the sentence's reading, once (reading.ts) → which cues govern the place (scope.ts) → section, document,
// list lead and check box defaults (defaults.ts) → one value per axis, by the order of precedence below.
//
// Measured (bench/reader.ts) on the development half of the NegEx/ConText kit, 1,183 sentences, targets given:
// negation P .996 R .988 F1 .992 (242 right, 1 too many, 3 missed); hypothetical P 1.0 R .92 (23 of 25);
// historical, which that kit says of lasting diseases and habits too, P .88 R .85 F1 .86 by `isBackground` (standing.ts); in two halves,
// of which one was never read, .92 and .80; by `temporality` alone, which criteria ask, P .93 R .69 F1 .79. On texts read later:
// social histories of MTSamples (UW) negation F1 .98; 9,078 mentions in chest films (Open-i): 5 of 1,178 findings missed. Own marked
// sentences (marked/): all.

import type { Chart } from '../../chart/chart.ts';
import { isDenyingHead, isOfRelatives } from '../../chart/layout/tables/opposite-heads.ts';
import { documentOf } from '../../chart/place-of.ts';
import { deniesBelow } from '../../chart/sentences/denying-heads.ts';
import { tokensIn } from '../../chart/words/token-columns.ts';
import { dayOf, partsOf } from '../../values/civil-date.ts';
import type { Span } from '../../values/span.ts';
import type { Assertion } from '../finding.ts';
import { isUnticked } from '../unticked.ts';
import { isAfterTeaching } from './after-teaching.ts';
import { governsAround, namesPatient } from './around.ts';
import { byAskedAbout, byNoneOf } from './asked-about.ts';
import { byBackground, byException, byStretch } from './background.ts';
import { byColumnAnswers } from './column-answers.ts';
import { combine } from './combine.ts';
import type { Axis } from './cues/cue.ts';
import { explainsWord } from './definition.ts';
import { byDisputed } from './disputed.ts';
import { byEndedBehind } from './ended-behind.ts';
import { governsPast } from './fronted-past.ts';
import { handoutAt } from './handouts.ts';
import { isHeadOfMarks } from './mark-heads.ts';
import { byNamedRelative } from './named-relative.ts';
import { byPersonColumns } from './person-columns.ts';
import { plain } from './plain.ts';
import { byPronoun } from './pronoun.ts';
import { type Cue, mark, norm, type Reading, readingOf, readingOfSpan, type Target } from './reading.ts';
import { byPrecaution } from './return-precautions.ts';
import { byRoster } from './roster.ts';
import { governs, governsWhole, reachesEnd } from './scope.ts';
import { byMarks, type Found, isAnswered, isPair, labelsNothing, labelsRefusal } from './signs.ts';
import { isSought } from './sought.ts';
import { byStatusCell } from './status-cells.ts';
import { byTakenForGranted } from './taken-for-granted.ts';
import { CELL, COLON } from './text-marks.ts';
import { byYear } from './told-year.ts';
import { byUndoneColumn } from './undone-columns.ts';

export function assess(chart: Chart, sentenceIndex: number, place: Span): Assertion {
  // nothing else that the asker knows of the place: the answer is kept for others
  const span = { start: place.start, end: place.end };
  const reading = readingOf(chart, sentenceIndex);
  const target = targetOf(reading, span);
  // "nonsmoker", asked about its smoker
  const within = NON.test(chart.text.slice(Math.max(0, span.start - 5), span.start));
  // many concepts and analytes ask about the same words
  for (const before of within ? [] : reading.assessed)
    if (before.first === target.first && before.last === target.last) return before.assertion;
  const found: Found[] = [];
  bySentence(reading, target, found);
  byWhole(reading, target, found);
  byTakenForGranted(reading, target, found);
  byLead(chart, sentenceIndex, target, reading, found);
  byMarks(chart, sentenceIndex, reading, target, found);
  byPlace(chart, sentenceIndex, reading, target, span, found);
  byBackground(chart, sentenceIndex, found, span);
  byStretch(reading, target, found);
  byYear(chart, sentenceIndex, reading, target, found);
  byException(reading, target, found);
  byPronoun(chart, sentenceIndex, reading, target, found);
  byNamedRelative(chart, reading, target, found);
  byPersonColumns(chart, sentenceIndex, span, found);
  byColumnAnswers(chart, sentenceIndex, span, found);
  byRoster(chart, span, found);
  byStatusCell(chart, sentenceIndex, span, found);
  byUndoneColumn(chart, sentenceIndex, span, found);
  byAskedAbout(chart, sentenceIndex, span, found);
  byNoneOf(chart, sentenceIndex, span, found);
  byEndedBehind(chart, sentenceIndex, span, found);
  byDisputed(chart, sentenceIndex, reading, target, found);
  byPrecaution(chart, sentenceIndex, span, found);
  if (within) found.push({ axis: 'polarity', value: 'negated', span, rule: 'non' });
  const assertion = found.length === 0 ? plain : combine(found);
  if (!within) reading.assessed.push({ first: target.first, last: target.last, assertion });
  return assertion;
}

const NON = /(?:^|[^a-z])non$/i;

function targetOf(r: Reading, span: Span): Target {
  let first = r.from;
  while (first < r.to - 1 && r.chart.tokens.ends[first] <= span.start) first++;
  let last = first;
  while (last < r.to - 1 && r.chart.tokens.starts[last + 1] < span.end) last++;
  return { first, last };
}

const AXES: readonly Axis[] = ['polarity', 'certainty', 'frame', 'experiencer', 'temporality'];

function bySentence(r: Reading, target: Target, found: Found[]): void {
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
const MODAL = /^(?:may|might)$/;
const TALK =
  /^(?:told|warned|informed|made|aware|knows?|understands?|accepts?|explained|discussed|counsell?ed|reviewed)$/;

/**
 * A denial of the whole sentence denies its first clause. What stands farther off ("no evidence that he fell, walks well") it may or may not
 * deny, and so does the denial of a denial: that is not stated either way.
 */
function byWhole(r: Reading, target: Target, found: Found[]): void {
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

const covers = (r: Reading, cue: Cue, span: Span): boolean =>
  span.start >= r.chart.tokens.starts[cue.first] && span.end <= r.chart.tokens.ends[cue.last];

const NEGATOR = /^(?:no|not|without|never|nothing|cannot|can't|doesn't|didn't|don't|hasn't|haven't|does|did|has)$/;

function foundBy(r: Reading, cue: Cue, whole?: true): Found {
  const { tokens, text } = r.chart;
  const span = { start: tokens.starts[cue.first], end: tokens.ends[cue.last] };
  const rule = text.slice(span.start, span.end).toLowerCase();
  return { axis: cue.group.axis, value: cue.group.value, span, rule, whole };
}

const ORDERING: ReadonlySet<string> = new Set(['ordered', 'planned', 'recommended', 'workup']);
const ORDERED_LABEL =
  /^(?:items?|procedures?|services?|exam|study|test|equipment|device|suppl|medication|drug|order(?:ed)?\b(?! date)|product|treatment|therapy|cpt|hcpcs|requested)/i;

/** A list's lead, a column's header: their cues govern each item ("Denies:", "Goals", "Failed therapies:"). */
function byLead(chart: Chart, index: number, target: Target, r: Reading, found: Found[]): void {
  const { lead, cells, kind, start } = chart.sentences[index];
  if (!lead && !cells) return;
  const at = chart.tokens.starts[target.first] ?? -1;
  const header = cells?.find((c) => c.header && c.start <= at && at < c.end)?.header;
  // in an order or a request only what is ordered is not done yet; its diagnosis, height and answers are facts
  const orders =
    (kind !== 'pair' && kind !== 'row') || ORDERED_LABEL.test(chart.text.slice(start, start + 60).trimStart());
  const heads = (cells ?? []).map((c) => (c.header ? chart.text.slice(c.header.start, c.header.end).trim() : ''));
  const name = header ? chart.text.slice(header.start, header.end).trim() : '';
  if (header && isDenyingHead(name, heads))
    found.push({ axis: 'polarity', value: 'negated', span: header, rule: 'below what denies' });
  if (header && isOfRelatives(name, heads))
    found.push({ axis: 'experiencer', value: 'family', span: header, rule: 'a column of relatives' });
  if (lead && kind !== 'row' && kind !== 'checkbox' && deniesBelow(chart.text.slice(lead.start, lead.end)))
    found.push({ axis: 'polarity', value: 'negated', span: lead, rule: 'below what denies' });
  for (const span of [lead, header]) {
    if (!span) continue;
    const ofColumn = span === header;
    // "Question | Yes | No" doubts none of its rows
    if (ofColumn && /^\W*questions?\W*$/i.test(chart.text.slice(span.start, span.end))) continue;
    const reading = readingOfSpan(chart, span);
    // "His mother had the same:" before what follows it
    if (!ofColumn)
      for (const cue of reading.whole) if (cue.group.axis !== 'polarity') found.push(foundBy(reading, cue, true));
    for (const axis of AXES) {
      // a column headed "Non-REM" denies nothing
      if (ofColumn && axis === 'polarity') continue;
      for (const cue of reading.cues[axis]) {
        if (cue.group.value === '' || cue.group.dir === 'answer' || cue.group.dir === 'post') continue;
        if (ORDERING.has(cue.group.value) && (!orders || tellsFindings(chart, span))) continue;
        // an item may speak for itself: "Denies: … / has chills"
        if (axis === 'polarity' && r.cues.polarity.some((c) => c.last < target.first && c.group.value === 'affirmed'))
          continue;
        if (axis === 'polarity' && deniesItself(reading, cue)) continue;
        // "Visual potential:" names what is told
        if (axis === 'certainty' && namesWhatIsTold(reading, cue)) continue;
        if (reading.to > reading.from && reachesEnd(reading, cue)) found.push(foundBy(reading, cue));
      }
    }
  }
}

/** "Visual potential: good" */
const namesWhatIsTold = (r: Reading, cue: Cue): boolean =>
  cue.first > r.from &&
  NAMES.test(norm(r, cue.last)) &&
  (cue.last + 1 === r.to || (mark(r, cue.last + 1) & (COLON | CELL)) > 0);
const NAMES = /^(?:potential|risk|suspicion|possibility|likelihood)$/;

/** Under "Impression and recommendations" stands first what was found. */
const tellsFindings = (chart: Chart, lead: Span): boolean =>
  /\b(?:impressions?|assessment|opinion|summary|conclusions?|findings|discussion)\b/i.test(
    chart.text.slice(lead.start, lead.end),
  );

/** "BREATHING — no treatment worn" over a table denies a treatment and none of the rows; "No history of:" denies them. */
function deniesItself(lead: Reading, cue: Cue): boolean {
  for (let i = cue.last + 1; i < lead.to; i++) if (!OPENERS.has(norm(lead, i))) return true;
  return false;
}
const OPENERS: ReadonlySet<string> = new Set(
  `history hx evidence sign signs symptom symptoms complaint complaints finding findings problem problems recent current known
  personal past prior family any of for the a an following these to has had have with been having reported noted new acute
  significant other further and or on in at`.split(/\s+/),
);

/** Words before the target end what its place says on this axis. */
const endedBefore = (r: Reading, axis: Axis, target: Target): boolean =>
  r.cues[axis].some((c) => c.group.dir === 'terminate' && c.last < target.first);

/** Section, document and check box. */
function byPlace(chart: Chart, index: number, r: Reading, target: Target, span: Span, found: Found[]): void {
  for (const { rule, frame, experiencer, temporality, polarity } of r.defaults) {
    if (frame === 'education' && rule.startsWith('section') && isAfterTeaching(chart, index, span)) continue;
    if (frame) found.push({ axis: 'frame', value: frame, span, rule });
    if (experiencer && !endedBefore(r, 'experiencer', target))
      found.push({ axis: 'experiencer', value: experiencer, span, rule });
    if (temporality && !endedBefore(r, 'temporality', target))
      found.push({ axis: 'temporality', value: temporality, span, rule });
    if (polarity && !endedBefore(r, 'polarity', target)) found.push({ axis: 'polarity', value: polarity, span, rule });
  }
  const handout = handoutAt(chart, index, span);
  if (handout) found.push({ axis: 'frame', value: 'education', span: handout, rule: 'quoted leaflet' });
  if (explainsWord(chart, index)) found.push({ axis: 'frame', value: 'education', span, rule: 'a word explained' });
  if (isHeadOfMarks(chart, index)) found.push({ axis: 'frame', value: 'template', span, rule: 'head of a form' });
  if (labelsRefusal(chart, index)) found.push({ axis: 'polarity', value: 'negated', span, rule: 'ticked: not' });
  if (labelsNothing(chart, index)) found.push({ axis: 'frame', value: 'template', span, rule: 'no box ticked' });
  const { check } = chart.sentences[index];
  if (check === undefined && isUnticked(chart, span.start, chart.sentences[index]))
    found.push({ axis: 'frame', value: 'template', span, rule: 'check box off' });
  if (check === 'both' || check === 'none')
    found.push({ axis: 'frame', value: 'template', span, rule: `check box ${check}` });
  if (check === 'off') {
    // an empty box before "no falls" says nothing about falls, and a list in which nothing is ticked was not filled in
    const { start, end } = chart.sentences[index];
    const pair = isPair(chart.text.slice(start, end));
    // the No of the pair itself denies nothing
    const denied = r.cues.polarity.some(
      (c) => c.group.value === 'negated' && !(pair && c.group.dir === 'answer') && governs(r, c, target),
    );
    found.push(
      denied || !isAnswered(chart, index)
        ? { axis: 'frame', value: 'template', span, rule: 'check box off' }
        : { axis: 'polarity', value: 'negated', span, rule: 'check box off' },
    );
  }
}
