// No approval hangs on a thread: one sentence, in words that labelled charts do not use for what it is taken to say.

import type { Status } from '../values/truth.ts';
import type { Case } from './case.ts';
import type { LeafResult } from './leaf.ts';
import { rollUp } from './tree.ts';

/** The leaves as they were judged; or, where all is met only by what hangs on a thread, with these open. */
export function firmly(k: Case, leaves: readonly LeafResult[]): readonly LeafResult[] {
  if (outcomeOf(k, leaves) !== 'met') return leaves;
  const firm = leaves.map((leaf) => (hangsOnThread(k, leaf) ? open(leaf) : leaf));
  return outcomeOf(k, firm) === 'met' ? leaves : firm;
}

function outcomeOf(k: Case, leaves: readonly LeafResult[]): Status {
  const status = new Map(leaves.map((l) => [l.id, l.status]));
  return rollUp(k.title.tree, (id) => status.get(id) ?? 'unknown');
}

/** Of what is measured, worked out or reckoned from dates (with a note) words tell little; a code beside them says it in another language. */
function hangsOnThread(k: Case, { id, status, silent, pieces, why }: LeafResult): boolean {
  if (status !== 'met' || silent || why !== null) return false;
  const [first] = pieces;
  if (!first || first.sentence === null || pieces.some((p) => p.sentence !== first.sentence || p.note || p.value))
    return false;
  const { start, end } = k.chart.sentences[first.sentence];
  if (CODE.test(k.chart.text.slice(start, end))) return false;
  const speaks = k.findings.familiarity(id, 'met', first.sentence);
  return speaks !== null && speaks < UNHEARD;
}
/** Of a diagnosis. */
const CODE = /\b[A-TV-Z]\d[\dA-Z]\.[\dA-Z]{1,4}\b/;
/** In log-odds: measured in docs/decisions/learnt-second-reading.md. */
const UNHEARD = -4;

const open = (leaf: LeafResult): LeafResult => ({
  ...leaf,
  status: 'unknown',
  pieces: [],
  unclear: [...leaf.pieces.map((piece) => ({ piece, why: ONE_SENTENCE })), ...leaf.unclear],
  why: ONE_SENTENCE,
});
const ONE_SENTENCE = 'one sentence is all that says so, in words that are new for it';
