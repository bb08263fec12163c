// `>= 15`, `5..14`, `>= 28 days`, `< 40 and > 20` → comparisons with their unit.

import type { Comparator, Comparison } from '../../values/interval.ts';
import { mistake, type Reading } from '../node.ts';

export type Comparisons = { readonly is: readonly Comparison[]; readonly unit: string | null };

const range = /^(-?\d+(?:\.\d+)?)\s*(?:\.\.|to|–)\s*(-?\d+(?:\.\d+)?)\s*(.*)$/;
const single = /^(<=|>=|<|>|=|≤|≥)?\s*(-?\d+(?:\.\d+)?)\s*(.*)$/;

export function readComparisons(r: Reading, node: unknown, text: string): Comparisons {
  const is: Comparison[] = [];
  let unit: string | null = null;
  for (const part of text.split(/\s+and\s+/)) {
    const between = range.exec(part.trim());
    const one = single.exec(part.trim());
    if (between) {
      is.push({ op: '>=', value: Number(between[1]) }, { op: '<=', value: Number(between[2]) });
      unit = between[3].trim() || unit;
    } else if (one) {
      const op = ({ '≤': '<=', '≥': '>=' } as Record<string, Comparator>)[one[1]] ?? ((one[1] ?? '=') as Comparator);
      is.push({ op, value: Number(one[2]) });
      unit = one[3].trim() || unit;
    } else mistake(r, node, 'bad-comparison', `\`${part}\` is no comparison`, 'write `>= 15`, `5..14` or `>= 28 days`');
  }
  return { is, unit };
}

const daysPer: Readonly<Record<string, number>> = {
  day: 1,
  days: 1,
  week: 7,
  weeks: 7,
  month: 30,
  months: 30,
  year: 365,
  years: 365,
};

/** A duration: week = 7 days, month = 30, year = 365 (00-conventions section 3). */
export function readDuration(r: Reading, node: unknown, text: string): readonly Comparison[] {
  const { is, unit } = readComparisons(r, node, text);
  const factor = daysPer[unit ?? ''];
  if (factor === undefined) {
    mistake(r, node, 'bad-unit', `\`${text}\` needs days, weeks, months or years`);
    return is;
  }
  return is.map((c) => ({ ...c, value: c.value * factor }));
}
