// Tokens by column in, single ones out; and single ones in, columns out.

import type { Token, Tokens } from '../chart.ts';

/** '' where there is none. */
export const normAt = ({ ids, words }: Tokens, i: number): string =>
  i >= 0 && i < ids.length ? words[ids[i]].norm : '';

export function tokenAt({ starts, ends, ids, words }: Tokens, i: number): Token | undefined {
  if (i < 0 || i >= ids.length) return undefined;
  const { norm, stem } = words[ids[i]];
  return { start: starts[i], end: ends[i], norm, stem };
}

/** From `from` to before `to`. */
export function tokensIn(tokens: Tokens, from: number, to: number): Token[] {
  const single: Token[] = [];
  for (let i = from; i < to; i++) single.push(tokenAt(tokens, i)!);
  return single;
}

export function columnsOf(tokens: readonly Token[]): Tokens {
  const { length } = tokens;
  const starts = new Uint32Array(length);
  const ends = new Uint32Array(length);
  const ids = new Uint32Array(length);
  const words: Pick<Token, 'norm' | 'stem'>[] = [];
  const numbers = new Map<string, number>();
  tokens.forEach(({ start, end, norm, stem }, i) => {
    starts[i] = start;
    ends[i] = end;
    let id = numbers.get(norm);
    if (id === undefined) {
      id = words.push({ norm, stem }) - 1;
      numbers.set(norm, id);
    }
    ids[i] = id;
  });
  return { length, starts, ends, ids, words };
}
