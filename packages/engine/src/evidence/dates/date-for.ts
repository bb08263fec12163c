// The best date for a mention: a chart, a sentence and a span in; when it was so, and where that is written, out.

import type { Chart, Sentence } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { Dated, DateFinding } from '../finding.ts';
import { flatBetween, flatText } from '../flat-text.ts';
import { carriedDay } from './carried-part.ts';
import { datesIn, datesOfText, isNoEvent, originOf } from './events.ts';
import { formDay } from './form-day.ts';
import { ofThen } from './of-then.ts';
import { dated, reportDate } from './report-day.ts';

/** Dates that bound a stretch, or lie ahead, are not when something was so. */
const bounding =
  /\b(?:since|until|till|through|thru|up to|before|after|prior to|by|next(?: (?:visit|appointment|appt|injection|scan)(?: is| on)?)?|due|scheduled(?: for| on)?|return(?: on| in)?|expires?|no earlier than|follow[- ]?up(?: on| in| for)?|starting|beginning|as compared (?:to|with)|comparison (?:to|with)|compared (?:to|with)|than(?: in)?|vs\.?|versus|unchanged (?:from|since)|from|(?:where|what|how|the way) (?:he|she|it|they|this|things) (?:was|were|had been|stood|started|began)(?: back)?)\s+(?:on\s|in\s|about\s|around\s|the\s|early\s|late\s|study (?:of|on|from)\s)*$/i;
/** "The pain **came back** beginning in March": the start of what begins is its day. */
const turn = /\b(?:(?:came|come|crept|creep|is|was) (?:\w+ )?back|return\w*|recur\w*|wore off|flared|relapsed)\b/i;
const fromThen = /\b(?:starting|beginning)\s+(?:in\s|on\s|about\s|around\s|the\s|early\s|late\s|mid[- ])*$/i;
/** "Films of the right knee **from** March 2023": the date is the test's own, not a bound. */
const ofTest =
  /\b(?:films?|x-?rays?|radiographs?|mri|ct|scan|study|images?|imaging|report|labs?|mrx|refractions?|bcva|fields?|hvf|photos?|photographs?|biometry|slit lamp|exam(?:ination)?|note)\s+(?:of\s(?:the\s|his\s|her\s|both\s)?(?:\w+\s){1,3}|\w+\s\w+\s)?from\s+$/i;
/** "The last set on file **is from** 06/2024". */
const testIsFrom =
  /\b(?:films?|x-?rays?|radiographs?|mri|ct|scan|study|set|images?|imaging|report|labs?|ones?)\b[^.;,()]{0,30}\b(?:is|are|was|were|come|comes|date|dates)\s(?:back\s)?(?:to|from)\s+$/i;
/** "In June he was short of breath; your catheterization showed …": found at the time that the sentence begins with. */
const testThen =
  /^[^;]*;\s(?:(?:your|our|my|the|his|her|an?)\s)?(?:cath\w*|angiogra\w+|echo\w*|mri|ct|scan|study|test|films?|x-?rays?|biopsy)\s(?:then\s)?(?:showed|found|gave|read|revealed)\b[^;]*$/i;
const stop = /[;]|\.\s+(?=[A-Z])|\n\s*\n/;
/** "Carried over from 02/24/2026: BMI 44.0", "BMI 44.0 (from 02/24/2026)": the day is that on which it was found. */
const carriedFrom =
  /\b(?:(?:carried|brought) (?:over|forward|down)|copied(?: (?:over|forward))?|imported|transcribed|pulled(?: forward)?|quoted|taken over)\s+from\s+(?:the\s|my\s|our\s)?(?:\w+\s){0,2}(?:of\s|on\s|dated\s)?$/i;
const fromInBrackets = /^\s?[([]from\s+$/i;
/** "EF 31 % from 3/2/26". */
const fromThatDay = /^\s?(?:%|percent|mm|kg|lbs?|pounds)?\s(?:is |was )?from\s$/i;
const isOfTest = (lead: string): boolean => ofTest.test(lead) || testIsFrom.test(lead);
/** "On August 4 a stent was placed, found before **the bypass**": the day is not that of what it is told by. */
const otherEvent =
  /\b(?:before|prior to|preceding|since|after|following)\s+(?:(?:the|his|her|that|this|their|my)\s)?$/i;
/** "48 % in September **before** the ablation". */
const rightBefore =
  /^\W*(?:right |just |shortly )?(?:before|prior to|preceding|ahead of)\s+(?:(?:the|his|her|that|this|their|my)\s)?$/i;
/** "Down to 1 mm (3 mm in 2023)", "42, up from 25 in December", "27, having stood at 44 in 2023": the day is that of the other value. */
const otherValue =
  /(?:[([]|[,;] (?=(?:it )?(?:was|from|vs\.?|previously|prior|having|against) )|[,;]? (?=(?:up|down|improved|risen|fallen|recovered) from )|^\s?(?:%|percent|mm|kg|lbs?|pounds)?(?=\s(?:from|vs\.?|versus|against|where it was)\s\d))\s*(?:(?:it\s)?was\s|having (?:been|stood|measured|run|read)(?: (?:at|as))?\s|against\s|(?:(?:up|down|improved|risen|fallen|recovered) )?from\s|vs\.?\s|previous(?:ly)?\s|prior\s)?(?:[<>~≥≤]?\d+(?:\.\d+)?(?:\/\d+)?[+-]?|(?:class )?I{1,3}V?\b)(?:\s[^()[\]]*|%[^()[\]]*)$/i;
/** "Before the ablation and 20 % **in January**": the day is that of the value right before it. */
const nextValue =
  /(?:\b(?:and|then|but|now)|,)\s+(?:(?:to|at|was|it was|an?|down to|up to)\s)?\d+(?:\.\d+)?\s?(?:%|percent|\/\s?\d+)?\s(?:in|on|at|by|of)\s(?:early |mid |late |mid-)?$/i;
/** "33.5, highest BMI 43.8 **in 2022**". */
const ofExtreme =
  /(?:^|[\s,;(])(?:highest|lowest|heaviest|peak|max(?:imum)?|nadir|starting|initial|previous(?:ly)?|prior)\b[^,;]{0,24}\d/i;
/** "Fell from 44 % **in 2023** to 27 %": the day is that of the value that it came from. */
const cameFrom =
  /^\W*(?:(?:and|then|but)\s)?(?:(?:now|currently|today)\s)?(?:(?:down|up|back)\s)?to\s(?:(?:just|only|about|a|an)\s)?$/i;
/** "Was 3.5 in 2023 and is 1.5 **now**", "38 in 2022, **now** 6": the value is that of the note. */
const sinceThen = /\b(?:now|current(?:ly)?|present(?:ly)?|today(?:['’]s)?)\b/i;
const isNow =
  /^\s?(?:%|percent|mm|kg|lbs?|pounds|\/\s?10)?,?\s(?:(?:OD|OS|OU)\s)?(?:now|currently|presently|at present|today)\b/i;
const arrow = /->|→|=>/;
const comma = /^\s?%?,\s$/;
const valueBehind = /^\s?(?:[A-Za-z][\w-]{0,11}\s){0,2}[:=]?\s?[<>~≥≤]?\d/;
/** "5/6/26 echo EF 28, 2/1/26 EF 24": where each value has its day before it, the day behind a comma is that of the next. */
function leadsNext(chart: Chart, s: Span, span: Span, d: Span, dates: readonly Span[], gap: string): boolean {
  return (
    comma.test(gap) &&
    dates.some((o) => o.end <= span.start) &&
    valueBehind.test(flatBetween(chart, d.end, Math.min(s.end, d.end + 28)))
  );
}
const ofValueBefore =
  /\d\s?(?:%|percent|mm|kg|lbs?|pounds)?,?\s(?:(?:back )?in|on|at|of)\s(?:early |late |mid[- ]?|the )?$|\d[^;.\d()]{0,30}\((?:in |on )?$/i;
/** "Lens OD 2+ NS, OS implant 2022": the day is that of the other side. */
const otherSide = /[,;]\s+(?:the\s)?(?:OD|OS|RE|LE|RUL|LUL|[Rr]ight|[Ll]eft)\b\s+(?!in\b|on\b|\d)\w/;
const ownDay =
  /^(?:[\s,#]|[CTLS]\d{1,2}(?:[-/][CTLS]?\d{1,2})?\b|\b(?:left|right|bilat(?:eral)?|[RLB]|caudal|TF|IL|\d|x\d)\b)*(?:on|of|dated|done|performed)?\s*$/i;
/** "Wt 141.9 kg (08/20: 134.0)": the day is that of the value behind it. */
const heads = /^\s*[:=]\s*[<>~≥≤]?\d/;
/** "The ablation took her from 8 to 3 when we saw her **in January**": the day is that of the visit, not of what helped. */
const ofVisit =
  /\b(?:took|brought|gave|got|helped|made|left|kept|held|worked|cut|lowered|eased|reduced)\b.*\b(?:(?:when|as) (?:we|i|he|she|they|the patient|dr\.? \w+) (?:last )?(?:saw|came|was|were|had|returned)|at (?:the|his|her|that) (?:visit|follow-?up|recheck|check-?up))\b/i;
const test =
  /\b(?:room air trial|walk|saturations?|echo\w*|stud(?:y|ies)|test\w*|labs?|ct|mri|x-?rays?|films?|radiographs?|spirometry|pfts?|psg|polysomno\w*|hsat|oximetry|abg|report|results?|cath\w*|ekg|ecg|scan|download|visit|seen|evaluat\w+|procedure|surgery|injection)\b/i;

export function dateFor(chart: Chart, index: number, span: Span): Dated | null {
  const sentence = chart.sentences[index];
  if (!sentence) return null;
  const dates = datesIn(chart, index);
  const own =
    sentence.kind === 'row' && sentence.cells
      ? inRow(chart, sentence, span, dates)
      : inClause(chart, sentence, span, dates);
  if (own) return own;
  const then = dates.length === 0 ? ofThen(chart, index, span) : null;
  return then ?? aroundSentence(chart, index, dates);
}

const surrounding = new WeakMap<Chart, (Dated | null | undefined)[]>();

/** The date that a sentence has from its surroundings; the same for everything in it. */
function aroundSentence(chart: Chart, index: number, dates: readonly DateFinding[]): Dated | null {
  let known = surrounding.get(chart);
  if (!known) {
    known = new Array(chart.sentences.length);
    surrounding.set(chart, known);
  }
  const before = known[index];
  if (before !== undefined) return before;
  const date = fromSurroundings(chart, index, dates);
  known[index] = date;
  return date;
}

function fromSurroundings(chart: Chart, index: number, dates: readonly DateFinding[]): Dated | null {
  const sentence = chart.sentences[index];
  const led =
    formDay(chart, index) ??
    inLead(chart, sentence) ??
    carriedDay(chart, index) ??
    (dates.length === 0 ? before(chart, index) : null);
  if (led) return led;
  const report = reportDate(chart, index);
  if (report) return report;
  const origin = originOf(chart, sentence);
  const document = chart.documents[origin.document]?.date;
  return document ? { lo: document.lo, hi: document.hi, basis: 'document', span: document.span } : null;
}

function inRow(chart: Chart, s: Sentence, span: Span, dates: readonly DateFinding[]): Dated | null {
  const cell = s.cells!.find((c) => span.start >= c.start && span.end <= c.end);
  if (cell) {
    const inCell = dates.filter((d) => d.start >= cell.start && d.end <= cell.end);
    const near = nearest(chart, s, span, inCell);
    if (near) return dated(near, near.basis === 'column' ? 'column' : near.basis);
    if (cell.header) {
      const header = datesOfText(chart, cell.header, s)[0];
      if (header) return dated(header, 'column');
    }
  }
  // "11/10/2025 | 52 % | before **ablation**": the row's day is not that of what it is told by.
  if (cell && otherEvent.test(flatBetween(chart, cell.start, span.start))) return null;
  const column = dates.filter((d) => d.basis === 'column');
  const row = column[0] ?? dates[0];
  return row ? dated(row, row.basis === 'relative' ? 'relative' : 'column') : null;
}

function inClause(chart: Chart, s: Sentence, span: Span, dates: readonly DateFinding[]): Dated | null {
  const best = nearest(chart, s, span, dates);
  return best ? dated(best, best.basis === 'column' ? 'stated' : best.basis) : null;
}

/** A date right behind what it dates ("26 % on 09/30", "6.6 % (07/01/2026)") beats one before it; other dates and clauses in between count against it. */
function nearest(chart: Chart, s: Sentence, span: Span, dates: readonly DateFinding[]): DateFinding | null {
  let best: DateFinding | null = null;
  let least = 140;
  const said = flatText(chart, span);
  const isFigure = /^\W*\d/.test(said);
  const endsInFigure = /[\d%]$/.test(said);
  for (const d of dates) {
    const behind = d.start >= span.end;
    // "helped until 05" ends in the midst of the day that it reaches
    const inside = d.start >= span.start && d.start < span.end;
    const gap = behind ? flatBetween(chart, span.end, d.start) : flatBetween(chart, d.end, Math.max(span.start, d.end));
    const lead = !behind && /^\W*(?:on|in|as of|dated)?\W*$/i.test(flatBetween(chart, s.start, d.start));
    if (!inside && stop.test(gap) && !(lead && (!/;/.test(gap) || testThen.test(gap)))) continue;
    // Words of the mention itself bound nothing: "surgery scheduled for", "has not smoked since" ask for this very date.
    // "Since the spring" is one expression and bounds all the same.
    const since = behind && /^since\b/i.test(flatText(chart, d)) ? 'since ' : '';
    const prefix = flatBetween(chart, Math.max(s.start, d.start - 48, behind ? span.end : 0), d.start) + since;
    // "By Labor Day he was back to half a block" says when; "done by 10/01" does not.
    // "After the 02/10 epidural": the date is the epidural's own.
    const own = !behind && /^\W*$/.test(gap);
    const begins = behind && fromThen.test(prefix) && turn.test(flatBetween(chart, span.start, d.start));
    if (
      bounding.test(prefix) &&
      !isOfTest(prefix) &&
      !carriedFrom.test(prefix) &&
      !(endsInFigure && fromInBrackets.test(prefix)) &&
      !(isFigure && behind && d.lo === d.hi && fromThatDay.test(gap)) &&
      !own &&
      !begins &&
      (behind || !/\bby\s+(?:the\s)?$/i.test(prefix))
    )
      continue;
    if (behind && (ofVisit.test(gap) || arrow.test(gap) || leadsNext(chart, s, span, d, dates, gap))) continue;
    if (
      isFigure &&
      !behind &&
      !inside &&
      (ofValueBefore.test(flatBetween(chart, Math.max(s.start, d.start - 40), d.start)) ||
        (d.hi > d.lo && /\d/.test(gap))) &&
      (sinceThen.test(gap) || isNow.test(flatBetween(chart, span.end, Math.min(s.end, span.end + 24))))
    )
      continue;
    if (
      !behind &&
      !inside &&
      ((gap.length > 20 && otherEvent.test(gap)) || rightBefore.test(gap) || (isFigure && cameFrom.test(gap)))
    )
      continue;
    if (
      behind &&
      (otherSide.test(gap) || otherValue.test(gap) || nextValue.test(gap) || (isFigure && ofExtreme.test(gap)))
    )
      continue;
    // but "the ESI on 02/03/2026: 70 % relief" has its own day
    if (behind && !ownDay.test(gap) && heads.test(flatBetween(chart, d.end, Math.min(s.end, d.end + 8)))) continue;
    let cost = inside ? 0 : gap.length + (behind ? 0 : 6);
    cost +=
      8 * (gap.match(/,/g)?.length ?? 0) +
      25 * (gap.match(/\b(?:and|but|then|while|whereas|now|today)\b/gi)?.length ?? 0);
    if (
      dates.some(
        (o) => o !== d && (behind ? o.start >= span.end && o.end <= d.start : o.start >= d.end && o.end <= span.start),
      )
    )
      cost += 40;
    if (lead) cost = Math.min(cost, 60);
    if (cost < least) {
      least = cost;
      best = d;
    }
  }
  return best;
}

/** "Form MOB-4 (2026)", "rev. 3/2024": when the form was made. */
const edition = /\b(?:form|rev(?:ised|ision)?|version|edition|template)\b/i;

/** "Prepared 11/12/2026" over a worksheet is the paper's day, not that of what it lists. */
const ofPaper = /\b(?:prepared|printed|faxed|filled (?:in|out)|completed)(?:\son)?\W*$/i;

function inLead(chart: Chart, s: Sentence): Dated | null {
  for (const place of [s.lead, headingOf(chart, s)]) {
    if (!place) continue;
    if (isToldUnderTests(chart, place, s)) continue;
    const found = datesOfText(chart, place, s);
    if (found.length === 1 && found[0].hi > found[0].lo && edition.test(flatText(chart, place))) continue;
    // "ECG today" over "old anterior infarct": the paper's own day, and of nothing that happened
    if (found.length === 1 && /^(?:today|now)$/i.test(flatBetween(chart, found[0].start, found[0].end))) continue;
    // "Comparison: 02/11/2024" heads what was found today.
    const before = flatBetween(chart, place.start, found[0]?.start ?? place.start);
    if (found.length === 1 && !ofComparison.test(before) && !ofPaper.test(before) && !isNoEvent(before.slice(-90)))
      return dated(found[0], 'stated');
  }
  return null;
}

/** "Labs 10/12/26" over figures dates these, not what is told below them: "He had an infarction, and is compensated." */
function isToldUnderTests(chart: Chart, heading: Span, s: Sentence): boolean {
  if (s.kind !== 'prose' || !ofTests.test(flatText(chart, heading))) return false;
  const said = flatText(chart, s);
  return said.split(' ').length >= TOLD && !figure.test(said);
}
const ofTests = /^(?:labs?|laborator(?:y|ies)|blood ?work|vitals?|chemistr(?:y|ies))\b/i;
/** "Na 139", "A1c 6.9". */
const figure = /\b[A-Za-z][\w/]{0,6} ?\d/;
/** In words. */
const TOLD = 8;

const HEADING_WITHIN = 200;

const ofComparison = /\b(?:compar\w+|prior|previous|last|order(?:ed)?|due|next|print\w*)\b[^.;]*$/i;

function headingOf(chart: Chart, s: Sentence): Span | null {
  const section = chart.sections[s.section];
  if (!section || section.heading === '') return null;
  const { start, heading } = section;
  const at = chart.text.slice(start, start + HEADING_WITHIN + heading.length).indexOf(heading);
  return at < 0 ? null : { start: start + at, end: start + at + heading.length };
}

/** "A sleep study in 2025 was clean": what it showed is told, and the next sentence is of something else. */
const told =
  /\b(?:was|were|is|are|came back|read as)\s(?:\w+\s)?(?:normal|clean|clear|negative|unremarkable|benign|fine|good|reassuring|positive|abnormal|unchanged|stable)\b/i;

/** "Last seen 04/21. The pain is back": not on that day. */
const lastSeen = /\blast (?:seen|visit\w*|evaluat\w+|here|appointment)\b/i;

/** "Echo of 3/2/2026 at the outside hospital. LVEF 25 %": the sentence right before names the one dated test. */
function before(chart: Chart, index: number): Dated | null {
  const s = chart.sentences[index];
  const p = chart.sentences[index - 1];
  if (
    !p ||
    p.section !== s.section ||
    p.document !== s.document ||
    s.kind !== 'prose' ||
    (p.kind !== 'prose' && p.kind !== 'heading') ||
    (p.kind === 'heading' && /\btoday$/i.test(flatText(chart, p))) ||
    isToldUnderTests(chart, p, s)
  )
    return null;
  const dates = datesIn(chart, index - 1).filter(
    (d) => !bounding.test(flatBetween(chart, Math.max(p.start, d.start - 48), d.start)),
  );
  const text = flatText(chart, p);
  if (dates.length !== 1 || text.length > 120 || !test.test(text) || told.test(text) || lastSeen.test(text))
    return null;
  if (
    /^\W*(?:today|now|current|on (?:exam|our|my|arrival)|here|bp|vitals|he|she|patient|pt|denies|reports)\b/i.test(
      flatText(chart, s),
    )
  )
    return null;
  return dated(dates[0], dates[0].basis === 'column' ? 'stated' : dates[0].basis);
}
