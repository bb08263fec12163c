// "Insulin glargine | 18 u | STOPPED 02/10/2026" under "| Status": a list's own column says that what the row names is over. A row and a
// place in another of its cells in; a finding out.

import type { Cell, Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { Found } from './signs.ts';

/** "Insulin | | X" under "| Current | Past": a cross in the past, and none now. */
function isCrossedInPast(chart: Chart, cells: readonly Cell[]): Cell | undefined {
  const at = (s: Span): string => chart.text.slice(s.start, s.end).trim();
  const crossed = cells.slice(1).filter((c) => c.header && CROSS.test(at(c)));
  if (crossed.some((c) => NOW.test(at(c.header!)))) return undefined;
  return crossed.find((c) => PAST.test(at(c.header!)));
}
const CROSS = /^(?:[xX✓✔]|yes|y)$/i;
const NOW = /^(?:current(?:ly)?|now|present|active|today|ongoing)$/i;
const PAST = /^(?:past|previous(?:ly)?|former(?:ly)?|prior|in the past|stopped|discontinued|resolved|no longer)$/i;

export function byStatusCell(chart: Chart, index: number, span: Span, found: Found[]): void {
  const { kind, cells } = chart.sentences[index];
  if (kind !== 'row' || !cells || cells.length < 2) return;
  const over = cells.slice(1).find((c) => saysOver(chart, c)) ?? isCrossedInPast(chart, cells);
  if (!over || (span.start < over.end && over.start < span.end)) return;
  found.push({ axis: 'temporality', value: 'resolved', span: over, rule: 'status of a list' });
}

function saysOver(chart: Chart, cell: Cell): boolean {
  const text = chart.text.slice(cell.start, cell.end);
  const head = cell.header ? chart.text.slice(cell.header.start, cell.header.end).trim() : '';
  return STATUS.test(head)
    ? OVER.test(text) || (ASKS.test(head) && /^\W*no?\W*$/i.test(text))
    : ENDED.test(head) && /\d/.test(text);
}

/** "Taking? | No" */
const ASKS = /^(?:active|current|taking|still taking|using)\??$/i;
const STATUS = /^(?:status|state|active\??|current\??|(?:still )?taking\??|using\??)$/i;
const OVER =
  /^\W*(?:stopped|discontinued|d\/c(?:'?d)?\b|dc'?d\b|inactive|ended|resolved|no longer (?:taking|using|active)|not (?:currently )?taking)\b/i;
const ENDED =
  /^(?:(?:date )?(?:stopped|discontinued|resolved)|d\/c'?d(?: date)?|(?:resolved|discontinued) (?:on|date))$/i;
