// Pain followed by the hour after a treatment: logs down the page, across the columns of a row, in one line, or in lines one after
// another. The chart in, curves out; each begins with the score before.

import type { Chart, Sentence } from '../../../chart/chart.ts';
import type { Span } from '../../../values/span.ts';
import { flatText, sentenceTexts } from '../../flat-text.ts';
import { toldBy } from '../../sentence-patterns.ts';
import { inDigits } from '../relief/change-pairs.ts';
import { wordsOfPain } from '../relief/words.ts';
import { type Clock, type Entry, entriesIn, scoreIn, type When, whenOf } from './entry.ts';

/** A score at its place in the chart. */
export type Point = Span & { readonly sentence: number; readonly score: number };

/** `least` and `most` minutes after the treatment: by the clock it lies somewhere between the score before and the first one after. */
export type LaterPoint = Point & { readonly least: number; readonly most: number };

export type PainCurve = { readonly before: Point; readonly later: readonly LaterPoint[] };

type Placed = Entry & { readonly sentence: number };

const early = toldBy({
  early: /\b(?:before(?:hand)?|baseline|prior|pre(?:-?\w+)?|going in|on arrival|(?:hour|hr|time) 0)\b/i,
});
/** "Ramsay score before 8", "Sugar log": what is scored, where pain is not named beside it. */
const ofAnother =
  /\b(?:sugars?|glucose|systolic|diastolic|blood pressure|bp|pulse|heart rate|temperature|weight|steps|ramsay|aldrete|sedation|rass|anxiety|mood|nausea|stiff(?:ness)?|numb(?:ness)?|tingling|fatigue|tired(?:ness)?|breath\w*|dyspnea|borg|spo2|saturation)\b/i;
/** A diary that shows how it is kept. */
const EXAMPLE = /\b(?:example|sample|how to (?:fill|keep|use)|for instance)\b/i;
const ofPain = /\b(?:pain|nrs|nprs|vas|score|ache|0-10)\b/i;
const named = /\b(?:pain|nrs|nprs|vas|ache)\b/i;
/** "Neck L", the column of what was blocked beside one of the shoulder; told by the clock, its figures are scores. */
const ofSpine = /^(?:[RL] |right |left |low |lower |mid )*(?:neck|back|lumbar|cervical|spine)\b/i;

const known = new WeakMap<Chart, readonly PainCurve[]>();

export function painCurves(chart: Chart): readonly PainCurve[] {
  const before = known.get(chart);
  if (before) return before;
  const curves: PainCurve[] = [];
  for (let index = 0; index < chart.sentences.length; index++) {
    // "before ¦ 20 min ¦ 1 h" stands over a row of mere scores
    if (!early(chart).early(index) && !(index > 0 && early(chart).early(index - 1))) continue;
    const run = runFrom(chart, index);
    if (run.length < 2 || run[0].when.kind !== 'before' || !isOfPain(chart, index, run[0])) continue;
    const card = run.length < CARD ? cardBehind(chart, run.at(-1)!.sentence) : [];
    const curve = curveOf([...run, ...card]);
    if (curve) curves.push(curve);
    index = (card.at(-1) ?? run.at(-1)!).sentence;
  }
  known.set(chart, curves);
  return curves;
}

/** The entries of a sentence and of those after it, as long as each is nothing but entries that come later. */
function runFrom(chart: Chart, first: number): readonly Placed[] {
  const across = acrossRow(chart, first);
  if (across.length > 2) return across;
  const run: Placed[] = [];
  const { document } = chart.sentences[first];
  for (let i = first; i < chart.sentences.length && chart.sentences[i].document === document; i++) {
    if (i > first && isUntimed(chart, chart.sentences[i])) continue;
    const entries = entriesOf(chart, i, i === first);
    if (entries.length === 0 || entries.some((e, n) => (i > first || n > 0) && e.when.kind === 'before')) break;
    run.push(...entries.map((e) => ({ ...e, sentence: i })));
  }
  return run;
}

/** Rows that make a card of their own, and how many sentences further down it may begin. */
const CARD = 3;
const CARD_REACH = 40;

/** "Before 8, at 11:05 1" of a procedure, and further down its page the card that the patient brought back: "11:40 6 booth". */
function cardBehind(chart: Chart, last: number): readonly Placed[] {
  const { document } = chart.sentences[last];
  const card: Placed[] = [];
  for (let i = last + 1; i < chart.sentences.length && chart.sentences[i].document === document; i++) {
    const entry = isRow(chart.sentences[i]) ? entryOfRow(chart, chart.sentences[i]) : null;
    if (entry?.when.kind === 'clock') card.push({ ...entry, sentence: i });
    else if (card.length >= CARD || i > last + CARD_REACH) break;
    else card.length = 0;
  }
  return card.length >= CARD ? card : [];
}

function entriesOf(chart: Chart, index: number, begins: boolean): readonly Entry[] {
  const s = chart.sentences[index];
  if (s.kind === 'heading') return [];
  const named = isRow(s) ? entryOfRow(chart, s) : null;
  if (named || s.kind === 'row') return named ? [named] : [];
  return entriesIn(inDigits(sentenceTexts(chart)[index]), begins).map((e) => ({
    ...e,
    start: s.start + e.start,
    end: s.start + e.end,
  }));
}

function entryOfRow(chart: Chart, s: Sentence): Entry | null {
  const cell = s.cells![columnOf(chart, s)];
  const name = inDigits(flatText(chart, s.cells![0]).trim());
  const scored = cell && scoreIn(flatText(chart, cell));
  const when = scored && rowsWhen(name, flatText(chart, cell));
  return when ? { when, score: scored.score, start: cell.start, end: cell.end } : null;
}

/** "10 am | 8 (before)", and below it "11 | 2". */
function rowsWhen(name: string, cell: string): When | null {
  const when = whenOf(name) ?? (HOUR.test(name) ? whenOf(`${name}:00`) : null);
  return when?.kind === 'clock' && whenOf(cell)?.kind === 'before' ? { kind: 'before', clock: when.clock } : when;
}
const HOUR = /^(?:1[0-2]|[1-9])$/;

/** "bedtime | 8": a row between the others that tells no hour. */
const isUntimed = (chart: Chart, s: Sentence): boolean =>
  s.kind === 'row' &&
  isRow(s) &&
  !/\d/.test(flatText(chart, s.cells![0])) &&
  scoreIn(flatText(chart, s.cells![columnOf(chart, s)])) !== null;

const isRow = (s: Sentence): boolean =>
  (s.kind === 'row' || s.kind === 'pair') && s.cells !== undefined && s.cells.length > 1;

/** The column that is headed as pain's, else the one behind the time. */
function columnOf(chart: Chart, s: Sentence): number {
  const named = s.cells!.findIndex((c, i) => i > 0 && c.header && ofPain.test(flatText(chart, c.header)));
  return named > 0 ? named : 1;
}

/** "before ¦ 20 min ¦ 1 h ¦ 2 h" over their scores. */
function acrossRow(chart: Chart, index: number): readonly Placed[] {
  const s = chart.sentences[index];
  if (!isRow(s)) return [];
  return s.cells!.flatMap((cell) => {
    const when = cell.header && whenOf(inDigits(flatText(chart, cell.header)));
    const scored = when && scoreIn(flatText(chart, cell));
    return scored ? [{ when, score: scored.score, start: cell.start, end: cell.end, sentence: index }] : [];
  });
}

/** By its own words, the head of its column, the row above it, what governs it, its section, or the name of the paper. */
function isOfPain(chart: Chart, index: number, first: Span): boolean {
  const s = chart.sentences[index];
  const above = chart.sentences[index - 1];
  const told = wordsOfPain(chart);
  const own = chart.text.slice(s.start, Math.max(s.start, first.start));
  const over = above?.document === s.document ? flatText(chart, above) : '';
  if (s.kind !== 'row' && (EXAMPLE.test(own) || EXAMPLE.test(over))) return false;
  // what it names itself outweighs the sentence before: "No sedation. Pain before 7"
  if (s.kind !== 'row' && !named.test(own) && (ofAnother.test(own) || (ofAnother.test(over) && !named.test(over))))
    return false;
  if (s.kind !== 'row' && (told.about(index) || (over && told.about(index - 1)))) return true;
  const heads = [...(s.cells ?? []).map((c) => c.header), s.lead, above?.document === s.document ? above : null];
  const names = [chart.sections[s.section].heading, chart.documents[s.document]?.title ?? ''];
  return (
    heads.some((h) => h && (ofPain.test(flatText(chart, h)) || ofSpine.test(flatText(chart, h).trim()))) ||
    names.some((name) => ofPain.test(name))
  );
}

/** How late after a treatment the first score may be asked, where its hour is not told: minutes. */
const FIRST_SCORE = 60;
const HALF_DAY = 720;
const DAY = 1440;

function curveOf([first, ...rest]: readonly Placed[]): PainCurve | null {
  const began = first.when.kind === 'before' ? first.when.clock : null;
  let clock = began;
  let firstLater: number | null = null;
  const later: LaterPoint[] = [];
  for (const { when, score, start, end, sentence } of rest) {
    if (when.kind === 'before') return null;
    const point = { sentence, start, end, score };
    if (when.kind === 'after') later.push({ ...point, least: when.minutes, most: when.minutes });
    else {
      clock = onwards(clock, when.clock);
      firstLater ??= clock.minutes;
      const least = clock.minutes - firstLater;
      later.push({ ...point, least, most: began ? clock.minutes - began.minutes : least + FIRST_SCORE });
    }
  }
  const before = { sentence: first.sentence, start: first.start, end: first.end, score: first.score };
  return later.length > 0 ? { before, later } : null;
}

/** A time of day behind the one before it: without am and pm the afternoon comes after noon. */
function onwards(before: Clock | null, now: Clock): Clock {
  let { minutes } = now;
  while (before && minutes < before.minutes) minutes += now.half ? DAY : HALF_DAY;
  return { ...now, minutes };
}
