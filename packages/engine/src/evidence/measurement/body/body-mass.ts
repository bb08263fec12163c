// Heights and weights in; the BMI of each weighing for which none is written, out.

import type { Chart } from '../../../chart/chart.ts';
import { matchesOf } from '../../../values/matches.ts';
import type { Span } from '../../../values/span.ts';
import { plain } from '../../assertion/index.ts';
import type { AnalyteNeed, Measurement } from '../../finding.ts';
import { sentenceTexts } from '../../flat-text.ts';
import type { Assess } from '../index.ts';
import { sameTimes } from '../same-time.ts';
import { bareSizes } from './bare-size.ts';

/** Of each weighing the BMI with the last height before or nearest to it, where no BMI is written for that day. */
export function bodyMass(
  chart: Chart,
  need: AnalyteNeed,
  written: readonly Measurement[],
  heights: readonly Measurement[],
  weights: readonly Measurement[],
  assess: Assess,
): Measurement[] {
  const bare = bareSizes(chart, assess).filter((b) => usable(b.weight));
  const tall = [...feetAndInches(chart, heights).filter(usable), ...bare.map((b) => b.height)];
  if (tall.length === 0) return [];
  const heightFor = nearestTo(tall);
  const stated = sameTimes();
  for (const m of written) if (usable(m)) stated.add(m);
  const known = sameTimes();
  const out: Measurement[] = [];
  for (const w of [...weights.filter(usable), ...bare.map((b) => b.weight)]) {
    if (isOfOldDays(chart, w)) continue;
    if (stated.some(w, () => true)) continue;
    const h = heightFor(w);
    const lo = w.value.lo! / (h.value.hi! / 100) ** 2;
    const hi = w.value.hi! / (h.value.lo! / 100) ** 2;
    if (known.some(w, (o) => Math.abs(o.value.lo! - lo) < 0.05)) continue;
    const round = (n: number): number => Math.round(n * 100) / 100;
    const mass: Measurement = {
      ...w,
      analyte: need.id,
      value: { lo: round(lo), hi: round(hi) },
      unit: need.unit,
      unitBasis: 'written',
      approximate: w.approximate || h.approximate,
      qualifiers: w.qualifiers,
      inputs: [span(h), span(w)],
      implausible: lo < need.plausible[0] || hi > need.plausible[1],
      side: null,
    };
    known.add(mass);
    out.push(mass);
  }
  return out;
}

const usable = (m: Measurement): boolean =>
  m.role === 'actual' &&
  !m.implausible &&
  m.assertion.polarity === 'affirmed' &&
  m.assertion.experiencer === 'patient' &&
  m.assertion.frame === 'actual' &&
  m.value.lo !== null &&
  m.value.hi !== null;

const OLD_DAYS =
  /\b(?:college|(?:high )?school|wedding|youth|army|navy|marines|highest|heaviest|lowest|peak|max(?:imum)?|entry|birth|teens|twenties|thirties|forties|fifties|age \d\d|at \d\d)\b/i;

/** "college | 225 lb" under "Date | Weight": a weighing of long ago, whose day nobody wrote down. */
function isOfOldDays(chart: Chart, weight: Measurement): boolean {
  const { kind, cells } = chart.sentences[weight.sentence];
  if (kind !== 'row' || !cells) return false;
  const label = cells[0];
  return label.end <= weight.start && OLD_DAYS.test(chart.text.slice(label.start, label.end));
}

/** The height of the same sentence, else that of the nearest day; of several as near, and where no days are known, the first. */
function nearestTo(heights: readonly Measurement[]): (weight: Measurement) => Measurement {
  const inSentence = new Map<number, Measurement>();
  for (const h of heights) if (!inSentence.has(h.sentence)) inSentence.set(h.sentence, h);
  const dated = heights.flatMap((height, place) => (height.date ? [{ height, place, day: height.date.lo }] : []));
  dated.sort((a, b) => a.day - b.day || a.place - b.place);
  const firsts = dated.filter(({ day }, i) => i === 0 || day !== dated[i - 1].day);
  return (weight) => {
    const beside = inSentence.get(weight.sentence);
    if (beside || weight.date === null || firsts.length === 0) return beside ?? heights[0];
    const day = weight.date.lo;
    let low = 0;
    let high = firsts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (firsts[middle].day < day) low = middle + 1;
      else high = middle;
    }
    const [before, after] = [firsts[low - 1], firsts[low]];
    if (!before || !after) return (before ?? after).height;
    const nearer = day - before.day - (after.day - day);
    return (nearer < 0 || (nearer === 0 && before.place < after.place) ? before : after).height;
  };
}

const feet =
  /(?<![\d.])(\b(?:four|five|six)\b|[4-7])[\s-]?(?:['’′]|ft\b\.?|feet\b|foot\b)[\s-]?(\d{1,2}(?:\.5|½)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven)\b)?\s?(?:["”″]|'')?(?:in(?:ches)?\b\.?)?(?![\d%])/gi;
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven'.split(' ');
const count = (word: string): number =>
  /\d/.test(word) ? Number.parseFloat(word) : NUMBERS.indexOf(word.toLowerCase());

/** "She is 5 foot 5." beside no weight: a person so long, where the inches are told too. */
const ALONE =
  /^(?:s?he|(?:the |this )?patient|pt)(?:['’]s| is| stands| measures)(?: (?:only|just|about|at))? (?:[4-7]|four|five|six)[\s-]?(?:['’′]|ft\b|feet\b|foot\b)[\s-]?(?:\d{1,2}\b(?! (?:times|from|away|wide|long|deep))|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven)\b(?! times))/i;

/** The labelled heights, and those written as 5'4", which need no label. */
function feetAndInches(chart: Chart, labelled: readonly Measurement[]): Measurement[] {
  const out: Measurement[] = [];
  const cut = new Set<Measurement>();
  const texts = sentenceTexts(chart);
  chart.sentences.forEach((s, index) => {
    const text = texts[index];
    if (!/(?:[4-7]|\b(?:four|five|six))[\s-]?(?:['’′]|ft|feet|foot)/i.test(text)) return;
    if (!/\d\s?(?:lbs?|pounds|kg)\b|\bBMI\b|weigh|\bwt\b|\bht\b|tall|height/i.test(text) && !ALONE.test(text)) return;
    for (const m of matchesOf(feet, text)) {
      const at = { start: s.start + m.index, end: s.start + m.index + m[0].trimEnd().length };
      if (!m[2] && !/\d/.test(m[1])) continue; // "walks six feet"
      const said = labelled.find((h) => h.start < at.end && at.start < h.end);
      if (said && (!m[2] || /\d/.test(m[2]) || said.end >= at.end)) continue;
      const inches = count(m[1]) * 12 + (m[2] ? count(m[2]) + (m[2].includes('½') ? 0.5 : 0) : 0);
      const cm = Math.round(inches * 2.54 * 100) / 100;
      if (said) {
        cut.add(said); // "stands five foot five": the label took the feet alone
        out.push({ ...said, end: at.end, value: { lo: cm, hi: cm } });
        continue;
      }
      const d = chart.documents[s.document]?.date;
      out.push({
        ...at,
        analyte: '~height',
        value: { lo: cm, hi: cm },
        approximate: false,
        unit: 'cm',
        unitBasis: 'written',
        role: 'actual',
        assertion: plain,
        date: d ? { lo: d.lo, hi: d.hi, basis: 'document', span: d.span } : null,
        sentence: index,
        side: null,
        label: at,
        qualifiers: [],
        implausible: false,
      });
    }
  });
  return [...labelled.filter((h) => !cut.has(h)), ...out];
}

const span = ({ start, end }: Span): Span => ({ start, end });
