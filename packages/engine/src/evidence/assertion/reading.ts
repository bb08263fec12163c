// A chart's sentences in, their cues and marks out: analysed once per sentence, whatever the number of targets in it.

import type { Chart, Sentence } from '../../chart/chart.ts';
import { normAt, tokenAt } from '../../chart/words/token-columns.ts';
import { tokensOf } from '../../chart/words/tokens.ts';
import { parsePhrase } from '../../values/phrase.ts';
import type { Span } from '../../values/span.ts';
import type { Assertion } from '../finding.ts';
import { compileMatcher, type Entry, type Match, type MatchedText, type Matcher } from '../phrases/matcher.ts';
import { bystanderCues } from './cues/bystanders.ts';
import { certaintyCues } from './cues/certainty.ts';
import type { Axis, CueGroup } from './cues/cue.ts';
import { demandCues } from './cues/demand.ts';
import { experiencerCues } from './cues/experiencer.ts';
import { frameCues } from './cues/frame.ts';
import { polarityCues } from './cues/polarity.ts';
import { temporalityCues } from './cues/temporality.ts';
import { wholeCues } from './cues/whole.ts';
import { type Default, defaultsAt } from './defaults.ts';
import {
  BLANK,
  CELL,
  COLON,
  COMMA,
  DASH,
  DOUBT,
  MINUS,
  marksOf,
  OPEN,
  PLUS,
  QUESTION,
  SEMICOLON,
  STOP,
} from './text-marks.ts';

/** A cue as it stands in a text: tokens `first` to `last`, both included. */
export type Cue = { readonly group: CueGroup; readonly first: number; readonly last: number };

/** Tokens of the target, both included. */
export type Target = { readonly first: number; readonly last: number };

export type Reading = {
  readonly chart: MatchedText;
  readonly sentence: number;
  /** Tokens `from` (included) to `to` (excluded). */
  readonly from: number;
  readonly to: number;
  /** Marks before token `i` at `i - from`; the last entry is what follows the last token. */
  readonly marks: Uint32Array;
  readonly cues: Readonly<Record<Axis, readonly Cue[]>>;
  /** Cues that govern all that follows in their sentence. */
  readonly whole: readonly Cue[];
  /** Seeming denials: "no relief with" denies its relief, not the drug. */
  readonly seeming: readonly Cue[];
  /** What its place says of it. */
  readonly defaults: readonly Default[];
  /** Whether a sign, a question mark or a blank stands anywhere in it. */
  readonly marked: boolean;
  /** What has been judged already, by target: seldom more than a few. */
  readonly assessed: { readonly first: number; readonly last: number; readonly assertion: Assertion }[];
};

/** Marks that no clause crosses. */
export const HARD = STOP | SEMICOLON;
export const norm = (r: Reading, i: number): string => normAt(r.chart.tokens, i);
/** Marks before token `i`. */
export const mark = (r: Reading, i: number): number => r.marks[i - r.from];

/** All with the same fields in the same order: they are asked for every cue of every sentence, and what is made alike is read faster. */
const groups: readonly CueGroup[] = [
  ...polarityCues,
  ...certaintyCues,
  ...frameCues,
  ...experiencerCues,
  ...bystanderCues,
  ...temporalityCues,
  ...wholeCues,
  ...demandCues,
].map(({ axis, value, dir, max, comma, opening, colon, sections, far, whole, phrases }: CueGroup) => ({
  axis,
  value,
  dir,
  max,
  comma,
  opening,
  colon,
  sections,
  far,
  whole,
  phrases,
}));

let compiled: Matcher | null = null;
const cueMatcher = (): Matcher => {
  compiled ??= compileMatcher(groups.flatMap(entriesOf), undefined, { inflected: false });
  return compiled;
};

function entriesOf(group: CueGroup, index: number): Entry[] {
  return group.phrases
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const parsed = parsePhrase(line);
      if ('mistake' in parsed) throw new Error(`cue \`${line}\`: ${parsed.mistake.message}`);
      return { key: String(index), phrase: parsed.phrase };
    });
}

type Known = {
  readonly cuesIn: (sentence: number) => readonly Match[];
  /** By sentence. */
  readonly readings: (Reading | undefined)[];
  readonly spans: Map<string, Reading>;
};
const known = new WeakMap<object, Known>();

function knownOf(chart: MatchedText): Known {
  const before = known.get(chart.tokens);
  if (before) return before;
  const fresh: Known = {
    cuesIn: cueMatcher().sentencesOf(chart),
    readings: new Array(chart.sentences.length),
    spans: new Map(),
  };
  known.set(chart.tokens, fresh);
  return fresh;
}

const NO_CUES: readonly Cue[] = [];

/** The cues and marks of one sentence. */
export function readingOf(chart: Chart, sentence: number): Reading {
  const { cuesIn, readings } = knownOf(chart);
  const before = readings[sentence];
  if (before) return before;
  const section = chart.sections[chart.sentences[sentence].section]?.kind ?? 'other';
  const reading = analyse(chart, sentence, cuesIn(sentence), section, defaultsAt(chart, sentence));
  readings[sentence] = reading;
  return reading;
}

/** The same for a stretch that is no sentence of its own: the lead of a list, a heading, a column header. */
export function readingOfSpan(chart: Chart, span: Span): Reading {
  const { spans } = knownOf(chart);
  const key = `${span.start}:${span.end}`;
  const before = spans.get(key);
  if (before) return before;
  const tokens = tokensOf(chart.text, span.start, span.end);
  const sentence: Sentence = { ...span, section: -1, document: -1, page: -1, kind: 'heading' };
  const small: MatchedText = {
    text: chart.text,
    tokens,
    sentenceTokens: Uint32Array.of(0, tokens.length),
    sentences: [sentence],
    pages: [],
  };
  const reading = analyse(small, 0, cueMatcher()(small), 'other', []);
  spans.set(key, reading);
  return reading;
}

function analyse(
  chart: MatchedText,
  sentence: number,
  matches: readonly Match[],
  section: string,
  defaults: readonly Default[],
): Reading {
  const from = chart.sentenceTokens[sentence];
  const to = chart.sentenceTokens[sentence + 1];
  const { start, end, cells } = chart.sentences[sentence];
  const { starts, ends } = chart.tokens;
  const marks = new Uint32Array(to - from + 1);
  for (let i = from; i <= to; i++) {
    const gapStart = i > from ? ends[i - 1] : start;
    const gapEnd = i < to ? starts[i] : end;
    if (gapEnd - gapStart !== 1 || chart.text[gapStart] !== ' ') {
      const before = i > from ? tokenAt(chart.tokens, i - 1) : undefined;
      const after = i < to ? tokenAt(chart.tokens, i) : undefined;
      marks[i - from] = marksOf(chart.text, before, after, gapStart, gapEnd);
    }
    if (cells && i > from && i < to && cells.some((c) => c.start > starts[i - 1] && c.start <= starts[i]))
      marks[i - from] |= CELL;
  }
  const byAxis: Record<Axis, Cue[]> = { polarity: [], certainty: [], frame: [], experiencer: [], temporality: [] };
  const whole: Cue[] = [];
  for (const match of matches) {
    const group = groups[Number(match.key)];
    if (group.opening && !opensClause(chart, marks, from, match.first)) continue;
    if (group.colon && !(marks[match.last + 1 - from] & COLON)) continue;
    if (group.whole) {
      if (group.whole !== 'opening' || opensSentence(marks, match.first - from))
        whole.push({ group, first: match.first, last: match.last });
      continue;
    }
    if (group.sections && !group.sections.includes(section)) continue;
    // "+ve for" and "-ve for" differ only in their sign
    if (normAt(chart.tokens, match.first) === 've' && chart.text[match.start - 1] !== '-') continue;
    // "MoM hip" is metal on metal
    if (chart.text.slice(match.start, match.end) === 'MoM') continue;
    if (numbers(chart.text, match.start) && !(marks[match.first - from] & (COLON | QUESTION | CELL))) continue;
    // "the objective; at Monday's attempt": what a cue may take along does not stand behind a semicolon
    const beyond =
      match.last > match.first &&
      (marks[match.last - from] & HARD) > 0 &&
      LOOSE_END.test(normAt(chart.tokens, match.last));
    byAxis[group.axis].push({ group, first: match.first, last: beyond ? match.last - 1 : match.last });
  }
  return {
    chart,
    sentence,
    from,
    to,
    marks,
    defaults,
    marked: marks.some((m) => (m & (PLUS | MINUS | QUESTION | DOUBT | BLANK)) > 0),
    assessed: [],
    whole: withoutSeeming(whole),
    seeming:
      byAxis.polarity.length === 0 ? NO_CUES : leftmostLongest(byAxis.polarity.filter((c) => c.group.dir === 'pseudo')),
    cues: {
      polarity: standing(byAxis.polarity),
      certainty: standing(byAxis.certainty),
      frame: standing(byAxis.frame),
      experiencer: standing(byAxis.experiencer),
      temporality: standing(byAxis.temporality),
    },
  };
}

const LOOSE_END = /^(?:of|to|for|at|on|in|is|are|that|the|a|with|was|were)$/;

/** "No. 1 front, eyes ahead": a number, no denial; "Fever: No. 3 visits" answers. */
const numbers = (text: string, at: number): boolean => /^No\.\s?\d/.test(text.slice(at, at + 6));

const opensClause = (chart: MatchedText, marks: Uint32Array, from: number, i: number): boolean =>
  i === from ||
  (marks[i - from] & (STOP | SEMICOLON | COLON | DASH | OPEN | CELL)) > 0 ||
  /^\d+$/.test(normAt(chart.tokens, i - 1));

/** Nothing but an adverbial before it: "However, if …", "At this time, should …". */
function opensSentence(marks: Uint32Array, at: number): boolean {
  if (at === 0) return true;
  if (at > 5 || !(marks[at] & COMMA)) return false;
  for (let i = 1; i < at; i++) if (marks[i] & (STOP | SEMICOLON | COLON | CELL)) return false;
  return true;
}

/** "No doubt that" takes the words away from cues that touch it, "unclear whether" from "whether". */
function withoutSeeming(whole: readonly Cue[]): readonly Cue[] {
  if (whole.length === 0) return NO_CUES;
  const size = (c: Cue): number => c.last - c.first;
  return whole.filter(
    (c) =>
      c.group.value !== '' &&
      !whole.some((o) =>
        o.group.value === ''
          ? o.first <= c.last && c.first <= o.last
          : o.group.axis !== 'experiencer' && o.first <= c.first && c.last <= o.last && size(o) > size(c),
      ),
  );
}

const towards = (cues: readonly Cue[], ...directions: readonly string[]): Cue[] =>
  cues.filter((c) => directions.includes(c.group.dir));

/** Cues compete with those of their own direction and with pseudo cues: of overlapping ones the leftmost, longest stands. */
function standing(all: readonly Cue[]): readonly Cue[] {
  if (all.length === 0) return NO_CUES;
  if (all.length === 1) return all.filter((c) => c.group.dir !== 'pseudo');
  const pseudo = leftmostLongest(towards(all, 'pseudo'));
  return [
    ...leftmostLongest(towards(all, 'pre', 'both', 'pseudo')).filter(
      (c) => c.group.dir === 'pre' || c.group.dir === 'both',
    ),
    ...leftmostLongest(towards(all, 'post', 'pseudo')).filter((c) => c.group.dir === 'post'),
    ...leftmostLongest(towards(all, 'pre', 'terminate', 'pseudo')).filter((c) => c.group.dir === 'terminate'),
    // answers stand or fall by what surrounds them, and take no words from others
    ...towards(all, 'answer').filter((a) => !pseudo.some((p) => p.first <= a.first && a.first <= p.last)),
  ].sort((a, b) => a.first - b.first || b.last - a.last);
}

/** Of equals a pseudo cue silences the rest. */
function leftmostLongest(cues: Cue[]): Cue[] {
  if (cues.length < 2) return cues;
  cues.sort((a, b) => a.first - b.first || b.last - a.last);
  const kept: Cue[] = [];
  for (const cue of cues) {
    const last = kept[kept.length - 1];
    if (!last || cue.first > last.last) kept.push(cue);
    else if (cue.first === last.first && cue.last === last.last) {
      if (last.group.dir === 'pseudo') continue;
      if (cue.group.dir === 'pseudo') while (kept[kept.length - 1]?.first === cue.first) kept.pop();
      kept.push(cue);
    }
  }
  return kept;
}
