// A piece of evidence → a citation: document, page, words, boxes. `chart.text.slice(start, end) === quote`.

import type { Chart } from '../chart/chart.ts';
import { indexAt } from '../chart/place-of.ts';
import { type Piece, pieceOf } from '../criteria/index.ts';
import { isoOf } from '../values/civil-date.ts';
import type { Span } from '../values/span.ts';
import type { Evidence } from './review.ts';

export function cite(chart: Chart, piece: Piece): Evidence {
  const { start, end } = piece.span;
  const page = chart.pages[indexAt(chart.pages, start)]?.number ?? 1;
  const d = chart.documents[piece.document];
  const day = piece.day;
  const focus = isWithin(piece.focus, piece.span) ? piece.focus : piece.span;
  const lit = [focus, ...(piece.inputs ?? []).filter((i) => isWithin(i, piece.span) && !isWithin(i, focus))];
  const context = piece.sentence === null ? chart.text.slice(start, end) : neighbours(chart, piece.sentence);
  return {
    start,
    end,
    page,
    document: d?.title || (d?.kind ?? 'other').replaceAll('_', ' '),
    quote: chart.text.slice(start, end),
    date: day && day.lo === day.hi ? isoOf(day.lo) : day ? `${isoOf(day.lo)}/${isoOf(day.hi)}` : null,
    boxes: lit.flatMap((span) => chart.boxesOf(span)),
    confidence: chart.confidenceOf(focus),
    context: piece.note ? `${context} (${piece.note})` : context,
  };
}

const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** A weight with its height: what a value was worked out from and stands elsewhere is quoted after it. */
function withInputs(chart: Chart, piece: Piece): readonly Piece[] {
  const elsewhere = (piece.inputs ?? []).filter((input) => !isWithin(input, piece.span));
  return [
    piece,
    ...elsewhere.map((input) => {
      const sentence = indexAt(chart.sentences, input.start);
      const own = pieceOf(chart, input, sentence < 0 ? null : sentence, null);
      const day = own.document === piece.document ? piece.day : (chart.documents[own.document]?.date ?? null);
      return { ...own, day };
    }),
  ];
}

/** The sentence itself, whole. */
function neighbours(chart: Chart, sentence: number): string {
  const s = chart.sentences[sentence];
  return chart.text.slice(s.start, s.end).replace(/\s+/g, ' ').trim();
}

/** Best first: better source, later day, earlier in the chart; the same words once; at most `most`. */
export function citeAll(chart: Chart, pieces: readonly Piece[], most = 6): readonly Evidence[] {
  const order = [...pieces].sort(
    (a, b) => a.rank - b.rank || (b.day?.hi ?? 0) - (a.day?.hi ?? 0) || a.span.start - b.span.start,
  );
  const seen = new Set<string>();
  const out: Evidence[] = [];
  for (const p of order.flatMap((piece) => withInputs(chart, piece))) {
    const key = `${p.span.start}-${p.span.end}`;
    if (seen.has(key) || out.length >= most) continue;
    seen.add(key);
    out.push(cite(chart, p));
  }
  return out;
}
