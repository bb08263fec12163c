import { expect, test } from 'vitest';
import { isPlausible, lastFourOf, newKey, prefixOf } from './key-format.ts';

test('a key is unique, can be selected by a double click, and carries its checksum', () => {
  const keys = Array.from({ length: 200 }, newKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) {
    expect(key).toMatch(/^mnr_live_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$/);
    expect(isPlausible(key)).toBe(true);
    const wrong = key[12] === 'a' ? 'b' : 'a';
    expect(isPlausible(key.slice(0, 12) + wrong + key.slice(13))).toBe(false);
  }
  expect(prefixOf(keys[0])).toHaveLength(13);
  expect(keys[0].endsWith(lastFourOf(keys[0]))).toBe(true);
});

test('a key in another format may have been given at start', () => {
  expect(isPlausible('any-string-of-24-characters-or-more')).toBe(true);
});
