// Saturations and arterial oxygen tensions with how they were taken: at rest, on exertion or in sleep, on air or on added oxygen.
// A chart in; readings out. Charts write these in every order ("RA rest 93 / RA walk 85 / 2 L walk 92"), so each number takes the
// conditions of its own stretch first, then those of the numbers before it, then of the lines above it, then of its report.

import type { Chart, Sentence } from '../../../chart/chart.ts';
import type { Interval } from '../../../values/interval.ts';
import type { Span } from '../../../values/span.ts';
import type { MeasurementRole } from '../../finding.ts';
import { flatText } from '../../flat-text.ts';
import { intervalOf, type Quantity, quantitiesIn } from '../numbers/quantities.ts';
import { roleOf } from '../roles.ts';
import { breathingAbove, doingAbove, toldByEntry } from './above.ts';
import {
  BEGINNING,
  type Breathing,
  breathingIn,
  COURSE,
  type Cue,
  type Doing,
  doingIn,
  gasTriple,
  gasWord,
  NORMAL,
  NORMALS,
  notArterial,
  OF_ANY_KIND,
  PLACE,
  PROGRESS,
  saturationWord,
} from './cues.ts';
import { aboveOf, lineAbove, mayTell, neighbour, ofOxygen, remark, short } from './nearby.ts';
import { limitBefore, type OxygenNumber, oneCellGas, oxygenNumbersIn, tension, withoutName } from './numbers.ts';
import { type Stretch, stretchesOf } from './stretches.ts';

export type OxygenReading = Span & {
  readonly sentence: number;
  readonly gas: boolean;
  readonly value: Interval;
  readonly approximate: boolean;
  readonly role: MeasurementRole;
  readonly breathing: Breathing | null;
  readonly doing: Doing;
  /** The lowest moment of a stretch of time, not its level. */
  readonly lowest: boolean;
  readonly label: Span;
  readonly around: readonly Span[];
};

const cache = new WeakMap<Chart, readonly OxygenReading[]>();
export function oxygenReadings(chart: Chart): readonly OxygenReading[] {
  const known = cache.get(chart);
  if (known) return known;
  const out = chart.sentences.flatMap((s, index) => readSentence(chart, s, index));
  cache.set(chart, out);
  return out;
}

function readSentence(chart: Chart, s: Sentence, index: number): OxygenReading[] {
  if (s.kind === 'heading' || (s.kind === 'checkbox' && s.check !== 'on')) return [];
  const text = flatText(chart, s);
  if (!/\d|eighty|ninety|seventy/i.test(text) || NORMALS.test(text)) return [];
  const above = aboveOf(chart, s);
  const context = `${above} ${text}`;
  const headed = s.kind === 'row' && s.cells?.some((c) => c.header);
  if (!headed && !mayTell(chart, index, text, above)) return [];
  const title = chart.documents[s.document]?.title ?? '';
  if (notArterial.test(`${title} ${context}`)) return [];
  if (headed) return readCells(chart, s, index, above);
  const near = [
    neighbour(chart, index, -1),
    neighbour(chart, index, -2),
    remark(neighbour(chart, index, 1)),
    remark(neighbour(chart, index, 2)),
  ];
  const spoken =
    saturationWord.test(context) ||
    saturationWord.test(near[0]) ||
    (short(text) && [-2, -3, -4].some((by) => saturationWord.test(neighbour(chart, index, by)))) ||
    (breathingIn(near[0]).length > 0 && doingIn(near[0]).some((c) => c.says === 'exertion')) ||
    ofOxygen.test(title) ||
    comparesActs(text);
  // "TEST: PH PCO2 PO2" over "RESULT: 7.39 46 57": the names stand in the line above, or in the title
  const gases =
    gasWord.test(context) ||
    (chart.documents[s.document]?.kind === 'lab' && gasWord.test(text)) ||
    (text.search(gasTriple) >= 0 && (gasWord.test(lineAbove(chart, index)) || gasWord.test(title)));
  if (!spoken && !gases && breathingIn(context).length === 0 && breathingIn(near[0]).length === 0) return [];
  // a gas in lines of its own: pH, carbon dioxide and oxygen stand under what they were drawn on
  const head = gases && short(text) ? [neighbour(chart, index, -3), neighbour(chart, index, -4)] : [];
  const found = oxygenNumbersIn(chart, s, index, text, spoken, gases);
  if (found.length === 0) return [];
  const air = breathingIn(text);
  const acts = doingIn(text);
  const stretches = stretchesOf(
    text,
    found.map((f) => f.q),
    [...air, ...acts],
  );
  const unsure = [1, 2].some((by) => doingIn(neighbour(chart, index, by)).some((c) => c.says === 'unsettled'));
  let breathing: Breathing | null = null;
  let act: Doing | null = null;
  return found.map((f, i) => {
    const stretch = stretches[i];
    const ownAir = nearest(air, f.q, stretch);
    const left = text.slice(stretch.start, f.q.start);
    // "Sleep took him from 95 to 87": where it went is what was done before
    const led = /^\s*to\b/i.test(left) && /\bfrom\b/i.test(text.slice(0, stretch.start)) ? acts[0]?.says : null;
    const ownAct =
      fallen(left, doingIn(left)) ?? nearest(acts, f.q, stretch) ?? (led === 'rest' ? null : (led ?? null));
    const back = ownAct === 'rest' && act !== null && act !== 'rest';
    const said = air.find((c) => c.end <= f.q.start) ?? air.find((c) => c.says === 'air');
    breathing =
      ownAir ??
      (back ? null : breathing) ??
      said?.says ??
      toldByEntry(chart, index) ??
      breathingAbove(chart, s, above, [...near, ...head]);
    const next = found[i + 1]?.q;
    const listed = next && /^\W*(?:and|or|to)?\W*$/i.test(text.slice(f.q.end, next.start));
    const following = listed ? nearest(acts, next, stretches[i + 1]) : null;
    if (ownAct === null && unsure) act = 'unsettled';
    // "sits at 89 and falls to 81": in what, is not told
    if (ownAct === null && i > 0 && act === 'rest' && FELL.test(left)) act = 'unsettled';
    act =
      ownAct ??
      fallen(left, [...acts, ...doingIn(near[0]), ...doingIn(title)]) ??
      act ??
      following ??
      doingAbove(chart, s, above, near[0], ...near.slice(1).map((n) => (short(n) ? n : '')));
    return reading(s, index, f, text, stretch, left, breathing, act);
  });
}

/** "Rest 94, walk 86": rest and something else. */
function comparesActs(text: string): boolean {
  const acts = new Set(doingIn(text).map((c) => c.says));
  return acts.has('rest') && (acts.has('exertion') || acts.has('sleep'));
}

function reading(
  s: Sentence,
  index: number,
  { q, gas }: OxygenNumber,
  text: string,
  stretch: Stretch,
  left: string,
  breathing: Breathing | null,
  doing: Doing,
): OxygenReading {
  const named = [...left.matchAll(new RegExp(saturationWord, 'gi'))].at(-1);
  const label = named
    ? { start: stretch.start + named.index, end: stretch.start + named.index + named[0].length }
    : { start: q.start, end: q.start };
  const at = (span: Span): Span => ({ start: s.start + span.start, end: s.start + span.end });
  return {
    ...at(q),
    sentence: index,
    gas,
    value: inMercury(q, gas, text.slice(q.start, q.at)),
    approximate: q.bound === 'about',
    // "Reference range for pO2 80-100, hers 52"
    role:
      q.second !== null && /\b(?:reference|normal)\b[^.;,]{0,30}$/i.test(text.slice(0, q.start))
        ? 'reference'
        : roleOf({ text, label, quantity: q, previousEnd: null }),
    breathing,
    doing,
    lowest:
      q.bound === '>=' || q.bound === '>' || /\b(?:nadir|low(?:est)?|minimum|dip(?:s|ped)?)\b[^.;,]{0,24}$/i.test(left),
    label: at(label.end > label.start ? label : q),
    around: [at({ start: stretch.start, end: q.start }), at({ start: q.end, end: stretch.end })].filter(
      (a) => a.end > a.start,
    ),
  };
}

const inMercury = (q: Quantity, gas: boolean, before = ''): Interval => {
  // "Back up to 91" came to 91.
  const i = intervalOf(q.bound === '<=' && /\bup to\b/i.test(before) ? { ...q, bound: null } : q);
  const times = gas && q.unit?.symbol === 'kPa' ? 7.5006 : 1;
  const by = (n: number | null): number | null => (n === null ? null : Number((n * times).toPrecision(12)));
  return { ...i, lo: by(i.lo), hi: by(i.hi) };
};

function nearest<T>(cues: readonly Cue<T>[], q: Span, stretch: Stretch): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const c of cues) {
    if (c.start < stretch.start || c.end > stretch.end) continue;
    const gap = c.end <= q.start ? q.start - c.end : Math.max(0, c.start - q.end);
    if (gap < least) {
      least = gap;
      best = c.says;
    }
  }
  return best;
}

/** "Walk test: baseline 93, desaturated to 84": what fell did so in what was done. */
const fallen = (left: string, acts: readonly Cue<Doing>[]): Doing | null =>
  FELL.test(left) ? (acts.find((a) => a.says === 'exertion' || a.says === 'sleep')?.says ?? null) : null;

const FELL =
  /\b(?:desat\w*|dropp\w*|drops?|fell|falls|fall|dip\w*|nadir|low(?:est)?|bottom\w*|plung\w*|plummet\w*|sank|down)\b/i;

/** "53 L" in the cell of a result: low, no liters. */
const LOW_FLAG = /^\W*\d{2,3}(?:\.\d+)?(?:\s?mm\s?hg)?\s+\(?L\b\W*(?:\d+\s?[-–]\s?\d+)?\W*$/i;

/** A table row: the row's words and the column's header together say how each of its numbers was taken. */
function readCells(chart: Chart, s: Sentence, index: number, above: string): OxygenReading[] {
  const cells = s.cells ?? [];
  const textOf = (span: Span | null): string => (span ? flatText(chart, span) : '');
  const words = cells.filter(
    (c) => !/^\W*\d/.test(textOf(c)) || /[a-z]{4}|\d\s?(?:l\b|lpm|[lui]\/?min)/i.test(textOf(c)),
  );
  const row = words.map((c) => `${textOf(c.header)} ${textOf(c)}`).join(' | ');
  const condition = words.map((c) => `${OF_ANY_KIND.test(textOf(c.header)) ? '' : textOf(c.header)} ${textOf(c)}`);
  const done =
    doingIn(condition.join(' | ')).at(-1)?.says ?? (condition.some((c) => PLACE.test(c)) ? 'rest' : undefined);
  const walks = doingIn(`${chart.documents[s.document]?.title ?? ''} ${above}`).some((c) => c.says === 'exertion');
  const goesOn = cells.some((c) => PROGRESS.test(textOf(c.header)) && /^[1-9]/.test(textOf(c)));
  // "min 2, laps 4": what a walk's table counts
  const walked = walks && goesOn ? 'exertion' : null;
  // "SpO2 start | SpO2 lowest" of a walk: it began from rest
  const course = cells.filter((c) => COURSE.test(textOf(c.header))).length > 1;
  return cells.flatMap((c) => {
    const text = textOf(c);
    const header = textOf(c.header);
    const said = `${header} | ${textOf(cells[0])}`;
    const inOne = tension(header) ? oneCellGas(text) : null;
    const gas = inOne !== null || tension(said);
    if (
      (!gas && !saturationWord.test(said)) ||
      (/\d\s?(?:l\b|lpm|[lui]\/?min)/i.test(text) && !(gas && LOW_FLAG.test(text))) ||
      NORMAL.test(header) ||
      limitBefore.test(`${header} `)
    )
      return [];
    const q = inOne ?? quantitiesIn(text).find((n) => n.first >= (gas ? 20 : 40) && n.first <= 150 && n.over === null);
    // "90 | 95-99 %": behind the value stands what is normal
    const isRange =
      q?.second != null &&
      cells.some((o) => o.start < c.start && /^\W*\d{2,3}(?:\.\d+)?\W*(?:\b[HL]{1,2}\b\W*)?$/.test(textOf(o)));
    if (
      !q ||
      isRange ||
      !/^\W*\d/.test(withoutName(text, header)) ||
      (q.unit && q.unit.symbol !== '%' && q.unit.dimension !== 'pressure' && !(gas && LOW_FLAG.test(text)))
    )
      return [];
    const own = `${header} | ${text.slice(q.end)}`;
    const breathing =
      breathingIn(own).at(-1)?.says ?? breathingIn(row).at(-1)?.says ?? breathingAbove(chart, s, above, []);
    const began = course && BEGINNING.test(header) ? 'rest' : null;
    const act = began ?? doingIn(own).at(-1)?.says ?? done ?? walked ?? doingAbove(chart, s, above, '');
    const at = { start: c.start + q.start, end: c.start + q.end };
    return [
      {
        ...at,
        sentence: index,
        gas,
        value: inMercury(q, gas),
        approximate: q.bound === 'about',
        role: /\b(?:goal|target)\b/i.test(said) ? 'goal' : 'actual',
        breathing,
        doing: act,
        // a walk's one column of saturations: at rest its lowest is what there was
        lowest: /\b(?:nadir|low(?:est)?|minimum)\b/i.test(said) && (course || act !== 'rest'),
        label: c.header ?? at,
        around: [...words, ...(c.header ? [c.header] : [])],
      } satisfies OxygenReading,
    ];
  });
}
