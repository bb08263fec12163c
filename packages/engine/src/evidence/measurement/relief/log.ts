// A diary of pain kept by the day: rows that begin with "before" and then with days or dates, a column of scores. The chart in; for the
// sentence of each last row the pairs (score before, score of the last day) out, their places counted from that sentence.

import type { Chart, Sentence } from '../../../chart/chart.ts';
import { MONTH_NAME, PRINTED_DAY } from '../../../values/printed-day.ts';
import { flatText } from '../../flat-text.ts';
import type { Pair } from './change-pairs.ts';
import { notOfPain } from './columns.ts';

const ofPain = /\b(?:pain|nrs|nprs|vas|score|ache|burning|legs?|foot|feet|arms?|hands?|back|neck|mm)\b/i;
const ofLimb = /\b(?:legs?|foot|feet|arms?|hands?|limb|calf|toes|target|stump)\b/i;
const early = /^(?:b|bl|before|baseline|pre|pre-?trial|base)\b(?!.*\b(?:after|min|h|hour)\b)/i;
/** Days one after another; hours are the diary of a block, whose relief is meant to pass. */
const day = new RegExp(
  `^(?:day\\s*)?\\d{1,2}$|^\\d{1,2}\\/\\d{1,2}$|^${PRINTED_DAY}$|^(?:${MONTH_NAME}\\.? \\d{1,2}|\\d{1,2}[ -]${MONTH_NAME})$|^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$`,
  'i',
);
const figure = /^(\d{1,3}(?:\.\d)?)(?:\s?\/\s?(10|100)|\s?mm)?$/;
/** Days of stimulation that make a log, and how far a last day may lie above the best before it settles nothing. */
const DAYS = 2;
const SHARE_LOST_AGAIN = 0.25;
/** Characters of a line that names what is scored below it. */
const TITLE = 80;

type Score = { readonly value: number; readonly start: number; readonly end: number };

export function pairsOfLogs(chart: Chart): ReadonlyMap<number, readonly Pair[]> {
  const out = new Map<number, readonly Pair[]>();
  chart.sentences.forEach((s, index) => {
    if (!isRow(s) || !early.test(nameOf(chart, s)) || isLater(chart, index)) return;
    const rows = rowsFrom(chart, index);
    const last = rows.at(-1)!;
    const pairs = columnsOf(chart, index).flatMap((column) => pairOf(chart, rows, column) ?? []);
    if (pairs.length > 0) out.set(last, pairs);
  });
  return out;
}

/** A line of a diary is a row of a table or a label with its value ("4/7: 6"). */
const isRow = (s: Sentence): boolean =>
  (s.kind === 'row' || s.kind === 'pair') && s.cells !== undefined && s.cells.length > 1;
const nameOf = (chart: Chart, s: Sentence): string => flatText(chart, s.cells![0]).trim();
const isLater = (chart: Chart, index: number): boolean =>
  index > 0 && isRow(chart.sentences[index - 1]) && early.test(nameOf(chart, chart.sentences[index - 1]));

function rowsFrom(chart: Chart, first: number): readonly number[] {
  const rows = [first];
  for (let i = first + 1; i < chart.sentences.length; i++) {
    const s = chart.sentences[i];
    if (!isRow(s) || s.document !== chart.sentences[first].document) break;
    const name = nameOf(chart, s);
    if (!day.test(name) && !early.test(name)) break;
    rows.push(i);
  }
  return rows;
}

/** Columns of pain; where limbs have columns of their own, theirs: the spine's beside them is not what is treated. */
function columnsOf(chart: Chart, index: number): readonly number[] {
  const above = chart.sentences[index - 1];
  if (chart.sentences[index].kind === 'pair') {
    // "Pain in my left arm (0-10)" stands above its days
    const title = above && above.document === chart.sentences[index].document ? flatText(chart, above) : '';
    return ofPain.test(title) && !notOfPain.test(title) && title.length < TITLE ? [1] : [];
  }
  const named = chart.sentences[index].cells!.flatMap((c, i) => {
    // A head with figures of its own ("Foot pain 0–10") may be read as a row.
    const head = c.header ?? (above?.kind === 'row' ? above.cells?.[i] : undefined);
    const header = head ? flatText(chart, head) : '';
    return i > 0 && ofPain.test(header) && !notOfPain.test(header) ? [{ i, header }] : [];
  });
  const limbs = named.filter(({ header }) => ofLimb.test(header));
  return (limbs.length > 0 ? limbs : named).map(({ i }) => i);
}

function pairOf(chart: Chart, rows: readonly number[], column: number): readonly Pair[] | null {
  const scores = rows.map((i) => scoreAt(chart, chart.sentences[i], column));
  const before = rows.flatMap((i, n) => (early.test(nameOf(chart, chart.sentences[i])) ? (scores[n] ?? []) : []));
  const after = rows.flatMap((i, n) => (early.test(nameOf(chart, chart.sentences[i])) ? [] : (scores[n] ?? [])));
  const end = scores.at(-1);
  if (before.length === 0 || after.length < DAYS || !end) return null;
  const start = before.reduce((sum, b) => sum + b.value, 0) / before.length;
  const best = Math.min(...after.map((a) => a.value));
  if (start <= 0 || end.value > start || (end.value - best) / start > SHARE_LOST_AGAIN) return null;
  const at = chart.sentences[rows.at(-1)!].start;
  const place = (p: Score) => ({ start: p.start - at, end: p.end - at });
  return [
    { before: start, after: end.value, ...place(end), approximate: false, inputs: [place(before[0]), place(end)] },
  ];
}

function scoreAt(chart: Chart, s: Sentence, column: number): Score | null {
  const cell = s.cells?.[column];
  const m = cell && figure.exec(flatText(chart, cell).trim());
  return m ? { value: Number(m[1]), start: cell.start, end: cell.end } : null;
}
