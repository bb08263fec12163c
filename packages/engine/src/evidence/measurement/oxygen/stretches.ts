// Which words of a sentence belong to which of its numbers. A sentence, its numbers and the places of its conditions in; stretches out.

import type { Span } from '../../../values/span.ts';

/** From the first word that belongs to a number to the last. */
export type Stretch = Span;

const turn =
  /[;|→,]|->|\((?=[^)]*\d)|\.{2,}|\s[/–—-]\s|\.\s|\b(?:then|and|but|while|whereas|versus|vs|falling|fell|falls?|dropp\w+|drops?|dips?|dipped|sank|sinks|plung\w+|plummet\w+|goes|went|gone|going|down|improv\w*|rose|rises|recover\w*|came|comes|correct\w*|climb\w*|back|up|bump\w*|desat\w*|brings|brought|no lower|to(?=\s+(?:the\s+|an?\s+|about\s+)?\d))\b/gi;
const qualifies =
  /^\s*%?\s*(?:\(|on\b|at\b|with\b|while\b|when\b|off\b|without\b|w\/|during\b|in\b|ra\b|room\b|resting|seated|sitting)/i;

const LABELLED = /[a-z][^:;]*:\s*(?:(?:low(?:est)?|nadir|spo2|sat)\s*)?$/i;
const OTHER_SIGNS = /^\s*%?(?:[\s,]*(?:pulse|hr|p|borg|rr)\s*\d+)*/i;

export function stretchesOf(text: string, numbers: readonly Span[], cues: readonly Span[]): Stretch[] {
  const first = numbers[0];
  const leads = cues.some((c) => first && c.end <= first.start);
  // "sitting, air: 91 pulse 86 hall walk, air: low 89": each number stands behind its own words
  const labelled = cues.length > 1 && first !== undefined && LABELLED.test(text.slice(0, first.start)) && leads;
  const trails = cues.some((c) => c.start >= numbers[numbers.length - 1].end);
  const cuts = numbers.map((n, i) => {
    if (i === 0) return sentenceStart(text, n.start);
    const between = text.slice(numbers[i - 1].end, n.start);
    if (labelled && LABELLED.test(between)) return numbers[i - 1].end + (OTHER_SIGNS.exec(between)?.[0].length ?? 0);
    return cutIn(text, numbers[i - 1].end, n.start, cues, leads, trails);
  });
  return numbers.map((n, i) => ({ start: cuts[i], end: cuts[i + 1] ?? stopAfter(text, n.end) }));
}

/** Where the words between two numbers part. */
function cutIn(text: string, from: number, to: number, cues: readonly Span[], leads: boolean, trails: boolean): number {
  const bracket = /^\s*%?\s*\([^)]*\)/.exec(text.slice(from, to));
  const begin = from + (bracket?.[0].length ?? 0);
  const inCue = (at: number): boolean => cues.some((c) => c.start < at && at < c.end);
  // a bracket is told by the number in it, which stands behind
  const turns = [...text.slice(begin, to + 1).matchAll(turn)]
    .map((m) => begin + m.index)
    .filter((at) => at < to && !inCue(at));
  const told = (a: number): boolean => cues.some((c) => c.start >= a && c.end <= to);
  // A semicolon parts whatever stands on its two sides.
  const hard = turns.filter((at) => text[at] === ';').at(-1);
  if (hard !== undefined) return hard;
  if (turns.length > 0) return [...turns].reverse().find(told) ?? turns[0];
  if (bracket) return begin;
  if (leads && !qualifies.test(text.slice(from, to))) return from;
  return trails || qualifies.test(text.slice(from, to)) ? to : from;
}

const sentenceStart = (text: string, at: number): number => Math.max(0, text.lastIndexOf(';', at) + 1);

function stopAfter(text: string, at: number): number {
  const stop = text.slice(at).search(/;/);
  return stop < 0 ? text.length : at + stop;
}
