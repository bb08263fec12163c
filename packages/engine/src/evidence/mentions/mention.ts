// A match of a concept's words in, its mention out. How it is meant, when and of which side is worked out when a rule asks for it.
//
// Most mentions are never asked: of the words beside which something counts, or does not count, a policy needs only where they stand.
// A class, against the custom of this engine, for its getters: a dense policy has more than a hundred mentions in a kilobyte of text.

import type { Chart } from '../../chart/chart.ts';
import { documentOf } from '../../chart/place-of.ts';
import type { Span } from '../../values/span.ts';
import { assess, isAbilityRefused } from '../assertion/index.ts';
import type { Assertion, Dated, Mention, Side } from '../finding.ts';
import type { Match } from '../phrases/index.ts';
import { ownNegation } from './own-negation.ts';
import { sideOf } from './side.ts';

/** The date of what stands at a place; null where nothing is written (then the document's date counts). */
export type DateOf = (sentence: number, span: Span) => Dated | null;

/** What all mentions of a chart have in common. */
export type Context = { readonly chart: Chart; readonly dateOf: DateOf };

/** "Has quit the Dexcom": the word that begins an opposite says that something ended, not that this did. */
const endedByItself = (read: Assertion, start: number): Assertion =>
  read.temporality === 'resolved' &&
  read.cues.every((c) => c.axis !== 'temporality' || (c.span.start <= start && start < c.span.end))
    ? { ...read, temporality: 'current' }
    : read;

/** The answers of a row are words of the phrase: they neither deny it nor leave it open. */
const answeredBy = (read: Assertion): Assertion => ({
  ...read,
  polarity: 'affirmed',
  frame: read.frame === 'template' ? 'actual' : read.frame,
});

class MentionInChart implements Mention {
  readonly start: number;
  readonly end: number;
  readonly concept: string;
  readonly via: Mention['via'];
  readonly sentence: number;
  readonly #match: Match;
  readonly #context: Context;
  #assertion: Assertion | undefined;
  #date: Dated | null | undefined;
  #side: Side | null | undefined;

  constructor(concept: string, via: Mention['via'], match: Match, context: Context) {
    this.start = match.start;
    this.end = match.end;
    this.concept = concept;
    this.via = via;
    this.sentence = match.sentence;
    this.#match = match;
    this.#context = context;
  }

  get assertion(): Assertion {
    if (this.#assertion === undefined) {
      const { start, end, sentence, via } = this;
      const { chart } = this.#context;
      const read = assess(chart, sentence, { start, end });
      const stated = this.#match.ofColumns ? answeredBy(read) : ownNegation(chart, read, this, via);
      const meant = via === 'opposite' ? endedByItself(stated, start) : stated;
      const cannot = via === 'opposite' && isAbilityRefused(chart, meant, sentence, { start, end });
      this.#assertion = cannot ? { ...meant, cannot } : meant;
    }
    return this.#assertion;
  }

  get date(): Dated | null {
    if (this.#date === undefined) {
      const { start, end, sentence } = this;
      const { chart, dateOf } = this.#context;
      this.#date = dateOf(sentence, { start, end }) ?? documentDate(chart, sentence);
    }
    return this.#date;
  }

  get side(): Side | null {
    const { first, last } = this.#match;
    if (this.#side === undefined) this.#side = sideOf(this.#context.chart, this.sentence, first, last);
    return this.#side;
  }

  toJSON(): Mention {
    const { start, end, concept, via, assertion, date, sentence, side } = this;
    return { start, end, concept, via, assertion, date, sentence, side };
  }
}

export const mentionOf = (concept: string, via: Mention['via'], match: Match, context: Context): Mention =>
  new MentionInChart(concept, via, match, context);

function documentDate(chart: Chart, sentence: number): Dated | null {
  const date = documentOf(chart, sentence)?.date;
  return date ? { lo: date.lo, hi: date.hi, basis: 'document', span: date.span } : null;
}
