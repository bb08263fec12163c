// One rule: a map with exactly one construct key and its modifiers → a checked Rule. `table.ts` is the whole list of constructs.

import { isMap, isScalar } from 'yaml';
import { type Fields, fieldsOf, itemsOf, lineOf, mistake, textOf } from '../node.ts';
import type { Rule } from '../rule.ts';
import { anonymous, type Terms } from '../terms.ts';
import { openScope, readScope, type Shared, scopeFields } from './scope.ts';
import { constructs } from './table.ts';

const constructNames = Object.keys(constructs);

/** A bare text is short for `says: text`. */
export function readRule(t: Terms, node: unknown, inside?: 'all_of' | 'any_of'): Rule | null {
  if (isScalar(node)) {
    const concept = anonymous(t, node, 'a rule');
    return concept ? { kind: 'says', concept, scope: openScope, because: null, line: lineOf(t.reading, node) } : null;
  }
  if (!isMap(node)) {
    mistake(t.reading, node, 'expected-rule', 'a rule is a map such as `present: insomnia`, or a phrase');
    return null;
  }
  const keys = node.items.map((p) => String(isScalar(p.key) ? p.key.value : p.key));
  const named = keys.filter((k) => constructNames.includes(k));
  if (named.length !== 1) {
    mistake(
      t.reading,
      node,
      'one-construct',
      named.length === 0
        ? `this rule has no construct (fields: ${keys.join(', ')})`
        : `this rule has two constructs: ${named.join(', ')}`,
      `constructs: ${constructNames.join(', ')}`,
    );
    return null;
  }
  if (named[0] === 'unless' && inside !== 'all_of')
    mistake(
      t.reading,
      node,
      'unless-alone',
      '`unless` stands only in the list of an `all_of`',
      'elsewhere write `not`',
    );
  const construct = constructs[named[0]];
  const own = fieldsOf(t.reading, node, `a \`${named[0]}\` rule`, [
    named[0],
    ...construct.fields,
    'scope',
    ...scopeFields,
  ]);
  const f = new Map([...scopeNamed(t, own), ...own]);
  const shared: Shared = {
    scope: readScope(t, f),
    because: textOf(t.reading, f, 'because', null, '') || null,
    line: lineOf(t.reading, node),
  };
  return construct.read(t, f, node, shared, readRule);
}

/** The modifiers of the scope that a rule names; what the rule says itself goes before. */
function scopeNamed(t: Terms, own: Fields): Fields {
  const name = textOf(t.reading, own, 'scope', null, '');
  const scope = t.scopes.get(name);
  if (name && !scope)
    mistake(
      t.reading,
      own.get('scope')?.value,
      'unknown-scope',
      `there is no scope \`${name}\``,
      `scopes: ${[...t.scopes.keys()].join(', ')}`,
    );
  return scope ?? new Map();
}

export function readRules(t: Terms, node: unknown): readonly Rule[] {
  return itemsOf(node).flatMap((n) => readRule(t, n) ?? []);
}
