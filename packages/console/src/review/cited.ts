// The evidence of a criterion as one list: what carries it, what speaks against it, what was found and not counted.

import type { SingleCase } from '@mnr/api';

export type Criterion = SingleCase['criteria'][number];
export type Evidence = Criterion['evidence'][number];
export type Cited = {
  readonly criterion: string;
  readonly kind: 'evidence' | 'counter' | 'near';
  readonly evidence: Evidence;
  readonly why: string | null;
  readonly key: string;
};

export function citedOf(c: Criterion): readonly Cited[] {
  const list = (kind: Cited['kind'], es: readonly Evidence[]) =>
    es.map((evidence, i): Cited => ({ criterion: c.id, kind, evidence, why: null, key: `${c.id}-${kind}-${i}` }));
  return [
    ...list('evidence', c.evidence),
    ...list('counter', c.counter_evidence),
    ...c.near_misses.map(
      ({ evidence, why }, i): Cited => ({ criterion: c.id, kind: 'near', evidence, why, key: `${c.id}-near-${i}` }),
    ),
  ];
}
