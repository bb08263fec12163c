// A PDF page's text layer → its drawn characters with boxes, each judged for whether a reader of the page could see it.

import { type Box, type Geometry, placeBox, placeX, placeY } from './geometry.ts';
import { glyphText, type SymbolFont, symbolFontOf } from './marks.ts';
import { type Pdfium, scratchBytes } from './pdfium.ts';

/** Turns of the text against the shown page, clockwise quarter turns; undefined when oblique. */
export type Turn = 0 | 1 | 2 | 3 | undefined;

export type Glyph = Box & {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly turn: Turn;
  /** Pale, or drawn in an unusual way: to be compared with the rendered page before it is believed. */
  readonly doubtful: boolean;
  /** 0 black to 1 white. */
  readonly light: number;
  /** The box holds the ink only (pieces of a ligature, turned text), so gaps beside it look wider than they are. */
  readonly tight: boolean;
  /** PDFium's text object that draws it. */
  readonly object: number;
};

/** A space or line end between two glyphs. */
export type Break = { readonly text: ' ' | '\n' };

export type GlyphLayer = {
  readonly items: readonly (Glyph | Break)[];
  /** Drawn characters that have no meaning as text (fonts without a Unicode map). */
  readonly garbled: number;
  /** Characters nobody can see: invisible render mode, transparent, tiny, off the page. */
  readonly hidden: number;
};

type FontStyle = { readonly bold: boolean; readonly symbol: SymbolFont | undefined };
type Sight = { readonly sight: 'shown' | 'hidden' | 'doubtful'; readonly light: number };
type ObjectStyle = FontStyle & Sight & { readonly doubtful: boolean; readonly size: number; readonly turn: Turn };

/** Print below this size is for machines, not for readers. */
const smallestLegible = 2;
const noObject = -2;
const lineEnd: Break = { text: '\n' };
const space: Break = { text: ' ' };
const invisibleModes = new Set([3, 7]);
const paleFrom = 0.75;
const softHyphen = 0xad;

const fontStyle = (pdfium: Pdfium, font: number): FontStyle => {
  const { call, memory, scratch } = pdfium;
  const length = Math.min(call.FPDFFont_GetBaseFontName(font, scratch, scratchBytes), scratchBytes);
  const name = Buffer.from(memory.HEAPU8.subarray(scratch, scratch + Math.max(0, length - 1))).toString('latin1');
  // The weight is reckoned from the width of stems, which slanted ones only seem to have.
  const slanted = /ital|obliq/i.test(name);
  const bold = /bold|black|heavy|demi/i.test(name) || (!slanted && call.FPDFFont_GetWeight(font) >= 600);
  return { bold, symbol: symbolFontOf(name) };
};

const turnOf = (geometry: Geometry, a: number, b: number): Turn => {
  const dx = placeX(geometry, a, b) - placeX(geometry, 0, 0);
  const dy = placeY(geometry, a, b) - placeY(geometry, 0, 0);
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  const turns = Math.round(degrees / 90);
  return Math.abs(degrees - turns * 90) <= 5 ? (((turns + 4) % 4) as Turn) : undefined;
};

/** What PDFium says of a text object: matrix a to d, font size, font, render mode, colour (red -1: unknown) and alpha. */
const rawLength = 11;

const sightOf = (raw: Float64Array, size: number): Sight => {
  const mode = raw[6]!;
  if (mode === noObject) return { sight: 'shown', light: 0 };
  if (invisibleModes.has(mode) || size < smallestLegible) return { sight: 'hidden', light: 0 };
  if (raw[7]! < 0) return { sight: 'doubtful', light: 0 };
  if (raw[10]! < 16) return { sight: 'hidden', light: 0 };
  const light = (0.299 * raw[7]! + 0.587 * raw[8]! + 0.114 * raw[9]!) / 255;
  return { sight: light > paleFrom || raw[10]! < 96 || mode > 2 ? 'doubtful' : 'shown', light };
};

/** Reads the layer of one loaded text page. */
export const readGlyphs = (pdfium: Pdfium, textPage: number, geometry: Geometry): GlyphLayer => {
  const { call, memory, scratch } = pdfium;
  // Taken out of the library's thousand names once, not once a letter.
  const {
    FPDFText_GetUnicode: unicodeAt,
    FPDFText_GetTextObject: objectAt,
    FPDFText_GetLooseCharBox: looseBoxAt,
    FPDFText_HasUnicodeMapError: hasMapError,
    FPDFText_IsGenerated: isGenerated,
  } = call;
  const fonts = new Map<number, FontStyle>();
  const items: (Glyph | Break)[] = [];
  let garbled = 0;
  let hidden = 0;
  let highHalf = 0;
  let lastObject = 0;
  let style: ObjectStyle | undefined;

  const raw = new Float64Array(rawLength);
  const lastRaw = new Float64Array(rawLength);
  let lastStyle: ObjectStyle | undefined;

  const readRaw = (index: number, object: number): void => {
    call.FPDFText_GetMatrix(textPage, index, scratch);
    const at = scratch >> 2;
    for (let i = 0; i < 4; i++) raw[i] = memory.HEAPF32[at + i]!;
    raw[4] = call.FPDFText_GetFontSize(textPage, index);
    raw[5] = object === 0 ? 0 : call.FPDFTextObj_GetFont(object);
    const mode = object === 0 ? noObject : call.FPDFTextObj_GetTextRenderMode(object);
    raw[6] = mode;
    raw[7] = -1;
    if (object === 0) return;
    const got =
      mode === 1 || mode === 5
        ? call.FPDFPageObj_GetStrokeColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)
        : call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    if (got) for (let i = 0; i < 4; i++) raw[7 + i] = memory.HEAPU32[at + i]!;
  };

  // Some writers make an object of every letter: a style is worked out anew only where something differs from the last one.
  const styleAt = (index: number, object: number): ObjectStyle => {
    readRaw(index, object);
    if (lastStyle !== undefined && raw.every((value, i) => value === lastRaw[i])) return lastStyle;
    lastRaw.set(raw);
    const font = raw[5]!;
    let face = fonts.get(font);
    if (face === undefined) {
      face = font === 0 ? { bold: false, symbol: undefined } : fontStyle(pdfium, font);
      fonts.set(font, face);
    }
    const turn = turnOf(geometry, raw[0]!, raw[1]!);
    const size = raw[4]! * Math.hypot(raw[2]!, raw[3]!);
    const { sight, light } = sightOf(raw, size);
    lastStyle = { ...face, size, turn, sight, light, doubtful: sight === 'doubtful' };
    return lastStyle;
  };

  /** The glyph at an index; the hot path of the whole engine, hence without intermediate objects. */
  const glyphAt = (index: number, text: string, style: ObjectStyle, object: number): Glyph => {
    const { size } = style;
    const f32 = scratch >> 2;
    const f64 = scratch >> 3;
    let tight = true;
    let x0 = 0;
    let y0 = 0;
    let x1 = 0;
    let y1 = 0;
    // The loose box has the font's full height and advance, but PDFium computes it for upright text only.
    if (style.turn === 0 && looseBoxAt(textPage, index, scratch)) {
      const heap = memory.HEAPF32;
      const left = heap[f32]!;
      const top = heap[f32 + 1]!;
      const right = heap[f32 + 2]!;
      const bottom = heap[f32 + 3]!;
      const ax = placeX(geometry, left, top);
      const ay = placeY(geometry, left, top);
      const bx = placeX(geometry, right, bottom);
      const by = placeY(geometry, right, bottom);
      x0 = Math.min(ax, bx);
      x1 = Math.max(ax, bx);
      y0 = Math.min(ay, by);
      y1 = Math.max(ay, by);
      const height = y1 - y0;
      if (x1 > x0 && Math.abs(height - size) <= 0.2 * size) tight = false;
      else if (x1 > x0 && height > 0) {
        // Some fonts claim a height that reaches into the lines beside them, and a ligature's pieces have only their ink.
        call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
        const base = placeY(geometry, memory.HEAPF64[f64]!, memory.HEAPF64[f64 + 1]!);
        tight = height < size;
        y0 = base - 0.9 * size;
        y1 = base + 0.22 * size;
      } else x1 = x0;
    }
    if (x1 <= x0) {
      call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
      const heap = memory.HEAPF64;
      ({ x0, y0, x1, y1 } = placeBox(geometry, heap[f64]!, heap[f64 + 3]!, heap[f64 + 1]!, heap[f64 + 2]!));
    }
    const { bold, turn, light, doubtful } = style;
    return { x0, y0, x1, y1, text, size, bold, turn, doubtful, light, tight, object };
  };

  const count = call.FPDFText_CountChars(textPage);
  for (let index = 0; index < count; index++) {
    let code = unicodeAt(textPage, index);
    if (code === 0x0a || code === 0x0d) {
      items.push(lineEnd);
      continue;
    }
    // A space that PDFium made up is left to the gap test of words.ts, which knows letter-spaced headings.
    if (code === 0x20 || code === 0xa0 || code === 0x09) {
      if (isGenerated(textPage, index) !== 1) items.push(space);
      continue;
    }
    if (code >= 0x2000 && code <= 0x200d) {
      if (code <= 0x200a) items.push(space);
      continue;
    }
    if (code >= 0xd800 && code <= 0xdbff) {
      highHalf = code;
      continue;
    }
    if (code >= 0xdc00 && code <= 0xdfff) {
      code = highHalf === 0 ? 0xfffd : ((highHalf - 0xd800) << 10) + (code - 0xdc00) + 0x10000;
    }
    highHalf = 0;
    const object = objectAt(textPage, index);
    if (object !== lastObject || style === undefined) {
      style = styleAt(index, object);
      lastObject = object;
    }
    if (style.sight === 'hidden') {
      hidden++;
      items.push(lineEnd);
      continue;
    }
    const text = code < 0x20 && code !== 2 && style.symbol === undefined ? undefined : glyphText(code, style.symbol);
    if (text === undefined || (code !== 2 && style.symbol === undefined && hasMapError(textPage, index) === 1))
      garbled++;
    if (text === undefined) continue;
    const glyph = glyphAt(index, text, style, object);
    // Where a word may be broken, and was not: nobody sees it. Drawn with a width it is a hyphen.
    if (code === softHyphen && glyph.x1 - glyph.x0 < 0.05 * glyph.size) continue;
    if (glyph.x1 <= 0 || glyph.y1 <= 0 || glyph.x0 >= geometry.width || glyph.y0 >= geometry.height) {
      hidden++;
      items.push(lineEnd);
    } else items.push(glyph);
  }
  return { items, garbled, hidden };
};
