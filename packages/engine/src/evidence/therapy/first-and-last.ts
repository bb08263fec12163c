// The days on which the use of a treatment began and ended. A treatment in its sentence or row, and the days told there, in; first and last out.

import type { Chart, Sentence } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { DateFinding } from '../finding.ts';
import { flatBetween, flatText } from '../flat-text.ts';

export type FirstAndLast = { readonly from: DateFinding | null; readonly to: DateFinding | null };

const startWord =
  /\b(?:start(?:ed|ing|s)?(?: date)?|began|begun|initiat\w+|since|from|first (?:visit|session|dose|evaluat\w+)|initial (?:visit|eval\w*|evaluation)|eval(?:uation)?(?: date)?|start of care|soc|commenc\w+|placed on|set ?up|enrolled|joined|beginning|in|on)\b[\s:(]*(?:by\s(?:[\w.'’-]+\s){1,3}?)?(?:on |in |of |last )?$/i;
const stopWord =
  /\b(?:stop(?:ped)?|discontinu\w+|d\/?c['’]?d|d\/c|until|till|through|thru|to|ended|ending|end|last (?:visit|session|dose|seen|appointment|treatment)|discharge[d]?(?: date)?|complet\w+|finish\w+|quit|ceased|off|into|dropped|abandoned|shelved|(?:given|gave|giving)(?: it| them)? up|(?:put|laid|set)(?: it| them)? (?:away|aside))\b[\s:(]*(?:for good |altogether )?(?:by\s(?:[\w.'’-]+\s){1,3}?)?(?:on |in |by |at )?$/i;
/** The same of what was in use: the verb itself, with the day right behind it. */
const toldStop =
  /\b(?:stop(?:ped)?|discontinued|quit|ceased|(?:came|taken|took (?:him|her)) off|(?:gave|given) up)(?: (?:it|that|them))?(?: (?:on|in|by))?\s?$/i;

/** Verbs of a beginning, before what began. */
export const begun =
  /\b(?:start(?:ed|ing)?|began|begun|initiat\w+|resumed|(?:put|placed) on)\s(?:(?:[\w-]+,?\s){0,4})$/i;
/** Verbs of an end, before what ended: "gave up the naproxen on May 3". */
const given =
  /\b(?:stopp(?:ed|ing)|discontinu\w+|quit|ceased|dropped|abandoned|(?:gave|given|giving) up|(?:put|laid|set) (?:away|aside)|left off|came off|taken off|went off)\s(?:(?:\w+\s){0,2})$/i;
/** "9/4 to present", "06/2026 → now". */
export const toPresent =
  /^\s*(?:→|->|-|–|—|to|through|thru|until|till)\s*(?:the )?(?:present|now|current|ongoing|date|today)\b/i;

/** In a table: by the heads of their columns. */
export function inColumns(chart: Chart, s: Sentence, dates: readonly DateFinding[]): FirstAndLast {
  let from: DateFinding | null = null;
  let to: DateFinding | null = null;
  for (const d of dates) {
    const cell = s.cells!.find((c) => d.start >= c.start && d.end <= c.end);
    const header = cell?.header ? flatText(chart, cell.header) : '';
    const inCell = cell ? flatBetween(chart, cell.start, d.start) : '';
    if (
      /\b(?:stop|end|to\b|through|discontinu\w*|last|until|discharge|completed)/i.test(header) ||
      stopWord.test(inCell)
    )
      to = d;
    else if (
      /\b(?:since|start|began|begun|begin|from|initiated|commenced|introduced|first|date|dates|when|period|year|filled)/i.test(
        header,
      ) ||
      startWord.test(inCell)
    ) {
      // "Begun 02/20, dose now 25 mg since 06/08": since when it is so ends nothing
      if (from && from !== d && d.lo > from.hi && !/\bsince\b/i.test(header)) to = d;
      else from = from ?? d;
    }
  }
  return { from, to };
}

/** In prose: by the words before them. */
export function inClause(
  s: Sentence,
  text: string,
  agent: Span,
  others: readonly Span[],
  dates: readonly DateFinding[],
): FirstAndLast {
  let from: DateFinding | null = null;
  let to: DateFinding | null = null;
  for (const d of dates) {
    const after = d.start >= agent.end;
    const gap = after
      ? text.slice(agent.end - s.start, d.start - s.start)
      : text.slice(d.end - s.start, Math.max(agent.start, d.end) - s.start);
    const crossed = others.filter((o) =>
      after ? o.start >= agent.end && o.end <= d.start : o.start >= d.end && o.end <= agent.start,
    ).length;
    const lead = text.slice(Math.max(0, d.start - s.start - 40), d.start - s.start);
    // "naproxen from August 17, took an edge off and no more; it upset his stomach and I had him stop on September 23"
    const isEnd = after && from !== null && crossed === 0 && toldStop.test(lead);
    if (!isEnd && (/[;]|(?<!\bDr)\.\s+[A-Z]/.test(gap) || gap.length > 90)) continue;
    // A date before it that follows another treatment is that one's ("metformin since 2019, glipizide …").
    if (!after && others.some((o) => o.end <= d.start && d.start - o.end < 30)) continue;
    // "Since September she has had meloxicam, therapy and two shots"
    const opens = !after && /^\W*since\s(?:last\s)?$/i.test(text.slice(0, d.start - s.start));
    if (crossed > 0 && !opens && !/^[\s,]*(?:[a-z0-9-]+\s?){0,3},?\s?(?:and|or|plus|&)\s/i.test(gap)) continue;
    if (/\b(?:before|prior to|next|scheduled|due|follow-?up|return)\s(?:on |for |in )?$/i.test(lead)) continue;
    const ended = after && gap.length < 20 && given.test(text.slice(0, agent.start - s.start));
    if (ended || (stopWord.test(lead) && !(/\b(?:to|through|into)\s?$/i.test(lead) && from === null))) to = to ?? d;
    else if (
      startWord.test(lead) ||
      toPresent.test(text.slice(d.end - s.start)) ||
      /\b(?:start|began|initiat|since)\w*\b/i.test(gap) ||
      (after && gap.length < 20 && begun.test(text.slice(0, agent.start - s.start)))
    )
      from = from ?? d;
  }
  return { from, to };
}
