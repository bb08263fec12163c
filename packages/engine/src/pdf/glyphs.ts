// A PDF page's text layer → its drawn characters with boxes, each judged for whether a reader of the page could see it.

import { type Box, type Geometry, placeBox } from './geometry.ts';
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
type ObjectStyle = FontStyle & Sight & { readonly size: number; readonly turn: Turn };

/** Print below this size is for machines, not for readers. */
const smallestLegible = 2;
const invisibleModes = new Set([3, 7]);
const paleFrom = 0.75;

const fontStyle = (pdfium: Pdfium, font: number): FontStyle => {
  const { call, memory, scratch } = pdfium;
  const length = Math.min(call.FPDFFont_GetBaseFontName(font, scratch, scratchBytes), scratchBytes);
  const name = Buffer.from(memory.HEAPU8.subarray(scratch, scratch + Math.max(0, length - 1))).toString('latin1');
  const bold = /bold|black|heavy|demi/i.test(name) || call.FPDFFont_GetWeight(font) >= 600;
  return { bold, symbol: symbolFontOf(name) };
};

const turnOf = (geometry: Geometry, a: number, b: number): Turn => {
  const [ox, oy] = geometry.place(0, 0);
  const [px, py] = geometry.place(a, b);
  const degrees = (Math.atan2(py - oy, px - ox) * 180) / Math.PI;
  const turns = Math.round(degrees / 90);
  return Math.abs(degrees - turns * 90) <= 5 ? (((turns + 4) % 4) as Turn) : undefined;
};

const sightOf = (pdfium: Pdfium, object: number, size: number): Sight => {
  const { call, memory, scratch } = pdfium;
  if (object === 0) return { sight: 'shown', light: 0 };
  const mode = call.FPDFTextObj_GetTextRenderMode(object);
  if (invisibleModes.has(mode) || size < smallestLegible) return { sight: 'hidden', light: 0 };
  const stroked = mode === 1 || mode === 5;
  const got = stroked
    ? call.FPDFPageObj_GetStrokeColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)
    : call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  if (!got) return { sight: 'doubtful', light: 0 };
  const [r, g, b, alpha] = memory.HEAPU32.subarray(scratch >> 2, (scratch >> 2) + 4) as unknown as [
    number,
    number,
    number,
    number,
  ];
  if (alpha < 16) return { sight: 'hidden', light: 0 };
  const light = (0.299 * r + 0.587 * g + 0.114 * b) / 255;
  return { sight: light > paleFrom || alpha < 96 || mode > 2 ? 'doubtful' : 'shown', light };
};

/** Reads the layer of one loaded text page. */
export const readGlyphs = (pdfium: Pdfium, textPage: number, geometry: Geometry): GlyphLayer => {
  const { call, memory, scratch } = pdfium;
  const fonts = new Map<number, FontStyle>();
  const styles = new Map<number, ObjectStyle>();
  const items: (Glyph | Break)[] = [];
  let garbled = 0;
  let hidden = 0;
  let highHalf = 0;

  const styleAt = (index: number, object: number): ObjectStyle => {
    const known = styles.get(object);
    if (known !== undefined) return known;
    call.FPDFText_GetMatrix(textPage, index, scratch);
    const [a, b, c, d] = memory.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    const turn = turnOf(geometry, a, b);
    const size = call.FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d);
    const font = object === 0 ? 0 : call.FPDFTextObj_GetFont(object);
    let face = fonts.get(font);
    if (face === undefined) {
      face = font === 0 ? { bold: false, symbol: undefined } : fontStyle(pdfium, font);
      fonts.set(font, face);
    }
    const style: ObjectStyle = { ...face, size, turn, ...sightOf(pdfium, object, size) };
    styles.set(object, style);
    return style;
  };

  const boxAt = (index: number, upright: boolean, size: number): Box & { readonly tight: boolean } => {
    // The loose box has the font's full height and advance, but PDFium computes it for upright text only.
    if (upright && call.FPDFText_GetLooseCharBox(textPage, index, scratch)) {
      const at = scratch >> 2;
      const heap = memory.HEAPF32;
      const box = placeBox(geometry, heap[at]!, heap[at + 1]!, heap[at + 2]!, heap[at + 3]!);
      const height = box.y1 - box.y0;
      if (box.x1 > box.x0 && Math.abs(height - size) <= 0.2 * size) return { ...box, tight: false };
      if (box.x1 > box.x0 && height > 0) {
        // Some fonts claim a height that reaches into the lines beside them, and a ligature's pieces have only their ink.
        call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
        const [, base] = geometry.place(memory.HEAPF64[scratch >> 3]!, memory.HEAPF64[(scratch >> 3) + 1]!);
        return { x0: box.x0, x1: box.x1, y0: base - 0.9 * size, y1: base + 0.22 * size, tight: height < size };
      }
    }
    call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
    const at = scratch >> 3;
    const heap = memory.HEAPF64;
    return { ...placeBox(geometry, heap[at]!, heap[at + 3]!, heap[at + 1]!, heap[at + 2]!), tight: true };
  };

  const count = call.FPDFText_CountChars(textPage);
  for (let index = 0; index < count; index++) {
    let code = call.FPDFText_GetUnicode(textPage, index);
    if (code === 0x0a || code === 0x0d) {
      items.push({ text: '\n' });
      continue;
    }
    // A space that PDFium made up is left to the gap test of words.ts, which knows letter-spaced headings.
    if (code === 0x20 || code === 0xa0 || code === 0x09) {
      if (call.FPDFText_IsGenerated(textPage, index) !== 1) items.push({ text: ' ' });
      continue;
    }
    if (code >= 0x2000 && code <= 0x200d) {
      if (code <= 0x200a) items.push({ text: ' ' });
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
    const object = call.FPDFText_GetTextObject(textPage, index);
    const style = styleAt(index, object);
    if (style.sight === 'hidden') {
      hidden++;
      items.push({ text: '\n' });
      continue;
    }
    const text = code < 0x20 && code !== 2 && style.symbol === undefined ? undefined : glyphText(code, style.symbol);
    if (
      text === undefined ||
      (code !== 2 && style.symbol === undefined && call.FPDFText_HasUnicodeMapError(textPage, index) === 1)
    )
      garbled++;
    if (text === undefined) continue;
    const box = boxAt(index, style.turn === 0, style.size);
    if (box.x1 <= 0 || box.y1 <= 0 || box.x0 >= geometry.width || box.y0 >= geometry.height) {
      hidden++;
      items.push({ text: '\n' });
      continue;
    }
    items.push({
      ...box,
      text,
      size: style.size,
      bold: style.bold,
      turn: style.turn,
      doubtful: style.sight === 'doubtful',
      light: style.light,
      object,
    });
  }
  return { items, garbled, hidden };
};
