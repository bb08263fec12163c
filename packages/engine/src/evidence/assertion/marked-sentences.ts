// Sentences with the expectation written inside in, cases out: `Denies [fever]{negated}; reports [sweats].` For tests and benches.
//
// `[words]` alone expects a plain affirmed, certain, actual, current statement about the patient; `{a b}` names what differs.
// A line `# section family_history` sets the section of the lines that follow; `## …` is a remark.

import type { Chart, SectionKind, Sentence } from '../../chart/chart.ts';
import { tokensOf } from '../../chart/words/tokens.ts';
import type { Span } from '../../values/span.ts';

export type MarkedSentence = {
  readonly text: string;
  readonly section: SectionKind;
  readonly targets: readonly (Span & { readonly want: readonly string[] })[];
};

export function parseMarked(source: string): MarkedSentence[] {
  const sentences: MarkedSentence[] = [];
  let section: SectionKind = 'history';
  for (const line of source.split('\n')) {
    if (line.startsWith('# section ')) section = line.slice(10).trim() as SectionKind;
    else if (line.trim() !== '' && !line.startsWith('#')) sentences.push(parseLine(line.trim(), section));
  }
  return sentences;
}

function parseLine(line: string, section: SectionKind): MarkedSentence {
  let text = '';
  let at = 0;
  const targets: (Span & { want: string[] })[] = [];
  for (const m of line.matchAll(/\[([^\]]+)\](?:\{([^}]*)\})?/g)) {
    text += line.slice(at, m.index);
    targets.push({
      start: text.length,
      end: text.length + m[1].length,
      want: (m[2] ?? '').split(/\s+/).filter(Boolean),
    });
    text += m[1];
    at = m.index + m[0].length;
  }
  return { text: text + line.slice(at), section, targets };
}

/** A chart that is one sentence in one section. */
export function chartOfSentence(text: string, section: SectionKind = 'history', more: Partial<Sentence> = {}): Chart {
  const tokens = tokensOf(text);
  const all = { start: 0, end: text.length };
  return {
    text,
    pages: [{ ...all, number: 1, width: 612, height: 792, source: 'text', confidence: 100 }],
    documents: [],
    sections: [{ ...all, kind: section, heading: '', document: 0 }],
    lines: [],
    sentences: [{ ...all, section: 0, document: 0, page: 1, kind: 'prose', ...more }],
    tokens,
    sentenceTokens: Uint32Array.of(0, tokens.length),
    patient: { name: null, birthDate: null },
    otherPatients: [],
    boxesOf: () => [],
    confidenceOf: () => null,
  };
}
