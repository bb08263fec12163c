// One policy.yaml (and the shared concept files) → a Policy, with every mistake noted where it stands.

import { isMap, isScalar, type Node } from 'yaml';
import { dayFromIso } from '../values/civil-date.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { readAnalytes, readConcepts, readTherapies } from './concepts.ts';
import { scopeFields } from './constructs/scope.ts';
import { readDates } from './date-sources.ts';
import { readLeaves, readTriggers } from './leaves.ts';
import { type Fields, fieldsOf, itemsOf, keyOf, mistake, openYaml, type Reading, textOf } from './node.ts';
import type { Analyte, Concept, Policy, TherapyTerm } from './policy.ts';
import { checkReferences } from './references.ts';
import { anonymous, readAbout, type Terms } from './terms.ts';
import { readTitle } from './titles.ts';
import { readGroups } from './tree.ts';

export type Vocabulary = {
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly analytes: ReadonlyMap<string, Analyte>;
  readonly therapies: ReadonlyMap<string, TherapyTerm>;
};

const policyFields = [
  'policy',
  'id',
  'name',
  'publisher',
  'version',
  'effective',
  'sources',
  'note',
  'concepts',
  'analytes',
  'therapies',
  'dates',
  'request',
  'topic',
  'scopes',
  'leaves',
  'triggers',
  'groups',
  'titles',
];
function termsFor(reading: Reading, prefix: string): Terms {
  return { reading, prefix, anonymous: new Map(), scopes: new Map(), used: [], compared: [] };
}

/** A shared concept file: `concepts`, `analytes`, `therapies`. */
export function parseVocabulary(
  file: string,
  text: string,
): {
  readonly vocabulary: Vocabulary;
  readonly mistakes: readonly Diagnostic[];
  readonly terms: Terms;
  /** The node at which a name is defined, for a mistake there. */
  readonly definedAt: (kind: keyof Vocabulary, name: string) => unknown;
} {
  const { reading, root } = openYaml(file, text);
  const t = termsFor(reading, '');
  const f: Fields = root
    ? fieldsOf(reading, root, 'a concept file', ['concepts', 'analytes', 'therapies', 'note'])
    : new Map();
  const vocabulary = {
    concepts: readConcepts(t, f.get('concepts')?.value),
    analytes: readAnalytes(t, f.get('analytes')?.value),
    therapies: readTherapies(t, f.get('therapies')?.value),
  };
  const definedAt = (kind: keyof Vocabulary, name: string) => keyOf(f.get(kind)?.value, name);
  return { vocabulary, mistakes: reading.mistakes, terms: t, definedAt };
}

/** @param shared the merged shared vocabulary; a policy may not redefine it. */
export function parsePolicy(
  file: string,
  text: string,
  shared: Vocabulary,
): { readonly policy: Policy | null; readonly mistakes: readonly Diagnostic[] } {
  const { reading: r, root } = openYaml(file, text);
  if (!isMap(root)) {
    mistake(r, root, 'expected-map', 'a policy is a map of fields');
    return { policy: null, mistakes: r.mistakes };
  }
  const t = termsFor(r, '');
  const f = fieldsOf(r, root, 'a policy', policyFields);
  const merge = <V>(
    own: Map<string, V>,
    base: ReadonlyMap<string, V>,
    whole: 'concepts' | 'analytes' | 'therapies',
    what: string,
  ): Map<string, V> => {
    for (const id of own.keys())
      if (base.has(id))
        mistake(
          r,
          keyOf(f.get(whole)?.value, id),
          'redefined',
          `${what} \`${id}\` is already a shared one`,
          'use the shared one, or choose another name',
        );
    return new Map([...base, ...own]);
  };
  const concepts = merge(readConcepts(t, f.get('concepts')?.value), shared.concepts, 'concepts', 'concept');
  const analytes = merge(readAnalytes(t, f.get('analytes')?.value), shared.analytes, 'analytes', 'analyte');
  const therapies = merge(readTherapies(t, f.get('therapies')?.value), shared.therapies, 'therapies', 'therapy');
  if (f.has('scopes'))
    for (const [name, { value }] of fieldsOf(r, f.get('scopes')?.value, '`scopes`', null))
      t.scopes.set(name, fieldsOf(r, value, `scope \`${name}\``, scopeFields));
  const dates = readDates(t, f.get('dates')?.value);
  const leaves = readLeaves(t, f.get('leaves')?.value);
  const triggers = readTriggers(t, f.get('triggers')?.value);
  const groups = readGroups(r, f.get('groups')?.value);
  const read = itemsOf(f.get('titles')?.value).map((node) => ({ node, title: readTitle(t, node, groups) }));
  const titles = read.flatMap(({ title }) => title ?? []);
  const titleNodes = read.flatMap(({ node, title }) => (title ? node : []));
  const request = anonymous(t, f.get('request')?.value, '`request`');
  const topic = readAbout(t, f, 'topic');
  const effective = f.has('effective')
    ? fieldsOf(r, f.get('effective')?.value, '`effective`', ['from', 'to'])
    : (new Map() as Fields);
  for (const c of t.anonymous.values()) concepts.set(c.id, c);
  const policy: Policy = {
    slug: textOf(r, f, 'policy', root),
    id: textOf(r, f, 'id', root),
    name: textOf(r, f, 'name', root),
    publisher: textOf(r, f, 'publisher', root),
    version: textOf(r, f, 'version', root),
    effective: {
      from: textOf(r, effective, 'from', root, '0001-01-01'),
      to: textOf(r, effective, 'to', null, '') || null,
    },
    sources: itemsOf(f.get('sources')?.value).map((n) => readSource(r, n)),
    titles,
    leaves,
    triggers,
    dates,
    request,
    topic,
    concepts,
    analytes,
    therapies,
    learnt: new Map(),
    file,
  };
  for (const [name, day] of Object.entries(policy.effective))
    if (day !== null && dayFromIso(day) === undefined)
      mistake(
        r,
        effective.get(name)?.value,
        'bad-date',
        `\`${day}\` is no day for \`${name}\``,
        'write it as 2026-01-31',
      );
  const { from, to } = policy.effective;
  if (to !== null && to < from) mistake(r, effective.get('to')?.value, 'bad-date', `the policy ends before it begins`);
  if (policy.slug && !/^[a-z0-9][a-z0-9-]*$/.test(policy.slug))
    mistake(
      r,
      f.get('policy')?.value,
      'bad-name',
      `\`${policy.slug}\` is no short name`,
      'small letters, digits and hyphens',
    );
  if (titles.length === 0) mistake(r, f.get('titles')?.value ?? root, 'no-title', 'a policy needs at least one title');
  for (const [i, { title }] of titles.entries())
    if (titles.findIndex((other) => other.title.toLowerCase() === title.toLowerCase()) < i)
      mistake(r, titleNodes[i], 'redefined', `there is another title \`${title}\``);
  for (const name of groups.keys())
    if (leaves.has(name)) mistake(r, keyOf(f.get('groups')?.value, name), 'redefined', `\`${name}\` is a leaf already`);
  if (policy.id && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(policy.id))
    mistake(r, f.get('id')?.value, 'bad-id', `\`${policy.id}\` is no id`, 'any new UUID, in small letters');
  checkReferences(t, policy);
  return { policy, mistakes: r.mistakes };
}

function readSource(r: Reading, node: Node): Policy['sources'][number] {
  if (isScalar(node)) return { title: String(node.value), url: null, note: null };
  const f = fieldsOf(r, node, 'a source', ['title', 'url', 'note']);
  return {
    title: textOf(r, f, 'title', node),
    url: textOf(r, f, 'url', null, '') || null,
    note: textOf(r, f, 'note', null, '') || null,
  };
}
