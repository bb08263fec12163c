// A line in, what it may hold out: one bit for each group of words that later stages look for.
//
// Every stage asks every line with patterns of its own, and nearly every line has nothing for them. One walk over the text tells
// which lines do, so that patterns run on those alone. A cue is never missed, but may be seen where the pattern then finds nothing.

import { BLANKS } from '../characters.ts';

export const CUE = {
  /** What a line that signs has in it at least. */
  signs: 1 << 0,
  /** What a line has in it at least that says a document is not signed. */
  unsigned: 1 << 1,
  /** A signature's place left blank. */
  blank: 1 << 2,
  reviewed: 1 << 3,
  denied: 1 << 4,
  /** A label that dates a document. */
  dated: 1 << 5,
  /** A label of identity. */
  identity: 1 << 6,
  firstPage: 1 << 7,
  digit: 1 << 8,
  colon: 1 << 9,
  /** A check box, printed or typed. */
  box: 1 << 10,
  /** A bar, a bullet or a wide gap. */
  bar: 1 << 11,
  /** Two capitals together. */
  capitals: 1 << 12,
  /** Two small letters together. */
  small: 1 << 13,
} as const;

/** In small letters for either case; `0` stands for any digit. */
const WORDS: readonly (readonly [cue: number, words: string])[] = [
  [CUE.signs, 'sign /s/ /es/ by authenti verif attest approv confirm interpret'],
  [CUE.unsigned, 'sign authenti draft prelim finali'],
  [CUE.blank, 'sign ___'],
  [CUE.reviewed, 'interpreted read reviewed reported finalized authenticated verified confirmed approved signed'],
  [CUE.denied, 'not never without awaiting pending'],
  [CUE.dated, 'date dos collected seen performed visit'],
  [CUE.identity, 'dob mrn patient member beneficiary re: pt:'],
  [CUE.firstPage, 'page~0~of'],
  [CUE.digit, '0'],
  [CUE.colon, ':'],
  [CUE.box, '[ ( _'],
  [CUE.bar, '|'],
];
const BOXES = '☐☑☒✓✔✗✘⊠⊗■●◉⬤□○◯⬜❏❑🗹';
const BULLETS = '•·¦▪‣●';
/** Cues of the signs beyond ASCII, which are rare. */
const cuesOfSign = new Map<number, number>();
const mark = (signs: string, cue: number): void => {
  for (let i = 0; i < signs.length; i++) {
    const code = signs.charCodeAt(i);
    cuesOfSign.set(code, (cuesOfSign.get(code) ?? 0) | cue);
  }
};
mark(BOXES, CUE.box);
mark(BULLETS + BLANKS, CUE.bar);

/** Characters as the automaton tells them apart: letters in either case, digits, the marks in `WORDS`, all others. */
const KINDS = 36;
const kindOf = new Uint8Array(128);
/** The cue that two characters of a kind give when they stand together. */
const cueOfPair = new Uint16Array(128);
for (let letter = 0; letter < 26; letter++) {
  kindOf[97 + letter] = letter + 1;
  kindOf[65 + letter] = letter + 1;
  cueOfPair[97 + letter] = CUE.small;
  cueOfPair[65 + letter] = CUE.capitals;
}
for (let digit = 48; digit <= 57; digit++) kindOf[digit] = 27;
[...'/_:[(| '].forEach((sign, k) => {
  kindOf[sign.charCodeAt(0)] = 28 + k;
});
for (const blank of ' \t\n\v\f\r') cueOfPair[blank.charCodeAt(0)] = CUE.bar;

/** An automaton of Aho and Corasick: `next` by state and character, `cuesAt` by state. */
const { next, cuesAt } = automatonOf(
  WORDS.flatMap(([cue, words]) => words.split(' ').map((word) => ({ cue, word: word.replaceAll('~', ' ') }))),
);

function automatonOf(words: readonly { readonly cue: number; readonly word: string }[]): {
  readonly next: Uint16Array;
  readonly cuesAt: Uint16Array;
} {
  const size = words.reduce((n, { word }) => n + word.length, 1);
  const steps = new Uint16Array(size * KINDS);
  const cues = new Uint16Array(size);
  const fallback = new Uint16Array(size);
  let states = 1;
  for (const { cue, word } of words) {
    let state = 0;
    for (let i = 0; i < word.length; i++) {
      const at = state * KINDS + kindOf[word.charCodeAt(i)];
      if (steps[at] === 0) steps[at] = states++;
      state = steps[at];
    }
    cues[state] |= cue;
  }
  // By length: what a state falls back to is complete before it.
  const queue = [0];
  for (const state of queue)
    for (let kind = 0; kind < KINDS; kind++) {
      const at = state * KINDS + kind;
      const elsewhere = state === 0 ? 0 : steps[fallback[state] * KINDS + kind];
      if (steps[at] === 0) {
        steps[at] = elsewhere;
        continue;
      }
      fallback[steps[at]] = elsewhere;
      cues[steps[at]] |= cues[elsewhere];
      queue.push(steps[at]);
    }
  return { next: steps, cuesAt: cues };
}

/** Bits of `CUE` for `text.slice(start, end)`. */
export function cuesIn(text: string, start: number, end: number): number {
  let cues = 0;
  let state = 0;
  let before = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) {
      cues |= cuesOfSign.get(code) ?? 0;
      state = 0;
      before = 0;
      continue;
    }
    state = next[state * KINDS + kindOf[code]];
    const pair = cueOfPair[code];
    cues |= cuesAt[state] | (pair & before);
    before = pair;
  }
  return cues;
}
