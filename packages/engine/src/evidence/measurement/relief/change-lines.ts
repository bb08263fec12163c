// One thing told on two lines of a form: "ODI before RFA: 52 %", and below it "ODI 3 months after RFA: 20 %".
// A line and what its figures look like in; the figure of the time before and that of the line out.

import type { Chart } from '../../../chart/chart.ts';
import { matchesOf } from '../../../values/matches.ts';
import { flatText } from '../../flat-text.ts';
import { EARLY, LATE, type Pair } from './change-pairs.ts';

const line = /^([^:]{2,60}):\s*(\S.*)$/s;
const early = new RegExp(String.raw`\b(?:${EARLY}|prior to)`, 'i');
const late = new RegExp(String.raw`\b${LATE}|\b(?:in|on) (?:the )?trial\b|\btrial\b`, 'i');
/** How many lines may stand between. */
const BACK = 4;

export function linePair(chart: Chart, index: number, named: RegExp, figure: RegExp): Pair | null {
  const own = read(chart, index, figure);
  if (!own || early.test(own.label) || !late.test(own.label) || !named.test(own.label)) return null;
  const { document, section } = chart.sentences[index];
  for (let i = index - 1; i >= Math.max(0, index - BACK); i--) {
    const s = chart.sentences[i];
    if (s.document !== document || s.section !== section) return null;
    const before = read(chart, i, figure);
    if (!before || before.word !== own.word || !early.test(before.label)) continue;
    const shift = s.start - chart.sentences[index].start;
    if (before.value <= 0) return null;
    const first = { start: before.start + shift, end: before.end + shift };
    return {
      before: before.value,
      after: own.value,
      start: first.start,
      end: own.end,
      approximate: false,
      inputs: [first, { start: own.start, end: own.end }],
    };
  }
  return null;
}

type Line = {
  readonly label: string;
  readonly word: string;
  readonly value: number;
  readonly start: number;
  readonly end: number;
};

/** A line with one figure behind its label. */
function read(chart: Chart, index: number, figure: RegExp): Line | null {
  const text = flatText(chart, chart.sentences[index]);
  const m = line.exec(text);
  const word = m && /^[a-z]+/i.exec(m[1])?.[0].toLowerCase();
  if (!m || !word) return null;
  const at = text.length - m[2].length;
  const found = matchesOf(figure, m[2]);
  if (found.length !== 1) return null;
  const start = at + found[0].index + found[0][0].indexOf(found[0][1]);
  return { label: m[1], word, value: Number(found[0][1].replaceAll(',', '')), start, end: start + found[0][1].length };
}
