// A place in a chart in; out, the region of the spine it is about, as payers count injections: neck and upper back, or low back.

import type { Chart } from '../../chart/chart.ts';
import { documentOf } from '../../chart/place-of.ts';
import type { Span } from '../../values/span.ts';
import { flatBetween } from '../flat-text.ts';

export type SpineRegion = 'upper' | 'lower';

/** "Back fine since": the low back, unless something comes back. "T1/T2" are pulse sequences, "T1-2" and "C7-T1" joints; the codes of injections name a region too. */
const words =
  /\b(?:(cervic\w*|thoracic|neck|c-?spine|t-?spine|CESI|CMBB|TMBB|TESI|TON|third occipital|C[2-8](?!\d)|T(?:[3-9]|1[0-2]|1(?=\s?-\s?[2T])|2(?=\s?-\s?[3T]))(?!\d)|6232[01]|64479|64480|6449[012]|6463[34])|(lumb\w*|sacr\w+|low(?:er)? back|(?<!\b(?:upper|mid|middle|came|comes?|coming|goes|go|going|went|gets?|got|right|straight|falls?|fell) )back(?= (?:is|was|has|feels?|fine|better|good|pain|ok|much|still|ablation|injections?)\b)|l-?spine|LESI|LMBB|caudals?|sciatic\w*|L[1-5](?!\d)|S1(?!\d)|6232[23]|6448[34]|6449[345]|6463[56]))(?![a-z])/gi;
/** What begins another statement: its region is not this one's. */
const parted = /[;.](?:\s|$)|\b(?:but|whereas|while|now|then)\b|,\s(?:and\s)?(?:now|today|later|then)\b/i;

type Named = Span & { readonly region: SpineRegion };
const known = new WeakMap<Chart, Map<number, readonly Named[]>>();

function namedIn(chart: Chart, sentence: number): readonly Named[] {
  const read = known.get(chart) ?? new Map<number, readonly Named[]>();
  known.set(chart, read);
  const before = read.get(sentence);
  if (before) return before;
  const { start, end } = chart.sentences[sentence];
  const found = [...flatBetween(chart, start, end).matchAll(words)].map((m) => ({
    start: start + m.index,
    end: start + m.index + m[0].length,
    region: m[1] ? ('upper' as const) : ('lower' as const),
  }));
  read.set(sentence, found);
  return found;
}

/** Of its own words, else of the nearest in its statement, else of a sentence that names one region only, else of a procedure's own note. */
export function regionOf(chart: Chart, sentence: number, at: Span): SpineRegion | null {
  const named = namedIn(chart, sentence);
  const own = named.find((n) => n.start < at.end && at.start < n.end);
  if (own) return own.region;
  const gap = (n: Named): string =>
    n.start >= at.end ? flatBetween(chart, at.end, n.start) : flatBetween(chart, n.end, at.start);
  const near = named.filter((n) => !parted.test(gap(n))).sort((a, b) => gap(a).length - gap(b).length)[0];
  if (near) return near.region;
  const document = documentOf(chart, sentence);
  return document && ['procedure_note', 'operative_note'].includes(document.kind)
    ? regionOfDocument(chart, document.index)
    : null;
}

const byDocument = new WeakMap<Chart, Map<number, SpineRegion | null>>();

/** The one region that a document names; null where it names both or none. */
export function regionOfDocument(chart: Chart, document: number): SpineRegion | null {
  const read = byDocument.get(chart) ?? new Map<number, SpineRegion | null>();
  byDocument.set(chart, read);
  const before = read.get(document);
  if (before !== undefined) return before;
  const regions = new Set(sentencesOf(chart, document).flatMap((i) => namedIn(chart, i).map((n) => n.region)));
  const [only] = regions;
  const found = regions.size === 1 ? only : null;
  read.set(document, found);
  return found;
}

const sentences = new WeakMap<Chart, Map<number, number[]>>();

/** The sentences of a document, by index; sorted out once, for a large chart has thousands of documents. */
function sentencesOf(chart: Chart, document: number): readonly number[] {
  let of = sentences.get(chart);
  if (!of) {
    of = new Map<number, number[]>();
    for (let i = 0; i < chart.sentences.length; i++) {
      const list = of.get(chart.sentences[i].document);
      if (list) list.push(i);
      else of.set(chart.sentences[i].document, [i]);
    }
    sentences.set(chart, of);
  }
  return of.get(document) ?? [];
}
