// `>= 15`, `5..14`, `>= 28 days`, `< 40 and > 20` → comparisons with their unit.

import type { Comparator, Comparison } from '../../values/interval.ts';
import { mistake, type Reading } from '../node.ts';

export type Comparisons = { readonly is: readonly Comparison[]; readonly unit: string | null };

const range = /^(-?\d+(?:\.\d+)?)\s*(?:\.\.|to|–)\s*(-?\d+(?:\.\d+)?)\s*(.*)$/;
const single = /^(<=|>=|<|>|=|≤|≥)?\s*(-?\d+(?:\.\d+)?)\s*(.*)$/;

export function readComparisons(r: Reading, node: unknown, text: string): Comparisons {
  const is: Comparison[] = [];
  let unit: string | null = null;
  const named = (written: string) => {
    if (written && unit !== null && written !== unit)
      mistake(r, node, 'two-units', `\`${text}\` has two units`, 'write both ends in one: `42..84 days`');
    unit ??= written || null;
  };
  for (const part of text.split(/\s+and\s+/)) {
    const between = range.exec(part.trim());
    const one = single.exec(part.trim());
    if (between) {
      if (Number(between[1]) > Number(between[2]))
        mistake(r, node, 'bad-comparison', `\`${part}\` holds no number`, 'write the smaller end first');
      is.push({ op: '>=', value: Number(between[1]) }, { op: '<=', value: Number(between[2]) });
      named(between[3].trim());
    } else if (one) {
      const op = ({ '≤': '<=', '≥': '>=' } as Record<string, Comparator>)[one[1]] ?? ((one[1] ?? '=') as Comparator);
      is.push({ op, value: Number(one[2]) });
      named(one[3].trim());
    } else mistake(r, node, 'bad-comparison', `\`${part}\` is no comparison`, 'write `>= 15`, `5..14` or `>= 28 days`');
  }
  return { is, unit };
}

/** Comparisons of bare numbers; `words` may stand behind them. */
export function readNumbers(
  r: Reading,
  node: unknown,
  text: string,
  words: readonly string[] = [],
): readonly Comparison[] {
  const { is, unit } = readComparisons(r, node, text);
  if (unit !== null && !words.includes(unit))
    mistake(
      r,
      node,
      'bad-unit',
      `\`${unit}\` cannot stand in \`${text}\``,
      words.length > 0 ? `a number alone, or: ${words.join(', ')}` : 'a number alone',
    );
  return is;
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
