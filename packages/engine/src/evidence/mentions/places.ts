// What holds of a place in a chart, whatever is mentioned there: how it is meant, when and of which side. Found once for each place.
//
// Many concepts share their words: with the largest policy four mentions stand at one place, and these three are most of their cost.

import type { Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import { assess } from '../assertion/index.ts';
import type { Dated, Mention } from '../finding.ts';
import type { Match } from '../phrases/index.ts';
import { sideOf } from './side.ts';

/** The date of what stands at a place; null where nothing is written (then the document's date counts). */
export type DateOf = (sentence: number, span: Span) => Dated | null;

export type Place = Pick<Mention, 'assertion' | 'date' | 'side'>;

/** More words than a phrase has. */
const LONGEST = 64;

export function placesOf(chart: Chart, dateOf: DateOf): (match: Match) => Place {
  const known = new Map<number, Place>();
  return (match) => {
    const length = match.last - match.first;
    const key = match.first * LONGEST + length;
    const before = length < LONGEST ? known.get(key) : undefined;
    if (before) return before;
    const { sentence, first, last, start, end } = match;
    const place = {
      assertion: assess(chart, sentence, { start, end }),
      date: dateOf(sentence, { start, end }) ?? documentDate(chart, sentence),
      side: sideOf(chart, sentence, first, last),
    };
    if (length < LONGEST) known.set(key, place);
    return place;
  };
}

function documentDate(chart: Chart, sentence: number): Dated | null {
  const date = chart.documents[chart.sentences[sentence].document]?.date;
  return date ? { lo: date.lo, hi: date.hi, basis: 'document', span: date.span } : null;
}
