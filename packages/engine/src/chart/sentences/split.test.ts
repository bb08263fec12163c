import { expect, test } from 'vitest';
import { cuesIn } from '../layout/line-cues.ts';
import { sentencesIn } from './split.ts';

const sentences = (text: string, isHead: boolean): string[] =>
  sentencesIn(text, { start: 0, end: text.length }, cuesIn(text, 0, text.length), [], isHead).map((s) =>
    text.slice(s.start, s.end),
  );

test.each([
  ['Pain is worse. He saw Dr. Moss at 3.5 h.No relief.', ['Pain is worse.', 'He saw Dr. Moss at 3.5 h.No relief.']],
  ['Index ........ 8.7 /h. "Bad." Then what? Yes!', ['Index ........ 8.7 /h.', '"Bad."', 'Then what? Yes!']],
  ['LBP, ? facet vs ? SI. Worse? Yes.', ['LBP, ? facet vs ? SI.', 'Worse? Yes.']],
  ['Pain is back. ? discitis', ['Pain is back.', '? discitis']],
  ['Fever? no. Chills ? no', ['Fever? no.', 'Chills ? no']],
  ['seen 06/09.No fever, knee normal.The hip too', ['seen 06/09.', 'No fever, knee normal.', 'The hip too']],
  ['93 % on 2 L. Patient sat.', ['93 % on 2 L.', 'Patient sat.']],
  ['Pain at night: N. Relieved lying down.', ['Pain at night: N.', 'Relieved lying down.']],
  ['Surgeon: N. Smith, MD', ['Surgeon: N. Smith, MD']],
  ['J.R. Smith took vitamin D. She is well.', ['J.R. Smith took vitamin D.', 'She is well.']],
  ['Osteophytes | none', ['Osteophytes | none']],
  ['Level 2 hypoglycemia (90 days) | 0', ['Level 2 hypoglycemia (90 days) | 0']],
  ['Right hip 05/12/2026 | none', ['Right hip 05/12/2026', 'none']],
  ['We read "Is it right for me?" together. Good?" No.', ['We read "Is it right for me?" together.', 'Good?" No.']],
  ['Flexion | 85 deg', ['Flexion | 85 deg']],
  ['Smokes: yes | Alcohol: no', ['Smokes: yes', 'Alcohol: no']],
  ['BP 120/80 | HR 70 | walks well', ['BP 120/80', 'HR 70', 'walks well']],
  [
    'denies pain PAST HISTORY: asthma. Plan: 1. Walk 2. Rest',
    ['denies pain', 'PAST HISTORY: asthma.', 'Plan: 1. Walk 2.', 'Rest'],
  ],
])('%j is cut at its ends and headings', (text, want) => expect(sentences(text, false)).toEqual(want));

test('in the head of a record every label begins something, also right behind another', () => {
  expect(sentences('Status: PLAN: fax E0431', true)).toEqual(['Status:', 'PLAN: fax E0431']);
  expect(sentences('Visit: 06/09 Provider: A. Moss', true)).toEqual(['Visit: 06/09', 'Provider: A. Moss']);
});

test('what has no end is parted between words, and no word is lost', () => {
  const text = Array.from({ length: 5_000 }, (_, i) => `${i} weeks of PT`).join(' ');
  const parts = sentences(text, false);
  expect(Math.max(...parts.map((p) => p.length))).toBeLessThanOrEqual(2_000);
  expect(parts.join(' ')).toBe(text);
});

test('one word longer than any sentence is parted too', () =>
  expect(sentences('x'.repeat(4_500), false).map((p) => p.length)).toEqual([2_000, 2_000, 500]));
