import { describe, expect, test } from 'vitest';
import type { Token } from '../../chart/chart.ts';
import { columnsOf } from '../../chart/words/token-columns.ts';
import { tokenize } from '../../chart/words/tokens.ts';
import { type Phrase, parsePhrase } from '../../values/phrase.ts';
import { compileMatcher, type MatchedText } from './matcher.ts';

const phraseOf = (source: string): Phrase => {
  const parsed = parsePhrase(source);
  if ('mistake' in parsed) throw new Error(parsed.mistake.message);
  return parsed.phrase;
};

function textOf(sentences: readonly string[], source: 'text' | 'ocr' = 'text'): MatchedText {
  const text = sentences.join('\n');
  const tokens: Token[] = [];
  const bounds = [0];
  let at = 0;
  const spans = sentences.map((s) => {
    const span = { start: at, end: at + s.length, section: 0, document: 0, page: 1, kind: 'prose' as const };
    tokens.push(...tokenize(text, span.start, span.end));
    bounds.push(tokens.length);
    at += s.length + 1;
    return span;
  });
  return {
    text,
    tokens: columnsOf(tokens),
    sentenceTokens: Uint32Array.from(bounds),
    sentences: spans,
    pages: [{ start: 0, end: text.length, number: 1, width: 1, height: 1, source, confidence: 100 }],
  };
}

const found = (phrase: string, text: string, source: 'text' | 'ocr' = 'text'): string[] => {
  const chart = textOf(text.split(' // '), source);
  return compileMatcher([{ key: 'k', phrase: phraseOf(phrase) }])(chart).map((m) => chart.text.slice(m.start, m.end));
};

test('a gap does not run on into the next sentence of a cell', () => {
  const inCell = (text: string): number => {
    const chart = textOf([text]);
    const cells = [{ start: 0, end: text.length, header: null }];
    const sentences = chart.sentences.map((s) => ({ ...s, kind: 'pair' as const, cells }));
    return compileMatcher([{ key: 'k', phrase: phraseOf('shoulders ..3.. not ..5.. tiller') }])({ ...chart, sentences })
      .length;
  };
  expect(inCell('Shoulders do not matter. Turned the tiller both ways.')).toBe(0);
  expect(inCell('Shoulders do not let Mrs. Hale turn the tiller.')).toBe(1);
});

describe('a phrase matches', () => {
  test.each([
    ['sleep apnea', 'Obstructive Sleep-Apnea, severe', ['Sleep-Apnea']],
    ['nap', 'She naps; napping daily', ['naps', 'napping']],
    ['{stroke|CVA|heart attack}', 'a CVA and two heart attacks', ['CVA', 'heart attacks']],
    ['[severe] pain', 'severe pain, mild pain', ['severe pain', 'pain']],
    ['fall* asleep', 'falls asleep, fell asleep', ['falls asleep']],
    ['"MS"', 'MS since 2010, 5 ms pulse', ['MS']],
    ['woke ... gasping', 'wakes at night and is gasping', ['wakes at night and is gasping']],
    ['woke ..1.. gasping', 'woke up at night gasping', []],
    ['wakes # times', 'wakes three times, wakes 4 times, wakes many times', ['wakes three times', 'wakes 4 times']],
    ['knee {pain|ache} [at night]', 'knee pain at night', ['knee pain at night']],
    ['pain relief', 'pain // relief', []],
    ['walk', 'walk walk', ['walk', 'walk']],
    ['not tolerated', 'CPAP was not tolerated', ['not tolerated']],
    ['climb & stairs', 'stairs she climbs slowly // he climbs no stairs', ['stairs she climbs']],
    [
      '{nod off|doze} & {wheel|church}',
      'dozed in church // at the wheel he nodded off',
      ['dozed in church', 'wheel he nodded off'],
    ],
    ['# pack year', '30 pack-years', ['30 pack-years']],
    ['glucose [of] #<54', 'a glucose of 48, then glucose 54 and glucose 120', ['glucose of 48']],
    ['#54..69 mg', '53 mg, 69 mg, 54.5 mg, 70 mg', ['69 mg', '54.5 mg']],
    ['sat #>=89', 'sat 88, sat 89, sat ninety', ['sat 89']],
    ['A1c #6.5..16', 'A1c 09/16/2026 5.3, A1c 7/2026, A1c 8.2', ['A1c 8.2']],
    ['pain #>=7', 'pain 8/10', ['pain 8']],
  ])('%s in %j', (phrase, text, want) => expect(found(phrase, text)).toEqual(want));
});

test('a phrase takes in the phrases of another concept, and a circle of concepts is reported', () => {
  const concepts: Record<string, readonly Phrase[]> = {
    stroke: [phraseOf('stroke'), phraseOf('CVA')],
    a: [phraseOf('@b')],
    b: [phraseOf('@a'), phraseOf('beta')],
  };
  const matcher = compileMatcher(
    [
      { key: 'old', phrase: phraseOf('old @stroke') },
      { key: 'a', phrase: phraseOf('@a') },
    ],
    (id) => concepts[id] ?? [],
  );
  expect(matcher(textOf(['an old CVA, beta'])).map((m) => m.key)).toEqual(['old', 'a']);
  expect(matcher.cycles).toEqual(['a → b → a']);
});

describe('on a scanned page', () => {
  test.each([
    ['radiculopathy', 'lumbar radicu1opathy', []],
    ['radiculopathy', 'lumbar radiculopaihy', ['radiculopaihy']],
    ['methotrexate', 'took rnethotrexate', ['rnethotrexate']],
    ['hydralazine', 'takes hydraiazine', []],
    ['hydroxyzine', 'takes hydralazine', []],
    ['perfusion', 'tender to percussion', []],
    ['hypertension', 'hypotension on standing', []],
    ['muddled', 'in the middle of the night', []],
    ['massage', 'left a message', []],
    ['course', 'coarse crackles', []],
    ['prosthetic', 'a prosthesis', []],
    ['denied', 'denjed', []],
    ['snoring', 'loud snorlng', ['snorlng']],
    ['pain', 'pajn', []],
  ])('%s may be misread as in %j', (phrase, text, want) => expect(found(phrase, text, 'ocr')).toEqual(want));
  test('and nothing is forgiven elsewhere', () => expect(found('radiculopathy', 'radiculopaihy')).toEqual([]));
  test('and a reading must be the only one', () => expect(found('{ventral|central}', 'xentral')).toEqual([]));
});

test('reading time grows linearly with the text and hardly with the phrases', () => {
  const words =
    'patient reports severe left knee pain after walking and denies fever or chills with sleep apnea on therapy'.split(
      ' ',
    );
  const sentences = Array.from({ length: 12_000 }, (_, i) =>
    words.map((_, j) => words[(i * 7 + j * 3) % words.length]).join(' '),
  );
  const entries = Array.from({ length: 3000 }, (_, i) => ({
    key: `k${i}`,
    phrase: phraseOf(`word${i} {pain|ache} [of] knee`),
  }));
  const matcher = compileMatcher([...entries, { key: 'pain', phrase: phraseOf('knee ... pain') }]);
  const chart = textOf(sentences);
  const start = performance.now();
  matcher(chart);
  const seconds = (performance.now() - start) / 1000;
  // generous: a loaded machine must not fail the build
  expect(chart.text.length / 1e6 / seconds).toBeGreaterThan(1);
});

test('"ON" is osteonecrosis among small letters only', () => {
  expect(found('"ON" ..3.. hip', 'Stage 2 ON of the right hip.')).toEqual(['ON of the right hip']);
  expect(found('"ON" ..3.. hip', 'HIS SHEETS ON THE HIP ARE KEPT ON PAPER.')).toEqual([]);
});
