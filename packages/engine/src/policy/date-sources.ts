// The `dates` of a policy file: named days and where each comes from.

import type { Node } from 'yaml';
import { readKinds, readScope, scopeFields } from './constructs/scope.ts';
import { fieldsOf, itemsOf, lineOf, mistake, oneOf, textOf } from './node.ts';
import type { DateSource } from './policy.ts';
import { anonymous, type Terms } from './terms.ts';

const kinds = ['document', 'event', 'therapy_start', 'therapy_end', 'measurement', 'same_as', 'any_of'] as const;
const dateFields = [...kinds, 'contains_any', 'pick', ...scopeFields];

export function readDates(t: Terms, node: unknown): Map<string, readonly DateSource[]> {
  const out = new Map<string, readonly DateSource[]>();
  if (!node) return out;
  const r = t.reading;
  for (const [name, { value }] of fieldsOf(r, node, '`dates`', null)) {
    const source = (n: Node): DateSource[] => {
      const f = fieldsOf(r, n, `a source of date \`${name}\``, dateFields);
      const [kind, ...more] = kinds.filter((k) => f.has(k));
      if (!kind || more.length > 0) {
        mistake(
          r,
          n,
          'bad-date',
          `a source of date \`${name}\` has ${kind ? 'more than one' : 'none'} of ${kinds.map((k) => `\`${k}\``).join(', ')}`,
          'give each source one; of several sources the first that yields a day counts',
        );
        return [];
      }
      const of = kind === 'document' || kind === 'any_of' ? null : textOf(r, f, kind, n);
      if (of)
        t.used.push({
          id: of,
          node: n,
          as:
            kind === 'event' ? 'concept' : kind === 'measurement' ? 'analyte' : kind === 'same_as' ? 'date' : 'therapy',
        });
      return [
        {
          kind,
          of,
          among: kind === 'any_of' ? itemsOf(f.get('any_of')?.value).flatMap(source) : [],
          documents: kind === 'document' ? readKinds(t, f.get('document')?.value) : [],
          containsAny: anonymous(t, f.get('contains_any')?.value, '`contains_any`'),
          scope: readScope(t, f),
          pick: oneOf(r, f, 'pick', ['latest', 'first'] as const, 'latest'),
          line: lineOf(r, n),
        },
      ];
    };
    out.set(name, itemsOf(value).flatMap(source));
  }
  return out;
}

/** Names that always exist. IDX: `index_date` of `dates`, else the built-in order of 00-conventions section 3. */
export const builtInDates = ['IDX', 'birth_date'];
