// A concept and a sentence in; out, whether the concept stands with it: in the sentence, near it, in its document or in its list's lead.
//
// Rules ask this of every mention they weigh: a concept's mentions are looked through once and then found by where they stand.

import type { Chart } from '../chart/chart.ts';
import type { Mention } from '../evidence/finding.ts';
import type { Span } from '../values/span.ts';
import type { Case } from './case.ts';

type Reach = 'sentence' | 'next to it' | 'document';

/** Where a concept is mentioned: sentences with it, and those and the documents where what is said reaches beyond its sentence. */
type Whereabouts = {
  readonly sentences: ReadonlySet<number>;
  readonly reaching: ReadonlySet<number>;
  readonly documents: ReadonlySet<number>;
};
const known = new WeakMap<readonly Mention[], Whereabouts>();

/** A bare cross answers with the head of its column: "Reading | | | X |" under "a lot". */
const CROSS = /^(?:[xX✓✔✗✘☒☑●•]|\[ ?[xX✓] ?\])$/u;

/** @param at of what is weighed: the head of a table's column stands with what ends in it */
export function standsWith(k: Case, concept: string, sentence: number, reach: Reach, at?: Span): boolean {
  const mentions = k.findings.mentions.get(concept) ?? [];
  if (mentions.length === 0) return false;
  const { sentences, reaching, documents } = whereaboutsOf(k.chart, mentions);
  if (sentences.has(sentence)) return true;
  const { document, lead, cells } = k.chart.sentences[sentence];
  if (at && cells)
    for (const { start, end, header } of cells)
      if (
        header &&
        ((start < at.end && end >= at.end) || CROSS.test(k.chart.text.slice(start, end))) &&
        mentionsIn(mentions, header).length > 0
      )
        return true;
  if (reach === 'document' && documents.has(document)) return true;
  if (reach === 'next to it')
    for (const other of [sentence - 1, sentence + 1])
      if (reaching.has(other) && k.chart.sentences[other].document === document && !tellsOfOtherPart(k, other))
        return true;
  if (reach === 'next to it' && sentences.has(headingOf(k.chart, sentence))) return true;
  return lead !== undefined && mentionsIn(mentions, lead).some((m) => reachesOut(k.chart, m.sentence));
}

/** "Injection of the right knee in May. Hip injection on the left failed." */
function tellsOfOtherPart(k: Case, sentence: number): boolean {
  const { part } = k.title;
  const names = (concept: string): boolean =>
    whereaboutsOf(k.chart, k.findings.mentions.get(concept) ?? []).sentences.has(sentence);
  return part !== null && names(part.elsewhere) && !names(part.about);
}

/** "Block no. 1" over a few sentences stands with each of them. */
function headingOf(chart: Chart, sentence: number): number {
  const { document, section } = chart.sentences[sentence];
  for (let i = sentence - 1; i >= Math.max(0, sentence - UNDER_HEADING); i--) {
    const s = chart.sentences[i];
    if (s.document !== document || s.section !== section) return -1;
    if (s.kind === 'heading') return i;
  }
  return -1;
}
const UNDER_HEADING = 5;

function whereaboutsOf(chart: Chart, mentions: readonly Mention[]): Whereabouts {
  const before = known.get(mentions);
  if (before) return before;
  const sentences = new Set<number>();
  const reaching = new Set<number>();
  const documents = new Set<number>();
  for (const { sentence } of mentions) {
    sentences.add(sentence);
    if (!reachesOut(chart, sentence)) continue;
    reaching.add(sentence);
    documents.add(chart.sentences[sentence].document);
  }
  const made = { sentences, reaching, documents };
  known.set(mentions, made);
  return made;
}

/** An option that is not ticked says nothing about its neighbours. */
function reachesOut(chart: Chart, sentence: number): boolean {
  const { kind, check } = chart.sentences[sentence];
  return kind !== 'checkbox' || check === 'on';
}

/** Those that stand in a stretch of the text; mentions are in order of their beginnings. */
export function mentionsIn(mentions: readonly Mention[], span: Span): readonly Mention[] {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (mentions[middle].start < span.start) low = middle + 1;
    else high = middle;
  }
  const found: Mention[] = [];
  for (let i = low; i < mentions.length && mentions[i].start <= span.end; i++)
    if (mentions[i].end <= span.end) found.push(mentions[i]);
  return found;
}
