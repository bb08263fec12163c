import { expect, test } from 'vitest';
import { KIND_CUES } from '../documents/kind-cues.ts';
import { wordsOf } from './pattern-words.ts';

test.each([
  [/\bfacsimile\b|^f ?a ?x(?: cover)?$/i, ['facsimile', 'f']],
  [/fax (?:cover|message)/i, ['cover', 'message']],
  [/pages? (?:including|incl\.?) (?:this )?cover/i, ['cover']],
  [/if you (?:have )?received/i, ['received']],
  [/\b(?:AHI|REI)\b.{0,30}(?:events|\d)/i, ['ahi', 'rei']],
  [/days'? supply|re(?!d)fill+s/i, [' supply', 'fill']],
  [/(?:>=|≥) ?4 ?h|time/, ['4', 'time']],
  [/(?:letter|\d)x?/, null],
  [/a{2}bc{0,3}/, ['a']],
])('%s needs %j', (pattern, words) => expect(wordsOf(pattern)).toEqual(words));

test('every cue of a kind has a word, so that it need not run where none is', () => {
  for (const { kind, title, content } of KIND_CUES)
    for (const pattern of [title, ...(content ? [content] : [])]) expect(wordsOf(pattern), kind).not.toBeNull();
});
