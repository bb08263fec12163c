// What must be read in a chart to judge a title: the vocabulary as plain data for evidence/. Evidence does not know policies.

import type { ComputedKind } from '../values/computed-kind.ts';
import { type Formula, namesIn } from '../values/formula.ts';
import type { Phrase } from '../values/phrase.ts';
import type { Policy } from './policy.ts';

export type PolicyNeeds = {
  readonly concepts: readonly {
    readonly id: string;
    readonly phrases: readonly Phrase[];
    readonly opposite: readonly Phrase[];
    readonly except: readonly Phrase[];
    readonly codes: readonly string[];
  }[];
  readonly analytes: readonly {
    readonly id: string;
    readonly labels: readonly Phrase[];
    readonly unit: string;
    readonly plausible: readonly [number, number];
    readonly except: readonly Phrase[];
    readonly computed: ComputedKind | null;
    readonly from?: readonly Formula[];
  }[];
  readonly therapies: readonly {
    readonly id: string;
    readonly classes: readonly string[];
    readonly phrases: readonly Phrase[];
    readonly except: readonly Phrase[];
  }[];
};

const remembered = new WeakMap<Policy, PolicyNeeds>();

/**
 * Only what the policy mentions, and what those mention: the shared library is larger than any policy.
 * The same policy gives the same object again, so that evidence compiles its phrases once.
 */
export function needsOf(policy: Policy): PolicyNeeds {
  const before = remembered.get(policy);
  if (before) return before;
  const needs = collect(policy);
  remembered.set(policy, needs);
  return needs;
}

function collect(policy: Policy): PolicyNeeds {
  const text = JSON.stringify([
    [...policy.leaves.values()],
    [...policy.triggers.values()],
    [...policy.dates.values()],
    policy.request,
    policy.topic,
  ]);
  const wanted = new Set<string>();
  const want = (id: string): void => {
    if (wanted.has(id)) return;
    const c = policy.concepts.get(id);
    if (!c) return;
    wanted.add(id);
    for (const ref of JSON.stringify([c.phrases, c.opposite, c.except]).matchAll(/"kind":"concept","id":"([^"]+)"/g))
      want(ref[1]);
  };
  const named = (id: string): boolean => text.includes(`"${id}"`);
  for (const id of policy.concepts.keys()) if (named(id)) want(id);
  const read = new Set<string>();
  const measure = (id: string): void => {
    if (read.has(id)) return;
    read.add(id);
    for (const formula of policy.analytes.get(id)?.from ?? []) namesIn(formula).forEach(measure);
  };
  for (const id of policy.analytes.keys()) if (named(id)) measure(id);
  const analytes = [...policy.analytes.values()].filter((a) => read.has(a.id));
  const therapies = [...policy.therapies.values()].filter((t) => named(t.id));
  for (const ref of JSON.stringify([analytes, therapies]).matchAll(/"kind":"concept","id":"([^"]+)"/g)) want(ref[1]);
  return { concepts: [...policy.concepts.values()].filter((c) => wanted.has(c.id)), analytes, therapies };
}
