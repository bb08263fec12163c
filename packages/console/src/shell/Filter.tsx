// A choice that narrows a list, or none.

import { Select } from '@mantine/core';

export function Filter({
  label,
  data,
  value,
  onChange,
  width,
}: {
  /** As in `Any status`. */
  readonly label: string;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  readonly width: number;
}) {
  return (
    <Select
      aria-label={label}
      placeholder={`Any ${label.toLowerCase()}`}
      clearable
      searchable={data.length > 5}
      data={[...data]}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      w={width}
    />
  );
}
