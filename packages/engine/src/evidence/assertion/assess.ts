// A chart, a sentence of it and a place in that sentence in; out, how the text stands to what it says there (`Assertion`).
//
// Cues (cues/*.ts) → the sentence's reading, once (reading.ts) → which cues govern the place (by-cues.ts, scope.ts) → section, document,
// list lead and check box defaults (defaults.ts) → one value per axis, by the order of precedence below.
//
// Measured (bench/reader.ts) on the development half of the NegEx/ConText kit, 1,183 sentences, targets given:
// negation P .996 R .988 F1 .992 (242 right, 1 too many, 3 missed); hypothetical P 1.0 R .92 (23 of 25);
// historical, which that kit says of lasting diseases and habits too, P .88 R .85 F1 .86 by `isBackground` (standing.ts); in two halves,
// of which one was never read, .92 and .80; by `temporality` alone, which criteria ask, P .93 R .69 F1 .79. On texts read later:
// social histories of MTSamples (UW) negation F1 .98; 9,078 mentions in chest films (Open-i): 5 of 1,178 findings missed; the test half of
// E3C-EN, case reports, negation of 442 clinical entities F1 .87, of all 2,843 events .80. Own marked sentences (marked/): all. Of hard
// statements by blind authors that nobody has read (bench/statements/held): of 371 plain phrases 324 taken for plain, of 346 others 291 not.

import type { Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { Assertion } from '../finding.ts';
import { isUnticked } from '../unticked.ts';
import { isAfterTeaching } from './after-teaching.ts';
import { byAskedAbout, byNoneOf } from './asked-about.ts';
import { byBackground, byException, byStretch } from './background.ts';
import { labelsBlank } from './blank-below.ts';
import { byBracketedNo } from './bracketed-no.ts';
import { bySentence, byWhole } from './by-cues.ts';
import { byLead } from './by-lead.ts';
import { byColumnAnswers } from './column-answers.ts';
import { combine } from './combine.ts';
import type { Axis } from './cues/cue.ts';
import { explainsWord } from './definition.ts';
import { byDisputed } from './disputed.ts';
import { byEndedBehind } from './ended-behind.ts';
import { handoutAt } from './handouts.ts';
import { isHeadOfMarks } from './mark-heads.ts';
import { byNamedRelative } from './named-relative.ts';
import { byPersonColumns } from './person-columns.ts';
import { plain } from './plain.ts';
import { byPronoun } from './pronoun.ts';
import { type Reading, readingOf, type Target } from './reading.ts';
import { byPrecaution } from './return-precautions.ts';
import { byRoster } from './roster.ts';
import { governs } from './scope.ts';
import { byMarks, type Found, isAnswered, isPair, labelsNothing, labelsRefusal } from './signs.ts';
import { byStatusCell } from './status-cells.ts';
import { byTakenForGranted } from './taken-for-granted.ts';
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
  byBracketedNo(chart, sentenceIndex, span, found);
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
  if (labelsBlank(chart, index)) found.push({ axis: 'frame', value: 'template', span, rule: 'a blank below' });
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
