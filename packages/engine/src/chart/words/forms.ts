// A place in a text in, what the word written there folds to out. Charts use the same words again and again: each is folded once,
// its strings are shared, and a word seen before is known by its letters, without being cut out of the text.

import { stringOf } from '../codes.ts';
import { normOf } from './norm.ts';
import { stemOf } from './stem.ts';

export type Form = {
  readonly written: string;
  /** Where its letters stand among those of all words. */
  readonly from: number;
  readonly norm: string;
  readonly stem: string;
  /** The same for the same norm, and as a rule another for another. */
  readonly hash: number;
  /** The list of words that has it, told by a number, and its place there: the last one that asked (see `numbered`). */
  list: number;
  place: number;
};

let lists = 0;

/** Numbers the words of one text as they come: each has the place at which it stands in `words`. */
export function numbered(words: Form[]): (form: Form) => number {
  const list = ++lists;
  return (form) => {
    if (form.list !== list) {
      form.list = list;
      form.place = words.length;
      words.push(form);
    }
    return form.place;
  };
}

const FEWEST_SLOTS = 1 << 12;
/** Rather than keep every word of every chart. */
const MOST_FORMS = 1 << 16;

/** An open hash table: slots hold forms, next to one another where their hashes meet. */
let slots: (Form | undefined)[] = new Array(FEWEST_SLOTS).fill(undefined);
let hashes = new Int32Array(FEWEST_SLOTS);
let count = 0;
/** Those of all words, one word behind another. */
let letters = new Uint16Array(FEWEST_SLOTS);
let used = 0;

/** One letter more. Whoever walks over a word's letters anyway gathers its hash on the way. */
export const hashed = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;

export function formAt(codes: Uint16Array, start: number, end: number): Form {
  let hash = 0;
  for (let at = start; at < end; at++) hash = hashed(hash, codes[at]);
  return formOf(codes, start, end, hash);
}

/** @param whole the hash of the letters from `start` to `end` */
export function formOf(codes: Uint16Array, start: number, end: number, whole: number): Form {
  // The last letters alone would decide the slot.
  const hash = whole ^ (whole >>> 15);
  const last = slots.length - 1;
  let slot = hash & last;
  for (let form = slots[slot]; form !== undefined; form = slots[slot]) {
    if (hashes[slot] === hash && standsAt(form, codes, start, end)) return form;
    slot = (slot + 1) & last;
  }
  return put(codes, start, end, hash);
}

function standsAt({ written, from }: Form, codes: Uint16Array, start: number, end: number): boolean {
  const { length } = written;
  if (length !== end - start) return false;
  for (let i = 0; i < length; i++) if (letters[from + i] !== codes[start + i]) return false;
  return true;
}

function foldedAt(codes: Uint16Array, start: number, end: number): Form {
  const written = stringOf(codes, start, end);
  const norm = normOf(written);
  let hash = 0;
  for (let i = 0; i < norm.length; i++) hash = Math.imul(hash ^ norm.charCodeAt(i), 0x01000193);
  return { written, from: keep(codes, start, end), norm, stem: stemOf(norm), hash, list: 0, place: 0 };
}

/** Puts letters behind those already there. */
function keep(codes: Uint16Array, start: number, end: number): number {
  const from = used;
  used += end - start;
  if (used > letters.length) {
    const wider = new Uint16Array(2 * used);
    wider.set(letters);
    letters = wider;
  }
  letters.set(codes.subarray(start, end), from);
  return from;
}

function put(codes: Uint16Array, start: number, end: number, hash: number): Form {
  if (count >= MOST_FORMS) {
    slots.fill(undefined);
    count = 0;
    used = 0;
  }
  if (count * 2 >= slots.length) widen();
  const form = foldedAt(codes, start, end);
  place(form, hash);
  count++;
  return form;
}

function widen(): void {
  const forms = slots;
  const before = hashes;
  slots = new Array(forms.length * 2).fill(undefined);
  hashes = new Int32Array(forms.length * 2);
  for (let slot = 0; slot < forms.length; slot++) {
    const form = forms[slot];
    if (form !== undefined) place(form, before[slot]);
  }
}

function place(form: Form, hash: number): void {
  const last = slots.length - 1;
  let slot = hash & last;
  while (slots[slot] !== undefined) slot = (slot + 1) & last;
  slots[slot] = form;
  hashes[slot] = hash;
}
