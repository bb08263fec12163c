// Where a chart speaks of the wanted analytes: labels and excluding words in sentences, and in the headers and leads above them.

import type { Chart, Token } from '../../chart/chart.ts';
import { indexAt } from '../../chart/place-of.ts';
import { columnsOf, normAt } from '../../chart/words/token-columns.ts';
import { tokenize } from '../../chart/words/tokens.ts';
import type { Phrase } from '../../values/phrase.ts';
import type { Span } from '../../values/span.ts';
import type { AnalyteNeed } from '../finding.ts';
import { flatText } from '../flat-text.ts';
import { type Entry, matcherOf } from '../phrases/index.ts';
import { bareWeights } from './body/bare-weight.ts';

export type Hit = Span & { readonly analyte: number };
export type Hits = { readonly labels: readonly Hit[]; readonly excepts: readonly Hit[] };

export type Places = {
  /** By sentence index. */
  readonly sentences: ReadonlyMap<number, Hits>;
  /** Of a header cell or lead, by its start. */
  readonly above: ReadonlyMap<number, Hits>;
};

const none: Hits = { labels: [], excepts: [] };
export const hitsOr = (hits: Hits | undefined): Hits => hits ?? none;

export function placesOf(
  chart: Chart,
  analytes: readonly AnalyteNeed[],
  resolve: (id: string) => readonly Phrase[],
): Places {
  const match = matcherOf(analytes, resolve, () =>
    analytes.flatMap((a, i): Entry[] => [
      ...a.labels.map((phrase) => ({ key: `L${i}`, phrase })),
      ...a.except.map((phrase) => ({ key: `X${i}`, phrase })),
    ]),
  );
  const sentences = new Map<number, { labels: Hit[]; excepts: Hit[] }>();
  for (const m of match(chart)) put(sentences, m.sentence, m);
  for (const h of gluedLabels(chart, analytes)) put(sentences, h.sentence, { ...h, key: `L${h.analyte}` });
  if (analytes.some(isWeight))
    for (const { sentence, ...w } of bareWeights(chart))
      analytes.forEach((a, i) => {
        if (isWeight(a)) put(sentences, sentence, { ...w, key: `L${i}` });
      });
  const spans = spansAbove(chart);
  const above = new Map<number, { labels: Hit[]; excepts: Hit[] }>();
  for (const m of match(textOf(chart, spans))) put(above, spans[m.sentence].start, m);
  return { sentences, above };
}

const isWeight = (a: AnalyteNeed): boolean => a.unit === 'kg' && /weight$/.test(a.id);

function put(
  into: Map<number, { labels: Hit[]; excepts: Hit[] }>,
  at: number,
  m: Span & { readonly key: string },
): void {
  const hits = into.get(at) ?? { labels: [], excepts: [] };
  into.set(at, hits);
  (m.key[0] === 'L' ? hits.labels : hits.excepts).push({ start: m.start, end: m.end, analyte: Number(m.key.slice(1)) });
}

function spansAbove(chart: Chart): Span[] {
  const seen = new Map<number, Span>();
  for (const s of chart.sentences) {
    if (s.lead) seen.set(s.lead.start, s.lead);
    for (const c of s.cells ?? []) if (c.header) seen.set(c.header.start, c.header);
  }
  return [...seen.values()].sort((a, b) => a.start - b.start);
}

/** The spans as sentences of their own, for the matcher. */
function textOf(
  chart: Chart,
  spans: readonly Span[],
): Pick<Chart, 'text' | 'tokens' | 'sentenceTokens' | 'sentences' | 'pages'> {
  const tokens: Token[] = [];
  const sentenceTokens = new Uint32Array(spans.length + 1);
  spans.forEach((s, i) => {
    sentenceTokens[i] = tokens.length;
    for (const t of tokenize(flatText(chart, s))) tokens.push({ ...t, start: t.start + s.start, end: t.end + s.start });
  });
  sentenceTokens[spans.length] = tokens.length;
  const sentences = spans.map((s) => ({
    ...s,
    section: 0,
    document: 0,
    page: chart.pages[indexAt(chart.pages, s.start)]?.number ?? 0,
    kind: 'heading' as const,
  }));
  return { text: chart.text, tokens: columnsOf(tokens), sentenceTokens, sentences, pages: chart.pages };
}

/** "EF35%", "SpO2 96%" but also "BP120/70": a one-word label with its number in one token. */
function gluedLabels(chart: Chart, analytes: readonly AnalyteNeed[]): (Hit & { readonly sentence: number })[] {
  const words = new Map<string, number[]>();
  analytes.forEach((a, i) => {
    for (const p of a.labels)
      if ((p.kind === 'word' || p.kind === 'exact') && /^[a-z]{2,8}$/i.test(p.text))
        words.set(p.text.toLowerCase(), [...(words.get(p.text.toLowerCase()) ?? []), i]);
  });
  const out: (Hit & { readonly sentence: number })[] = [];
  if (words.size === 0) return out;
  let sentence = 0;
  for (let i = 0; i < chart.tokens.length; i++) {
    while (sentence + 1 < chart.sentences.length && chart.sentenceTokens[sentence + 1] <= i) sentence++;
    const norm = normAt(chart.tokens, i);
    const start = chart.tokens.starts[i];
    const last = norm.charCodeAt(norm.length - 1);
    if (last < 48 || last > 57 || norm.length < 4) continue;
    const m = /^([a-z]{2,8})\d{2,3}$/.exec(norm);
    for (const analyte of (m && words.get(m[1])) ?? [])
      out.push({ start, end: start + m![1].length, analyte, sentence });
  }
  return out;
}
