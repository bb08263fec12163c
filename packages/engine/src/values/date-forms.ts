// The forms in which people write dates, by what they have: figures or a month's name, a year or none. What a place in a text says of year,
// month and day comes out; which day that is, date-text.ts says.

import { type Day, partsOf } from './civil-date.ts';

export type DateTextOptions = {
  /** Year for dates written without one. */
  readonly pivotYear?: number;
  /** Better than a pivot year: a date without a year is the one nearest to this day. */
  readonly anchor?: Day;
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const MONTH_BEFORE = '\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?[ \\n]';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '((?:19|20)\\d\\d)';
const JOIN = '(?:to|through|thru|until|till|and|&|-|–|—|,)';

export type Parsed = { y?: number; m?: number; d?: number; quarter?: number };
export type Form = {
  readonly pattern: RegExp;
  readonly read: (m: RegExpExecArray, options: DateTextOptions) => Parsed | undefined;
};

/** @param begin what it begins with, where one kind of character: to look at what stands before a place takes longer */
const form = (source: string, read: Form['read'], begin = ''): Form => ({
  // "02/02/2026-05/15/2026" is two days, "555-12/34-5678" none
  pattern: new RegExp(
    `${begin}(?<![\\w.,/])(?:(?<!\\d-(?=\\d))|(?<=/\\d{1,4}-(?=\\d{1,2}/)))(?:${source})(?![\\w/])(?!-\\d(?!\\d?/\\d)|[.,]\\d)`,
    'gi',
  ),
  read,
});
/** @param shape what stands there at least: few figures are asked what stands before them */
const figure = (source: string, read: Form['read'], shape = '\\d'): Form => form(source, read, `(?=${shape})`);
const name = (source: string, read: Form['read']): Form => form(source, read, '(?=[jfmasond])');
/** "September", "sept" → 9. */
export const monthNumber = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const fullYear = (text: string): number =>
  text.length === 4 ? Number(text) : Number(text) < 50 ? 2000 + Number(text) : 1900 + Number(text);

export const FIGURES_WITH_YEAR: readonly Form[] = [
  figure(
    `${YEAR}[-/.](\\d{1,2})[-/.](\\d{1,2})(?:T[\\d:.]+Z?)?`,
    (m) => ({ y: +m[1], m: +m[2], d: +m[3] }),
    '\\d{4}[-/.]\\d{1,2}[-/.]\\d',
  ),
  figure(
    '(\\d{1,2})([-/])(\\d{1,2})\\2(\\d{4}|\\d{2})',
    (m) => monthDayYear(+m[1], +m[3], fullYear(m[4])),
    '\\d{1,2}[-/]\\d{1,2}[-/]\\d',
  ),
  figure(
    '(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})',
    (m) => (+m[2] > 12 ? { m: +m[1], d: +m[2], y: +m[3] } : { d: +m[1], m: +m[2], y: +m[3] }),
    '\\d{1,2}\\.\\d{1,2}\\.\\d',
  ),
];
export const NAMED: readonly Form[] = [
  // "Jan 20 - Apr 17" is two days, not one of 2017
  figure(`(?<!${MONTH_BEFORE})${DAY}(?:[ \\n]+of)?[ \\n/-]*${MONTH},?[ \\n/-]*(\\d{4}|'?\\d{2})`, (m) => ({
    d: +m[1],
    m: monthNumber(m[2]),
    y: fullYear(m[3].replace("'", '')),
  })),
  name(`${MONTH}[ \\n]*${DAY}(?:,[ \\n]*|[ \\n]+(?:of[ \\n]+)?)${YEAR}`, (m) => ({
    m: monthNumber(m[1]),
    d: +m[2],
    y: +m[3],
  })),
  name(`${MONTH}[ \\n/-]*(?:of[ \\n]+|,[ \\n]*)?(?:'(\\d\\d)|${YEAR})`, (m) => ({
    m: monthNumber(m[1]),
    y: fullYear(m[2] ?? m[3]),
  })),
];
export const FIGURES_WITHOUT_DAY: readonly Form[] = [
  figure(`(0?[1-9]|1[0-2])[/-]${YEAR}`, (m) => ({ m: +m[1], y: +m[2] }), '\\d{1,2}[/-]\\d{4}'),
  figure(`${YEAR}-(0[1-9]|1[0-2])`, (m) => ({ y: +m[1], m: +m[2] }), '\\d{4}-\\d'),
];
export const QUARTERS: readonly Form[] = [
  form(`Q([1-4])[ \\n]+(?:of[ \\n]+)?${YEAR}`, (m) => ({ quarter: +m[1], y: +m[2] })),
];
const YEAR_ALONE =
  /(?<![\w.,/$#:+-]|\b(?:cpt|npi|mrn|room|suite|box|no|id) )((?:19|20)\d\d)(?!\w|[/:]\d|[.,]\d|-\d{3}| ?(?:mg|mcg|ml|kcal|cal|iu|units?|steps|ft|feet|mm|cc|calories|%|hours|h)\b)/gi;
/** Not behind the name of a score: "Epworth score was 10/24", "ESS of 11/24" are no days. */
export const noScore = String.raw`(?<!\b(?:epworth|ess|score[ds]?|scoring|scale|mmse|moca|slums|phq-?9|gad-?7|isi|gcs)[ \n]?(?:\([^()]{1,8}\))?[ \n]?[:=]?[ \n]?(?:(?:today|now|is|was|of|at|only|score|scale|currently|about)[ \n]){0,3})`;
/** Right behind a value. */
export const IN_BRACKETS = String.raw`(?<=\d\s?(?:%|mm|lbs?|kg)?\s?\()`;
const PARTED = '\\d{1,2}/\\d';
export const YEARLESS_NAMED: readonly Form[] = [
  name(`${MONTH}[ \\n]+${DAY}`, (m) => (isName(m[1]) ? { m: monthNumber(m[1]), d: +m[2] } : undefined)),
  figure(`${DAY}(?:[ \\n]+of)?[ \\n-]+${MONTH}`, (m) =>
    isName(m[2]) ? { m: monthNumber(m[2]), d: +m[1] } : undefined,
  ),
];
export const YEARLESS_FIGURES: readonly Form[] = [
  figure(
    `${noScore}(0[1-9]|1[0-2])/(0[1-9]|[12]\\d|3[01])`,
    (m) => (m[0].includes('0') && m[0] !== '10/10' ? { m: +m[1], d: +m[2] } : undefined),
    PARTED,
  ),
  figure(
    `${noScore}(?:(?<=\\b(?:on|since|from|by|until|till|dated|to|of|before|after|through|starting|began|seen|done|(?:since|until|till|by|around|through) (?:about|around|roughly|approx\\.?)) )(\\d{1,2})/(\\d{1,2}))`,
    (m) => (m[0] === '10/10' ? undefined : { m: +m[1], d: +m[2] }),
    PARTED,
  ),
  // "NSTEMI 5/28": what is not planned lies behind; no "MI 2/2 occlusion", no half
  figure(
    `(?<=\\b(?:STEMI|NSTEMI|MI|stented|admitted|discharged) )(1[0-2]|[1-9])/(3[01]|[12]\\d|[1-9])`,
    (m) => (/^(?:\d+\/10|2\/2|[1-3]\/[2-4])$/.test(m[0]) ? undefined : { m: +m[1], d: +m[2] }),
    PARTED,
  ),
  // "started 3/2": neither a fraction of a tablet nor a score
  figure(
    `${noScore}(?<=\\b(?:started|restarted|begun|began|initiated|resumed|stopped|ended|quit|performed|repeated|placed|drawn|collected|injected|last (?:seen|visit|dose)|onset:?(?: ~)?|(?:MRI|MRIs|CT|CTs|XR|x-?rays?|films?|EMG|echo|PSG|ESI|TFESI|ILESI|MBB|RFA|inj|injections?|surgery|visit|LOV|labs|repeat)) )(1[0-2]|[1-9])/(3[01]|[12]\\d|[1-9])(?![ \\n]?(?:%|tabs?\\b|tablets?|pills?|doses?|dose\\b|strength|pain|visits?|sessions?|of\\b|positive|pos\\b|negative|neg\\b))`,
    (m) => (isFraction(+m[1], +m[2]) ? undefined : { m: +m[1], d: +m[2] }),
    PARTED,
  ),
  // "A1c 8.1 (5/20)", and "9.8 (1/26)" in 2026: that January
  figure(`${IN_BRACKETS}(1[0-2]|0?[1-9])/(3[01]|[12]\\d|0?[1-9])(?=\\))`, inBrackets, PARTED),
  // "4/14: caudal, no help" at the head of a line of a log
  figure(
    `(?<=^|\\n)(1[0-2]|[1-9])/(3[01]|[12]\\d|[6-9])(?=[ \\n]?[:–—-][ \\n])`,
    (m) => ({ m: +m[1], d: +m[2] }),
    PARTED,
  ),
  // "9/4 to present"
  figure(
    `${noScore}(1[0-2]|0?[1-9])/(3[01]|[12]\\d|0?[1-9])(?=[ \\n]*(?:→|->|-|–|—|to|through|thru)[ \\n]*(?:present|now|current|ongoing|date|today)\\b)`,
    (m) => ({ m: +m[1], d: +m[2] }),
    PARTED,
  ),
];
export const MONTHS_ALONE: readonly Form[] = [
  // "from the January epidural"
  name(
    `(?<=\\b(?:the|his|her|that|my|our) )${MONTH}(?= (?:epidural|injection|shot|block|visit|study|scan|MRI|CT|echo|films?|x-?ray|procedure|surgery|labs?|test|note|appointment|ablation|RFA|trial)\\b)`,
    (m) => (isNameInSentence(m[1]) ? { m: monthNumber(m[1]) } : undefined),
  ),
  name(
    `(?:(?<=\\b(?:in|since|by|early|mid|late|from|until|till|last|to|of|through|during|before|after|this|next|into|about|around|past|beyond|early in|end of)[ \\n-])${MONTH})`,
    (m) => (isNameInSentence(m[1]) || inOneCase(m) ? { m: monthNumber(m[1]) } : undefined),
  ),
];
/** "Back in '14". */
export const SHORT_YEARS: readonly Form[] = [
  form(`(?<=\\b(?:in|since|from|until|till|circa|early|late) )['’](\\d\\d)(?!['’\\w])`, (m) => ({ y: fullYear(m[1]) })),
];
export const YEARS: readonly Form[] = [{ pattern: YEAR_ALONE, read: (m) => ({ y: +m[1] }) }];

/** "June 3 and 10, 2026", "January to August 2024", "08/03 to 09/18/2026": the first part takes its year from what follows. */
export const SHARED_YEAR_NAMED: readonly Form[] = [
  name(`${MONTH}[ \\n]*${DAY}(?=[ \\n]*${JOIN}[ \\n]*(?:${MONTH}[ \\n]*)?${DAY},?[ \\n]+${YEAR})`, (m) => ({
    m: monthNumber(m[1]),
    d: +m[2],
    y: +m[m.length - 1],
  })),
  figure(`(?<=${MONTH}[ \\n]*${DAY}[ \\n]*${JOIN}[ \\n]*)${DAY},?[ \\n]+${YEAR}`, (m) => ({
    m: monthNumber(m[1]),
    d: +m[3],
    y: +m[4],
  })),
  name(`${MONTH}(?=[ \\n]*${JOIN}[ \\n]*${MONTH}[ \\n]+${YEAR})`, (m) => ({ m: monthNumber(m[1]), y: +m[3] })),
];
export const SHARED_YEAR_FIGURES: readonly Form[] = [
  figure(
    `(\\d{1,2})/(\\d{1,2})(?=[ \\n]*${JOIN}[ \\n]*(\\d{1,2})/\\d{1,2}/((?:20)?\\d\\d)\\b)`,
    (m) => {
      const y = fullYear(m[4]);
      return { m: +m[1], d: +m[2], y: +m[1] > +m[3] ? y - 1 : y };
    },
    PARTED,
  ),
];

/** "1/2", "4/5", "8/10": a share or a score. */
const isFraction = (a: number, of: number): boolean => of === 10 || (a <= of && of <= 5);
/** "(1/26)" is a month in 2026, "(1/25)" may be a day or a month; "8 (8/10)" is a score. */
function inBrackets(m: RegExpExecArray, { anchor }: DateTextOptions): Parsed | undefined {
  const value = /(\d+)\s?(?:%|mm|lbs?|kg)?\s?\($/.exec(m.input.slice(0, m.index))?.[1];
  const [month, day] = [+m[1], +m[2]];
  if (anchor === undefined || value === m[1] || isFraction(month, day)) return undefined;
  const { year } = partsOf(anchor);
  const ago = (year % 100) - day;
  if (ago === 0) return { y: year, m: month };
  return ago > 0 && ago <= LATELY ? undefined : { m: month, d: day };
}
/** Years: values older than that stand with their whole date. */
const LATELY = 5;
const isName = (month: string): boolean => /^[A-Z]/.test(month);
const isNameInSentence = (month: string): boolean => /^[A-Z](?:$|[a-z])/.test(month);
/** "in august", "IN AUGUST": of notes in one case; "march" and "may" only behind words that no verb follows. */
const inOneCase = (m: RegExpExecArray): boolean =>
  /^(?:january|february|april|june|july|august|september|october|november|december)$/i.test(m[1]) ||
  /^(?:JAN|FEB|APR|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC)$/.test(m[1]) ||
  (/^(?:march|may)$/i.test(m[1]) &&
    /\b(?:in|since|last|early|mid|late|during|(?:end|week|part|half|middle|beginning|start) of)[ \n-]$/i.test(
      m.input.slice(0, m.index),
    ));

function monthDayYear(a: number, b: number, y: number): Parsed {
  return a > 12 ? { d: a, m: b, y } : { m: a, d: b, y };
}
