// The leaves of a policy → those with a threshold whose origin nobody can tell.

import type { Diagnostic } from '../values/diagnostic.ts';
import type { Comparison } from '../values/interval.ts';
import type { Leaf, Policy } from './policy.ts';
import type { Rule } from './rule.ts';

/** [V] primary text seen, [S] secondary text seen, [M] from memory, [C] our convention. */
const tag = /\[[VSMC]\]/;

export function checkSources(policy: Policy): readonly Diagnostic[] {
  const used = new Set(JSON.stringify(policy.titles.map((t) => t.tree)).match(/"id":"[^"]+"/g) ?? []);
  return [...policy.leaves.values()]
    .filter((leaf) => used.has(`"id":${JSON.stringify(leaf.id)}`) && hasThreshold(leaf) && !tag.test(leaf.source))
    .map((leaf) => ({
      severity: 'error',
      code: 'no-provenance',
      message: `leaf \`${leaf.id}\` has a threshold, and its \`source\` does not say how well it is known`,
      file: policy.file,
      line: leaf.line,
      column: 1,
      help: 'begin `source` with [V] (primary text seen), [S] (secondary text seen), [M] (from memory) or [C] (our convention)',
    }));
}

const hasThreshold = (leaf: Leaf): boolean =>
  rulesOf(leaf).some((rule) => thresholdsOf(rule).length > 0 || rule.scope.within !== null);

export const rulesOf = (leaf: Leaf): readonly Rule[] =>
  [...leaf.decide, ...leaf.met, ...leaf.notMet, ...leaf.unclear, ...leaf.judgement].flatMap(within);

const within = (rule: Rule): readonly Rule[] => {
  if (rule.kind === 'all_of' || rule.kind === 'any_of') return [rule, ...rule.of.flatMap(within)];
  if (rule.kind === 'not' || rule.kind === 'unless' || rule.kind === 'count') return [rule, ...within(rule.of)];
  return [rule];
};

export function thresholdsOf(rule: Rule): readonly Comparison[] {
  switch (rule.kind) {
    case 'measure':
    case 'age':
    case 'lasts':
    case 'between':
    case 'difference':
    case 'fall':
    case 'levels':
    case 'count':
      return rule.is;
    case 'therapy':
      return [...rule.is, ...rule.sessions];
    default:
      return [];
  }
}
