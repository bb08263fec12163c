// By how much the use of pain medicines fell, in percent: "from 120 MME to 40", "two Norco a day instead of six", "6/d to 5/d", "halved".
// A chart in; measurements that cite both doses out. A rise is a fall below zero.

import type { Chart } from '../../../chart/chart.ts';
import { matchesOf } from '../../../values/matches.ts';
import type { AnalyteNeed, Measurement } from '../../finding.ts';
import { sentenceTexts } from '../../flat-text.ts';
import type { Assess } from '../index.ts';
import { columnPair } from './change-columns.ts';
import { linePair } from './change-lines.ts';
import { changePatterns, inDigits, type Pair, pairsOf } from './change-pairs.ts';
import { changed } from './changed.ts';

const medicine =
  /\b(?:opioids?|opiates?|narcotics?|analgesics?|mme|medd?|oxycodone|oxy|hydrocodone|norco|vicodin|percocet|lortab|tramadol|ultram|tapentadol|nucynta|morphine|methadone|hydromorphone|dilaudid|buprenorphine|codeine|oxycontin|gabapentin|pregabalin|lyrica|(?:pain )?(?:pills?|tablets?|tabs?|meds?|medicines?|medications?)|rescue|breakthrough)\b/i;
const per = String.raw`(?:\s?(?:\/|per |a |each |every )\s?(?:day|d\b|24 ?h\w*|week|wk))?`;
const N = String.raw`(?<![\d./:-])(\d{1,3}(?:,\d{3})?(?:\.\d)?)(?![\d%]|\.\d|[-/]\d|\s?(?:percent|years?|weeks?|months?|days|hours|hrs|min\w*|mm)\b)(?:\s?(?:mg|mcg|mme|medd|tabs?|tablets?|pills?|caps?|doses?)(?:\/d\w*)?\b)?${per}`;
const patterns = changePatterns(N);
const ofColumn = new RegExp(N, 'gi');
/** "Which stood at six tablets a day, she took two a day during the trial". */
const taken = new RegExp(
  String.raw`${N}[^.;\d]{0,40}?\b(?:took|needed|used|got by on|managed (?:with|on)|(?:was|came|went) down to|(?:was|were) (?:reduced|cut|lowered|brought down) to)\s+(?:only\s+|just\s+)?${N}(?=[^.;\d]{0,30}\b(?:during|trial|leads?|wires?|stim\w*)\b)`,
  'gi',
);
const halved =
  /\b(?:halv(?:ed|ing)(?! (?:nothing|none|no\b))|(?:cut|reduced|dropped|down)(?:\s\w+){0,4}?\s(?:in|by) half|half (?:the|as many|as much|her|his|my) (?:usual )?(?:dose|pills|tablets|opioids?|medicines?|medications?|number|narcotics?))\b/gi;

export function analgesicCuts(
  chart: Chart,
  need: AnalyteNeed,
  written: readonly Measurement[],
  assess: Assess,
): Measurement[] {
  const stated = new Set(written.filter((w) => w.role === 'actual').map((w) => w.sentence));
  return sentenceTexts(chart).flatMap((text, index) => {
    if (stated.has(index) || !medicine.test(text)) return [];
    const columns = columnPair(chart, index, medicine, ofColumn)?.pair ?? linePair(chart, index, medicine, ofColumn);
    return (columns && columns.after <= columns.before * 3 ? [columns] : cutsIn(inDigits(text))).map((p) =>
      changed(chart, need, index, p, ((p.before - p.after) / p.before) * 100, assess),
    );
  });
}

function cutsIn(text: string): readonly Pair[] {
  const pairs = pairsOf(text, patterns, (before, after) => before > 0 && after <= before * 3);
  if (pairs.length > 0) return pairs;
  const counted = [...matchesOf(taken, text)].flatMap((m) => {
    const [before, after] = [Number(m[1].replaceAll(',', '')), Number(m[2].replaceAll(',', ''))];
    if (before <= 0 || after > before * 3) return [];
    const first = { start: m.index, end: m.index + m[1].length };
    const at = m.index + m[0].lastIndexOf(m[2]);
    const second = { start: at, end: at + m[2].length };
    return [{ before, after, start: first.start, end: second.end, approximate: false, inputs: [first, second] }];
  });
  if (counted.length > 0) return counted;
  return [...matchesOf(halved, text)].map((m) => {
    const at = { start: m.index, end: m.index + m[0].length };
    return { before: 2, after: 1, ...at, approximate: false, inputs: [at] };
  });
}
