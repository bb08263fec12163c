// Which numbers of a sentence are saturations or arterial tensions. A sentence in, its numbers in order out; how they were taken: oxygen.ts.

import type { Chart, Sentence } from '../../../chart/chart.ts';
import { datesIn } from '../../dates/index.ts';
import { knownLabel, letterLabel } from '../known-labels.ts';
import { bare } from '../numbers/clock-duration.ts';
import { maskedSpans } from '../numbers/masks.ts';
import { type Quantity, quantitiesIn } from '../numbers/quantities.ts';
import { breathingIn, doingIn, gasTriple, saturationWord, tensionLabel } from './cues.ts';

export type OxygenNumber = { readonly q: Quantity; readonly gas: boolean };

export const tension = (text: string): boolean => text.search(tensionLabel) >= 0;

const counted =
  /^[\s-]?(?:years?|yrs?|y\/?o|old|feet|foot|ft|steps?|stairs?|laps?|min|sec|h\b|hrs?\b(?![\s:=]*\d)|days?|weeks?|months?|times|bpm|beats|predicted|%\s?(?:pred|of (?:the )?(?:night|time|pred|record|sleep|days|study))|percent of|pack|points?|events?|nights?|tabs?|tablets?|units|degrees|pounds|F\b|\/\d|(?:st|nd|rd|th)\b|on the scale|mg)/i;
/** "Time at or below 88", "33 min under 88", "≤ 88: 41 min": the limit of a stretch of time, not a reading. */
export const limitBefore =
  /(?:\b(?:time|min(?:ute)?s?|hours?|hrs?|h|spent|duration|% of \w+(?: \w+)?|night)\b[^,;.]{0,30}|\bt|\bct)(?:below|under|<=?|≤|less than|lower than|at)\s*(?:or (?:equal|below|less|under)(?: to)?\s*)?(?:an?\s|the\s)?(?:spo2|sat\w*)?[\s:=<≤]*$/i;
const limitAfter =
  /^\s*%?\s*(?:or (?:less|below|lower|under))?\s*(?:for|x|:|=|\|)?\s*(?:\d+:\d\d|\d+(?:\.\d+)?\s*(?:min|h\b|hrs?|hours?|sec))/i;

/** "7.41 / 43 / 63 / 26" in one cell under "pH / pCO2 / pO2 / HCO3". */
export function oneCellGas(text: string): Quantity | null {
  const triple = [...text.matchAll(gasTriple)][0];
  if (!triple) return null;
  const start = triple.index + triple[0].lastIndexOf(triple[1]);
  return plainNumber(start, start + triple[1].length, Number(triple[1]));
}

export function oxygenNumbersIn(
  chart: Chart,
  s: Sentence,
  index: number,
  text: string,
  spoken: boolean,
  gases: boolean,
): OxygenNumber[] {
  const dates = datesIn(chart, index)
    .filter((d) => /\d/.test(chart.text.slice(d.start, d.end)))
    .map((d) => ({ start: d.start - s.start, end: d.end - s.start }));
  const masks = [...maskedSpans(text), ...dates].sort((a, b) => a.start - b.start);
  const triples = gases || /\bRA\b|air/i.test(text) ? [...text.matchAll(gasTriple)] : [];
  const all = quantitiesIn(
    plain(text),
    masks.filter((m) => !triples.some((t) => m.start < t.index + t[0].length && t.index < m.end)),
  );
  const labels = [...text.matchAll(knownLabel), ...text.matchAll(letterLabel)].sort((a, b) => a.index - b.index);
  const out: OxygenNumber[] = [];
  for (const t of triples) {
    const at = t.index + t[0].lastIndexOf(t[1]);
    const n = Number(t[1]);
    if (n >= 20 && n <= 150) out.push({ q: plainNumber(at, at + t[1].length, n), gas: true });
  }
  for (const q of all) {
    if (out.some((o) => q.start < o.q.end + 1 && o.q.start < q.end + 1)) continue;
    if (triples.some((t) => q.start < t.index + t[0].length && t.index < q.end)) continue;
    const before = text.slice(0, q.at);
    const after = text.slice(q.end);
    const label = labels.filter((l) => l.index + l[0].length <= q.at + 1).at(-1);
    const between = label ? text.slice(label.index + label[0].length, q.at) : before;
    const named = label !== undefined && tension(label[0]) && !/\d/.test(between.replace(/\bO2\b/gi, ''));
    // some names are told by the number behind them
    const spelledTension = [...text.slice(0, q.end).matchAll(tensionLabel)].filter((m) => m.index < q.at).at(-1);
    const behindLabel =
      spelledTension !== undefined &&
      q.start - (spelledTension.index + spelledTension[0].length) < 40 &&
      !/\d|\bsat/i.test(before.slice(spelledTension.index + spelledTension[0].length));
    const pressure = q.unit?.dimension === 'pressure';
    // "93 % stairs" was not counted on them
    const countable = q.unit?.symbol !== '%' || !/^\s*(?:stairs?|steps?|laps?)\b/i.test(after);
    if (q.over !== null || q.negative || (countable && counted.test(after))) continue;
    if (
      pressure
        ? gases
        : (named || behindLabel || (out.at(-1)?.gas && joined(text, out.at(-1)!.q, q))) &&
          (q.unit === null || isFlag(q, after))
    ) {
      const mm = q.unit?.symbol === 'kPa' ? q.first * 7.5006 : q.first;
      const other = label && /co2|hco3|ph|be\b|glucose|rvsp|pasp|bp/i.test(label[0]) && q.at - label.index < 24;
      // "54 mmHg 80-100": what is normal stands behind what was measured.
      const normal = q.second !== null && out.at(-1)?.gas;
      if (mm >= 20 && mm <= 150 && !other && !normal) out.push({ q, gas: true });
      continue;
    }
    if (q.unit !== null && q.unit.symbol !== '%') continue;
    const low = q.unit ? 40 : 50;
    if (q.first < low || q.first > 100 || q.glued || (q.second !== null && q.second > 100)) continue;
    if (limitBefore.test(before) || ((q.bound === '<' || q.bound === '<=') && limitAfter.test(after))) continue;
    const foreign =
      label !== undefined &&
      !/sat|spo2|sao2|o2|pox|pulse ox|nadir|6mwt|walk|mean|flow/i.test(label[0]) &&
      !saturationWord.test(between) &&
      !/\bo2\s?[:=]?\s?$/i.test(between) &&
      breathingIn(between).length === 0 &&
      (doingIn(between).length === 0 || /^\W*(?:at )?(?:rest|sitting|standing)\W*$/i.test(between));
    if (foreign) continue;
    if (!spoken && breathingIn(text).length === 0 && doingIn(text).length === 0) continue;
    if (!spoken && !q.unit && q.first < 70) continue;
    // "O2 sat | 90 | 95-99 %": behind the value of a row stands what is normal
    if (s.kind === 'row' && q.second !== null && out.some((o) => !o.gas && o.q.second === null)) continue;
    out.push({ q, gas: false });
  }
  // "VS: 118/70, 84, 20, 89 % RA": beside a percentage a bare number is another sign.
  const shared = !saturationWord.test(text) && out.some((o) => !o.gas && o.q.unit);
  // "exertion 82 % RA; exertion on 3 L 92": what was breathed names it
  const aired = (q: Quantity): boolean => {
    const from = Math.max(0, ...out.filter((o) => o.q.end <= q.start).map((o) => o.q.end));
    return from > 0 && breathingIn(text.slice(from, q.start)).length > 0;
  };
  // "from 94 % at rest to 83 on the walk, back to 92"
  const led = (q: Quantity): boolean => /\bfrom\b.*\d/i.test(text.slice(0, q.start)) && TO.test(text.slice(0, q.start));
  return out
    .filter((o) => o.gas || o.q.unit || !shared || aired(o.q) || led(o.q))
    .sort((a, b) => a.q.start - b.q.start);
}

const TO = /\bto (?:an? |about |around |only )?$/i;

/** "pO2 57.6 L (80-100)", "pO2 53 L 80-100": low, no liters. */
const isFlag = (q: Quantity, after: string): boolean =>
  q.unit?.symbol === 'L' && /^\s*(?:[([]\s*\d|\d+\s?[-–]\s?\d|$)/.test(after);

/** Of the same length: "PaO2 of 54" is no 2 of 54, "88 w/o O2" no 88 weeks, "85 / 2 L" no 85 halves. */
const plain = (text: string): string =>
  text
    .replace(/(?<=o)2(?!\d)/gi, 'x')
    .replace(/\bw\/out\b/gi, 'w/o  ')
    .replace(/\bw\/o\b/gi, 'off')
    .replace(/\bw\/(?=[\sa-z])/gi, 'on')
    .replace(/(?<=\d) \/ (?=[\d.]+\s?(?:l\b|lpm))/gi, ' | ');

/** "PaO2 78 awake and 71 asleep\": the second number is of the same name. */
const joined = (text: string, a: Quantity, b: Quantity): boolean =>
  !/\d|[.;|]|\b(?:sat|spo2|sao2|hr|rr|bp|pco2|paco2|hco3|ph)\b/i.test(text.slice(a.end, b.start)) &&
  doingIn(text.slice(a.end, b.end + 30)).length > 0;

const plainNumber = (start: number, end: number, first: number): Quantity => ({
  ...bare,
  start,
  end,
  at: start,
  first,
  unit: null,
});

/** "pO2 58" under "pO2". */
export const withoutName = (text: string, name: string): string =>
  name !== '' && text.toLowerCase().startsWith(name.toLowerCase()) ? text.slice(name.length) : text;
