// The `therapy` construct: a map in, a checked rule out.

import type { Node } from 'yaml';
import { type Fields, flagOf, mistake, textOf, textsOf } from '../node.ts';
import type { Rule } from '../rule.ts';
import type { Terms } from '../terms.ts';
import { readDuration, readNumbers } from './comparison.ts';
import { names } from './named.ts';
import type { Shared } from './scope.ts';

const outcomes = ['failed', 'partial', 'intolerant', 'contraindicated', 'effective', 'ongoing', 'unstated'] as const;
const therapyStatuses = ['tried', 'current', 'stopped', 'planned', 'prescribed', 'declined', 'never'] as const;

export function readTherapy(t: Terms, f: Fields, node: Node, shared: Shared): Rule {
  const words = <T extends string>(name: string, allowed: readonly T[]): readonly T[] =>
    textsOf(t.reading, f.get(name)?.value, `\`${name}\``).flatMap((w) => {
      if ((allowed as readonly string[]).includes(w.text)) return [w.text as T];
      mistake(
        t.reading,
        w.node,
        'unknown-word',
        `\`${name}\` cannot be \`${w.text}\``,
        `allowed: ${allowed.join(', ')}`,
      );
      return [];
    });
  const distinct = /^(\d+) (agent|class)(?:s|es)?$/.exec(textOf(t.reading, f, 'distinct', null, ''));
  if (f.has('distinct') && !distinct)
    mistake(t.reading, f.get('distinct')?.value, 'bad-count', 'write `distinct: 2 agents` or `distinct: 2 classes`');
  return {
    ...shared,
    kind: 'therapy',
    therapies: names(t, f, 'therapy', 'therapy', node),
    is: f.has('is') ? readDuration(t.reading, f.get('is')?.value, textOf(t.reading, f, 'is', node)) : [],
    sessions: f.has('sessions')
      ? readNumbers(t.reading, f.get('sessions')?.value, textOf(t.reading, f, 'sessions', node), ['sessions', 'visits'])
      : [],
    outcome: words('outcome', outcomes),
    status: words('status', therapyStatuses),
    distinct: distinct ? { n: Number(distinct[1]), by: distinct[2] as 'agent' | 'class' } : null,
    cumulative: flagOf(t.reading, f, 'cumulative'),
    overall: flagOf(t.reading, f, 'overall'),
  };
}
