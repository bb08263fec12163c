// The `leaves` and `triggers` of a policy file → leaves and triggers with their rules.

import { readRules } from './constructs/index.ts';
import { readScope } from './constructs/scope.ts';
import { fieldsOf, lineOf, oneOf, textOf, textsOf } from './node.ts';
import { type Leaf, leafKinds, type Trigger } from './policy.ts';
import type { Terms } from './terms.ts';

const leafFields = [
  'name',
  'statement',
  'kind',
  'silence',
  'ask',
  'source',
  'note',
  'finding',
  'decide',
  'met',
  'not_met',
  'unclear',
  'judgement',
  'prefer',
];
export function readLeaves(t: Terms, node: unknown): Map<string, Leaf> {
  const out = new Map<string, Leaf>();
  if (!node) return out;
  for (const [id, { key, value }] of fieldsOf(t.reading, node, '`leaves`', null)) {
    const f = fieldsOf(t.reading, value, `leaf \`${id}\``, leafFields);
    const rules = (name: string) => readRules(t, f.get(name)?.value);
    // `finding: X` is short for: met when X is present, not met when X is absent.
    const findings = textsOf(t.reading, f.get('finding')?.value, '`finding`');
    const short = (construct: 'present' | 'absent') => {
      if (findings.length === 0) return [];
      for (const n of findings) t.used.push({ id: n.text, node: n.node, as: 'concept' });
      return [
        {
          kind: construct,
          concepts: findings.map((n) => n.text),
          scope: readScope(t, new Map()),
          because: null,
          line: lineOf(t.reading, key),
        } as const,
      ];
    };
    out.set(id, {
      id,
      name: textOf(t.reading, f, 'name', key),
      statement: textOf(t.reading, f, 'statement', key),
      kind: oneOf(t.reading, f, 'kind', leafKinds, 'finding-present'),
      silence: oneOf(t.reading, f, 'silence', ['unknown', 'met', 'absent', 'not_claimed'] as const, 'unknown'),
      silenceStated: f.has('silence'),
      ask: textOf(t.reading, f, 'ask', key),
      source: textOf(t.reading, f, 'source', null, ''),
      decide: rules('decide'),
      met: [...short('present'), ...rules('met')],
      notMet: [...short('absent'), ...rules('not_met')],
      unclear: rules('unclear'),
      judgement: rules('judgement'),
      prefer: oneOf(
        t.reading,
        f,
        'prefer',
        ['latest', 'source', 'met', 'not_met', 'conflict', 'unknown'] as const,
        'latest',
      ),
      line: lineOf(t.reading, key),
    });
  }
  return out;
}

export function readTriggers(t: Terms, node: unknown): Map<string, Trigger> {
  const out = new Map<string, Trigger>();
  if (!node) return out;
  for (const [id, { key, value }] of fieldsOf(t.reading, node, '`triggers`', null)) {
    const f = fieldsOf(t.reading, value, `trigger \`${id}\``, ['statement', 'when', 'note']);
    out.set(id, {
      id,
      statement: textOf(t.reading, f, 'statement', key),
      when: readRules(t, f.get('when')?.value),
      line: lineOf(t.reading, key),
    });
  }
  return out;
}
