// What stands around a sentence that may tell a saturation or a gas: what governs it, its neighbours, and whether any of them has words
// of oxygen at all. Most sentences with a number have none: they are not read further.

import { wordsIn } from '../../../chart/characters.ts';
import type { Chart, Sentence } from '../../../chart/chart.ts';
import { flatText } from '../../flat-text.ts';
import { hintsFor, toldBy } from '../../sentence-patterns.ts';
import { GIVEN, gasWord, IN_AIR, LITRES, RESTING, STIRRING, saturationWord, shortAir } from './cues.ts';

/** The heading of its section and its lead. */
export function aboveOf(chart: Chart, s: Sentence): string {
  const lead = s.lead ? flatText(chart, s.lead) : '';
  return `${chart.sections[s.section]?.heading ?? ''} ${lead}`;
}

/** A line of a list or table that lost its columns. */
export const short = (text: string): boolean => wordsIn(text) <= 8;

/** "RA." or "No O2 used." of its own says how the sentence before it was taken. */
export const remark = (text: string): string =>
  /\d/.test(text.replace(/O2/gi, '')) || text.split(/\s+/).length > 6 ? '' : text;

/** A sentence before or behind this one, of the same section. */
export function neighbour(chart: Chart, index: number, by: number): string {
  const p = chart.sentences[index + by];
  const s = chart.sentences[index];
  if (p?.kind === 'checkbox' && p.check !== 'on') return '';
  // "Room air ABG: …" is parted at its label and stands on one line.
  const near = p && (p.section === s.section || !/\n/.test(chart.text.slice(p.end, s.start)));
  return p && near && p.document === s.document ? flatText(chart, p) : '';
}

/** The sentence before, of whatever section: "RESULT" below "TEST" begins one of its own. */
export function lineAbove(chart: Chart, index: number): string {
  const before = chart.sentences[index - 1];
  return before && before.document === chart.sentences[index].document ? flatText(chart, before) : '';
}

/** A paper's title. */
export const ofOxygen = /\b(?:oxygen|o2|6\s?mw[td]|oximetry|walk test)\b/i;

/** What says that numbers are of oxygen: its measures, and what was breathed. */
const telling = { saturation: saturationWord, gas: gasWord, air: IN_AIR, given: GIVEN, litres: LITRES, shortAir };
const told = toldBy(telling);
const patterns = Object.values(telling);
const words = hintsFor([...patterns, RESTING, STIRRING]);
const TWO_ACTS = 0b11 << patterns.length;

/** False where nothing says that a sentence's numbers are of oxygen. */
export function mayTell(chart: Chart, index: number, text: string, above: string): boolean {
  const s = chart.sentences[index];
  const own = words.of(chart)[index];
  if ((own & TWO_ACTS) === TWO_ACTS || ofOxygen.test(chart.documents[s.document]?.title ?? '')) return true;
  const hints = own | words.inText(above);
  const context = `${above} ${text}`;
  if (patterns.some((pattern, p) => ((hints >> p) & 1) === 1 && pattern.test(context))) return true;
  if (index > 0 && Object.values(told(chart)).some((saysIt) => saysIt(index - 1))) return true;
  const { saturation } = told(chart);
  return short(text) && [-2, -3, -4].some((by) => index + by >= 0 && saturation(index + by));
}
