// By how much function got better, in percent of what it was: a disability score that fell ("ODI 46 → 20"), a tolerance that rose
// ("sits an hour, was 20 min", "from 1,900 to 4,250 steps"), "doubled". A chart in; measurements that cite both out.

import type { Chart } from '../../../chart/chart.ts';
import { matchesOf } from '../../../values/matches.ts';
import type { AnalyteNeed, Measurement } from '../../finding.ts';
import { flatText, sentenceTexts } from '../../flat-text.ts';
import { toldBy } from '../../sentence-patterns.ts';
import type { Assess } from '../index.ts';
import { withNumberWords } from '../numbers/quantities.ts';
import { columnPair } from './change-columns.ts';
import { linePair } from './change-lines.ts';
import { changePatterns, inDigits, type Pair, pairsOf } from './change-pairs.ts';
import { changed } from './changed.ts';

const score = /\b(?:odi|oswestry|ndi|disability|roland\w*|rmdq|rdq|pdi|peg|quebec|owestry|bpi interference)\b/i;
const tolerance =
  /\b(?:sit\w*|stand\w*|stood|sat|walk\w*|driv\w*|steps?|tolerance|distance|lift\w*|carr\w*|on (?:his|her) feet|6mwt|tug|upright|mow\w*|garden\w*)\b/i;
const FIGURE = String.raw`(?<![\d./:-])(\d{1,2},\d{3}|\d{1,4}(?:\.\d)?)(?![\d]|\.\d|[-/]\d)`;
const byScore = changePatterns(
  String.raw`${FIGURE}(?:\s?(?:%|percent\b|\/\s?(?:50|100|24)|points?\b|of 24|out of (?:24|50|100)))?(?!\s?(?:mg|weeks?|wks?|months?|mos?|days?|years?|h\b|hours?|min))`,
);
const byTolerance = changePatterns(
  String.raw`${FIGURE}\s?(?:min\w*|hours?|hrs?|h\b|feet|ft|yards?|yds?|steps|blocks?|miles?|meters?|m\b|lbs?|pounds?|aisles?)?(?!\s?(?:%|percent|weeks?|wks?|months?|mos?|days?|years?|\/10))`,
  true,
);
/** "Walking 10 min before and after." */
const unchanged = new RegExp(
  String.raw`${FIGURE}\s?(?:min\w*|hours?|feet|ft|yards?|steps|blocks?)\s(?:both )?(?:before and after|then and now|on and off)\b`,
  'i',
);
const times =
  /\b(?:(doubled|twice (?:as (?:long|far|much)|the (?:distance|time|walking|standing|sitting)))|(tripled|three times (?:as|the)))\b/gi;

export function functionGains(
  chart: Chart,
  need: AnalyteNeed,
  written: readonly Measurement[],
  assess: Assess,
): Measurement[] {
  const stated = new Set(written.filter((w) => w.role === 'actual').map((w) => w.sentence));
  const told = wordsOfFunction(chart);
  const spelled = withNumberWords(chart);
  const out: Measurement[] = [];
  sentenceTexts(chart).forEach((text, index) => {
    const ofHead = chart.sentences[index].kind === 'row' && headOf(chart, index);
    if (!(told.score(index) || told.ofRow(index) || (ofHead && score.test(ofHead))) || stated.has(index)) return;
    const columns = gainInColumns(chart, index);
    const gains = columns ? [columns] : gainsIn(spelled[index] === 1 ? inDigits(text) : text);
    for (const g of gains) out.push(changed(chart, need, index, g, g.gain, assess));
  });
  return out;
}

/** "score out of 100 | 46 | 16" under "Neck Disability Index": the row's name is its column's. */
function headOf(chart: Chart, index: number): string {
  const header = chart.sentences[index].cells?.[0]?.header;
  return header ? flatText(chart, header) : '';
}

type Gain = Pair & { readonly gain: number };

const ofColumn = new RegExp(FIGURE, 'gi');
/** What a row may be named by; in a sentence hours of sleep stand beside too much else. */
const ofRow = new RegExp(`${tolerance.source}|\\b(?:sleep|slept|hours asleep|up and about)\\b`, 'i');

const wordsOfFunction = toldBy({ score, ofRow });

function gainInColumns(chart: Chart, index: number): Gain | null {
  const scores = columnPair(chart, index, score, ofColumn)?.pair ?? linePair(chart, index, score, ofColumn);
  if (scores) return { ...scores, gain: ((scores.before - scores.after) / scores.before) * 100 };
  const found = columnPair(chart, index, ofRow, ofColumn);
  if (!found) return null;
  const { pair, cells } = found;
  // "20 min" beside "2 h" are no pair
  const units = cells.map((c) => /\d\s?([a-z]+)/i.exec(c)?.[1]?.slice(0, 1).toLowerCase() ?? null);
  if (units[0] !== units[1] || pair.before <= 0) return null;
  return { ...pair, gain: Math.min(1000, ((pair.after - pair.before) / pair.before) * 100) };
}

function gainsIn(text: string): readonly Gain[] {
  if (score.test(text)) {
    const pairs = pairsOf(text, byScore, (before, after) => before > 0 && before <= 100 && after <= 100).filter(
      (p) => !isOfPain(text, p),
    );
    if (pairs.length > 0) return pairs.map((p) => ({ ...p, gain: ((p.before - p.after) / p.before) * 100 }));
  }
  if (!tolerance.test(text)) return [];
  const pairs = pairsOf(text, byTolerance, (before) => before > 0).filter(
    (p) => sameUnit(text, p) && !isOfPain(text, p),
  );
  if (pairs.length > 0)
    return pairs.map((p) => ({ ...p, gain: Math.min(1000, ((p.after - p.before) / p.before) * 100) }));
  const same = unchanged.exec(text);
  if (same) {
    const at = { start: same.index, end: same.index + same[0].length };
    const figure = Number(same[1].replaceAll(',', ''));
    return [{ before: figure, after: figure, ...at, approximate: false, inputs: [at], gain: 0 }];
  }
  return [...matchesOf(times, text)].map((m) => {
    const at = { start: m.index, end: m.index + m[0].length };
    return { before: 1, after: m[1] ? 2 : 3, ...at, approximate: false, inputs: [at], gain: m[1] ? 100 : 200 };
  });
}

const pain = /\b(?:pain|nrs|nprs|vas|numeric rating)\b/i;
const named = new RegExp(`${score.source}|${tolerance.source}|${pain.source}`, 'gi');

/** "PDI 48 -> 36; pain 8 -> 3": the name nearest before a pair is its own. */
function isOfPain(text: string, p: Pair): boolean {
  const last = matchesOf(named, text.slice(0, p.start)).at(-1);
  return last !== undefined && pain.test(last[0]);
}

const unit = /^\s?(min|h|hour|hr|feet|ft|yard|yd|step|block|mile|meter|m\b|lb|pound|aisle)/i;

/** "20 min before, an hour now" is no pair of figures; one figure at least names what is counted, and none another. */
function sameUnit(text: string, p: Pair): boolean {
  const units = p.inputs.map((i) => unit.exec(text.slice(i.end))?.[1].toLowerCase() ?? null).filter((u) => u !== null);
  return units.length > 0 ? units.every((u) => u[0] === units[0][0]) : /\bsteps?\b/i.test(text);
}
