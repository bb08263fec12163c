// The criteria tree of a title: nodes `all`, `any`, `at_least`, `none_of`, `not`, leaf ids, and in a list the name of a group for its criteria.

import { isMap, isScalar, type Node } from 'yaml';
import { fieldsOf, itemsOf, mistake, type Reading, textOf } from './node.ts';
import type { Tree } from './policy.ts';
import type { Terms } from './terms.ts';

/** Criteria that several titles share, by the name that stands for them in a list. */
export type Groups = ReadonlyMap<string, readonly Node[]>;

export function readGroups(r: Reading, node: unknown): Groups {
  if (!node) return new Map();
  return new Map([...fieldsOf(r, node, '`groups`', null)].map(([name, { value }]) => [name, itemsOf(value)]));
}

export function readTree(t: Terms, node: unknown, groups: Groups): Tree | null {
  const r = t.reading;
  if (isScalar(node)) {
    const id = String(node.value);
    t.used.push({ id, node, as: 'leaf' });
    return { kind: 'leaf', id };
  }
  if (!isMap(node) || node.items.length !== 1) {
    mistake(r, node, 'bad-tree', 'a criteria node is a leaf id or one of `all`, `any`, `at_least`, `none_of`, `not`');
    return null;
  }
  const pair = node.items[0];
  const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
  const many = (n: unknown): readonly Tree[] => {
    const listed = itemsOf(n).flatMap((i) => (isScalar(i) && groups.get(String(i.value))) || i);
    const of = listed.flatMap((i) => readTree(t, i, groups) ?? []);
    if (of.length === 0) mistake(r, node, 'empty-node', `\`${key}\` has no children, so it decides nothing`);
    return of;
  };
  switch (key) {
    case 'all':
    case 'any':
    case 'none_of':
      return { kind: key, of: many(pair.value) };
    case 'not': {
      const of = readTree(t, pair.value, groups);
      return of && { kind: 'not', of };
    }
    case 'at_least': {
      if (!isMap(pair.value)) break;
      const f = fieldsOf(r, pair.value, '`at_least`', ['n', 'of']);
      const n = Number(textOf(r, f, 'n', pair.value));
      const of = many(f.get('of')?.value);
      if (!Number.isInteger(n) || n < 1 || n > of.length)
        mistake(r, pair.value, 'bad-count', `\`at_least\` asks for ${n} of ${of.length} children`);
      return { kind: 'at_least', n, of };
    }
  }
  mistake(
    r,
    node,
    'bad-tree',
    `there is no criteria node \`${key}\``,
    'nodes: all, any, at_least {n, of}, none_of, not, or a leaf id',
  );
  return null;
}

export function leavesIn(tree: Tree, found: string[] = []): readonly string[] {
  if (tree.kind === 'leaf') {
    if (!found.includes(tree.id)) found.push(tree.id);
  } else if (tree.kind === 'not') leavesIn(tree.of, found);
  else for (const t of tree.of) leavesIn(t, found);
  return found;
}

/** How a leaf stands in the tree: `exclusion` under `none_of`/`not`, `alternative` under `any`/`at_least`, else `required`. */
export function roleOf(
  tree: Tree,
  leaf: string,
  above: 'required' | 'alternative' | 'exclusion' = 'required',
): 'required' | 'alternative' | 'exclusion' | null {
  switch (tree.kind) {
    case 'leaf':
      return tree.id === leaf ? above : null;
    case 'not':
      return roleOf(tree.of, leaf, 'exclusion');
    default: {
      const below =
        tree.kind === 'none_of'
          ? 'exclusion'
          : tree.kind === 'all'
            ? above
            : above === 'exclusion'
              ? above
              : 'alternative';
      for (const t of tree.of) {
        const role = roleOf(t, leaf, below);
        if (role) return role;
      }
      return null;
    }
  }
}
