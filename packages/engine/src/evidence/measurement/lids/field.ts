// How much of the upper field tape gives back: figures of one eye with the lid at rest and taped, in prose ("15 untaped, 36 taped",
// "up to 38 from 15") or in rows. A chart in; gains in degrees or in percent of the field that cite both figures out.

import type { Chart } from '../../../chart/chart.ts';
import { matchesOf } from '../../../values/matches.ts';
import type { AnalyteNeed, Measurement } from '../../finding.ts';
import { flatText, sentenceTexts } from '../../flat-text.ts';
import type { Assess } from '../index.ts';
import { changed } from '../relief/changed.ts';
import {
  type Figure,
  figuresIn,
  isTelling,
  type Pair,
  sideOf,
  stateOf,
  statesOf,
  tapeWord,
  unitOf,
} from './figures.ts';

export function lidFieldGains(
  chart: Chart,
  need: AnalyteNeed,
  written: readonly Measurement[],
  assess: Assess,
): Measurement[] {
  const pairs = pairsIn(chart);
  const stated = new Set(written.map((w) => chart.sentences[w.sentence].document));
  return pairs.flatMap(({ rest, taped }) => {
    const document = chart.sentences[taped.sentence].document;
    const gain =
      need.computed === 'lid_field_degrees'
        ? rest.unit === 'degrees'
          ? taped.value - rest.value
          : null
        : percentOf(
            rest,
            taped,
            stated.has(document) ||
              pairs.some((p) => p.taped.unit !== 'degrees' && chart.sentences[p.taped.sentence].document === document),
          );
    // less seen with tape than without: two figures that are no pair
    if (gain === null || gain < 0) return [];
    const [a, b] = rest.start < taped.start ? [rest, taped] : [taped, rest];
    const from = chart.sentences[taped.sentence].start;
    const span = (f: Figure) => ({ start: f.start - from, end: f.end - from });
    const own = a.sentence === b.sentence ? { start: a.start - from, end: b.end - from } : span(taped);
    const made = changed(
      chart,
      need,
      taped.sentence,
      { before: rest.value, after: taped.value, ...own, approximate: false, inputs: [span(rest), span(taped)] },
      gain,
      assess,
    );
    return [{ ...made, side: taped.side ?? rest.side }];
  });
}

/** Points and shares count as written; degrees stand for a share of the field only where nothing else does. */
function percentOf(rest: Figure, taped: Figure, elsewhere: boolean): number | null {
  if (rest.unit === 'degrees')
    return elsewhere || taped.value === 0 ? null : ((taped.value - rest.value) / taped.value) * 100;
  const total = taped.total ?? rest.total;
  if (rest.unit === 'points') return total ? ((taped.value - rest.value) / total) * 100 : null;
  return rest.loss ? rest.value - taped.value : taped.value - rest.value;
}

const remembered = new WeakMap<Chart, readonly Pair[]>();

function pairsIn(chart: Chart): readonly Pair[] {
  const before = remembered.get(chart);
  if (before) return before;
  const texts = sentenceTexts(chart);
  const told: Pair[] = [];
  const figures: Figure[] = [];
  chart.sentences.forEach((s, index) => {
    if (s.kind === 'heading') return;
    if (s.kind === 'row' && s.cells && s.cells.length > 1) figures.push(...figuresInRow(chart, index));
    else if (/\d/.test(texts[index]) && isTelling(near(index))) {
      const read = figuresIn(texts[index], index, s.start);
      told.push(...read.pairs);
      figures.push(...read.figures);
    }
  });
  const made = [...told, ...figures.filter((f) => f.state === 'taped').flatMap((t) => partnerOf(t, figures) ?? [])];
  remembered.set(chart, made);
  return made;

  /** A sentence with its neighbours: the form's head names the test, the sentence before it the eye. */
  function near(index: number): string {
    const { document } = chart.sentences[index];
    return [index - 2, index - 1, index, index + 1]
      .filter((i) => chart.sentences[i]?.document === document)
      .map((i) => texts[i])
      .join('\n');
  }

  function partnerOf(taped: Figure, among: readonly Figure[]): Pair | null {
    const { document } = chart.sentences[taped.sentence];
    const alike = among.filter(
      (f) =>
        f.state === 'rest' &&
        f.unit === taped.unit &&
        chart.sentences[f.sentence].document === document &&
        (f.side === taped.side || (f.sentence !== taped.sentence && (!f.side || !taped.side))) &&
        Math.abs(f.sentence - taped.sentence) <= 3,
    );
    const away = (f: Figure): number => Math.abs(f.sentence - taped.sentence) * 1e6 + Math.abs(f.start - taped.start);
    const rest = alike.reduce<Figure | null>((best, f) => (!best || away(f) < away(best) ? f : best), null);
    return rest ? { rest, taped } : null;
  }
}

const otherRow =
  /\b(?:temporal|nasal|inferior|down|side|lateral|fix(?:ation)?|false|fp|fn|fl|time|duration|md|psd|test|reliab\w*|date|mrd\w*|crease|levator|pf|pfh)\b|270|0 ?\/ ?180/i;

const upward = /\b90\b|vertical|superior/i;

/** "Upper limit | 24 | 44" under "OD rest | OD taped"; "Taped | 36 | 38" under "R | L"; "14:15 | taped | 33/36" under "Run | Lid | Seen". */
function figuresInRow(chart: Chart, index: number): Figure[] {
  const cells = chart.sentences[index].cells ?? [];
  const heads = headsOf(chart, index);
  const texts = cells.map((c) => flatText(chart, c));
  const label = texts[0];
  const { lead } = chart.sentences[index];
  const title = lead ? flatText(chart, lead) : '';
  const words = `${texts.filter((t) => !/\d/.test(t)).join(' ')} ${heads.join(' ')}`;
  // A column of its own for the lid's state; two of its lines may have been read as one.
  const own = heads.some((h) => stateOf(h))
    ? []
    : ([...texts, title].map((t) => statesOf(t)).find((s) => s.length > 0) ?? []);
  if (otherRow.test(label) || (!tapeWord.test(words) && own.length === 0)) return [];
  const eyes = heads.some((h) => sideOf(h)) ? [] : eyesAbove(chart, index);
  // A column of meridians is read in its upward row; "upper limit on the 90 degree meridian" is that row's name above the eyes'.
  if (/\bmeridian\b/i.test(heads[0]) && !upward.test(label) && !upward.test(heads[0])) return [];
  const total = /(?:\/|\bof\s)\s?(\d{2,3})\b/.exec(label)?.[1];
  return cells.flatMap((c, k) => {
    const text = texts[k];
    const state = stateOf(heads[k]);
    const states = state ? [state] : k > 0 && !otherRow.test(heads[k]) ? own : [];
    const numbers = [...matchesOf(/(?<![\d./:-])(\d{1,3}(?:\.\d)?)(?:\s?(?:\/|of)\s?(\d{2,3}))?(?![\d/:])/g, text)];
    if (states.length === 0 || numbers.length < states.length || (k === 0 && !stateOf(heads[0]))) return [];
    if (states.length > 1 && numbers.length !== states.length) return [];
    // "0/14": trials of fixation, too few for the points of a field
    if (numbers.some((m) => Number(m[2]) < 20)) return [];
    return numbers.slice(-states.length).map((found, n) => ({
      state: states[n],
      unit: unitOf(text, found[2] !== undefined, `${label} ${heads[k]}`),
      loss: /\bloss\b/i.test(words),
      value: Number(found[1]),
      total: Number(found[2] ?? total) || null,
      side: sideOf(heads[k]) ?? sideOf(label) ?? eyes[k - 1] ?? sideOf(heads[0]) ?? sideOf(title),
      sentence: index,
      start: c.start + found.index,
      end: c.start + found.index + found[0].length,
    }));
  });
}

/** "Right eye Left eye" above the two columns of tables without heads. */
function eyesAbove(chart: Chart, index: number): readonly Figure['side'][] {
  const { cells, document } = chart.sentences[index];
  if (cells?.length !== 3) return [];
  for (let above = index - 1; above >= index - 12 && above >= 0; above--) {
    const s = chart.sentences[above];
    if (s.document !== document) break;
    const words = twoEyes.exec(flatText(chart, s));
    if (words) return [sideOf(words[1]), sideOf(words[2])];
  }
  return [];
}

const twoEyes =
  /^\W*(right|R|OD|RIGHT)(?:\s(?:eye|lid|EYE|LID))?[\s,|]+(left|L|OS|LEFT)(?:\s(?:eye|lid|EYE|LID))?\W*$/i;

/** A table's head is sometimes read as a row of its own: the nearest one above with as many cells, words for the lid's state and no figure behind its first. */
function headsOf(chart: Chart, index: number): readonly string[] {
  const own = chart.sentences[index];
  const cells = own.cells ?? [];
  const heads = cells.map((c) => (c.header ? flatText(chart, c.header) : ''));
  if (heads.some((h) => stateOf(h))) return heads;
  for (let above = index - 1; above >= index - 6 && above >= 0; above--) {
    const s = chart.sentences[above];
    if (s.document !== own.document) break;
    const words = s.cells?.length === cells.length ? s.cells.map((c) => flatText(chart, c)) : [];
    if (words.some((w) => stateOf(w)) && !words.slice(1).some((w) => /\d/.test(w))) return words;
  }
  return heads;
}
