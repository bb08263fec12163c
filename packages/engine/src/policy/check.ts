// Policies that can be read → what is nevertheless wrong with them: dead branches, thresholds of unknown origin, phrases in each other's way.
// The service does not ask this: a policy with such a mistake still works.

import type { Diagnostic } from '../values/diagnostic.ts';
import { checkPhrases } from './check-phrases.ts';
import { checkSources } from './check-source.ts';
import { checkTrees } from './check-tree.ts';
import type { SourceFile } from './index.ts';
import { parseVocabulary } from './parse.ts';
import type { Policy } from './policy.ts';

export function checkPolicies(
  shared: readonly SourceFile[],
  read: readonly { readonly policy: Policy; readonly source: SourceFile }[],
): readonly Diagnostic[] {
  const common = new Set<string>();
  const inShared = shared.flatMap(({ file, text }) => {
    const { concepts } = parseVocabulary(file, text).vocabulary;
    for (const id of concepts.keys()) common.add(id);
    return checkPhrases(file, text, concepts.values());
  });
  return [
    ...inShared,
    ...read.flatMap(({ policy, source }) => [
      ...checkTrees(policy),
      ...checkSources(policy),
      ...checkPhrases(
        source.file,
        source.text,
        [...policy.concepts.values()].filter((c) => !common.has(c.id)),
      ),
    ]),
  ];
}
