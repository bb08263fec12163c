// A sentence in; out, whether it explains to the reader the word that the question before it names: "What is a nodule? It is a spot on the lung."

import type { Chart } from '../../chart/chart.ts';

export function explainsWord(chart: Chart, index: number): boolean {
  const before = chart.sentences[index - 1];
  const own = chart.sentences[index];
  if (!before || before.document !== own.document || before.end - before.start > LONGEST) return false;
  if (chart.text.charCodeAt(before.end - 1) !== QUESTION_MARK) return false;
  const asked = chart.text.slice(before.start, before.end);
  return ASKS.test(asked) && !OF_PATIENT.test(asked) && ANSWERS.test(chart.text.slice(own.start, own.start + 40));
}

const LONGEST = 80;
const QUESTION_MARK = 63;
const ASKS =
  /^\W*(?:what (?:is|are|does|do|causes?|happens)|why (?:do|does|is|are)|who (?:gets|needs)|how (?:do|does|is|are))\b/i;
const OF_PATIENT = /\b(?:your|you|he|she|his|her|patient|pt|pain|weight|height|score|level|today)\b/i;
const ANSWERS =
  /^\W*(?:it is|it's|this is|this means|it means|they are|these are|that is|when|because|most|many|(?:a|an) \w+)\b/i;
