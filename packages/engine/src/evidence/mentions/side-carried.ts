// A sentence in; out, the side that a label before it names for all that follows: "Right. No lucency. Lateral compartment 5 mm."

import type { Chart, SectionKind } from '../../chart/chart.ts';
import type { Side } from '../finding.ts';
import { sideOfWord } from './side-words.ts';

/** Where an examiner goes side by side. A history tells of both sides as it comes. */
const BY_SIDE: ReadonlySet<SectionKind> = new Set(['exam', 'findings', 'results', 'imaging']);

/** "Right.", "LEFT HIP, TOTAL, 2021", "R knee": a side with a part of the body or an implant, and nothing said of it yet. */
const LABEL =
  /^(?:the\s+)?(left|right|lt|rt|[lr]|both|bilateral|od|os|ou)\b\.?(?:[\s,]+(?:knees?|hips?|eyes?|legs?|sides?|shoulders?|lids?|lower|upper|limb|extremity|native|total|partial|joint|prosthes[ie]s|replacement|tk[ar]|th[ar]|\d{4}))*\s*[.:,]?$/i;
const NAMES_SIDE = /\b(?:left|right|bilateral\w*|both)\b/i;

const carried = new WeakMap<Chart, Map<number, Side | null>>();

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

function sideOfLabel(text: string): Side | null {
  const word = LABEL.exec(text.replace(/^\d+[.)]\s*/, '').trim())?.[1];
  return word ? sideOfWord(word) : null;
}
