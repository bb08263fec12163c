// One figure: its title, what it counts, its plot and table.

import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export function Panel({
  title,
  note,
  empty,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly empty: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section className="card part">
      <Title order={2} size="h5">
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb={8}>
        {empty ? 'No cases in this period.' : note}
      </Text>
      {!empty && children}
    </section>
  );
}
