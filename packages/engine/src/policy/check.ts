// Policies that can be read → what is nevertheless wrong with them: dead branches, thresholds of unknown origin, phrases in each other's way.
// The service does not ask this: a policy with such a mistake still works.

import type { Diagnostic } from '../values/diagnostic.ts';
import { checkPhrases } from './check-phrases.ts';
import { checkSources } from './check-source.ts';
import { checkTrees } from './check-tree.ts';
import type { PolicySource, SourceFile } from './index.ts';
import { parseVocabulary } from './parse.ts';
import type { Concept, Policy } from './policy.ts';

export function checkPolicies(
  shared: readonly SourceFile[],
  read: readonly { readonly policy: Policy; readonly source: PolicySource }[],
): readonly Diagnostic[] {
  const common = new Set(shared.flatMap(conceptsOf).map((c) => c.id));
  return [
    ...shared.flatMap(checkWords),
    ...read.flatMap(({ policy, source }) => {
      const elsewhere = new Set(source.words ? conceptsOf(source.words).map((c) => c.id) : []);
      const own = [...policy.concepts.values()].filter((c) => !common.has(c.id) && !elsewhere.has(c.id));
      return [
        ...checkTrees(policy),
        ...checkSources(policy),
        ...(source.words ? checkWords(source.words) : []),
        ...checkPhrases(source.file, source.text, own),
      ];
    }),
  ];
}

const conceptsOf = ({ file, text }: SourceFile): readonly Concept[] => [
  ...parseVocabulary(file, text).vocabulary.concepts.values(),
];

const checkWords = (source: SourceFile): readonly Diagnostic[] =>
  checkPhrases(source.file, source.text, conceptsOf(source));
