// A line in, what it may hold out: one bit for each group of words that later stages look for.
//
// Every stage asks every line with patterns of its own, and nearly every line has nothing for them. One walk over the text tells
// which lines do, so that patterns run on those alone. A cue is never missed, but may be seen where the pattern then finds nothing.

import { MONTH_NAME } from '../../values/printed-day.ts';
import { BLANKS } from '../characters.ts';
import { IDENTITY } from '../documents/identity-cue.ts';
import { KIND_CUES } from '../documents/kind-cues.ts';
import { wordsOf } from '../words/pattern-words.ts';
import { automatonOf, KINDS, kindOf } from '../words/scan.ts';

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
  /** What tells the kind of a document. */
  kind: 1 << 14,
  /** What tells whose a record is. */
  whose: 1 << 15,
} as const;

const WORDS: readonly (readonly [cue: number, words: string])[] = [
  [
    CUE.signs,
    'sign e-sig esig sgd closed /s/ /es/ read~by reviewed~by dictated~by reported~by finalized~by completed~by prepared~by performed~by authenti verif attest approv confirm interpret',
  ],
  [CUE.unsigned, 'sign authenti draft prelim finali'],
  [CUE.blank, 'sign ___'],
  [CUE.reviewed, 'interpreted read reviewed reported finalized authenticated verified confirmed approved signed'],
  [CUE.denied, 'not never without awaiting pending'],
  [CUE.dated, 'date dos collected seen performed visit'],
  [CUE.identity, 'dob d.o.b born birth b.~0 mrn patient member beneficiary re: pt:'],
  [CUE.firstPage, 'page~0~of'],
  [CUE.digit, '0'],
  [CUE.colon, ':'],
  [CUE.box, '[ ( _'],
  [CUE.bar, '|'],
];
const { next, found } = automatonOf([
  ...WORDS.map(([bit, words]) => ({ bit, words: words.split(' ').map((word) => word.replaceAll('~', ' ')) })),
  { bit: CUE.whose, words: wordsOf(IDENTITY) ?? [] },
  { bit: CUE.kind, words: KIND_CUES.flatMap(({ content }) => (content && wordsOf(content)) ?? []) },
]);

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

/** The cue that two characters of a kind give when they stand together. */
const cueOfPair = new Uint16Array(128);
for (let letter = 0; letter < 26; letter++) {
  cueOfPair[97 + letter] = CUE.small;
  cueOfPair[65 + letter] = CUE.capitals;
}
for (const blank of ' \t\n\v\f\r') cueOfPair[blank.charCodeAt(0)] = CUE.bar;

/** No small letters but a month's name and an ordinal's end. */
const ONLY_MONTHS_SMALL = new RegExp(`^(?:[^a-z]|${MONTH_NAME}|(?<=\\d)(?:st|nd|rd|th))*$`);

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
    cues |= found[state] | (pair & before);
    before = pair;
  }
  // "TELEPHONE ENCOUNTER March 20, 2026" is typed in capitals
  const typed = CUE.small | CUE.capitals | CUE.digit;
  return (cues & typed) === typed && ONLY_MONTHS_SMALL.test(text.slice(start, end)) ? cues & ~CUE.small : cues;
}
