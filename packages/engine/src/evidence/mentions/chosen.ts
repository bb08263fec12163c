// "☒ Insulin, basal ☐ Insulin, mealtime": of two kinds of one thing the box at one is ticked, and the empty box denies only the other kind.
// The mentions of one concept in, those without such a denial out.

import type { Chart } from '../../chart/chart.ts';
import { isPair } from '../assertion/index.ts';
import type { Mention } from '../finding.ts';

export function withoutKindsNotChosen(chart: Chart, mentions: Mention[]): Mention[] {
  const ticked = mentions.filter((m) => m.via === 'phrase' && chart.sentences[m.sentence].check === 'on');
  if (ticked.length === 0) return mentions;
  return mentions.filter(
    (m) =>
      m.via !== 'phrase' ||
      !isEmptyBox(chart, m.sentence) ||
      !ticked.some((t) => inOneList(chart, m.sentence, t.sentence) && t.assertion.polarity === 'affirmed'),
  );
}

function isEmptyBox(chart: Chart, index: number): boolean {
  const { check, start, end } = chart.sentences[index];
  return check === 'off' && !isPair(chart.text.slice(start, end));
}

/** Only boxes between them, all under the same label. */
function inOneList(chart: Chart, a: number, b: number): boolean {
  const list = chart.sentences.slice(Math.min(a, b), Math.max(a, b) + 1);
  const [first] = list;
  return list.every(
    (s) => s.check !== undefined && s.document === first.document && s.lead?.start === first.lead?.start,
  );
}
