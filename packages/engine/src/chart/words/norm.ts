// A word as written in, the word as it is compared out: NFKC, lower case, without accents, with plain quotes.

const PLAIN = /^[a-z\d.]+$/;
/** "Ø pain": shorthand for no. */
const SYMBOLS: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≤': '<=',
  '%': 'percent',
  '&': 'and',
  Ø: 'no',
  ø: 'no',
};

/** Scanners take the I of a Roman numeral for an l; no English word is written so. */
const MISREAD_ROMAN: ReadonlyMap<string, string> = new Map(
  Object.entries({ Il: 'ii', lI: 'ii', IIl: 'iii', IlI: 'iii', lII: 'iii', llI: 'iii', lV: 'iv' }),
);

/** "Dtr says she fell"; the reflexes are "DTR" or "dtrs". */
const RELATIVES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Dtr: 'daughter',
    dtr: 'daughter',
    Dau: 'daughter',
    dau: 'daughter',
    Husb: 'husband',
    Hubby: 'husband',
    hubby: 'husband',
    husb: 'husband',
  }),
);

/** `normOf('Estévez’s')` → `"estevez's"`. */
export function normOf(text: string): string {
  const roman = MISREAD_ROMAN.get(text);
  if (roman) return roman;
  const relative = RELATIVES.get(text);
  if (relative) return relative;
  if (PLAIN.test(text)) return text;
  const symbol = SYMBOLS[text];
  if (symbol) return symbol;
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(\d{1,3}(?:,\d{3})+)/, (n) => n.replaceAll(',', ''));
}
