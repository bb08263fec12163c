// "BP 132/84, pulse 80, 98.2 F, 241 lb": among vital signs a weight needs no label. A chart in; where such weights stand, out.

import type { Chart } from '../../../chart/chart.ts';
import type { Span } from '../../../values/span.ts';
import { sentenceTexts } from '../../flat-text.ts';

const VITALS =
  /\b(?:BP|blood pressure|pulse|HR|vitals?|temp(?:erature)?|afebrile|room air|resp(?:irations)?)\b|\d\s?°?F\b/i;
const WEIGHT =
  /(?<![\d./-])\d{2,3}(?:\.\d{1,2})?\s?(?:lbs?|pounds|kg|kilos)\b(?!\s?(?:\/|per\b|more|less|over|under|lost|gain\w*|loss|heavier|lighter|since|capacity|limit|rated|rating|class|max\w*|dumbbell|bag|box))/gi;
/** What is lost, lifted or hoped for is no weighing. */
const NO_WEIGHING =
  /\b(?:los[est]\w*|down|up|gain\w*|lift\w*|carr\w+|push\w*|pull\w*|another|minus|plus|extra|goal|target|ideal|dry|birth|over|under|up to|to|by|was|from|rated|holds|capacity|limit|supports)\s(?:about\s|nearly\s|of\s)?$/i;

export function bareWeights(chart: Chart): readonly (Span & { readonly sentence: number })[] {
  const out: (Span & { readonly sentence: number })[] = [];
  sentenceTexts(chart).forEach((text, sentence) => {
    if (!/\d\s?(?:lb|pounds|kg|kilos)/i.test(text) || !VITALS.test(text) || /\bweigh/i.test(text)) return;
    const found = [...text.matchAll(WEIGHT)].filter((m) => !NO_WEIGHING.test(text.slice(0, m.index)));
    const { start } = chart.sentences[sentence];
    if (found.length === 1)
      out.push({ start: start + found[0].index, end: start + found[0].index + found[0][0].length, sentence });
  });
  return out;
}
