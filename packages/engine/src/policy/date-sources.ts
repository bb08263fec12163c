// The `dates` of a policy file: named days and where each comes from.

import { readKinds, readScope, scopeFields } from './constructs/scope.ts';
import { fieldsOf, itemsOf, lineOf, mistake, oneOf, textOf } from './node.ts';
import type { DateSource } from './policy.ts';
import { anonymous, type Terms } from './terms.ts';

const dateFields = [
  'document',
  'event',
  'therapy_start',
  'therapy_end',
  'measurement',
  'same_as',
  'contains_any',
  'pick',
  ...scopeFields,
];

export function readDates(t: Terms, node: unknown): Map<string, readonly DateSource[]> {
  const out = new Map<string, readonly DateSource[]>();
  if (!node) return out;
  const r = t.reading;
  for (const [name, { value }] of fieldsOf(r, node, '`dates`', null)) {
    const sources = itemsOf(value).flatMap((n): DateSource[] => {
      const f = fieldsOf(r, n, `a source of date \`${name}\``, dateFields);
      const kind = (['document', 'event', 'therapy_start', 'therapy_end', 'measurement', 'same_as'] as const).find(
        (k) => f.has(k),
      );
      if (!kind) {
        mistake(
          r,
          n,
          'bad-date',
          `a source of date \`${name}\` needs \`document\`, \`event\`, \`therapy_start\`, \`therapy_end\`, \`measurement\` or \`same_as\``,
        );
        return [];
      }
      const of = kind === 'document' ? null : textOf(r, f, kind, n);
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
          documents: kind === 'document' ? readKinds(t, f.get('document')?.value) : [],
          containsAny: anonymous(t, f.get('contains_any')?.value, '`contains_any`'),
          scope: readScope(t, f),
          pick: oneOf(r, f, 'pick', ['latest', 'first'] as const, 'latest'),
          line: lineOf(r, n),
        },
      ];
    });
    out.set(name, sources);
  }
  return out;
}

/** Names that always exist. IDX: `index_date` of `dates`, else the built-in order of 00-conventions section 3. */
export const builtInDates = ['IDX', 'birth_date'];
