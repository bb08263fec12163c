// The codes a policy names in, diagnosis and procedure codes as they stand in a chart out; prefix codes stand for all below them.

import type { Chart } from '../../chart/chart.ts';
import { normAt, tokenAt } from '../../chart/words/token-columns.ts';

const ICD = /^[a-tv-z]\d[\da-z](?:\.?[\da-z]{1,4})?$/;
const HCPCS = /^[a-v]\d{4}$/;
const CPT = /^\d{4}[\dtfu]$/;
/** Short or all-digit codes look like spine levels, vitamins or ZIP codes: they count only beside such a word or in brackets. */
const CONTEXT = /^(?:icd|icd10|icd-10|dx|diagnosis|diagnoses|code|codes|cpt|hcpcs|procedure|10|cm)$/;

const plain = (code: string): string =>
  code
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[x*-]+$/, '');

export type CodeMatch = { readonly key: string; readonly token: number };

/** Which of `codes` (by key) each token is. */
export function codeMatcher(
  entries: readonly { readonly key: string; readonly code: string }[],
): (chart: Chart) => CodeMatch[] {
  const wanted = entries.map(({ key, code }) => ({ key, code: plain(code) })).filter(({ code }) => code.length >= 2);
  return (chart) => {
    if (wanted.length === 0) return [];
    const { ids, words } = chart.tokens;
    const keysOf = words.map(({ norm }) => keysFor(norm, wanted));
    const found: CodeMatch[] = [];
    for (let i = 0; i < ids.length; i++)
      for (const key of keysOf[ids[i]]) if (isCode(chart, i)) found.push({ key, token: i });
    return found;
  };
}

const NONE: readonly string[] = [];

function keysFor(norm: string, wanted: readonly { readonly key: string; readonly code: string }[]): readonly string[] {
  if (norm.length < 3 || norm.length > 8 || !(ICD.test(norm) || HCPCS.test(norm) || CPT.test(norm))) return NONE;
  const code = norm.replace('.', '');
  const keys = wanted.filter((w) => code.startsWith(w.code)).map((w) => w.key);
  return keys.length > 0 ? [...new Set(keys)] : NONE;
}

function isCode(chart: Chart, i: number): boolean {
  const { start, end, norm } = tokenAt(chart.tokens, i)!;
  const written = chart.text.slice(start, end);
  if (/[a-z]/.test(written[0])) return false;
  if (norm.includes('.') || HCPCS.test(norm) || (norm.length >= 5 && ICD.test(norm) && !CPT.test(norm))) return true;
  if (/[([]\s*$/.test(chart.text.slice(Math.max(0, start - 2), start))) return true;
  if (besideCode(chart, i, -1) || besideCode(chart, i, 1)) return true;
  for (let j = Math.max(0, i - 4); j < i; j++) if (CONTEXT.test(normAt(chart.tokens, j))) return true;
  return false;
}

/** "I10, E78.5, G47.33": in a list of codes a short one is one too. */
function besideCode(chart: Chart, i: number, step: -1 | 1): boolean {
  const other = tokenAt(chart.tokens, i + step);
  if (!other?.norm.includes('.') || !ICD.test(other.norm)) return false;
  const own = tokenAt(chart.tokens, i)!;
  return /^[,;/|\s]{1,4}$/.test(
    step < 0 ? chart.text.slice(other.end, own.start) : chart.text.slice(own.end, other.start),
  );
}
