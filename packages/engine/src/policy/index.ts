// YAML texts in; checked policies and every mistake in them out. No disk: callers read the files.

import type { Diagnostic } from '../values/diagnostic.ts';
import { readLearnt } from './learnt.ts';
import { mistake, nearest } from './node.ts';
import { parsePolicy, parseVocabulary, type Vocabulary } from './parse.ts';
import type { Policy } from './policy.ts';

export { checkPolicies } from './check.ts';
export { rulesOf, thresholdsOf } from './check-source.ts';
export { constructs } from './constructs/table.ts';
export { documentKinds } from './names.ts';
export { needsOf } from './needs.ts';
export type { Concept, Leaf, Policy, Title, Tree } from './policy.ts';
export type { Rule } from './rule.ts';
export { silenceOf } from './silence.ts';
export { leavesIn, roleOf } from './tree.ts';

export type SourceFile = { readonly file: string; readonly text: string };

/** A policy's file, and beside it the words in which charts say what it asks for, and what labelled charts taught. */
export type PolicySource = SourceFile & { readonly words?: SourceFile; readonly learnt?: SourceFile };

/** The same few files are read for every policy and every case: each is parsed once. */
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
 * @param sources the `policy.yaml` files, each with the `words.yaml` and the `learnt.json` beside it
 */
export function readPolicies(
  shared: readonly SourceFile[],
  sources: readonly PolicySource[],
): { readonly policies: readonly Policy[]; readonly mistakes: readonly Diagnostic[] } {
  const common = together(shared);
  const mistakes = [...common.mistakes];
  const policies: Policy[] = [];
  for (const { file, text, words, learnt } of sources) {
    const known = words ? together([...shared, words]) : common;
    const { policy, mistakes: own } = parsePolicy(file, text, known.vocabulary);
    mistakes.push(...known.mistakes.filter((m) => m.file === words?.file), ...own);
    if (!policy) continue;
    const taught = learnt ? readLearnt(learnt.file, learnt.text, new Set(policy.leaves.keys())) : null;
    mistakes.push(...(taught?.mistakes ?? []));
    policies.push(taught ? { ...policy, learnt: taught.learnt } : policy);
  }
  return { policies, mistakes };
}

/** Several word files as one vocabulary; each name is defined once, and each name that a phrase or a formula refers to is there. */
function together(files: readonly SourceFile[]): {
  readonly vocabulary: Vocabulary;
  readonly mistakes: readonly Diagnostic[];
} {
  const vocabulary = { concepts: new Map(), analytes: new Map(), therapies: new Map() };
  const definedIn = new Map<string, string>();
  const read = files.map(({ file, text }) => {
    const { terms, mistakes, ...own } = vocabularyOf(file, text);
    // What is parsed once is read with many others: mistakes of one company are not those of the next.
    return { file, ...own, terms, reading: { ...terms.reading, mistakes: [...mistakes] } };
  });
  for (const { file, vocabulary: own, reading, definedAt } of read)
    for (const kind of ['concepts', 'analytes', 'therapies'] as const)
      for (const [id, value] of own[kind]) {
        const before = definedIn.get(`${kind} ${id}`);
        if (before) mistake(reading, definedAt(kind, id), 'redefined', `\`${id}\` is already defined in \`${before}\``);
        definedIn.set(`${kind} ${id}`, file);
        (vocabulary[kind] as Map<string, unknown>).set(id, value);
      }
  for (const { terms, reading } of read)
    for (const { id, as, node } of terms.used) {
      const known = as === 'analyte' ? vocabulary.analytes : vocabulary.concepts;
      if ((as === 'concept' || as === 'analyte') && !known.has(id))
        mistake(
          reading,
          node,
          `unknown-${as}`,
          `there is no ${as} \`${id}\` in the words read together with this file`,
          nearest(id, known.keys()),
        );
    }
  return { vocabulary, mistakes: read.flatMap(({ reading }) => reading.mistakes) };
}
