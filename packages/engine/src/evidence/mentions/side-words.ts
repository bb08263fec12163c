// Which words of a chart name a side of the body: "left", "OD", "R knee", but not "left the clinic" or "left-handed".

import type { Chart, Tokens } from '../../chart/chart.ts';
import { normAt, tokenAt } from '../../chart/words/token-columns.ts';
import { tokenize } from '../../chart/words/tokens.ts';
import type { Side } from '../finding.ts';
import { sentencesWith } from '../word-kinds.ts';

const WORDS: ReadonlyMap<string, Side> = new Map(
  Object.entries({
    left: 'left',
    lt: 'left',
    'left-sided': 'left',
    leftsided: 'left',
    os: 'left',
    right: 'right',
    rt: 'right',
    rightsided: 'right',
    od: 'right',
    bilateral: 'both',
    bilaterally: 'both',
    bilat: 'both',
    'b/l': 'both',
    both: 'both',
    ou: 'both',
    lle: 'left',
    lue: 'left',
    rle: 'right',
    rue: 'right',
    ble: 'both',
    bue: 'both',
    lul: 'left',
    lll: 'left',
    rul: 'right',
    rll: 'right',
  } as const),
);
/** "R knee", "L hip": only as single capitals. */
const LETTERS: ReadonlyMap<string, Side> = new Map([
  ['L', 'left'],
  ['R', 'right'],
] as const);
const NO_SIDE_AFTER =
  /^(?:handed|hand|away|now|after|before|upper|to|at|dominant|the|against|up|under|beside|beneath|through|here|there|next|into|heart|ventricular|ventricle|atrial|atrium|shift|over|along|off|then|when|where|as|about|around|side)$/;
const NO_SIDE_BEFORE = /^(?:all|has|have|had|he|she|they|is|just|the|was)$/;

/** "Lt", "r", "OD" where it can mean nothing else. */
export const sideOfWord = (word: string): Side | null =>
  WORDS.get(word.toLowerCase()) ?? LETTERS.get(word.toUpperCase()) ?? null;

/** Sentences that may name a side. */
export const sidedSentences = sentencesWith(new RegExp(`^(?:[lr]|${[...WORDS.keys()].join('|')})$`));

const sided = new WeakMap<Tokens, Uint8Array>();

/** Which tokens can name a side at all, by word. */
function candidates(tokens: Tokens): Uint8Array {
  const before = sided.get(tokens);
  if (before) return before;
  const flags = Uint8Array.from(tokens.words, ({ norm }) => (norm === 'l' || norm === 'r' || WORDS.has(norm) ? 1 : 0));
  sided.set(tokens, flags);
  return flags;
}

export function sideAt(chart: Chart, i: number): Side | null {
  const { norm, start, end } = tokenAt(chart.tokens, i)!;
  const next = tokenAt(chart.tokens, i + 1);
  if (norm === 'l' || norm === 'r') {
    // "K-L 4", "K/L 4", "K L 4": a grade; "L-spine"
    const tied = chart.text[end] === '-' || /[-/]/.test(chart.text[start - 1]) || normAt(chart.tokens, i - 1) === 'k';
    return tied || isInitial(chart, i) || isCarried(chart, i)
      ? null
      : (LETTERS.get(chart.text.slice(start, end)) ?? null);
  }
  const side = WORDS.get(norm);
  if (!side) return null;
  if (norm === 'left' || norm === 'right') {
    const previous = normAt(chart.tokens, i - 1);
    if (
      norm === 'left' &&
      NO_SIDE_BEFORE.test(previous) &&
      next &&
      /^(?:the|her|his|without|work|home|him|with|for|to|at|early)$/.test(next.norm)
    )
      return null;
    if (norm === 'left' && (remains(chart, i) || next?.norm === 'its' || next?.norm === 'their')) return null;
    if (isCompared(chart, i)) return null;
    if (isCarried(chart, i)) return null;
    if (next && NO_SIDE_AFTER.test(next.norm) && !/^(?:upper|side|hand)$/.test(next.norm)) return null;
    if (next && /^(?:hand|handed)$/.test(next.norm) && /^(?:dominant|dominance)$/.test(normAt(chart.tokens, i + 2)))
      return null;
  }
  if ((norm === 'os' || norm === 'od' || norm === 'ou') && !/^(?:OS|OD|OU|o\.)/.test(chart.text.slice(start, end)))
    return null;
  if (norm === 'both' && next && /^(?:of|he|she|are|were|patient|parents)$/.test(next.norm)) return null;
  return side;
}

/** "A cane in the right hand", "walks with a stick on the left": carried for either leg. */
function isCarried(chart: Chart, i: number): boolean {
  const { tokens } = chart;
  const held = /^(?:hand|handed)$/.test(normAt(tokens, i + 1));
  let k = i - 1;
  while (k > i - 4 && /^(?:the|her|his|my|in|on|held|carried)$/.test(normAt(tokens, k))) k--;
  if (held && /^(?:in|with)$/.test(normAt(tokens, i - 1) === 'in' ? 'in' : normAt(tokens, i - 2))) return true;
  const isAid = /^(?:cane|canes|stick|crutch|crutches)$/;
  return (
    (isAid.test(normAt(tokens, k)) && (held || (k < i - 1 && !BODY.test(normAt(tokens, i + 1))))) ||
    (held && isAid.test(normAt(tokens, i + 2)))
  );
}

/** "L. Sandgren, MD", "Paget, R.": a letter of a name. "R. knee", "R. Knee" is none. */
function isInitial(chart: Chart, i: number): boolean {
  const { tokens, text } = chart;
  const end = tokens.ends[i];
  if (text[end] !== '.') return false;
  const behind = text.slice(end + 1, end + 24);
  if (/^ [A-Z][a-zA-Z'-]/.test(behind)) return !BODY.test(normAt(tokens, i + 1));
  return (
    /(?:^|\s)[A-Z][a-z]{2,}, $/.test(text.slice(Math.max(0, tokens.starts[i] - 24), tokens.starts[i])) &&
    !BODY.test(normAt(tokens, i + 1))
  );
}

/** "No joint **left** medially", "nothing left": what remains, unless a part of the body follows. */
function remains(chart: Chart, i: number): boolean {
  if (BODY.test(normAt(chart.tokens, i + 1))) return false;
  for (let j = i - 1; j >= Math.max(0, i - 4); j--) {
    if (/[.;:,]/.test(chart.text.slice(chart.tokens.ends[j], chart.tokens.starts[j + 1]))) return false;
    const word = normAt(chart.tokens, j);
    if (/^(?:nothing|little|none|hardly|barely|zero)$/.test(word) || (word === 'no' && j < i - 1)) return true;
  }
  return false;
}

/** "Up 7 mm against the right", "stiffer than the left": what something is measured by is not what is told of. */
function isCompared(chart: Chart, i: number): boolean {
  const { tokens } = chart;
  let k = i - 1;
  while (/^(?:the|her|his|its|on|in|of|that)$/.test(normAt(tokens, k))) k--;
  const word = normAt(tokens, k);
  return (
    /^(?:against|than|unlike)$/.test(word) ||
    (/^(?:with|to)$/.test(word) && /^(?:compared|relative|comparison)$/.test(normAt(tokens, k - 1)))
  );
}

const BODY =
  /^(?:knees?|hips?|eyes?|legs?|sides?|foot|feet|lower|upper|shoulders?|arms?|hands?|groin|thighs?|calf|calves|ankles?|elbows?|wrists?|t[kh][ar]|buttock|flank|eyelids?|lids?|medial|lateral|sided|brow|lung|lobe|breast)$/;

const MAY_NAME = /left|right|bilat|both|\b[LRO][TDSUL]?\b|[LR][LU]L|[BLR][LU]E/i;

/** All sides named in a stretch as one; with `carried`, the last one alone. */
export function sideAmong(chart: Chart, from: number, to: number, carried = false): Side | null {
  let found: Side | null = null;
  const { ids } = chart.tokens;
  const flags = candidates(chart.tokens);
  for (let i = from; i < to; i++) {
    const side = flags[ids[i]] === 1 ? sideAt(chart, i) : null;
    if (side) found = found && found !== side && !carried ? 'both' : side;
  }
  return found;
}

const ORGAN = /^(?:heart|ventric\w*|atri\w*|coronary|bundle|handed|main)$/;

/** "L", and below a name that spans both sides "Strength L". */
export const sideInHeader = (header: string): Side | null =>
  LETTERS.get(/(?:^|\s)([RL])\s*$/.exec(header)?.[1] ?? '') ?? sideInText(header);

export function sideInText(text: string | undefined): Side | null {
  if (!text || !MAY_NAME.test(text)) return null;
  let found: Side | null = null;
  const words = tokenize(text);
  for (const [i, { norm }] of words.entries()) {
    const side = WORDS.get(norm);
    // "Left heart catheterization"
    if (side && !ORGAN.test(words[i + 1]?.norm ?? '')) found = found && found !== side ? 'both' : side;
  }
  return found;
}
