// The log of a block kept by the hour down the page: "Before 8", "30 min 1", "1 h 1", "6 h 7" or "9:15 before 8", "10:00 1", as rows or as labels with values.
// The chart in; for the sentence of the lowest score the pair (score before, that score) out: relief of a block is meant to pass.

import type { Chart, Sentence } from '../../chart/chart.ts';
import { flatText } from '../flat-text.ts';
import type { Pair } from './change-pairs.ts';
import { hourOfLog } from './relief-columns.ts';

const clock = String.raw`(?:\d{1,2}:\d\d|\d{1,2}\s?(?=[ap]\.?m\b))(?:\s?[ap]\.?m\b\.?)?`;
const byClock = new RegExp(`^${clock}`, 'i');
const early = new RegExp(
  String.raw`^(?:${clock},?\s)?\(?(?:before|baseline|pre|pre-?(?:block|procedure|injection))\b(?!.*\b(?:after|min|h|hour)\b)`,
  'i',
);
const ofPain = /\b(?:pain|nrs|nprs|vas|score|ache|0-10)\b/i;
/** "Neck L", the column of what was blocked beside one of the shoulder; told by the clock, its figures are scores. */
const ofSpine = /^(?:[RL] |right |left |low |lower |mid )*(?:neck|back|lumbar|cervical|spine)\b/i;
const figure = /^(\d{1,2}(?:\.\d)?)(?:\s?\/\s?10)?$/;
const MOST = 10;

type Score = { readonly row: number; readonly value: number; readonly start: number; readonly end: number };

export function pairsByTheHour(chart: Chart): ReadonlyMap<number, readonly Pair[]> {
  const out = new Map<number, readonly Pair[]>();
  chart.sentences.forEach((s, index) => {
    if (!early.test(nameOf(chart, s)) || !isOfPain(chart, index)) return;
    const before = scoreAt(chart, index);
    const later = hoursFrom(chart, index + 1).flatMap((row) => scoreAt(chart, row) ?? []);
    if (!before || later.length < 2) return;
    const low = later.reduce((a, b) => (b.value < a.value ? b : a));
    const at = chart.sentences[low.row].start;
    const place = (p: Score) => ({ start: p.start - at, end: p.end - at });
    out.set(low.row, [
      {
        before: before.value,
        after: low.value,
        ...place(low),
        approximate: false,
        inputs: [place(before), place(low)],
      },
    ]);
  });
  return out;
}

const nameOf = (chart: Chart, s: Sentence): string =>
  s.cells && s.cells.length > 1 ? flatText(chart, s.cells[0]).trim() : '';

function hoursFrom(chart: Chart, first: number): readonly number[] {
  const rows: number[] = [];
  const isLater = (name: string): boolean => hourOfLog.test(name) || byClock.test(name);
  for (let i = first; i < chart.sentences.length && isLater(nameOf(chart, chart.sentences[i])); i++) rows.push(i);
  return rows;
}

/** By the head of its column, the row above it, what governs it, its section, or the name of the paper. */
function isOfPain(chart: Chart, index: number): boolean {
  const s = chart.sentences[index];
  const above = chart.sentences[index - 1];
  const heads = [s.cells![1].header, s.lead, above?.document === s.document ? above : null];
  const names = [chart.sections[s.section].heading, chart.documents[s.document]?.title ?? ''];
  return (
    heads.some((h) => h && (ofPain.test(flatText(chart, h)) || ofSpine.test(flatText(chart, h).trim()))) ||
    names.some((name) => ofPain.test(name))
  );
}

function scoreAt(chart: Chart, row: number): Score | null {
  const cell = chart.sentences[row].cells![1];
  const m = figure.exec(flatText(chart, cell).trim());
  const value = m ? Number(m[1]) : Number.NaN;
  return value <= MOST ? { row, value, start: cell.start, end: cell.end } : null;
}
