// A sentence in; out, the side that what stands before it names for it too: a label ("Right. No lucency. Lateral compartment 5 mm."), a box
// ticked at a form's head ("Eye: [x] R [ ] L"), or what its "it" speaks of ("It is the right eye. She reads nothing with it.").

import type { Chart, SectionKind } from '../../chart/chart.ts';
import type { Side } from '../finding.ts';
import { sideAmong, sidedSentences, sideOfWord } from './side-words.ts';

/** Where an examiner goes side by side. A history tells of both sides as it comes. */
const BY_SIDE: ReadonlySet<SectionKind> = new Set(['exam', 'findings', 'results', 'imaging']);

/** "Right.", "LEFT HIP, TOTAL, 2021", "R knee": a side with a part of the body or an implant, and nothing said of it yet. */
const LABEL =
  /^(?:the\s+)?(left|right|lt|rt|[lr]|both|bilateral|od|os|ou)\b\.?(?:[\s,]+(?:knees?|hips?|eyes?|legs?|sides?|shoulders?|lids?|lower|upper|limb|extremity|native|total|partial|joint|prosthes[ie]s|replacement|tk[ar]|th[ar]|\d{4}))*\s*[.:,]?$/i;
const NAMES_SIDE = /\b(?:left|right|bilateral\w*|both)\b/i;

const carried = new WeakMap<Chart, Map<number, Side | null>>();

/** What a ticked side is an answer to: not "Hand dominance", not "Radiates to". */
const ASKS_SIDE = /\b(?:sides?|eyes?|knees?|hips?|joints?|laterality|lids?|limb|extremity|body part|site)\b/i;
const ASKS_OTHER = /\b(?:hand|handed|cane|held|radiat\w*|domina\w*|referred)\b/i;
/** In sentences: as far as a form reaches. */
const FORM = 40;

/** "She cannot read with it", "It aches": of the eye or the joint told of before. "It is hard to", "makes it to the car" are not. */
const SPEAKS_OF_IT =
  /\b(?:with|in|on|through|out of|from|behind|under|over|about|for) it\b(?!\s+(?:all|the other way))|^\W*(?:it\s+(?:(?:still|now|often|always|also|just|has|is|was|feels?|looks?|gets?|seems?|stays?|remains?)\s+)*(?:hurts?|aches?|swells?|swollen|throbs?|locks?|locked|buckles?|gives? (?:way|out)|gave (?:way|out)|stiff\w*|catch\w*|grinds?|clicks?|pops?|waters?|itches?|burns?|blurs?|blurry|blurred|hazy|foggy|cloudy|droops?|drooping|sags?|bends?|bent|straightens?|replaced|injected|painful|sore|tender|unstable|worn))\b/i;

/** Up to the next label, row or heading of the section, or a sentence that itself speaks of a side. */
export function sideCarried(chart: Chart, sentence: number): Side | null {
  let known = carried.get(chart);
  if (!known) {
    known = new Map();
    carried.set(chart, known);
  }
  let side = known.get(sentence);
  if (side === undefined) {
    side = before(chart, sentence);
    known.set(sentence, side);
  }
  return side;
}

function before(chart: Chart, sentence: number): Side | null {
  const here = chart.sentences[sentence];
  const above = chart.sentences[sentence - 1];
  if (!above || above.section !== here.section || above.document !== here.document) return null;
  const ticked = sideTicked(chart, sentence) ?? sideOfIt(chart, sentence);
  if (ticked) return ticked;
  const isReport = chart.documents[here.document]?.kind === 'imaging';
  if (!isReport && !BY_SIDE.has(chart.sections[here.section]?.kind ?? 'other')) return null;
  if (here.kind !== 'prose' && here.kind !== 'item') return null;
  if (above.kind === 'pair') return sideOfLabel(chart.text.slice(above.cells![0].start, above.cells![0].end));
  const text = chart.text.slice(above.start, above.end);
  const label = sideOfLabel(text);
  if (label) return label;
  if (above.kind !== here.kind && above.kind !== 'prose') return null;
  return NAMES_SIDE.test(text) ? null : sideCarried(chart, sentence - 1);
}

/** Of the form's last question for a side, up to a sentence that names one of its own. */
function sideTicked(chart: Chart, sentence: number): Side | null {
  const here = chart.sentences[sentence];
  for (let i = sentence - 1; i >= Math.max(0, sentence - FORM); i--) {
    const s = chart.sentences[i];
    if (s.section !== here.section || s.document !== here.document || s.kind === 'heading') return null;
    if (sidedSentences(chart)[i] === 0) continue;
    const asked = s.kind === 'checkbox' && s.lead ? chart.text.slice(s.lead.start, s.lead.end) : '';
    if (!ASKS_SIDE.test(asked) || ASKS_OTHER.test(asked)) return null;
    if (s.check === 'on') return ofBox(chart, i);
  }
  return null;
}

function ofBox(chart: Chart, i: number): Side | null {
  const { start, end } = chart.sentences[i];
  return sideOfLabel(chart.text.slice(start, end).replace(/^\W*(?:x\W+)?/i, ''));
}

function sideOfIt(chart: Chart, sentence: number): Side | null {
  const { start, end, kind } = chart.sentences[sentence];
  const above = chart.sentences[sentence - 1];
  if (!above || (kind !== 'prose' && kind !== 'item')) return null;
  if (above.kind === 'heading' || above.kind === 'row' || above.kind === 'checkbox') return null;
  if (!SPEAKS_OF_IT.test(chart.text.slice(start, end).replaceAll('\n', ' '))) return null;
  if (sidedSentences(chart)[sentence - 1] === 0) return sideOfIt(chart, sentence - 1);
  const named = sideAmong(chart, chart.sentenceTokens[sentence - 1], chart.sentenceTokens[sentence]);
  return named === 'both' ? null : named;
}

function sideOfLabel(text: string): Side | null {
  const word = LABEL.exec(text.replace(/^\d+[.)]\s*/, '').trim())?.[1];
  return word ? sideOfWord(word) : null;
}
