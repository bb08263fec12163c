// One policy.yaml (and the shared concept files) → a Policy, with every mistake noted where it stands.

import { isMap, isScalar, type Node } from 'yaml';
import type { Diagnostic } from '../values/diagnostic.ts';
import { readAnalytes, readConcepts, readTherapies } from './concepts.ts';
import { scopeFields } from './constructs/scope.ts';
import { readDates } from './date-sources.ts';
import { readLeaves, readTriggers } from './leaves.ts';
import { fieldsOf, itemsOf, mistake, openYaml, type Reading, textOf } from './node.ts';
import type { Analyte, Concept, Policy, TherapyTerm } from './policy.ts';
import { checkReferences } from './references.ts';
import { anonymous, type Terms } from './terms.ts';
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
  return { reading, prefix, anonymous: new Map(), scopes: new Map(), used: [] };
}

/** A shared concept file: `concepts`, `analytes`, `therapies`. */
export function parseVocabulary(
  file: string,
  text: string,
): { readonly vocabulary: Vocabulary; readonly mistakes: readonly Diagnostic[]; readonly terms: Terms } {
  const { reading, root } = openYaml(file, text);
  const t = termsFor(reading, '');
  const f = root ? fieldsOf(reading, root, 'a concept file', ['concepts', 'analytes', 'therapies', 'note']) : new Map();
  const vocabulary = {
    concepts: readConcepts(t, f.get('concepts')?.value),
    analytes: readAnalytes(t, f.get('analytes')?.value),
    therapies: readTherapies(t, f.get('therapies')?.value),
  };
  return { vocabulary, mistakes: reading.mistakes, terms: t };
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
  const merge = <V>(own: Map<string, V>, base: ReadonlyMap<string, V>, what: string): Map<string, V> => {
    for (const id of own.keys())
      if (base.has(id))
        mistake(
          r,
          f.get(`${what}s`)?.value,
          'redefined',
          `${what} \`${id}\` is already a shared one`,
          'use the shared one, or choose another name',
        );
    return new Map([...base, ...own]);
  };
  const concepts = merge(readConcepts(t, f.get('concepts')?.value), shared.concepts, 'concept');
  const analytes = merge(readAnalytes(t, f.get('analytes')?.value), shared.analytes, 'analyte');
  const therapies = merge(readTherapies(t, f.get('therapies')?.value), shared.therapies, 'therapy');
  if (f.has('scopes'))
    for (const [name, { value }] of fieldsOf(r, f.get('scopes')?.value, '`scopes`', null))
      t.scopes.set(name, fieldsOf(r, value, `scope \`${name}\``, scopeFields));
  const dates = readDates(t, f.get('dates')?.value);
  const leaves = readLeaves(t, f.get('leaves')?.value);
  const triggers = readTriggers(t, f.get('triggers')?.value);
  const groups = readGroups(r, f.get('groups')?.value);
  const titles = itemsOf(f.get('titles')?.value).flatMap((n) => readTitle(t, n, groups) ?? []);
  const request = anonymous(t, f.get('request')?.value, '`request`');
  const topic = f.has('topic') ? fieldsOf(r, f.get('topic')?.value, '`topic`', ['about', 'elsewhere']) : null;
  const about = anonymous(t, topic?.get('about')?.value, '`about`');
  const elsewhere = anonymous(t, topic?.get('elsewhere')?.value, '`elsewhere`');
  const effective = f.has('effective')
    ? fieldsOf(r, f.get('effective')?.value, '`effective`', ['from', 'to'])
    : new Map();
  for (const [id, c] of t.anonymous) concepts.set(id, c);
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
    topic: about && elsewhere ? { about, elsewhere } : null,
    concepts,
    analytes,
    therapies,
    file,
  };
  for (const [name, day] of Object.entries(policy.effective))
    if (day !== null && (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))))
      mistake(
        r,
        f.get('effective')?.value,
        'bad-date',
        `\`${day}\` is no day for \`${name}\``,
        'write it as 2026-01-31',
      );
  if (policy.id && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(policy.id))
    mistake(r, f.get('id')?.value, 'bad-id', `\`${policy.id}\` is no id`, 'any new UUID, in small letters');
  checkReferences(t, policy, f);
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
