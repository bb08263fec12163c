// By how much the use of pain medicines fell, in percent: "from 120 MME to 40", "two Norco a day instead of six", "6/d to 5/d", "halved".
// A chart in; measurements that cite both doses out. A rise is a fall below zero.

import type { Chart } from '../../chart/chart.ts';
import { matchesOf } from '../../values/matches.ts';
import type { AnalyteNeed, Measurement } from '../finding.ts';
import { sentenceTexts } from '../flat-text.ts';
import { columnPair } from './change-columns.ts';
import { changePatterns, inDigits, type Pair, pairsOf } from './change-pairs.ts';
import { changed } from './changed.ts';
import type { Assess } from './index.ts';

const medicine =
  /\b(?:opioids?|opiates?|narcotics?|analgesics?|mme|medd?|oxycodone|oxy|hydrocodone|norco|vicodin|percocet|lortab|tramadol|ultram|tapentadol|nucynta|morphine|methadone|hydromorphone|dilaudid|buprenorphine|codeine|oxycontin|gabapentin|pregabalin|lyrica|(?:pain )?(?:pills?|tablets?|tabs?|meds?|medicines?|medications?)|rescue|breakthrough)\b/i;
const per = String.raw`(?:\s?(?:\/|per |a |each |every )\s?(?:day|d\b|24 ?h\w*|week|wk))?`;
const N = String.raw`(?<![\d./:-])(\d{1,3}(?:,\d{3})?(?:\.\d)?)(?![\d%]|\.\d|[-/]\d|\s?(?:percent|years?|weeks?|months?|days|hours|hrs|min\w*|mm)\b)(?:\s?(?:mg|mcg|mme|medd|tabs?|tablets?|pills?|caps?|doses?)(?:\/d\w*)?\b)?${per}`;
const patterns = changePatterns(N);
const ofColumn = new RegExp(N, 'gi');
const halved =
  /\b(?:halv(?:ed|ing)|(?:cut|reduced|dropped|down)(?:\s\w+){0,4}?\s(?:in|by) half|half (?:the|as many|as much|her|his|my) (?:usual )?(?:dose|pills|tablets|opioids?|medicines?|medications?|number|narcotics?))\b/gi;

export function analgesicCuts(
  chart: Chart,
  need: AnalyteNeed,
  written: readonly Measurement[],
  assess: Assess,
): Measurement[] {
  const stated = new Set(written.filter((w) => w.role === 'actual').map((w) => w.sentence));
  return sentenceTexts(chart).flatMap((text, index) => {
    if (stated.has(index) || !medicine.test(text)) return [];
    const columns = columnPair(chart, index, medicine, ofColumn)?.pair;
    return (columns && columns.after <= columns.before * 3 ? [columns] : cutsIn(inDigits(text))).map((p) =>
      changed(chart, need, index, p, ((p.before - p.after) / p.before) * 100, assess),
    );
  });
}

function cutsIn(text: string): readonly Pair[] {
  const pairs = pairsOf(text, patterns, (before, after) => before > 0 && after <= before * 3);
  if (pairs.length > 0) return pairs;
  return [...matchesOf(halved, text)].map((m) => {
    const at = { start: m.index, end: m.index + m[0].length };
    return { before: 2, after: 1, ...at, approximate: false, inputs: [at] };
  });
}
