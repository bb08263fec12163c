// A chart in; the side that somebody asks to have operated on, without the procedure's name, out: "She wants the right eye done", "Surgery
// planned OD", "the left hip, the one he asks for". For charts whose orders name no side.

import type { Chart } from '../chart/chart.ts';
import { documentOf } from '../chart/place-of.ts';
import { assess } from '../evidence/assertion/index.ts';
import { sidedSentences, sideOfWord } from '../evidence/mentions/side-words.ts';

const SIDE = String.raw`(left|right|OD|OS|[LR]t?(?=\s(?:knee|hip|eye|leg|lid|side)|\s?[.,;)]))`;
const PART = String.raw`(?:\s(?:knee|hip|eye|joint|side|one|lids?|upper (?:eye)?lids?))?`;
const OPERATION = String.raw`(?:surgery|operation|procedure|replacement|arthroplasty|revision|repair|extraction|phaco|lift)`;
const WANTS = String.raw`(?:wants?|wanted|wishes|would like|asks|asked|asking|hopes|desires|requests?|requested|agreed|agrees|consents|elects|elected|ready)`;
const DONE = String.raw`(?:done|fixed|replaced|operated|out|removed|revised|redone|repaired|lifted|taken care of)`;
const ARTICLE = String.raw`(?:(?:the|her|his|this)\s)?`;

const ASKINGS: readonly RegExp[] = [
  // "surgery planned OD", "operation is booked for the left eye"
  String.raw`\b${OPERATION}\s(?:(?:is|was|has been)\s)?(?:planned|scheduled|requested|proposed|booked|wanted|desired|recommended)\s?:?\s?(?:(?:for|on|of)\s)?${ARTICLE}${SIDE}\b`,
  // "she wants the right eye done", "asks for the left knee replaced"
  String.raw`\b${WANTS}\s(?:(?:for|to have|to get|to go ahead with|to proceed with|us to do|that)\s)?${ARTICLE}${SIDE}\b${PART}\s(?:to be\s|be\s|gets?\s)?${DONE}\b`,
  // "the right knee (the one he wants done)", "the left, for which she asks a new joint"
  String.raw`\b${SIDE}\b${PART}\s?[,(]?\s?(?:the one|the side|the eye|for which|that|which)\s(?:he|she|they|the patient|pt|we)\s(?:now\s)?${WANTS}\b(?!\sto (?:keep|leave|spare|wait))`,
  // "booked for surgery: left", "operative eye: OD"
  String.raw`\b(?:booked|scheduled|listed|posted|slated)\sfor\s(?:\w+\s){0,2}?${OPERATION}\s?[:,(]?\s?(?:(?:on|of|for)\s)?${ARTICLE}${SIDE}\b`,
  String.raw`\b(?:operative|surgical|requested)\s(?:side|eye|knee|hip)\s?[:=]?\s?(?:is\s)?${ARTICLE}${SIDE}\b`,
  // "go ahead with the left eye", "proceed with right knee replacement"
  String.raw`\b(?:go(?:ing)? ahead|proceed(?:ing)?)\s(?:with|on)\s${ARTICLE}${SIDE}\b`,
].map((source) => new RegExp(source, 'gi'));

/** Of the last paper that asks; null where it asks for both, or for none. */
export function sideAskedFor(chart: Chart): 'left' | 'right' | null {
  let latest = Number.NEGATIVE_INFINITY;
  let asked = new Set<'left' | 'right'>();
  for (let i = 0; i < chart.sentences.length; i++) {
    if (sidedSentences(chart)[i] === 0) continue;
    const { start, end } = chart.sentences[i];
    for (const asking of ASKINGS)
      for (const found of chart.text.slice(start, end).replaceAll('\n', ' ').matchAll(asking)) {
        const side = sideOfWord(found[1]);
        const at = start + found.index + found[0].lastIndexOf(found[1]);
        if ((side !== 'left' && side !== 'right') || !isMeant(chart, i, at, found[1])) continue;
        const day = documentOf(chart, i)?.date?.lo ?? Number.NEGATIVE_INFINITY;
        if (day > latest) asked = new Set();
        if (day >= latest) asked.add(side);
        latest = Math.max(latest, day);
      }
  }
  const [side] = asked;
  return asked.size === 1 ? side : null;
}

function isMeant(chart: Chart, sentence: number, start: number, word: string): boolean {
  const { polarity, experiencer, frame, temporality } = assess(chart, sentence, { start, end: start + word.length });
  return (
    polarity === 'affirmed' &&
    experiencer === 'patient' &&
    temporality === 'current' &&
    !['education', 'demand', 'declined', 'template', 'void'].includes(frame)
  );
}
