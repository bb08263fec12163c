// The years that a row spans by its own columns: "From 1967 (Navy) | To 1983". A sentence in, the years between and their place out.

import type { Chart, Sentence } from '../../../chart/chart.ts';
import { partsOf } from '../../../values/civil-date.ts';
import { anchorOf } from '../../dates/index.ts';
import { flatText } from '../../flat-text.ts';
import type { Part } from './rates.ts';

const FROM = /^\W*(?:from|start(?:ed)?|began|first year|year started)\W*$/i;
const TO = /^\W*(?:to|until|till|end(?:ed)?|quit|stopped|last year|year (?:quit|stopped))\W*$/i;
const YEAR = /\b(?:19|20)\d\d\b/g;
const NOW = /^\W*(?:now|present|today|current(?:ly)?|ongoing)\b/i;

export function yearsOfRow(chart: Chart, s: Sentence): Part | null {
  const under = (head: RegExp) => s.cells?.find((c) => c.header && head.test(flatText(chart, c.header)));
  const [from, to] = [under(FROM), under(TO)];
  if (!from || !to) return null;
  const began = flatText(chart, from).match(YEAR);
  const said = flatText(chart, to);
  const anchor = anchorOf(chart, s);
  const ended = said.match(YEAR) ?? (NOW.test(said) && anchor !== null ? [String(partsOf(anchor).year)] : null);
  if (began?.length !== 1 || ended?.length !== 1) return null;
  const years = Number(ended[0]) - Number(began[0]);
  return years > 0 ? { start: from.start - s.start, end: to.end - s.start, value: { lo: years, hi: years } } : null;
}
