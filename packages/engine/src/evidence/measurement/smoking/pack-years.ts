// Pack-years from packs or cigarettes a day and years, summed over periods. A chart in; measurements citing rate and period out.
//
// Periods that stand together (table rows, neighbouring sentences of one section) are one history and are summed; two histories in
// one chart are two measurements, so that a repeated history never counts twice.

import type { Chart, Sentence } from '../../../chart/chart.ts';
import { documentOf } from '../../../chart/place-of.ts';
import type { Interval } from '../../../values/interval.ts';
import type { Span } from '../../../values/span.ts';
import { dateFor } from '../../dates/index.ts';
import type { AnalyteNeed, Measurement } from '../../finding.ts';
import { flatText, sentenceTexts } from '../../flat-text.ts';
import { sentencesWith } from '../../word-kinds.ts';
import type { Assess } from '../index.ts';
import { union } from './amounts.ts';
import { hasMore, isLeftOver, isOfTobacco } from './lines.ts';
import { type Part, ratesIn } from './rates.ts';
import { yearsIn } from './years.ts';

const tobacco =
  /\bpacks?\b|\bcartons?\b|\bppd\b|\bcig(?:arette)?s?\b|smok|tobacco|\bciggies\b|\broll-?ups?\b|\b(?:marlboro|camel|newport|winston|salem)s\b/i;
const tobaccoWords = sentencesWith(/pack|carton|ppd|cig|smok|tobacco/);
const other =
  /\b(?:vap\w+|e-?cig\w*|chew\w*|marijuana|cannabis|cigars?|pipe|snuff|pack(?:ed|ing)? (?:red|cells|lunch)|ice pack|cold pack|hot pack|six[- ]pack|blister pack|dose ?pack|beers?)\b/i;

export function packYears(
  chart: Chart,
  need: AnalyteNeed,
  written: readonly Measurement[],
  assess: Assess,
): Measurement[] {
  const stated = written.filter(
    (w) =>
      w.role === 'actual' &&
      !['education', 'demand', 'template'].includes(w.assertion.frame) &&
      w.assertion.experiencer === 'patient' &&
      w.assertion.polarity === 'affirmed' &&
      !w.implausible,
  );
  type Period = { readonly index: number; readonly value: Interval; readonly inputs: readonly Span[] };
  const periods: Period[] = [];
  const texts = sentenceTexts(chart);
  const ofTobacco = tobaccoWords(chart);
  chart.sentences.forEach((s, index) => {
    const under = isOfTobacco(chart, index) ? ' cigarettes' : '';
    if (ofTobacco[index] === 0 && !s.cells && !under) return;
    const text = texts[index];
    const headers = (s.cells ?? []).map((c) => (c.header ? flatText(chart, c.header) : '')).join(' ') + under;
    if (s.copyOf !== undefined || !tobacco.test(`${text} ${headers}`) || other.test(text)) return;
    const rates = ratesIn(text, headers);
    if (rates.length === 0) return;
    const a = assess(chart, index, { start: s.start + rates[0].start, end: s.start + rates[0].end });
    // "never over ten a day" is an amount
    const isDenied = a.polarity === 'negated' && rates[0].value.lo !== null;
    if (a.experiencer !== 'patient' || isDenied || a.frame === 'education' || a.whole) return;
    let years = yearsIn(chart, s, index, text);
    if (years.length === 0 && !(under && !tobacco.test(text))) years = near(chart, index);
    if (years.length === 0) years = agesAround(chart, index);
    const pairs = pair(rates, years, text);
    pairs.forEach(([rate, y]) => {
      const value = product(rate.value, y.value);
      periods.push({
        index,
        // Whoever smoked at another rate too, for a time not told, smoked more than this.
        value: {
          lo: THEN_LESS.test(text) ? null : value.lo,
          hi: pairs.length < rates.length || THEN_MORE.test(text) || isLeftOver(years, pairs, text) ? null : value.hi,
        },
        inputs: [
          { start: s.start + rate.start, end: s.start + rate.end },
          { start: s.start + y.start, end: s.start + y.end },
        ],
      });
    });
  });
  const groups: Period[][] = [];
  for (const p of periods) {
    const last = groups[groups.length - 1]?.at(-1);
    if (last && p.index - last.index <= 3 && chart.sentences[p.index].section === chart.sentences[last.index].section)
      groups[groups.length - 1].push(p);
    else groups.push([p]);
  }
  // Beside a stated total the sum counts only where one steady rate makes another total: "half a pack a day for 31 years … 28 pack-years".
  if (stated.length > 0 && !(groups.length > 0 && groups.every((g) => g.length === 1 && isSteady(texts[g[0].index]))))
    return [];
  const sums = groups.map((g): Measurement => {
    const index = g[0].index;
    const inputs = g.flatMap((p) => p.inputs);
    const sum = g.reduce<Interval>((t, p) => ({ lo: plus(t.lo, p.value.lo), hi: plus(t.hi, p.value.hi) }), {
      lo: 0,
      hi:
        hasMore(chart, g[0].index, g[g.length - 1].index, inputs) || (g.length === 1 && tookUpAgain(chart, index))
          ? null
          : 0,
    });
    const span = {
      start: Math.min(...inputs.filter((i) => inside(i, chart.sentences[index])).map((i) => i.start)),
      end: Math.max(...inputs.filter((i) => inside(i, chart.sentences[index])).map((i) => i.end)),
    };
    return {
      ...span,
      analyte: need.id,
      value: { lo: sum.lo === null ? null : tidy(sum.lo), hi: sum.hi === null ? null : tidy(sum.hi) },
      approximate: false,
      unit: need.unit,
      unitBasis: 'written',
      role: 'actual',
      assertion: { ...assess(chart, index, span), temporality: 'current' },
      date: documentDate(chart, index, span),
      sentence: index,
      side: null,
      label: span,
      qualifiers: [],
      inputs,
      implausible: (sum.lo ?? 0) > need.plausible[1],
    };
  });
  return sums.every((s) => stated.every((w) => areFarApart(s.value, w.value))) ? sums : [];
}

/** What was smoked at another time is told in such words. */
const OTHER_RATE =
  /\b(?:now|currently|present|lately|recent\w*|most|peak|max\w*|at (?:first|least|times)|initially|up to|down|cut\w*|then|later|again|before|after|earlier|former\w*|previous\w*|last|past|average\w*|var(?:y|ied|ies|iable)|heav\w+|light\w*|more|less|between|roughly|or so|than|on and off|weekends?|gap|break)\b/i;
const isSteady = (text: string): boolean => !OTHER_RATE.test(text);

/** By more than a third, whatever was rounded. */
const areFarApart = (a: Interval, b: Interval): boolean =>
  a.lo !== null && a.hi !== null && b.lo !== null && b.hi !== null && (a.hi < b.lo * 0.67 || b.hi < a.lo * 0.67);

/** A smoking history is a statement of the day it was taken; the years in it are its content, not its date. */
function documentDate(chart: Chart, index: number, span: Span): Measurement['date'] {
  const d = documentOf(chart, index)?.date;
  return d ? { lo: d.lo, hi: d.hi, basis: 'document', span: d.span } : dateFor(chart, index, span);
}

const inside = (i: Span, s: Sentence): boolean => i.start >= s.start && i.end <= s.end;
const tidy = (n: number): number => Math.round(n * 100) / 100;
const plus = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);
const times = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a * b);
const product = (a: Interval, b: Interval): Interval => ({ lo: times(a.lo, b.lo), hi: times(a.hi, b.hi) });

/** "A pack a day at first, then less, 34 years in all" */
const THEN_LESS =
  /\b(?:then|later|after that|afterwards?) (?:(?:a (?:bit|lot|good deal) |much |rather )?(?:less(?! than)|fewer(?! than)|lighter)|it went down|down)\b(?![^.;]{0,20}\b(?:for|from|until)\b)/i;
const THEN_MORE = /\bthen (?:(?:a (?:bit|lot|good deal) )?more|heavier|heavily|it went up|up)\b/i;
/** "Took it up again in 2000": there was a time before, of which nothing was read. */
const tookUpAgain = (chart: Chart, index: number): boolean =>
  [index - 1, index, index + 1].some((i) => {
    const n = chart.sentences[i];
    return n !== undefined && n.section === chart.sentences[index].section && AGAIN.test(flatText(chart, n));
  });
const AGAIN =
  /\b(?:(?:took|picked|taken) (?:it|them|smoking|the habit|cigarettes) (?:back )?up again|(?:start|smok|beg[au]n)\w* (?:back up|again|up again)|resumed|restarted|relapsed|back to (?:smoking|cigarettes|it)|lit up again)\b/i;

/** "Smoked 1 ppd. Started at age 18, quit at 60.": the period stands in a neighbouring sentence of the section. */
function near(chart: Chart, index: number): Part[] {
  const s = chart.sentences[index];
  for (const k of [1, -1, 2]) {
    const n = chart.sentences[index + k];
    if (!n || n.section !== s.section || n.kind === 'row') continue;
    const text = flatText(chart, n);
    if (
      !/\b(?:smok\w+|quit|stopped|start\w*|began|tobacco|age)\b|^\W*(?:years?|yrs)\b/i.test(text) ||
      ratesIn(text, '').length > 0
    )
      continue;
    const parts = yearsIn(chart, n, index + k, text);
    if (parts.length === 1)
      return parts.map((p) => ({ ...p, start: p.start + n.start - s.start, end: p.end + n.start - s.start }));
  }
  return [];
}

/** "Age started: 17   Age stopped: 58   Packs per day: 1": each in a field of its own. */
function agesAround(chart: Chart, index: number): Part[] {
  const s = chart.sentences[index];
  const ageIn = (pattern: RegExp): (Span & { readonly age: number }) | undefined => {
    for (const k of [-1, -2, 1, 2, -3, 3]) {
      const n = chart.sentences[index + k];
      if (!n || n.section !== s.section || n.document !== s.document) continue;
      const m = pattern.exec(flatText(chart, n));
      if (m)
        return {
          start: n.start + m.index - s.start,
          end: n.start + m.index + m[0].length - s.start,
          age: Number(m[1]),
        };
    }
    return undefined;
  };
  const [from, to] = [ageIn(AGE_STARTED), ageIn(AGE_STOPPED)];
  if (!from || !to || to.age <= from.age) return [];
  const years = to.age - from.age;
  return [{ start: to.start, end: to.end, value: { lo: years, hi: years } }];
}
const AGE_STARTED =
  /^\W*(?:age (?:started|began|at start|first smoked)|(?:started|began)(?: smoking)?(?: at)? age)\W+(\d{1,2})\W*$/i;
const AGE_STOPPED =
  /^\W*(?:age (?:stopped|quit|at quitting|ended)|(?:stopped|quit)(?: smoking)?(?: at)? age)\W+(\d{1,2})\W*$/i;

/** The rates before and behind are of two times. */
const OTHER_TIME =
  /\b(?:now|currently|at present|today|these days|presently|before|prior|previous\w*|former\w*|used to|earlier|cut|down|until)\b/i;

function pair(rates: readonly Part[], years: readonly Part[], text: string): (readonly [Part, Part])[] {
  if (rates.length === 0 || years.length === 0) return [];
  // "19 to 35: a pack a day, 35 to 41: nothing"
  const led = rates.flatMap((r) => {
    const y = years.find((p) => /^\s*:\s*(?:about |some |around )?$/.test(text.slice(p.end, r.start)));
    return y ? [[r, y] as const] : [];
  });
  if (led.length === rates.length) return led;
  if (rates.length === years.length) return rates.map((r, i) => [r, years[i]] as const);
  if (rates.length === 1) {
    const r = rates[0];
    return [[r, years.find((y) => y.start >= r.end) ?? years[years.length - 1]] as const];
  }
  // With more rates than periods only those with a period of their own count; "half a pack, later a pack, for 34 years" share one.
  const taken = new Set<Part>();
  let shared: Part | null = null;
  return rates.flatMap((r, i) => {
    const y = years.find(
      (p) => !taken.has(p) && p.start >= r.end && (i + 1 === rates.length || p.start < rates[i + 1].start),
    );
    const rate: Part = shared ? { ...r, value: union(shared.value, r.value) } : r;
    shared = y || OTHER_TIME.test(text.slice(r.start - 30, rates[i + 1]?.start)) ? null : rate;
    if (y) taken.add(y);
    return y ? [[rate, y] as const] : [];
  });
}
