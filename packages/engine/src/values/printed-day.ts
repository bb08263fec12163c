// A day with its year as charts print it, as the source of a pattern: for lines that are only asked whether a day stands in them.
//
//   03/04/2026  3-4-26  03.04.2026  04-Mar-2026  4 March 2026  March 4th, 2026  Mar. 4, 2026  2026-03-04  2026/03/04

const NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const SHORT = NAMES.join('|');
/** "March", "Mar", "MAR". */
export const MONTH_NAME = `(?:(?:${SHORT})[a-z]{0,6}|(?:${SHORT.toUpperCase()})[A-Z]{0,6})(?![A-Za-z])`;
const MONTH = `${MONTH_NAME}\\.?`;
const LONG_YEAR = '(?:19|20)\\d\\d';

/** @param long the years of the forms that print all four figures */
export const dayIn = (year: string, long = year): string =>
  `(?:\\d{1,2}[/.-](?:\\d{1,2}|${MONTH})[/.-]${year}|\\d{1,2} ${MONTH},? ${long}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? ${long}|${long}[/.-]\\d{1,2}[/.-]\\d{1,2})`;

export const PRINTED_DAY = dayIn('(?:\\d{4}|\\d{2})', LONG_YEAR);
