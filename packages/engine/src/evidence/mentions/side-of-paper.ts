// A paper of a chart in; out, the side that all of it is about: "Post-operative week 4, right eye", "PT discharge (LEFT knee)".

import type { Chart, Tokens } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { Side } from '../finding.ts';
import { sideAmong, sideInText } from './side-words.ts';

/** Papers of one joint or eye as a rule: a course of therapy, a picture, a needle. */
const OF_ONE_SIDE: ReadonlySet<string> = new Set(['therapy_note', 'imaging', 'procedure_note']);
const ofDocuments = new WeakMap<Chart, Map<number, Side | null>>();

/**
 * The one side in its title; of papers of one joint or eye else the only one that the head names ("Referral: left knee arthritis"), else the
 * only one at all.
 */
export function sideOfDocument(chart: Chart, document: number): Side | null {
  const paper = chart.documents[document];
  if (!paper) return null;
  let known = ofDocuments.get(chart);
  if (!known) {
    known = new Map();
    ofDocuments.set(chart, known);
  }
  let side = known.get(document);
  if (side === undefined) {
    const titled = sideInText(paper.title);
    if (OF_ONE_SIDE.has(paper.kind)) side = titled ?? onlySide(chart, headOf(paper)) ?? onlySide(chart, paper);
    else side = titled === 'both' ? null : titled;
    known.set(document, side);
  }
  return side;
}

const headOf = ({ start, end }: Span): Span => ({ start, end: Math.min(end, start + HEAD) });
/** In characters: a letterhead, the patient, what for. */
const HEAD = 250;

function onlySide(chart: Chart, { start, end }: Span): Side | null {
  const named = sideAmong(chart, tokenFrom(chart.tokens, start), tokenFrom(chart.tokens, end));
  return named === 'both' ? null : named;
}

/** The first token that does not begin before a place. */
export function tokenFrom({ starts, length }: Tokens, place: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle] < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
