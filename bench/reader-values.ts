// Values stated in public labelled sentences (term, value, second value, comparator) against what the reader reads: counts out.

import { assess } from '../packages/engine/src/evidence/assertion/index.ts';
import { chartOfSentence } from '../packages/engine/src/evidence/assertion/marked-sentences.ts';
import type { AnalyteNeed } from '../packages/engine/src/evidence/finding.ts';
import type { Quantity } from '../packages/engine/src/evidence/measurement/numbers/quantities.ts';
import { readProse } from '../packages/engine/src/evidence/measurement/prose.ts';
import { anyUnit } from '../packages/engine/src/evidence/measurement/values.ts';

export type ValueRow = {
  readonly text: string;
  readonly expected: readonly (readonly [string, number | string, number | null, string])[];
};
export type ValueScore = {
  readonly right: number;
  readonly tooMany: number;
  readonly missed: number;
  /** Expected words instead of numbers ("gram positive: cocci"): concepts, not values; not scored. */
  readonly named: number;
  readonly errors: readonly string[];
};

type Read = { readonly term: string; readonly quantity: Quantity };

/** All values that `text` states of the terms; a term is taken letter for letter, also where a number is glued to it ("BP120/56"). */
export function valuesOf(text: string, terms: readonly string[]): Read[] {
  const needs: AnalyteNeed[] = terms.map((id) => ({
    id,
    labels: [],
    unit: id === 'age' ? 'years' : anyUnit,
    plausible: [0, Number.MAX_SAFE_INTEGER],
    except: [],
    computed: null,
  }));
  const labels = terms.flatMap((term, analyte) => {
    const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return [...text.matchAll(new RegExp(`(?<![A-Za-z0-9])${escaped}(?![A-Za-z])`, 'gi'))].map((m) => ({
      start: m.index,
      end: m.index + m[0].length,
      analyte,
    }));
  });
  // A term inside a longer one ("pt" in "inr(pt)") is not asked for there.
  const outer = labels.filter(
    (l) => !labels.some((o) => o !== l && o.start <= l.start && l.end <= o.end && o.end - o.start > l.end - l.start),
  );
  const chart = chartOfSentence(text, 'other');
  return readProse(chart, { start: 0, end: text.length }, { labels: outer, excepts: [] }, needs, [])
    .filter((r) => r.role === 'actual' || r.role === 'setting')
    .filter(
      (r) =>
        !['hypothetical', 'planned', 'recommended', 'goal'].includes(assess(chart, 0, r.label).frame) ||
        (r.tight &&
          r.quantity.bound === null &&
          r.role === 'actual' &&
          assess(chart, 0, r.label).frame !== 'hypothetical'),
    )
    .map((r) => ({ term: terms[r.analyte], quantity: r.quantity }));
}

export function scoreValues(rows: readonly ValueRow[]): ValueScore {
  let right = 0;
  let tooMany = 0;
  let missed = 0;
  let named = 0;
  const errors: string[] = [];
  const terms = new Set(rows.flatMap((r) => r.expected.map((e) => e[0].toLowerCase())));
  for (const row of rows) {
    const asked =
      row.expected.length > 0
        ? [...new Set(row.expected.map((e) => e[0].toLowerCase()))]
        : [...terms].filter((t) => t.length > 2 && row.text.toLowerCase().includes(t));
    const read = valuesOf(row.text, asked);
    const left = [...read];
    for (const e of row.expected) {
      const value = ordinal(e[1]);
      if (value === null) {
        named++;
        continue;
      }
      const i = left.findIndex((r) => r.term === e[0].toLowerCase() && same(r.quantity, value, e[2], e[3]));
      if (i >= 0) {
        right++;
        left.splice(i, 1);
      } else {
        missed++;
        errors.push(
          `missed ${JSON.stringify(e)} in ${row.text.slice(0, 160)}   read ${read.map((r) => `${r.term}=${show(r.quantity)}`).join(', ')}`,
        );
      }
    }
    if (row.expected.some((e) => ordinal(e[1]) === null)) continue;
    for (const r of left) {
      tooMany++;
      errors.push(`too many ${r.term}=${show(r.quantity)} in ${row.text.slice(0, 160)}`);
    }
  }
  return { right, tooMany, missed, named, errors };
}

const grades = ['', 'i', 'ii', 'iii', 'iv', 'v'];

/** `4+` is four, `iv` is four, `1:80` is 80; other words are no numbers. */
function ordinal(value: number | string): number | null {
  if (typeof value === 'number') return value;
  if (/^\d\+$/.test(value)) return Number(value[0]);
  if (/^1:\d+$/.test(value)) return Number(value.slice(2));
  return grades.indexOf(value.toLowerCase()) > 0 ? grades.indexOf(value.toLowerCase()) : null;
}

const operators: Readonly<Record<string, string>> = {
  '<': 'STR_LT',
  '<=': 'STR_LTE',
  '>': 'STR_GT',
  '>=': 'STR_GTE',
  about: 'STR_APPROX',
  almost: 'STR_LT',
};

/** A pair is asked for by either of its numbers. */
function same(q: Quantity, first: number, second: number | null, comparator: string): boolean {
  const near = (a: number | null, b: number | null): boolean =>
    a === null || b === null ? a === b : Math.abs(a - b) < 1e-9;
  const asWritten = near(q.first, first) && near(q.second, second);
  const asBelow = q.over !== null && near(q.over, first) && near(q.second === null ? null : q.overTo, second);
  if (!asWritten && !asBelow) return false;
  if (second !== null || comparator === 'STR_EQUAL')
    return second !== null || q.bound === null || q.bound === 'about' || (q.bound === '>=' && q.first <= 4);
  // "Up to 50" is read as 50 at most, and labelled as below 50.
  return operators[q.bound ?? ''] === comparator || (q.bound === '<=' && comparator === 'STR_LT');
}

const show = (q: Quantity): string =>
  `${q.bound ?? ''}${q.first}${q.second === null ? '' : `–${q.second}`}${q.over === null ? '' : `/${q.over}`}`;
