// What silence counts as for a leaf of a title: its own word, else the convention that what a `none_of` excludes is absent.

import type { Leaf, Silence, Tree } from './policy.ts';
import { leavesIn } from './tree.ts';

/** Apart from an override of the title, which goes before. */
export const silenceOf = (leaf: Leaf, tree: Tree): Silence =>
  !leaf.silenceStated && standsInNoneOf(tree, leaf.id) ? 'absent' : leaf.silence;

function standsInNoneOf(tree: Tree, leaf: string): boolean {
  if (tree.kind === 'leaf') return false;
  if (tree.kind === 'not') return standsInNoneOf(tree.of, leaf);
  return tree.of.some((t) => (tree.kind === 'none_of' && leavesIn(t).includes(leaf)) || standsInNoneOf(t, leaf));
}
