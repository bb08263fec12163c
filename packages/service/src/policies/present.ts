// Policies as the wire shows them, and the search over them.

import type { PolicyDetail, PolicyInList } from '@mnr/api';
import { leavesIn, type Policy, silenceOf, type Title } from '@mnr/engine/policy';
import type { Library, PolicyInForce } from './library.ts';

export type PolicySearch = { readonly query?: string; readonly publisher?: string; readonly code?: string };

export function searchPolicies(library: Library, search: PolicySearch): readonly PolicyInForce[] {
  const query = search.query?.toLowerCase();
  const publisher = search.publisher?.toLowerCase();
  return library.all.filter(({ policy, publisherId }) => {
    if (publisher && publisherId !== publisher && !policy.publisher.toLowerCase().includes(publisher)) return false;
    if (search.code && !policy.titles.some((title) => hasCode(title.codes, search.code!))) return false;
    if (!query) return true;
    const text = [policy.name, policy.slug, policy.publisher, ...policy.titles.map((t) => t.title)]
      .join('\n')
      .toLowerCase();
    return (
      query.split(/\s+/).every((word) => text.includes(word)) || policy.titles.some((t) => hasCode(t.codes, query))
    );
  });
}

type Codes = PolicyInForce['policy']['titles'][number]['codes'];

/** An ICD-10-CM entry that is shorter than a full code stands for everything below it. */
function hasCode(codes: Codes, wanted: string): boolean {
  const fold = (code: string) => code.toUpperCase().replaceAll('.', '');
  const code = fold(wanted);
  return (
    [...codes.hcpcs, ...codes.cpt].some((c) => fold(c) === code) ||
    codes.icd10cm.some((c) => code.startsWith(fold(c)) && fold(c) !== '')
  );
}

const head = ({ policy, publisherId }: PolicyInForce) => ({
  policy_id: policy.id,
  slug: policy.slug,
  name: policy.name,
  publisher: policy.publisher,
  publisher_id: publisherId,
  version: policy.version,
  effective: { from: policy.effective.from, to: policy.effective.to },
});

const codesOf = (codes: Codes) => ({ hcpcs: [...codes.hcpcs], cpt: [...codes.cpt], icd10cm: [...codes.icd10cm] });

export const inList = (entry: PolicyInForce): PolicyInList => ({
  ...head(entry),
  titles: entry.policy.titles.map((t) => ({ title: t.title, codes: codesOf(t.codes) })),
});

type Version = {
  readonly id: string;
  readonly version: string;
  readonly effective_from: string | null;
  readonly effective_to: string | null;
};

type Silence = PolicyDetail['titles'][number]['silence'];

/** As the criteria of a title are judged: an override with a condition goes before what holds else. */
const silenceIn = ({ leaves }: Policy, { tree, silence }: Title): Silence =>
  leavesIn(tree).flatMap((criterion): Silence => {
    const leaf = leaves.get(criterion);
    if (!leaf) return [];
    const override = silence.get(criterion);
    const plain = { criterion, counts_as: silenceOf(leaf, tree), when: null };
    if (!override) return [plain];
    const told = { criterion, counts_as: override.status, when: override.when };
    return override.when ? [told, plain] : [told];
  });

export const inDetail = (entry: PolicyInForce, versions: readonly Version[]): PolicyDetail => ({
  ...head(entry),
  sources: entry.policy.sources.map((s) => ({ ...s })),
  titles: entry.policy.titles.map((t) => ({
    title: t.title,
    codes: codesOf(t.codes),
    tree: t.tree,
    criteria: [...leavesIn(t.tree)],
    silence: silenceIn(entry.policy, t),
  })),
  criteria: [...entry.policy.leaves.values()].map(({ id, name, statement, kind, silence, ask, source }) => {
    const counted = new Set(
      entry.policy.titles.flatMap((t) =>
        silenceIn(entry.policy, t).flatMap((s) => (s.criterion === id ? s.counts_as : [])),
      ),
    );
    const judged = counted.size > 1 ? 'varies' : ([...counted][0] ?? silence);
    return { ...{ id, name, statement, kind, ask, source }, silence: judged };
  }),
  versions: versions.map(({ id, version, effective_from, effective_to }) => ({
    ...{ version, effective_from, effective_to },
    current: id === entry.versionId,
  })),
});
