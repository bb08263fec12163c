// Lines in, the births that a chart tells under their label out; and whether a line is about one who is born on such a day.

import { type Day, partsOf } from '../../values/civil-date.ts';
import { findDates } from '../../values/date-text.ts';
import { CUE } from '../layout/line-cues.ts';
import type { SetLine } from '../layout/set-line.ts';
import { IDENTITY } from './identity-cue.ts';

const BORN = /\b(?:DOB|D\.O\.B|born|birth ?date|date of birth|b\.(?= ?\d))(?![a-z])[^\d]{0,12}/i;
/** Behind its label a birth stands at once. */
const LONGEST_DAY = 24;

export type Births = {
  readonly days: ReadonlySet<Day>;
  /** What a line has in it at least that tells one of them: few lines do. */
  readonly trace: RegExp;
  /** By a line's place in the chart, whether it tells whose a paper is: 1 where it does, -1 where not, 0 where nobody has asked yet. */
  readonly telling: Int8Array;
};

/** In whatever form a day is printed: the same birth is known again in another. */
export function birthsIn(lines: readonly SetLine[]): Births {
  const found = new Set<Day>();
  for (const { string, cues } of lines) {
    if ((cues & CUE.identity) === 0) continue;
    const label = BORN.exec(string);
    if (!label) continue;
    const at = label.index + 1;
    const day = findDates(string.slice(at, label.index + label[0].length + LONGEST_DAY)).find(
      (d) => d.precision === 'day',
    );
    if (day) found.add(day.lo);
  }
  const years = new Set([...found].map((day) => String(partsOf(day).year)));
  const inFull = [...years].join('|') || 'none';
  const short = [...years].map((year) => year.slice(2)).join('|') || 'none';
  return {
    days: found,
    telling: new Int8Array(lines.length),
    trace: new RegExp(`${inFull}|(?<!\\d)(?:${short})(?!\\d)`),
  };
}

/** "Patient: Mae West", "West, Mae 09/17/1961". */
export const isAbout = (line: SetLine, births: Births): boolean =>
  ((line.cues & CUE.whose) !== 0 && IDENTITY.test(line.string)) || tellsBirth(line, births);

/** Of somebody whom the chart names with that day elsewhere. */
export const tellsBirth = ({ string, cues }: SetLine, births: Births): boolean =>
  (cues & CUE.digit) !== 0 && births.trace.test(string) && findDates(string).some((d) => births.days.has(d.lo));

/** A line's days that are nobody's birth. */
export const daysIn = ({ string, cues }: SetLine, births: Births): readonly Day[] =>
  (cues & CUE.digit) === 0
    ? []
    : findDates(string).flatMap((d) => (d.precision === 'day' && !births.days.has(d.lo) ? [d.lo] : []));

/** Has a line a day that is nobody's birth? */
export const hasDay = (line: SetLine, births: Births): boolean => daysIn(line, births).length > 0;

/** A birth under its label, a record's number, or a birth that the chart tells elsewhere. */
export function tellsWhose(line: SetLine, births: Births): boolean {
  const { telling } = births;
  const { index } = line;
  if (telling[index] === 0)
    telling[index] = ((line.cues & CUE.identity) !== 0 && WHOSE.test(line.string)) || tellsBirth(line, births) ? 1 : -1;
  return telling[index] === 1;
}
const WHOSE = /\b(?:DOB|D\.O\.B\.?|[Bb]irth ?date|[Dd]ate of [Bb]irth|[Bb]orn|BORN|MRN)\b[^a-z]{0,8}\d/;
