import { expect, test } from 'vitest';
import { DATED } from '../documents/dating.ts';
import { LABEL_OF_IDENTITY } from '../documents/identity.ts';
import { IDENTITY } from '../documents/identity-cue.ts';
import { BLANK, NOT_DONE } from '../documents/signature.ts';
import { MAY_SIGN } from '../documents/signature-cues.ts';
import { wordsOf } from '../words/pattern-words.ts';
import { CUE, cuesIn } from './line-cues.ts';

const has = (text: string, cue: number): boolean => (cuesIn(text, 0, text.length) & cue) !== 0;

// A line without the cue is never asked: a pattern that is given a new word needs it among the cue's words too.
test.each([
  ['that deny a review', NOT_DONE, CUE.reviewed],
  ['that date', DATED, CUE.dated],
  ['of identity', LABEL_OF_IDENTITY, CUE.identity],
  ['that tell whose a record is', IDENTITY, CUE.whose],
])('the cue of lines %s is seen wherever the pattern may match', (_, pattern, cue) => {
  const words = wordsOf(pattern);
  expect(words).not.toBeNull();
  for (const word of words!) expect(has(word, cue), word).toBe(true);
});

test.each(['Signature:', 'physician signature of ____', 'Signed by: ______', 'Provider: ___'])(
  '"%s" is a blank with its cue',
  (line) => {
    expect([BLANK.test(line), has(line, CUE.blank)]).toEqual([true, true]);
  },
);

test.each([
  ...'E-signed|/s/ A. Moss|/es/ A. Moss|authenticated|verified|attested|approved|confirmed|interpreted'.split('|'),
  ...'Read|Reviewed|Dictated|Reported|Finalized|Completed|Prepared|Performed|Closed'
    .split('|')
    .map((w) => `${w} by A. Moss`),
])('"%s" may sign, and has the cue', (line) => {
  expect([MAY_SIGN.test(line), has(line, CUE.signs)]).toEqual([true, true]);
});

test.each([
  ['Page 1 of 3', CUE.firstPage],
  ['weight 50', CUE.digit],
  ['Plan: rest', CUE.colon],
  ['☐ yes', CUE.box],
  ['[x] yes', CUE.box],
  ['a | b', CUE.bar],
  ['• rest', CUE.bar],
  ['two  blanks', CUE.bar],
  ['PLAN', CUE.capitals],
  ['plan', CUE.small],
])('%j has its cue', (line, cue) => expect(has(line, cue)).toBe(true));

test.each([
  ['Plan', CUE.capitals],
  ['A b C', CUE.small],
  ['rest at home', CUE.digit | CUE.colon | CUE.box | CUE.bar | CUE.signs],
])('%j has no other cue', (line, cue) => expect(has(line, cue)).toBe(false));
