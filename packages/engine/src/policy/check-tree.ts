// The criteria trees of a policy → branches that can never decide anything, or can never hold.

import type { Diagnostic } from '../values/diagnostic.ts';
import type { Policy, Tree } from './policy.ts';

type Literals = { readonly held: ReadonlySet<string>; readonly out: ReadonlySet<string> };

export function checkTrees(policy: Policy): readonly Diagnostic[] {
  return policy.titles.flatMap((title) => {
    const found = new Set<string>();
    look(flat(title.tree), { held: new Set(), out: new Set() }, (message) => found.add(message));
    return [...found].map((message) => ({
      severity: 'error' as const,
      code: 'unreachable-branch',
      message: `title \`${title.title}\`: ${message}`,
      file: policy.file,
      line: title.line,
      column: 1,
      help: 'take the branch out, or ask for the leaf that was meant',
    }));
  });
}

/** @param known what must hold, and must not, for this node to make a difference at all */
function look(tree: Tree, known: Literals, say: (message: string) => void): void {
  switch (tree.kind) {
    case 'leaf':
      if (known.held.has(tree.id))
        say(`\`${tree.id}\` is asked for again where it already holds, so it decides nothing`);
      if (known.out.has(tree.id))
        say(`\`${tree.id}\` cannot hold where it stands: beside it, the same leaf decides the other way`);
      return;
    case 'not':
      look(tree.of, { held: known.out, out: known.held }, say);
      return;
    case 'none_of':
      siblings(tree.of, 'any', { held: known.out, out: known.held }, 'none_of', say);
      return;
    case 'all':
    case 'any':
      siblings(tree.of, tree.kind, known, tree.kind, say);
      return;
    case 'at_least':
      if (tree.n > tree.of.length) say(`\`at_least\` asks for ${tree.n} of ${tree.of.length} children`);
      repeated(tree.of, 'at_least', say);
      for (const child of tree.of) look(child, known, say);
  }
}

/** In an `all`, a child matters only where its siblings hold; in an `any`, only where they do not. */
function siblings(
  of: readonly Tree[],
  as: 'all' | 'any',
  known: Literals,
  called: string,
  say: (message: string) => void,
): void {
  repeated(of, called, say);
  for (const [i, child] of of.entries()) {
    const beside = of.filter((other, j) => j !== i && !same(other, child)).map((t) => literal(t));
    const positive = beside.flatMap((l) => (l?.holds === true ? [l.id] : []));
    const negative = beside.flatMap((l) => (l?.holds === false ? l.id : []));
    const [held, out] = as === 'all' ? [positive, negative] : [negative, positive];
    look(child, { held: new Set([...known.held, ...held]), out: new Set([...known.out, ...out]) }, say);
    for (const [j, other] of of.entries()) {
      if (i === j || child.kind === 'leaf' || other.kind === 'leaf' || same(child, other)) continue;
      if (as === 'any' && implies(child, other))
        say(
          `the ${i + 1}. branch of an \`${called}\` (${show(child)}) holds only where the ${j + 1}. does, so it decides nothing`,
        );
      if (as === 'all' && implies(other, child))
        say(
          `the ${i + 1}. branch of an \`${called}\` (${show(child)}) always holds where the ${j + 1}. does, so it decides nothing`,
        );
    }
  }
}

function repeated(of: readonly Tree[], called: string, say: (message: string) => void): void {
  for (const [i, child] of of.entries())
    if (of.findIndex((other) => same(other, child)) < i) say(`${show(child)} stands twice in one \`${called}\``);
}

/** `all` in `all` and `any` in `any` are one node. */
function flat(tree: Tree): Tree {
  if (tree.kind === 'leaf') return tree;
  if (tree.kind === 'not') return { kind: 'not', of: flat(tree.of) };
  const of = tree.of.map(flat);
  if (tree.kind === 'at_least') return { ...tree, of };
  const inner = tree.kind === 'none_of' ? 'any' : tree.kind;
  const raised = of.flatMap((t): readonly Tree[] =>
    t.kind === inner || (tree.kind === 'all' && t.kind === 'none_of')
      ? t.kind === 'none_of'
        ? t.of.map((x) => ({ kind: 'not' as const, of: x }))
        : (t as { readonly of: readonly Tree[] }).of
      : [t],
  );
  return { kind: tree.kind, of: raised };
}

function literal(tree: Tree): { readonly id: string; readonly holds: boolean } | null {
  if (tree.kind === 'leaf') return { id: tree.id, holds: true };
  if (tree.kind === 'not' && tree.of.kind === 'leaf') return { id: tree.of.id, holds: false };
  return null;
}

/** Certain, not complete: true only where the shapes alone show it. */
export function implies(a: Tree, b: Tree): boolean {
  if (same(a, b)) return true;
  if (b.kind === 'all') return b.of.every((x) => implies(a, x));
  if (a.kind === 'any') return a.of.every((x) => implies(x, b));
  if (a.kind === 'at_least' && b.kind === 'at_least' && a.n >= b.n)
    return a.of.every((x) => b.of.some((y) => same(x, y)));
  if (a.kind === 'not' && b.kind === 'not') return implies(b.of, a.of);
  return (a.kind === 'all' && a.of.some((x) => implies(x, b))) || (b.kind === 'any' && b.of.some((x) => implies(a, x)));
}

const same = (a: Tree, b: Tree): boolean => JSON.stringify(a) === JSON.stringify(b);

function show(tree: Tree): string {
  if (tree.kind === 'leaf') return `\`${tree.id}\``;
  if (tree.kind === 'not') return `not ${show(tree.of)}`;
  return `${tree.kind} of ${tree.of.map(show).join(', ')}`;
}
