// What silence counts as, by the leaf's rule, the title's override, and `not_claimed` alternatives.

import type { SilenceOverride, Tree } from '../policy/policy.ts';
import { silenceOf } from '../policy/silence.ts';
import { leavesIn } from '../policy/tree.ts';
import type { Status } from '../values/truth.ts';
import type { Case } from './case.ts';
import { judgeLeaf, type LeafResult } from './leaf.ts';
import { pieceOf } from './piece.ts';
import { ONLY_POSSIBLE } from './scope.ts';
import { rollUp } from './tree.ts';
import type { Piece } from './verdict.ts';

/** Every leaf of the title with silence applied, in tree order. */
export function withSilence(k: Case): readonly LeafResult[] {
  const ids = leavesIn(k.title.tree);
  const read = new Map(ids.map((id) => [id, judgeLeaf(k, id) ?? missing(id)]));
  const plain = new Map([...read].map(([id, r]) => [id, r.silent ? bySilence(k, r, null) : r]));
  const status = (id: string): Status => plain.get(id)?.status ?? 'unknown';
  const overridden = new Map(
    [...read].map(([id, r]) => {
      const override = k.title.silence.get(id) ?? null;
      const active = override && (!override.when || rollUp(override.when, status) === 'met');
      return [id, r.silent ? bySilence(k, r, active ? override : null) : r] as const;
    }),
  );
  const explicit = (tree: Tree): boolean => leavesIn(tree).some((id) => !(overridden.get(id)?.silent ?? true));
  return ids.map((id) => {
    const r = overridden.get(id)!;
    const unclaimed = r.silent && r.status === 'unknown' && k.policy.leaves.get(id)?.silence === 'not_claimed';
    // "The stem may be loose" is claimed, though not settled.
    const doubted = r.near.some((n) => n.why === ONLY_POSSIBLE);
    return unclaimed && !doubted && otherBranchArgued(k.title.tree, id, explicit) ? { ...r, status: 'not_met' } : r;
  });
}

function bySilence(k: Case, r: LeafResult, override: SilenceOverride | null): LeafResult {
  const leaf = k.policy.leaves.get(r.id);
  const as = override?.status ?? (leaf && silenceOf(leaf, k.title.tree));
  if (as === 'met') return { ...r, status: 'met', pieces: groundsOfSilence(k, override) };
  if (as === 'absent') return { ...r, status: 'not_met' };
  return r;
}

/** Another branch of an `any` around the leaf holds explicit chart evidence. */
function otherBranchArgued(tree: Tree, leaf: string, explicit: (t: Tree) => boolean): boolean {
  if (tree.kind === 'leaf') return false;
  if (tree.kind === 'not') return otherBranchArgued(tree.of, leaf, explicit);
  const mine = tree.of.filter((t) => leavesIn(t).includes(leaf));
  if (mine.length === 0) return false;
  if (tree.kind === 'any' && tree.of.some((t) => !mine.includes(t) && explicit(t))) return true;
  return mine.some((t) => otherBranchArgued(t, leaf, explicit));
}

function missing(id: string): LeafResult {
  return { id, status: 'unknown', silent: true, pieces: [], counter: [], unclear: [], near: [], why: null };
}

/** What a reader can check where silence counts as met: the leaves that the silence rests on, else the note that would have said otherwise. */
function groundsOfSilence(k: Case, override: SilenceOverride | null): readonly Piece[] {
  const resting = override?.when ? leavesIn(override.when).flatMap((id) => judgeLeaf(k, id)?.pieces ?? []) : [];
  if (resting.length > 0) return resting;
  const notes = k.chart.documents.filter((d) => d.authorRole === 'clinician' || d.kind === 'visit_note');
  const latest = [...(notes.length > 0 ? notes : k.chart.documents)].sort(
    (a, b) => (b.date?.hi ?? 0) - (a.date?.hi ?? 0) || a.index - b.index,
  )[0];
  const first = latest ? k.documentSentences[latest.index] : undefined;
  if (!latest || !first || first[0] === first[1]) return [];
  return [
    pieceOf(
      k.chart,
      k.chart.sentences[first[0]],
      first[0],
      latest.date,
      'nothing in this note or elsewhere says otherwise',
    ),
  ];
}
