// "Leg burning | 5 mo ago" under "Symptom | Started": a day below such a head is when what the row names began. A row and a day in it in.

import type { Chart, Sentence } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import { flatText } from '../flat-text.ts';

const BEGAN =
  /^\W*(?:started|began|begun|since|onset(?: date)?|date of onset|start(?: date)?|first noticed|when (?:did )?(?:it )?(?:start|beg[ai]n)\w*)\W*$/i;
const OVER = /^\W*(?:end(?:ed)?|stopped|resolved|until|to|resolution)(?: date| on)?\W*$/i;
/** Of what lasts until somebody says that it is over. */
const OF_COMPLAINTS = /\b(?:symptoms?|complaints?|problems?|pains?|conditions?|issues?|concerns?|diagnos[ie]s)\b/i;

export function isOnset(chart: Chart, { kind, cells }: Sentence, day: Span): boolean {
  if (kind !== 'row' || !cells || cells.length < 2 || !cells[0].header) return false;
  const head = (c: { readonly header: Span | null }): string => (c.header ? flatText(chart, c.header) : '');
  const cell = cells.find((c) => c.start <= day.start && day.end <= c.end);
  return (
    cell !== undefined &&
    BEGAN.test(head(cell)) &&
    OF_COMPLAINTS.test(head(cells[0])) &&
    !cells.some((c) => OVER.test(head(c)) && /\d|^\W*yes/i.test(flatText(chart, c)))
  );
}
