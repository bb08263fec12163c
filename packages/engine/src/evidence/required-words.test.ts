import { describe, expect, test } from 'vitest';
import { mayMatch, requiredBy } from './required-words.ts';

describe('one of its words stands in every match of a pattern', () => {
  test.each([
    ['relief', ['relief']],
    ['(?:very )?(?:sick|ill)s?\\b', ['sick', 'ill']],
    ['no (?:\\w+ )*relief', ['relief']],
    ['helps?(?:ed)?', ['help']],
    ["didn['’]t help", ['t help']],
    ['\\d{1,2} of 10', [' of 10']],
    ['(?<=left )knee(?! pain)', ['knee']],
    ['(?:of )+little', ['little']],
    ['d\\/?c', ['d']],
    ['(?:good|\\d+)', null],
    ['(?:a)?', null],
    ['x{2}y', ['x']],
    ['x{0,2}y', ['y']],
  ])('%s: %j', (source, words) => expect(requiredBy(source)).toEqual(words));
});

test('patterns that cannot match a text are told by their words, whatever the case', () => {
  const may = mayMatch([/no relief/gi, /\d+/gi, /(?:some|partial) help/gi]);
  expect([...may('Some HELP at night')]).toEqual([0, 1, 1]);
  expect([...may('No Relief.')]).toEqual([1, 1, 0]);
});
