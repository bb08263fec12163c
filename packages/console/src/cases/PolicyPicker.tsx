// One field that finds a title by policy name, title, publisher or code.

import { type ComboboxItem, type ComboboxItemGroup, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { wordsOf } from '../policies/words.ts';
import { policiesQuery } from '../wire/queries.ts';

export type Picked = { readonly policy_id: string; readonly title: string };

export function PolicyPicker({
  picked,
  onPick,
}: {
  readonly picked: Picked | null;
  readonly onPick: (picked: Picked | null) => void;
}) {
  const { data } = useQuery(policiesQuery);
  const words = new Map<string, string>();
  const groups = (data ?? []).map((p) => ({
    group: p.name,
    items: p.titles.map((t) => {
      const value = JSON.stringify([p.policy_id, t.title]);
      words.set(value, wordsOf(p, t));
      return { value, label: t.title };
    }),
  }));
  return (
    <Select
      label="Policy and sub-procedure"
      description="Search by name, title, publisher or code (E0601, 72148, G47.33)"
      placeholder="Choose the sub-procedure that applies"
      searchable
      required
      data={groups}
      maxDropdownHeight={320}
      value={picked ? JSON.stringify([picked.policy_id, picked.title]) : null}
      onChange={(value) => {
        const [policy_id, title] = value ? (JSON.parse(value) as [string, string]) : [];
        onPick(policy_id && title ? { policy_id, title } : null);
      }}
      filter={({ options, search }) => {
        const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
        const fits = (value: string) => wanted.every((w) => (words.get(value) ?? '').includes(w));
        return (options as readonly ComboboxItemGroup<ComboboxItem>[])
          .map((g) => ({ ...g, items: g.items.filter((i) => fits(i.value)) }))
          .filter((g) => g.items.length > 0);
      }}
      nothingFoundMessage="No policy matches"
    />
  );
}
