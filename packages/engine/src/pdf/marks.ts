// One drawn character and the font it is set in → what a reader sees: check boxes become "☒" and "☐", symbol fonts their Unicode signs.

export const ticked = '☒';
export const unticked = '☐';

/** A sign of a symbol font whose code says nothing: only its picture tells whether it is a check box. The code follows. */
const riddle = '\ufffc';

export type SymbolFont = 'wingdings' | 'wingdings2' | 'webdings' | 'dingbats' | 'symbol';

/** `symbolFontOf('ABCDEF+Wingdings-Regular')` → `'wingdings'`. */
export const symbolFontOf = (fontName: string): SymbolFont | undefined => {
  if (/wingdings\s?-?2/i.test(fontName)) return 'wingdings2';
  if (/wingdings/i.test(fontName)) return 'wingdings';
  if (/webdings/i.test(fontName)) return 'webdings';
  if (/dingbats/i.test(fontName)) return 'dingbats';
  if (/(^|\+)symbol/i.test(fontName)) return 'symbol';
  return undefined;
};

// Glyph codes of the fonts themselves: what a file without (or with a wrong) Unicode map hands over.
const codes: Readonly<Record<SymbolFont, Readonly<Record<number, string>>>> = {
  wingdings: {
    111: unticked,
    112: unticked,
    113: unticked,
    114: unticked,
    168: unticked,
    120: ticked,
    253: ticked,
    254: ticked,
    251: '✗',
    252: '✓',
    161: '○',
    164: '◉',
    108: '•',
    110: '■',
    118: '•',
    159: '•',
    167: '•',
    216: '•',
    224: '→',
    225: '↑',
    226: '↓',
  },
  wingdings2: { 82: ticked, 83: ticked, 84: ticked, 163: unticked, 79: '✗', 80: '✓', 151: '•' },
  webdings: { 99: unticked, 97: '✓', 114: '✗', 103: '■' },
  dingbats: {
    111: unticked,
    112: unticked,
    113: unticked,
    114: unticked,
    51: '✓',
    52: '✓',
    53: '✗',
    54: '✗',
    55: '✗',
    56: '✗',
    108: '●',
    110: '■',
  },
  symbol: {
    68: 'Δ',
    97: 'α',
    98: 'β',
    103: 'γ',
    109: 'μ',
    163: '≤',
    171: '↔',
    172: '←',
    173: '↑',
    174: '→',
    175: '↓',
    176: '°',
    177: '±',
    179: '≥',
    180: '×',
    183: '•',
    184: '÷',
    185: '≠',
    187: '≈',
  },
};

const boxes: Readonly<Record<string, string>> = {
  '☐': unticked,
  '□': unticked,
  '▢': unticked,
  '◻': unticked,
  '⬜': unticked,
  '❏': unticked,
  '❐': unticked,
  '❑': unticked,
  '❒': unticked,
  '⃞': unticked,
  '☑': ticked,
  '☒': ticked,
  '⊠': ticked,
  '⌧': ticked,
  '✅': ticked,
  '❎': ticked,
  '🗹': ticked,
  '🗷': ticked,
  '🗵': ticked,
  '◉': ticked,
  '⦿': ticked,
  '🔘': ticked,
};

const plain: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
  '\u2010': '-',
  '\u2011': '-',
  '\u00ad': '-',
  '\u0002': '-',
};

const ascii: readonly string[] = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/**
 * `glyphText(0xf0fe, 'wingdings')` → `'☒'`; U+0002 is how PDFium hands over a hyphen at the end of a line, which stands on the page
 * as a hyphen. Undefined for a code that is no character at all.
 */
export const glyphText = (code: number, font: SymbolFont | undefined): string | undefined => {
  if (font === undefined && code > 0x20 && code < 0x7f) return ascii[code];
  const low = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (font !== undefined && low < 0x100) {
    const drawn = codes[font][low];
    if (drawn !== undefined) return drawn;
    // Some writers number the signs of the subset as they please; control codes betray them.
    if (low < 0x20 || (low >= 0x7f && low < 0xa0)) return riddle + low.toString(16);
  }
  if (code >= 0xf000 && code <= 0xf0ff) return codes.symbol[low] ?? codes.wingdings[low];
  if (code === 0xfffd || code === 0xffff || code === 0 || (code >= 0xe000 && code <= 0xf8ff)) return undefined;
  const text = String.fromCodePoint(code);
  return boxes[text] ?? plain[text] ?? text;
};

export const isRiddle = (text: string): boolean => text.startsWith(riddle);

/** A tick or cross without its box: inside a check box it says "on"; elsewhere it stays what it is. */
export const isBareMark = (text: string): boolean => /^[✓✔✕✖✗✘xX●■•]$/u.test(text);

/** Round choices: an empty circle is an answer only where a filled one stands on the same page; elsewhere it is a bullet. */
export const emptyCircle = /^[○◯❍]$/u;
