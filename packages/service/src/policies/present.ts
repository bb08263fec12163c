// Policies as the wire shows them, and the search over them.

import type { PolicyDetail, PolicyInList } from '@mnr/api';
import { leavesIn } from '@mnr/engine/policy';
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

export const inDetail = (entry: PolicyInForce, versions: readonly Version[]): PolicyDetail => ({
  ...head(entry),
  sources: entry.policy.sources.map((s) => ({ ...s })),
  titles: entry.policy.titles.map((t) => ({
    title: t.title,
    codes: codesOf(t.codes),
    tree: t.tree,
    criteria: [...leavesIn(t.tree)],
  })),
  criteria: [...entry.policy.leaves.values()].map(({ id, name, statement, kind, silence, ask, source }) => ({
    ...{ id, name, statement, kind, silence, ask, source },
  })),
  versions: versions.map(({ id, version, effective_from, effective_to }) => ({
    ...{ version, effective_from, effective_to },
    current: id === entry.versionId,
  })),
});
