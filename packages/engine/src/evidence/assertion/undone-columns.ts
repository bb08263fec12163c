// "EMG | 05/01/2026 | " under "Study | Ordered | Completed": what a row names was ordered, and its place for the day on which it was done is
// empty. A row and a place in it in; a finding out.

import type { Cell, Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { Found } from './signs.ts';

const ORDERED = /^(?:date )?(?:ordered|requested|referred|scheduled|prescribed)(?: on| date)?$/i;
const DONE = /^(?:date )?(?:done|completed?|performed|resulted|received|seen)(?: on| date)?$/i;
const FARTHEST = 40;

export function byUndoneColumn(chart: Chart, index: number, span: Span, found: Found[]): void {
  const { kind, cells } = chart.sentences[index];
  if (kind !== 'row' || !cells) return;
  const ordered = cells.find((c) => ORDERED.test(headOf(chart, c)));
  if (!ordered || cells.some((c) => DONE.test(headOf(chart, c))) || within(span, ordered)) return;
  if (namesOver(chart, index, ordered.header!).some((name) => DONE.test(name)))
    found.push({ axis: 'frame', value: 'ordered', span: ordered, rule: 'ordered, and no day on which it was done' });
}

function namesOver(chart: Chart, index: number, head: Span): readonly string[] {
  for (let i = index - 1; i >= 0 && i >= index - FARTHEST; i--) {
    const { cells } = chart.sentences[i];
    if (cells?.some((c) => c.start === head.start)) return cells.map((c) => textOf(chart, c));
  }
  return [];
}

const headOf = (chart: Chart, { header }: Cell): string => (header ? textOf(chart, header) : '');
const textOf = (chart: Chart, { start, end }: Span): string => chart.text.slice(start, end).trim();
const within = (a: Span, b: Span): boolean => a.start >= b.start && a.end <= b.end;
