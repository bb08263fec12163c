import { describe, expect, test } from 'vitest';
import { parsePhrase } from './phrase.ts';

describe('a phrase parses', () => {
  test.each([
    [
      'sleep apnea',
      {
        kind: 'sequence',
        of: [
          { kind: 'word', text: 'sleep' },
          { kind: 'word', text: 'apnea' },
        ],
      },
    ],
    [
      '{a|b c}',
      {
        kind: 'either',
        of: [
          { kind: 'word', text: 'a' },
          {
            kind: 'sequence',
            of: [
              { kind: 'word', text: 'b' },
              { kind: 'word', text: 'c' },
            ],
          },
        ],
      },
    ],
    [
      '[very] sleepy',
      {
        kind: 'sequence',
        of: [
          { kind: 'optional', of: { kind: 'word', text: 'very' } },
          { kind: 'word', text: 'sleepy' },
        ],
      },
    ],
    ['hypersomn*', { kind: 'prefix', text: 'hypersomn' }],
    ['"MS"', { kind: 'exact', text: 'MS' }],
    [
      'woke ... gasping',
      {
        kind: 'sequence',
        of: [
          { kind: 'word', text: 'woke' },
          { kind: 'gap', most: 5 },
          { kind: 'word', text: 'gasping' },
        ],
      },
    ],
    [
      'a ..2.. b',
      {
        kind: 'sequence',
        of: [
          { kind: 'word', text: 'a' },
          { kind: 'gap', most: 2 },
          { kind: 'word', text: 'b' },
        ],
      },
    ],
    [
      'wakes # times',
      { kind: 'sequence', of: [{ kind: 'word', text: 'wakes' }, { kind: 'number' }, { kind: 'word', text: 'times' }] },
    ],
    ['#<54', { kind: 'number', in: { under: 54 } }],
    ['#3.0..3.8', { kind: 'number', in: { from: 3, to: 3.8 } }],
    [
      'a b & c',
      {
        kind: 'either',
        of: [
          {
            kind: 'sequence',
            of: [
              {
                kind: 'sequence',
                of: [
                  { kind: 'word', text: 'a' },
                  { kind: 'word', text: 'b' },
                ],
              },
              { kind: 'gap', most: 8 },
              { kind: 'word', text: 'c' },
            ],
          },
          {
            kind: 'sequence',
            of: [
              { kind: 'word', text: 'c' },
              { kind: 'gap', most: 8 },
              {
                kind: 'sequence',
                of: [
                  { kind: 'word', text: 'a' },
                  { kind: 'word', text: 'b' },
                ],
              },
            ],
          },
        ],
      },
    ],
    [
      '{and|&}',
      {
        kind: 'either',
        of: [
          { kind: 'word', text: 'and' },
          { kind: 'word', text: '&' },
        ],
      },
    ],
    ['@stroke', { kind: 'concept', id: 'stroke' }],
  ])('%s', (source, phrase) => {
    expect(parsePhrase(source)).toEqual({ phrase });
  });
});

describe('a mistaken phrase says where', () => {
  test.each([
    ['{a|b', 0],
    ['a [b', 2],
    ['"MS', 0],
    ['a }', 2],
    ['a &', 3],
    ['a & b & c & d', 0],
    ['', 0],
  ])('%s', (source, at) => {
    const parsed = parsePhrase(source);
    expect('mistake' in parsed && parsed.mistake.at).toBe(at);
  });
});
