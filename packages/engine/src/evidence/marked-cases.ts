// Tables of sentences and what they say (`cases/*.yaml`), for the tests of this folder: a file in, its cases out.

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Chart } from '../chart/chart.ts';
import { chartFromText } from '../chart/index.ts';
import type { Interval } from '../values/interval.ts';
import { type Phrase, parsePhrase } from '../values/phrase.ts';

export type MarkedCase = readonly [text: string, says: string];

/** `sentence: what it says` per line; the same sentence may not stand twice. */
export function casesOf(file: URL): MarkedCase[] {
  return Object.entries(parse(readFileSync(file, 'utf8')) as Record<string, string | number | null>).map(
    ([text, says]) => [text, String(says ?? '')],
  );
}

/** One visit note of 8 July 2026 of a patient born on 28 October 1949. */
export const chartOf = (text: string): Chart =>
  chartFromText(
    `=== visit_note 2026-07-08 Office visit\nPatient: Ann Example   DOB: 10/28/1949\n\nHistory of present illness\n${text}`,
  );

export const phrasesOf = (texts: readonly string[]): Phrase[] =>
  texts.map((t) => {
    const p = parsePhrase(t);
    if ('mistake' in p) throw new Error(`phrase \`${t}\`: ${p.mistake.message}`);
    return p.phrase;
  });

/** `{lo: 30, hi: 35}` → "30..35", `{lo: null, hi: 55, hiOpen: true}` → "<55". */
export function showInterval({ lo, hi, loOpen, hiOpen }: Interval): string {
  const n = (x: number): string => String(Math.round(x * 100) / 100);
  if (lo === null && hi === null) return '?';
  if (lo === null) return `${hiOpen ? '<' : '<='}${n(hi!)}`;
  if (hi === null) return `${loOpen ? '>' : '>='}${n(lo)}`;
  return lo === hi ? n(lo) : `${n(lo)}..${hiOpen ? '<' : ''}${n(hi)}`;
}
