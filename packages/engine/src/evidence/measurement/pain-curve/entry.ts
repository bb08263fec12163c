// Entries of a log of pain kept by the hour: "before 7; 1 h 1", "10:30 am: 2/10", "8 pre, 1 (30 min)". A text in, what was scored when out.

import type { Span } from '../../../values/span.ts';

/** Before the treatment, so many minutes after it, or at a time of day (in minutes, with or without am and pm). */
export type When =
  | { readonly kind: 'before'; readonly clock: Clock | null }
  | { readonly kind: 'after'; readonly minutes: number }
  | { readonly kind: 'clock'; readonly clock: Clock };

export type Clock = { readonly minutes: number; readonly half: 'am' | 'pm' | null };

/** A score of ten at its place in the text. */
export type Entry = Span & { readonly when: When; readonly score: number };

const TOP = 10;
/** Words beside a time and a score that still leave the score of pain. */
const WORDS = 7;

/** "before lunch", "before therapy": of the day, and of no treatment that the scores would follow. */
export const OF_THE_DAY = String.raw`(?! (?:\w+ ){0,2}(?:breakfast|lunch|dinner|supper|meals?|bed|bedtime|sleep|work|walk\w*|exercises?|therapy|PT|pills?|tablets?|medicines?|medications?)\b)`;
const EARLY = new RegExp(
  String.raw`\b(?:before(?:hand)?${OF_THE_DAY}|baseline|prior|pre(?:-?\w+)?|going in|on arrival)\b`,
  'i',
);
const LATER = /\b(?:after\w*|post\b|post-?\w+|later|out|at)\b/i;
const CLOCK = /\b(\d{1,2}):(\d\d)(?:\s?([ap])\.?m?\b\.?)?|\b(\d{1,2})\s?([ap])\.?m\b\.?/i;
const SINCE =
  /\b(?:hour|hr)\.?\s?#?(\d{1,2})\b|(?:\+\s?)?(\d{1,2}(?:\.\d+)?|½)\s?(?:1\/2\s?)?-?(min|minutes?|mins|h|hrs?|hours?)\b/i;
const SCORE = /(?<![\d./:-])(\d{1,2}(?:\.\d)?)(?:\s?(?:\/|(?:out )?of)\s?10\b)?(?![\d%/:]|\.\d|-\d)/g;
/** A figure beside one of these is no score. */
const OTHER =
  /\b(?:mg|mcg|ml|cc|gauge|mm|cm|degrees?|days?|weeks?|months?|years?|visits?|sessions?|tabs?|tablets?|pills?|steps|blocks?|pulse|bp|hr|spo2|odi|oswestry|ndi|medications?|slept|sleep|walk\w*|stood|sat)\b|%/i;

/** Whether a text names when a score was taken, and nothing else that has a figure. */
export function whenOf(text: string): When | null {
  const clock = clockIn(text);
  const rest = clock ? blank(text, clock) : text;
  if (EARLY.test(rest) && !LATER.test(rest.replace(/\bat\b/gi, '')))
    return { kind: 'before', clock: clock?.clock ?? null };
  const since = sinceIn(rest);
  if (since) return since.minutes === 0 ? { kind: 'before', clock: null } : { kind: 'after', minutes: since.minutes };
  return clock && { kind: 'clock', clock: clock.clock };
}

/** The one score of a text that names nothing else with a figure. */
export function scoreIn(text: string): (Span & { readonly score: number }) | null {
  const scores = [...text.matchAll(SCORE)];
  if (scores.length !== 1 || OTHER.test(text) || (text.match(/[a-z]{2,}/gi) ?? []).length > WORDS) return null;
  const [found, figure] = scores[0];
  const score = Number(figure);
  return score > TOP ? null : { score, start: scores[0].index, end: scores[0].index + found.length };
}

/** The one entry of a stretch; null where it tells of something else, or of more. */
function entryIn(text: string): Entry | null {
  const when = whenOf(text);
  if (!when) return null;
  const clock = clockIn(text);
  const rest = clock ? blank(text, clock) : text;
  const since = when.kind === 'clock' ? null : sinceIn(rest);
  const scored = scoreIn(since ? blank(rest, since) : rest);
  return scored && { when, ...scored };
}

const PART = /[;,]|\.(?=\s|$)|\b(?:and|then)\b|→|->/g;
const HAS_FIGURE = /\d/;

/**
 * The entries of a sentence that is a log, in their order; none where a stretch with a figure is no entry.
 * @param begins whether anything may stand before the first entry: "Block of 9/1, diary: before 7, 1 h 1"
 */
export function entriesIn(text: string, begins: boolean): readonly Entry[] {
  const out: Entry[] = [];
  // "At 11:05, leaning back: 1/10": a time that waits for its score
  let waiting: number | null = null;
  for (const part of partsOf(text)) {
    if (!HAS_FIGURE.test(text.slice(part.start, part.end))) continue;
    const start: number = waiting ?? (begins && out.length === 0 ? behindColon(text, part) : part.start);
    const own = text.slice(start, part.end).replace(/[()]/g, ' ');
    const entry = entryIn(own);
    if (entry) out.push({ ...entry, start: start + entry.start, end: start + entry.end });
    else if (waiting === null && whenOf(own)?.kind === 'clock') {
      waiting = start;
      continue;
    } else if (!begins || out.length > 0) return [];
    waiting = null;
  }
  return waiting === null ? out : [];
}

function partsOf(text: string): Span[] {
  const out: Span[] = [];
  let start = 0;
  for (const m of text.matchAll(PART)) {
    out.push({ start, end: m.index });
    start = m.index + m[0].length;
  }
  out.push({ start, end: text.length });
  return out;
}

/** A colon between two digits is the clock's; one before a bare score belongs to the entry. */
function behindColon(text: string, { start, end }: Span): number {
  const own = text.slice(start, end);
  const colon = [...own.matchAll(/:(?=\s)/g)].filter((m) => whenOf(own.slice(m.index + 1)) !== null).at(-1);
  return colon ? start + colon.index + 1 : start;
}

const blank = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

function clockIn(text: string): (Span & { readonly clock: Clock }) | null {
  const m = CLOCK.exec(text);
  if (!m) return null;
  const [, h, min, half, hour, halfOfHour] = m;
  const hours = Number(h ?? hour);
  if (hours > 24 || Number(min ?? 0) > 59) return null;
  const said = (half ?? halfOfHour)?.toLowerCase();
  return {
    start: m.index,
    end: m.index + m[0].length,
    clock: {
      minutes: (said ? (hours % 12) + (said === 'p' ? 12 : 0) : hours) * 60 + Number(min ?? 0),
      half: said === 'a' ? 'am' : said === 'p' ? 'pm' : null,
    },
  };
}

function sinceIn(text: string): (Span & { readonly minutes: number }) | null {
  const m = SINCE.exec(text);
  if (!m) return null;
  const [, hour, many, unit] = m;
  const of = many === '½' ? 0.5 : Number(many ?? hour);
  return { start: m.index, end: m.index + m[0].length, minutes: /^m/i.test(unit ?? '') ? of : of * 60 };
}
