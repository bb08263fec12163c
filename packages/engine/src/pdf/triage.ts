// What is known of a page's native text → whether its picture has to be read too, and how the two readings make one page.

import { area, overlap } from './geometry.ts';
import type { NativePage } from './native-page.ts';
import type { Page, Word } from './page.ts';
import type { ScanReading } from './scan-page.ts';

/** The text layer is meant for reading, holds nothing, or is not what is printed. */
export type TextLayer = 'sound' | 'empty' | 'garbage';

const common = new Set(
  `the of and to in with for is was on no at by patient name date not history he she his her are from as or this has had be
   exam pain left right normal page mg daily plan a an x it that will may have today year years old per without day days
   dob mrn medical report notes signed provider visit diagnosis clinic test results`.split(/\s+/),
);
const tokensToJudge = 40;
const commonShare = 0.02;
const pronounceableShare = 0.75;
const garbledShare = 0.2;
const pictureShare = 0.12;
const coveredShare = 0.5;

/** A vowel, and no more consonants in a row than English has: most real words, names of drugs and tests included. */
const pronounceable = (token: string): boolean => /[aeiouy]/.test(token) && !/[^aeiouy]{5}/.test(token);

/** Fonts that map to wrong letters give words that no text has. Too few words are given the benefit of the doubt. */
const isPlausible = (words: readonly { readonly text: string }[]): boolean => {
  const tokens = words.map(({ text }) => text.toLowerCase().replace(/[^a-z]/g, '')).filter((token) => token.length > 0);
  if (tokens.length < tokensToJudge) return true;
  const known = tokens.filter((token) => common.has(token)).length;
  // Units ("mg/dL") are no words.
  const long = words.map(({ text }) => text.toLowerCase()).filter((text) => /^\(?[a-z]{4,}[.,:;)]?$/.test(text));
  return known >= commonShare * tokens.length || long.filter(pronounceable).length >= pronounceableShare * long.length;
};

export const textLayerOf = (native: NativePage): TextLayer => {
  if (native.garbled > garbledShare * Math.max(1, native.drawn)) return 'garbage';
  if (native.words.length === 0) return 'empty';
  return isPlausible(native.words.map(({ word }) => word)) ? 'sound' : 'garbage';
};

const largestPicture = (native: NativePage): number =>
  Math.max(0, ...native.objects.images.map((box) => area(box))) /
  Math.max(1, native.geometry.width * native.geometry.height);

/** Pictures may hold print: pages under them are read anew, whatever text lies hidden behind. */
export const needsOcr = (native: NativePage): boolean =>
  textLayerOf(native) === 'garbage' ||
  (native.words.length === 0 && native.objects.count > 0) ||
  native.objects.covered >= coveredShare ||
  largestPicture(native) >= pictureShare;

/** The picture's own resolution when it is near 200 dpi, so that no pixel of a fax is blurred; else 200. */
export const scanDpi = (native: NativePage): number => {
  const { imageDpi } = native.objects;
  return imageDpi >= 190 && imageDpi <= 240 ? imageDpi : 200;
};

export const nativePage = (number: number, native: NativePage): Page => ({
  number,
  width: native.geometry.width,
  height: native.geometry.height,
  source: native.words.length > 0 ? 'text' : 'blank',
  confidence: 100,
  words: native.words.map(({ word }) => word),
});

export const unreadablePage = (number: number, native?: NativePage): Page => ({
  number,
  width: native?.geometry.width ?? 612,
  height: native?.geometry.height ?? 792,
  source: 'unreadable',
  confidence: 0,
  words: [],
});

const lettersOf = (words: readonly Word[]): number => words.reduce((sum, word) => sum + word.text.length, 0);

/** Native words stand; what the picture shows beside them is added. */
export const joinReadings = (number: number, native: NativePage, scan: ScanReading): Page => {
  const layer = textLayerOf(native);
  const own = native.words.map(({ word }) => word);
  const trusted =
    layer === 'sound' || (layer === 'garbage' && scan.source !== 'ocr' && native.garbled === 0) ? own : [];
  const { width, height } = native.geometry;
  const sideways = scan.turned === 90 || scan.turned === 270;
  const frame = { number, width: sideways ? height : width, height: sideways ? width : height };
  if (scan.turned !== undefined) return { ...frame, ...scan };
  const added = scan.words.filter(
    (word) => !trusted.some((other) => area(overlap(word, other)) > 0.3 * Math.min(area(word), area(other))),
  );
  const words = [...trusted, ...added];
  const hidesPicture = scan.source === 'unreadable' && (native.objects.covered >= coveredShare || trusted.length === 0);
  if (hidesPicture) return { ...frame, source: 'unreadable', confidence: scan.confidence, words };
  if (words.length === 0)
    return { ...frame, source: scan.source === 'ocr' ? 'blank' : scan.source, confidence: 100, words };
  return lettersOf(trusted) >= lettersOf(added)
    ? { ...frame, source: 'text', confidence: 100, words }
    : { ...frame, source: 'ocr', confidence: scan.confidence, words };
};
