import { expect, test } from 'vitest';
import { byFirstLetter, firstLetters } from './first-letters.ts';

test.each<[string, string]>([
  ['%|percent(?:age)?\\b', '%p'],
  ['(?:x|times)? ?(?:/|per)d', ' /ptx'],
  ['[- ]?pack|\\bp[- ]?y\\b', ' -p'],
  ['(?!\\d)kg{2}', 'k'],
  ['a{0,2}b+c', 'ab'],
])('the letters with which %s begins', (source, letters) =>
  expect([...firstLetters(source)].sort().join('')).toBe(letters),
);

test('patterns are found in either case, and all of them beyond ASCII', () => {
  const [kg, micro] = [{ pattern: /kg/i }, { pattern: /[µu]g/i }];
  const of = byFirstLetter([kg, micro]);
  expect(['k', 'K', 'U', 'x', 'μ'].map((letter) => of(letter.charCodeAt(0)))).toEqual([
    [kg],
    [kg],
    [micro],
    [],
    [kg, micro],
  ]);
});
