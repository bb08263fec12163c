// The units that a policy may name: the symbols of the readers' table (evidence/measurement/numbers/units.ts), what they are also
// called, and what stands for a bare number. A name in, its symbol out.

export const unitSymbols = [
  ...[
    '%',
    'points',
    '/h',
    '/min',
    '/day',
    '/week',
    '/night',
    'h',
    'min',
    's',
    'ms',
    'days',
    'weeks',
    'months',
    'years',
  ],
  ...['kg/m2', 'kg', 'lb', 'oz', 'g', 'mg', 'mcg', 'L', 'mL', 'cm2', 'mm', 'cm', 'm', 'km', 'in', 'ft', 'yd', 'mile'],
  ...['mmHg', 'kPa', 'cmH2O', 'L/min', 'cm/s', 'm/s', '°F', '°C', 'degrees', 'D', 'dB', 'METs', 'mA', 'V', 'units'],
  ...['mg/dL', 'mmol/L', 'mmol/mol', 'mL/min', 'mL/min/1.73', 'g/dL', 'ng/mL', 'ng/dL', 'pg/mL', 'mg/g', 'mg/L'],
  ...['mEq/L', 'U/L', 'mIU/L', '10^3/uL', 'cells/mm3', 'mm/h', 'pack-years', 'ppd', 'packs', 'cigarettes'],
] as const;
export type UnitSymbol = (typeof unitSymbols)[number];

const alsoCalled: Readonly<Record<string, UnitSymbol>> = {
  percent: '%',
  'events/h': '/h',
  'events/hour': '/h',
  '/hr': '/h',
  hours: 'h',
  hour: 'h',
  hr: 'h',
  minutes: 'min',
  minute: 'min',
  seconds: 's',
  day: 'days',
  week: 'weeks',
  month: 'months',
  year: 'years',
  yr: 'years',
  inches: 'in',
  inch: 'in',
  lbs: 'lb',
  pounds: 'lb',
  f: '°F',
  degf: '°F',
  degc: '°C',
  'beats/min': '/min',
  c: '°C',
  'kg/m²': 'kg/m2',
  'cm h2o': 'cmH2O',
  lpm: 'L/min',
  bpm: '/min',
  deg: 'degrees',
  '°': 'degrees',
  pack_years: 'pack-years',
  'pack years': 'pack-years',
  diopters: 'D',
  score: 'points',
  msec: 'ms',
};

const bySpelling = new Map(unitSymbols.map((symbol) => [symbol.toLowerCase(), symbol]));

/** Null for a bare number or a unit not in the table. */
export function unitSymbol(name: string): UnitSymbol | null {
  const key = name.trim().toLowerCase();
  return bySpelling.get(key) ?? alsoCalled[key] ?? null;
}

/** Words that count what a bare number counts. */
export const countWords: ReadonlySet<string> = new Set(['', 'count', 'points', 'events', 'number', 'score', 'n']);
/** A visual acuity: the number below 20. */
export const acuityUnit = /^(?:20\/x?|snellen)$/i;
/** `/10`: a score out of so many. */
export const scale = /^\/(\d+)$/;

export const isUnit = (name: string): boolean =>
  unitSymbol(name) !== null || countWords.has(name.toLowerCase()) || acuityUnit.test(name) || scale.test(name);

const isBare = (name: string): boolean => countWords.has(name.toLowerCase()) || scale.test(name);

/** `hours` and `h` name one unit; a count and a score have none. */
export const isSameUnit = (a: string, b: string): boolean =>
  a.toLowerCase() === b.toLowerCase() ||
  (unitSymbol(a) !== null && unitSymbol(a) === unitSymbol(b)) ||
  (isBare(a) && isBare(b));

/** What `help` lists. */
export const knownUnits = (): string => [...unitSymbols, '/10 (a score out of ten)', '20/ (acuity)'].join(', ');
