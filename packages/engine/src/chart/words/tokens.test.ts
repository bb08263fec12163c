import { expect, test } from 'vitest';
import { codesOf } from '../codes.ts';
import { normOf } from './norm.ts';
import { tokenize, tokenWriter } from './tokens.ts';
import { vocabularyOf } from './vocabulary.ts';

function norms(text: string): string {
  const codes = codesOf(text);
  const { tokens, add } = tokenWriter(text, codes, vocabularyOf(text, codes));
  add(0, text.length);
  const { ids, words } = tokens();
  return Array.from(ids, (id) => words[id].norm).join(' ');
}

test.each([
  ['x-ray of L4-5, L5-S1', 'x ray of l4 5 l5 s1'],
  ['SpO2 89 % (≥88%) on RA', 'spo2 89 percent >= 88 percent on ra'],
  ['EHL 4+/5, reflexes 2+', 'ehl 4+ 5 reflexes 2'],
  ['strength 5/5, BP 120/80', 'strength 5 5 bp 120 80'],
  ['20 over 60 right, 20 over time', '20 60 right 20 over time'],
  ['Dtr says DTRs 2+', 'daughter says dtrs 2'],
  ['1,000 IU, 12.6 and .5 mg, 75mg', '1000 iu 12.6 and .5 mg 75 mg'],
  ['G47.33, E11.65; K0823 and M17.11', 'g47.33 e11.65 k0823 and m17.11'],
  ['pain w/o relief, s/p TKA, c/o snoring', 'pain w/o relief s/p tka c/o snoring'],
  ["Ø pain, PJI r/o'd, r/o stroke", "no pain pji r/o'd r/o stroke"],
  ["patient’s can't Ménière", "patient's can't meniere"],
  ['ﬁbrosis & eﬀusion', 'fibrosis and effusion'],
  ['BMI 29.3. Neck 15 in.', 'bmi 29.3 neck 15 in'],
  ['2nd MBB 08/27/2026', '2nd mbb 08 27 2026'],
  ['Okafor-Bell q4h A1c H2O', 'okafor bell q4h a1c h2o'],
  ['taken immedi-\nately', 'taken immediately'],
  ['a low-\ndose scan', 'a low dose scan'],
  ['well tolerated well and toler-\nated', 'well tolerated well and tolerated'],
  ['the disc was an osteophyte: disc-\nosteophyte', 'the disc was an osteophyte disc osteophyte'],
  ['a présenta-\ntion; low-\nmed', 'a presentation low med'],
  ['the lowmed, a low- \nmed and a low thing', 'the lowmed a lowmed and a low thing'],
  ['m² and µg', 'm2 and μg'],
  ['make that class Il or IIl; ill', 'make that class ii or iii ill'],
])('%j is cut into %j', (text, want) => expect(norms(text)).toBe(want));

test('offsets point at the words, also of a slice and of a joined word', () => {
  const text = 'No toler-\nated dose';
  const tokens = tokenize(text, 3, text.length);
  expect(tokens.map((t) => text.slice(t.start, t.end))).toEqual(['toler-\nated', 'dose']);
  expect(tokens[0].stem).toBe('tolerate');
});

test('a norm is stable', () => {
  for (const w of ['Estévez’s', '1,000', 'ﬁ', '½', 'İstanbul', '%']) expect(normOf(normOf(w))).toBe(normOf(w));
});
