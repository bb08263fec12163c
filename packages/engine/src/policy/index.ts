// YAML texts in; checked policies and every mistake in them out. No disk: callers read the files.

import type { Diagnostic } from '../values/diagnostic.ts';
import { parsePolicy, parseVocabulary, type Vocabulary } from './parse.ts';
import type { Policy } from './policy.ts';

export { checkPolicies } from './check.ts';
export { rulesOf, thresholdsOf } from './check-source.ts';
export { constructs } from './constructs/index.ts';
export { needsOf } from './needs.ts';
export type { Concept, Leaf, Policy, Rule, Title, Tree } from './policy.ts';
export { leavesIn, roleOf } from './tree.ts';

export type SourceFile = { readonly file: string; readonly text: string };

/** Every policy is read together with the same few shared files: each is parsed once. */
const parsed = new Map<string, ReturnType<typeof parseVocabulary>>();
const PARSED_LIMIT = 64;

function vocabularyOf(file: string, text: string): ReturnType<typeof parseVocabulary> {
  const key = `${file}\n${text}`;
  const before = parsed.get(key);
  if (before) return before;
  if (parsed.size >= PARSED_LIMIT) parsed.clear();
  const made = parseVocabulary(file, text);
  parsed.set(key, made);
  return made;
}

/**
 * @param shared the concept files of `policies/concepts/`
 * @param files the `policy.yaml` files
 */
export function readPolicies(
  shared: readonly SourceFile[],
  files: readonly SourceFile[],
): { readonly policies: readonly Policy[]; readonly mistakes: readonly Diagnostic[] } {
  const mistakes: Diagnostic[] = [];
  const vocabulary = { concepts: new Map(), analytes: new Map(), therapies: new Map() };
  const seen = new Map<string, string>();
  const read = shared.map(({ file, text }) => ({ file, ...vocabularyOf(file, text) }));
  for (const { file, vocabulary: v, mistakes: m, terms } of read) {
    mistakes.push(...m);
    for (const kind of ['concepts', 'analytes', 'therapies'] as const) {
      for (const [id, value] of v[kind]) {
        const key = `${kind} ${id}`;
        if (seen.has(key))
          mistakes.push({
            severity: 'error',
            code: 'redefined',
            message: `\`${id}\` is already defined in \`${seen.get(key)}\``,
            file,
            line: 1,
            column: 1,
          });
        seen.set(key, file);
        (vocabulary[kind] as Map<string, unknown>).set(id, value);
      }
    }
    void terms;
  }
  for (const { file, terms } of read) {
    for (const { id, as } of terms.used) {
      if (as === 'concept' && !vocabulary.concepts.has(id))
        mistakes.push({
          severity: 'error',
          code: 'unknown-concept',
          message: `there is no shared concept \`${id}\``,
          file,
          line: 1,
          column: 1,
        });
    }
  }
  const policies: Policy[] = [];
  for (const { file, text } of files) {
    const { policy, mistakes: m } = parsePolicy(file, text, vocabulary as Vocabulary);
    mistakes.push(...m);
    if (policy) policies.push(policy);
  }
  return { policies, mistakes };
}
