// The `learnt.json` beside a policy in (made by `mnr policy learn`); what it says of each criterion out, with every mistake.

import type { Diagnostic } from '../values/diagnostic.ts';
import type { LearntWords, Pull } from '../values/learnt.ts';

type Read = { readonly learnt: ReadonlyMap<string, LearntWords>; readonly mistakes: readonly Diagnostic[] };

/** @param criteria the ids that the policy has */
export function readLearnt(file: string, text: string, criteria: ReadonlySet<string>): Read {
  const mistake = (message: string, help: string): Read => ({
    learnt: new Map(),
    mistakes: [{ severity: 'error', code: 'learnt', message, help, file, line: 1, column: 1 }],
  });
  const again = 'make it again with `mnr policy learn`';
  const parsed = parse(text);
  if (!parsed) return mistake('this is not what `mnr policy learn` writes', again);
  const unknown = [...parsed.keys()].find((id) => !criteria.has(id));
  if (unknown) return mistake(`the policy has no criterion \`${unknown}\``, again);
  return { learnt: parsed, mistakes: [] };
}

function parse(text: string): ReadonlyMap<string, LearntWords> | null {
  try {
    const { criteria } = JSON.parse(text) as { readonly criteria?: Readonly<Record<string, unknown>> };
    const read = Object.entries(criteria ?? {}).map(([id, value]) => [id, learntWords(value)] as const);
    return criteria && read.every(([, words]) => words) ? new Map(read as [string, LearntWords][]) : null;
  } catch {
    return null;
  }
}

function learntWords(value: unknown): LearntWords | null {
  const { bias, words } = (value ?? {}) as { readonly bias?: unknown; readonly words?: object };
  if (!isPull(bias) || typeof words !== 'object' || words === null) return null;
  const entries = Object.entries(words);
  return entries.every(([, pull]) => isPull(pull)) ? { bias, words: new Map(entries as [string, Pull][]) } : null;
}

const isPull = (value: unknown): value is Pull =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);
