// A line typed with bars in, "Oximetry | 05/03/2025 | 86% RA"; its cells out, where they are one entry and no statements side by side.

import { dayIn } from '../../values/printed-day.ts';
import type { Cell } from '../chart.ts';
import { areByTurns } from './label-turns.ts';
import type { Unit } from './units.ts';

const DAY = String.raw`(?:${dayIn(String.raw`(?:\d{4}|\d{2})`)}|(?:0?[1-9]|1[0-2])\/(?:19|20)?\d\d)`;
/** A day alone: "05/03/2025", "since 2/26", "started 05/20/2026". */
const DATED = new RegExp(String.raw`^(?:(?:since|started|start|onset|on|from|dated|done|seen|last)\s)?${DAY}$`, 'i');
const WHOLE_DAY = new RegExp(`^${DAY}$`, 'i');
/** Words, and no statement that has its own figure. */
const NAME = /^[A-Za-z][^:;|?]{0,40}$/;
const WITH_DAY = new RegExp(DAY);
/** Whose paper it is, or when someone was seen. */
const OF_HEAD = /\b(?:DOB|MRN|born|NPI|phone|fax|page|printed|signed|Dr\.?|M\.?D\.?|D\.?O\.?|NP|PA-C|patient|DOS)\b/i;
/** Beside a label on the same line. */
const VALUE = /^(?:[<>≤≥~]?\s?\d|(?:yes|no|none|never|n\/a|negative|positive|normal)\b)/i;
const LABELLED = /^[^:]{2,25}: \S/;
const LONGEST = 200;

/** The cells of one row, or those of pairs that stand in one line; `undefined` where every part speaks for itself. */
export function barRows(text: string, { lines, start, end }: Unit): readonly (readonly Cell[])[] | undefined {
  if (lines.length > 1 || end - start > LONGEST) return undefined;
  const raw = text.slice(start, end);
  if (!raw.includes(' | ') || OF_HEAD.test(raw)) return undefined;
  const cells = cellsOf(raw, start);
  const said = cells.map((c) => text.slice(c.start, c.end));
  if (said.length < 2 || said.some((s) => LABELLED.test(s))) return undefined;
  // "05/03/2025 | Oximetry 86% RA"
  if (WHOLE_DAY.test(said[0])) return said.slice(1).some((s) => WITH_DAY.test(s)) ? undefined : [cells];
  if (areByTurns(said) && said.every((s, k) => VALUE.test(s) === (k % 2 === 1)))
    return cells.flatMap((c, k) => (k % 2 === 1 ? [[cells[k - 1], c]] : []));
  const [name, ...values] = said;
  const isEntry = values.length > 1 && NAME.test(name) && !WITH_DAY.test(name);
  return isEntry && values.filter((s) => DATED.test(s)).length === 1 ? [cells] : undefined;
}

function cellsOf(raw: string, start: number): Cell[] {
  const cells: Cell[] = [];
  let at = start;
  for (const part of raw.split(' | ')) {
    const from = at + part.length - part.trimStart().length;
    const to = at + part.trimEnd().length;
    if (to > from) cells.push({ start: from, end: to, header: null });
    at += part.length + 3;
  }
  return cells;
}
