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
  return together([
    ...list('evidence', c.evidence),
    ...list('counter', c.counter_evidence),
    ...c.near_misses.map(
      ({ evidence, why }, i): Cited => ({ criterion: c.id, kind: 'near', evidence, why, key: `${c.id}-near-${i}` }),
    ),
  ]);
}

/** Two finds in one sentence that say the same of it are read once, and both are lit. */
function together(all: readonly Cited[]): readonly Cited[] {
  const seen = new Map<string, Cited>();
  for (const cited of all) {
    const { kind, why, evidence: e } = cited;
    const same = JSON.stringify([kind, why, e.document, e.page, e.quote, e.date]);
    const first = seen.get(same);
    seen.set(same, first ? { ...first, evidence: joined(first.evidence, e) } : cited);
  }
  return [...seen.values()];
}

function joined(a: Evidence, b: Evidence): Evidence {
  const places = new Set(a.boxes.map((box) => JSON.stringify(box)));
  const confidences = [a.confidence, b.confidence].filter((c) => typeof c === 'number');
  return {
    ...a,
    boxes: [...a.boxes, ...b.boxes.filter((box) => !places.has(JSON.stringify(box)))],
    ...(confidences.length > 0 && { confidence: Math.min(...confidences) }),
  };
}
