// What must be read in a chart to judge a title: the vocabulary as plain data for evidence/. Evidence does not know policies.

import type { ComputedKind } from '../values/computed-kind.ts';
import { type Formula, namesIn } from '../values/formula.ts';
import type { LearntWords } from '../values/learnt.ts';
import type { Phrase } from '../values/phrase.ts';
import type { Leaf, Policy, Title, Trigger } from './policy.ts';
import { referencesIn } from './terms.ts';
import { leavesIn } from './tree.ts';

export type PolicyNeeds = {
  readonly concepts: readonly {
    readonly id: string;
    readonly phrases: readonly Phrase[];
    readonly opposite: readonly Phrase[];
    readonly except: readonly Phrase[];
    readonly codes: readonly string[];
  }[];
  /** Concepts whose mentions the title's rules may ask for. */
  readonly sought: ReadonlySet<string>;
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
  /** Of the criteria that the title's tree and triggers ask for. */
  readonly learnt: ReadonlyMap<string, LearntWords>;
};

const remembered = new WeakMap<Policy, PolicyNeeds>();
const rememberedOf = new WeakMap<Title, PolicyNeeds>();

/**
 * Only what the policy mentions, and what those mention: the shared library is larger than any policy. Of its titles each asks for
 * the mentions of a part of the concepts (in the largest policy for a fifth of all mentions). All titles share vocabulary, analytes
 * and treatments: labels compete for numbers, and a misread word is told by all the words that it may be.
 * The same title gives the same object again, so that evidence compiles its phrases once.
 */
export function needsOf(policy: Policy, titleName?: string): PolicyNeeds {
  const title = policy.titles.find((t) => t.title === titleName);
  const before = title ? rememberedOf.get(title) : remembered.get(policy);
  if (before) return before;
  const needs = title ? { ...needsOf(policy), ...forTitle(policy, title) } : collect(policy);
  if (title) rememberedOf.set(title, needs);
  else remembered.set(policy, needs);
  return needs;
}

/** Asked for beside what rules name: the day of service that stands in no policy's dates. */
const ALWAYS_SOUGHT = ['planned_service'];

function forTitle(policy: Policy, title: Title): Pick<PolicyNeeds, 'sought' | 'learnt'> {
  const triggers = JSON.stringify(triggersOf(policy, title));
  const leaves = leavesOf(policy, title, triggers);
  const text = JSON.stringify([leaves, ...rest(policy), ALWAYS_SOUGHT]) + triggers;
  const learnt = leaves.flatMap(({ id }) => {
    const words = policy.learnt.get(id);
    return words ? [[id, words] as const] : [];
  });
  const named = stringsIn(text);
  return {
    sought: new Set(needsOf(policy).concepts.flatMap(({ id }) => (named.has(id) ? [id] : []))),
    learnt: new Map(learnt),
  };
}

/** Those in the title's tree, and those that their rules or its triggers' ask about. */
function leavesOf(policy: Policy, title: Title, triggers: string): readonly Leaf[] {
  const found = new Map<string, Leaf>();
  const add = (id: string): void => {
    const leaf = policy.leaves.get(id);
    if (!leaf || found.has(id)) return;
    found.set(id, leaf);
    for (const other of leavesNamedIn(JSON.stringify(leaf))) add(other);
  };
  const conditions = [...title.silence.values()].flatMap(({ when }) => (when ? leavesIn(when) : []));
  for (const id of [...leavesIn(title.tree), ...conditions, ...leavesNamedIn(triggers)]) add(id);
  return [...found.values()];
}

const leavesNamedIn = (rules: string): readonly string[] =>
  [...rules.matchAll(/"leaf":"([^"]+)"/g)].map(([, id]) => id);

const triggersOf = (policy: Policy, { hard, soft, conflict }: Title): readonly (Trigger | undefined)[] =>
  [...hard, ...soft, ...conflict].map((id) => policy.triggers.get(id));

const rest = ({ dates, request, topic, titles }: Policy): readonly unknown[] => [
  [...dates.values()],
  request,
  topic,
  titles.map(({ part }) => part),
];

/** Names and field names alike, as they are written there. */
const stringsIn = (json: string): ReadonlySet<string> =>
  new Set(Array.from(json.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, text]) => text));

function collect(policy: Policy): PolicyNeeds {
  const rules = [[...policy.leaves.values()], [...policy.triggers.values()], ...rest(policy), ALWAYS_SOUGHT];
  const names = stringsIn(JSON.stringify(rules));
  const wanted = new Set<string>();
  const want = (id: string): void => {
    if (wanted.has(id)) return;
    const c = policy.concepts.get(id);
    if (!c) return;
    wanted.add(id);
    for (const phrase of [...c.phrases, ...c.opposite, ...c.except]) referencesIn(phrase).forEach(want);
  };
  for (const id of policy.concepts.keys()) if (names.has(id)) want(id);
  const read = new Set<string>();
  const measure = (id: string): void => {
    if (read.has(id)) return;
    read.add(id);
    for (const formula of policy.analytes.get(id)?.from ?? []) namesIn(formula).forEach(measure);
  };
  for (const id of policy.analytes.keys()) if (names.has(id)) measure(id);
  const analytes = [...policy.analytes.values()].filter((a) => read.has(a.id));
  const therapies = [...policy.therapies.values()].filter((t) => names.has(t.id));
  for (const ref of JSON.stringify([analytes, therapies]).matchAll(/"kind":"concept","id":"([^"]+)"/g)) want(ref[1]);
  const concepts = [...policy.concepts.values()].filter((c) => wanted.has(c.id));
  return { concepts, sought: wanted, analytes, therapies, learnt: policy.learnt };
}
