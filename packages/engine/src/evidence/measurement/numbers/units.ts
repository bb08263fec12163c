// Units as data: how they are written, what they measure, and how they convert. Text after a number in, a unit out.

import { type UnitSymbol, unitSymbol } from '../../../values/unit-names.ts';
import { byFirstLetter } from '../../first-letters.ts';

export type Unit = {
  readonly symbol: UnitSymbol;
  /** Units of one dimension convert into each other. */
  readonly dimension: string;
  /** value in the dimension's base = value × factor + offset. */
  readonly factor: number;
  readonly offset?: number;
};

const table: readonly (readonly [
  symbol: UnitSymbol,
  dimension: string,
  factor: number,
  written: string,
  offset?: number,
])[] = [
  ['%', 'percent', 1, String.raw`%|percent(?:age)?\b|per\s?cent\b|pct\b`],
  ['kg/m2', 'body mass', 1, String.raw`kg\s?/\s?m\s?(?:2|²|\^2|sq(?:uared)?)?(?![a-z])|kg per m2`],
  ['mmol/mol', 'ifcc', 1, String.raw`mmol/mol\b`],
  ['mg/dL', 'mg/dL', 1, String.raw`mgs?\s?/\s?d[lL]|mg%|mg per d[lL]`],
  ['mmol/L', 'mmol/L', 1, String.raw`mmol\s?/\s?[lL]|mM\b`],
  ['mL/min/1.73', 'clearance', 1, String.raw`mL\s?/\s?min(?:ute)?\s?/\s?1\.73\s?m?(?:2|²)?`],
  ['mL/min', 'clearance', 1, String.raw`mL\s?/\s?min(?:ute)?\b`],
  ['L/min', 'flow', 1, String.raw`l(?:it(?:er|re)s?)?\s?(?:/|per)\s?m(?:in(?:ute)?)?\b|lpm\b`],
  ['cm/s', 'speed', 1, String.raw`cm\s?/\s?s(?:ec)?\b`],
  ['m/s', 'speed', 100, String.raw`m\s?/\s?s(?:ec)?\b`],
  ['cm2', 'area', 1, String.raw`cm\s?(?:2|²|\^2)|(?:sq(?:uare)?\.?\s?)cm|centimet(?:er|re)s? squared`],
  ['cmH2O', 'pressure (water)', 1, String.raw`cm\s?(?:of\s)?H2O|cm\s?(?:of\s)?water|cwp\b|cmH20`],
  ['mmHg', 'pressure', 1, String.raw`mm\s?(?:of\s)?Hg|torr\b`],
  ['kPa', 'pressure', 7.5006, String.raw`kPa\b`],
  ['mm', 'length', 0.1, String.raw`mms?\b|millimet(?:er|re)s?\b`],
  ['cm', 'length', 1, String.raw`cms?\b|centimet(?:er|re)s?\b`],
  ['km', 'length', 100000, String.raw`km\b|kilomet(?:er|re)s?\b`],
  ['mile', 'length', 160934, String.raw`miles?\b`],
  ['yd', 'length', 91.44, String.raw`yards?\b|yds?\b`],
  ['ft', 'length', 30.48, String.raw`feet\b|foot\b|ft\b|['′’](?!s)`],
  [
    'in',
    'length',
    2.54,
    String.raw`inch(?:es)?\b|ins?\.(?=[\s,;)]|$)|in\b(?!\s(?:the|a|an|his|her|their|\d{4}|[A-Z][a-z]|this|that|both|each|rem|supine|total|all|bed|patients?|clinic|office|left|right|past|last|about|case|lab|sleep|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|fall|winter|early|mid|late)\b)|["″”]`,
  ],
  ['m', 'length', 100, String.raw`met(?:er|re)s?\b|m\b(?!\/|\.\d)`],
  ['kg', 'mass', 1, String.raw`kgs?\b|kilo(?:gram)?s?\b`],
  // a scan's "lb" is read as "Ib"
  ['lb', 'mass', 1 / 2.20462, String.raw`[li]bs?\b\.?|pounds?\b|#(?!\d)`],
  ['oz', 'mass', 1 / 35.274, String.raw`oz\b|ounces?\b`],
  ['°F', 'temperature', 5 / 9, String.raw`(?:°|º|deg(?:rees?)?\.?)\s?F\b|F\b|fahrenheit\b`, -160 / 9],
  ['°C', 'temperature', 1, String.raw`(?:°|º|deg(?:rees?)?\.?)\s?C\b|C\b(?!\d|-)|celsius\b`],
  ['degrees', 'angle', 1, String.raw`°|º|deg(?:rees?)?\b`],
  ['pack-years', 'smoking', 1, String.raw`[- ]?pack[- ]?(?:years?|yrs?)\b|[- ]?pk[- ]?y(?:ea)?rs?\b|\bp[- ]?y\b|pyh\b`],
  ['ppd', 'packs per day', 1, String.raw`ppd\b|packs?\s?(?:/|per|a|each|every)\s?d(?:ay)?\b|packs? daily\b`],
  [
    '/h',
    'per hour',
    1,
    String.raw`(?:(?:respiratory\s|obstructive\s|total\s)?(?:events?|apneas?(?: and hypopneas?)?|episodes?|desaturations?|times?|x|ev)\s?)?(?:/\s?|per\s|an\s|each\s|every\s)(?:h|hr|hour)(?:\s(?:of\s)?(?:sleep|recording))?\b`,
  ],
  ['/min', 'per minute', 1, String.raw`bpm\b|(?:beats|breaths|x|times)?\s?(?:/\s?|per\s|a\s)min(?:ute)?\b`],
  ['/day', 'per day', 1, String.raw`(?:x|times)?\s?(?:/\s?|per\s|a\s|each\s|every\s)day\b|(?:x|times) daily\b`],
  [
    '/week',
    'per week',
    1,
    String.raw`(?:x|times|days|nights|sessions|visits)?\s?(?:/\s?|per\s|a\s|each\s|every\s)w(?:ee)?k\b|(?:x|times) weekly\b`,
  ],
  ['/night', 'per night', 1, String.raw`(?:x|times)\s?(?:/\s?|per\s|a\s|each\s|every\s)night\b|(?:x|times) nightly\b`],
  ['ms', 'short time', 1, String.raw`ms(?:ec)?\b|milliseconds?\b`],
  ['s', 'time', 1 / 86400, String.raw`sec(?:ond)?s?\b|s\b`],
  ['min', 'time', 1 / 1440, String.raw`min(?:ute)?s?\b\.?|['′](?=\s?\d)`],
  ['h', 'time', 1 / 24, String.raw`h(?:(?:ou)?rs?)?\b\.?|hours?\b`],
  ['D', 'diopters', 1, String.raw`D\b|diopters?\b|dioptres?\b`],
  ['days', 'time', 1, String.raw`d(?:ays?)?\b`],
  ['weeks', 'time', 7, String.raw`w(?:ee)?ks?\b\.?|w\b`],
  ['months', 'time', 30, String.raw`months?\b|mos\b\.?|mo\b\.?|mths?\b\.?|mnths?\b\.?`],
  ['years', 'time', 365, String.raw`y(?:ea)?rs?\b\.?|years?\b|y\/?o\b|y\.o\.|y\b`],
  ['pg/mL', 'pg/mL', 1, String.raw`pg\s?/\s?m[lL]`],
  ['ng/mL', 'ng/mL', 1, String.raw`ng\s?/\s?m[lL]`],
  ['ng/dL', 'ng/dL', 1, String.raw`ng\s?/\s?d[lL]`],
  ['g/dL', 'g/dL', 1, String.raw`gm?s?\s?/\s?d[lL]`],
  ['mg/g', 'mg/g', 1, String.raw`mg\s?/\s?g\b`],
  ['mg/L', 'mg/dL', 0.1, String.raw`mg\s?/\s?[lL]\b`],
  ['mEq/L', 'mEq/L', 1, String.raw`mEq\s?/\s?[lL]`],
  ['U/L', 'U/L', 1, String.raw`I?U\s?/\s?[lL]\b`],
  ['mIU/L', 'mIU/L', 1, String.raw`[mµu]I?U\s?/\s?m?[lL]\b`],
  ['10^3/uL', '10^3/uL', 1, String.raw`[kK]\s?/\s?(?:u|µ|mc)[lL]|x?\s?10\^?[39](?:\s?/\s?(?:u|µ|mc)?[lL])?`],
  ['cells/mm3', 'cells/mm3', 1, String.raw`cells?\s?/\s?(?:mm3|mm³|cu mm|[uµ][lL])|/\s?mm3`],
  ['mm/h', 'mm/h', 1, String.raw`mm\s?/\s?h(?:r|our)?\b`],
  ['g', 'small mass', 1000, String.raw`g(?:ra)?ms?\b|g\b`],
  ['mg', 'small mass', 1, String.raw`mgs?\b|milligrams?\b`],
  ['mcg', 'small mass', 0.001, String.raw`mcg\b|µg\b|micrograms?\b`],
  ['L', 'volume', 1000, String.raw`L\b|lit(?:er|re)s?\b`],
  ['mL', 'volume', 1, String.raw`m[lL]s?\b|ccs?\b|millilit(?:er|re)s?\b`],
  ['units', 'insulin units', 1, String.raw`units?\b|IU\b`],
  ['METs', 'mets', 1, String.raw`METS?s?\b`],
  ['mA', 'current', 1, String.raw`mA\b|milliamps?\b`],
  ['V', 'voltage', 1, String.raw`V\b|volts?\b`],
  ['dB', 'decibel', 1, String.raw`dB\b|decibels?\b`],
  ['points', 'points', 1, String.raw`points?\b|pts?\b`],
  ['packs', 'packs', 1, String.raw`packs?\b`],
  [
    'cigarettes',
    'cigarettes',
    1,
    String.raw`cig(?:arette)?s?\b|ciggies\b|roll-?ups?\b|(?:marlboro|camel|newport|winston|salem)s\b`,
  ],
];

type Entry = Unit & { readonly pattern: RegExp };

const entries: readonly Entry[] = table.map(([symbol, dimension, factor, written, offset]) => ({
  symbol,
  dimension,
  factor,
  offset,
  // Upper and lower case matter in few units (F, C, D, V, L, mM): the single capital letters are compared as written.
  pattern: new RegExp(`(?:${written})`, /^(?:°F|°C|D|V|L|m|s|mmol\/L|METs)$/.test(symbol) ? 'y' : 'iy'),
}));

/** Behind most numbers stands a letter with which few units begin. */
const entriesAt = byFirstLetter(entries);
const FILLS = new Set('fcws');
const FILLING = /^(?:full|consecutive|whole|straight|solid)\s(?=(?:days|weeks|wks|months|years)\b)/;

// Rate and ratio units must be tried before their own beginnings ("mg/dL" before "mg", "cm H2O" before "cm"): the longest match wins.
export function unitAt(text: string, at: number): { readonly unit: Unit; readonly end: number } | null {
  let from = at;
  if (text[from] === '-' && /[a-z]/i.test(text[from + 1] ?? '')) from++;
  while (text[from] === ' ') from++;
  if (from - at > 2 || from >= text.length) return null;
  if (!/[A-Za-z%°º"″”'′’#/µ-]/.test(text[from])) return null;
  // "six full weeks", "eight consecutive weeks"
  if (from > at && FILLS.has(text[from])) from += FILLING.exec(text.slice(from, from + 24))?.[0].length ?? 0;
  let best: { unit: Unit; end: number } | null = null;
  for (const start of from === at ? [at] : [from, at]) {
    for (const e of entriesAt(text.charCodeAt(start))) {
      e.pattern.lastIndex = start;
      const m = e.pattern.exec(text);
      // "T 98.6 HR 70": capitals before a number are the heart rate, not hours.
      if (m?.[0] === 'HR' && /^[\s:=-]{0,3}\d/.test(text.slice(start + 2))) continue;
      // "HCT 56.4 H": a laboratory's flag for high.
      if (m?.[0] === 'H') continue;
      if (m && m[0].length > 0 && (best === null || start + m[0].length > best.end))
        best = { unit: e, end: start + m[0].length };
    }
    if (best) return best;
  }
  return best;
}

const bySymbol = new Map(entries.map((e) => [e.symbol, e]));

/** The unit that a policy names; null for a bare number or a unit not in the table. */
export function unitNamed(name: string): Unit | null {
  const symbol = unitSymbol(name);
  return symbol === null ? null : (bySymbol.get(symbol) ?? null);
}

/** What a number without a unit may have been meant in, besides the canonical unit itself. */
export const unwritten: Readonly<Record<string, readonly string[]>> = {
  kg: ['kg', 'lb'],
  lb: ['lb', 'kg'],
  cm: ['cm', 'in'],
  in: ['in', 'cm'],
  '°F': ['°F', '°C'],
  '°C': ['°C', '°F'],
  mmHg: ['mmHg', 'kPa'],
};
/** A bare gas pressure above this is in mm Hg: in kPa nobody breathes so. */
export const mostKilopascals = 20;

const glucose = /gluc|sugar|\bbg\b|\bbgs?\b|sensor|hypogly/i;
const cholesterol = /chol|\bldl\b|\bhdl\b/i;

/** Converts between units of one dimension, and the few that need to know the analyte; null when it cannot be. */
export function convert(value: number, from: Unit, to: Unit, analyte: string): number | null {
  if (from.symbol === to.symbol) return value;
  if (from.dimension === to.dimension) {
    const base = value * from.factor + (from.offset ?? 0);
    return tidy((base - (to.offset ?? 0)) / to.factor);
  }
  const both = `${from.symbol}>${to.symbol}`;
  if (both === 'mmol/L>mg/dL') {
    if (glucose.test(analyte)) return tidy(value * 18.016);
    if (cholesterol.test(analyte)) return tidy(value * 38.67);
  }
  if (both === 'mg/dL>mmol/L' && glucose.test(analyte)) return tidy(value / 18.016);
  if (both === 'mmol/mol>%') return tidy(value * 0.09148 + 2.152);
  if (both === '°>degrees') return value;
  if (both === 's>ms') return tidy(value * 1000);
  return null;
}

/** Conversion must not bring digits that nobody measured: 12 significant figures are kept. */
const tidy = (n: number): number => Number(n.toPrecision(12));
