// A chart and a sentence of it in; is it the label of a stem that nobody filled in: "Prior programs" above "*** [program / dates / result]"?

import type { Chart } from '../../chart/chart.ts';

export function labelsBlank({ sentences, text }: Chart, index: number): boolean {
  const { start, end, document } = sentences[index];
  const below = sentences[index + 1];
  if (below?.document !== document || /[.!?]$/.test(text.slice(start, end).trimEnd())) return false;
  return BLANK.test(text.slice(below.start, below.start + 8));
}

/** What dictation systems and forms leave for the writer. */
const BLANK = /^\s*(?:\*{3}|_{3,})/;
