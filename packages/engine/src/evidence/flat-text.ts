// The chart's text with line breaks as blanks: the same offsets, so that patterns need not know how lines were broken.

import type { Sentence } from '../chart/chart.ts';
import type { Span } from '../values/span.ts';

const RARE_BLANKS = /[\r\t\u00a0\u2007\u202f]/g;

/** Line breaks first: they are many, and a single character is found faster than a pattern. */
export const flat = (text: string): string => text.replaceAll('\n', ' ').replace(RARE_BLANKS, ' ');

type Text = { readonly text: string };
const flattened = new WeakMap<Text, string>();

/** The whole text, flattened once per chart: a stretch of it is then a cut and no copy. */
function wholeOf(chart: Text): string {
  const before = flattened.get(chart);
  if (before !== undefined) return before;
  const whole = flat(chart.text);
  flattened.set(chart, whole);
  return whole;
}

export const flatBetween = (chart: Text, start: number, end: number): string => wholeOf(chart).slice(start, end);

export const flatText = (chart: Text, span: Span): string => wholeOf(chart).slice(span.start, span.end);

type Sentences = Text & { readonly sentences: readonly Sentence[] };
const texts = new WeakMap<Sentences, string[]>();

/** The flat texts of all sentences, by index. */
export function sentenceTexts(chart: Sentences): readonly string[] {
  const before = texts.get(chart);
  if (before) return before;
  const whole = wholeOf(chart);
  const made = chart.sentences.map((s) => whole.slice(s.start, s.end));
  texts.set(chart, made);
  return made;
}
