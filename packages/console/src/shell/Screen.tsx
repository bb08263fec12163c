// A screen: its title, what stands beside it, what one can do, and what went wrong.

import { Alert, Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTitle } from './title.ts';

export function Screen({
  title,
  beside,
  actions,
  error,
  children,
}: {
  readonly title: string;
  readonly beside?: ReactNode;
  readonly actions?: ReactNode;
  readonly error?: Error | null;
  readonly children: ReactNode;
}) {
  useTitle(title);
  return (
    <Stack gap="sm">
      <div className="screen-head">
        <Group gap="sm">
          <Title order={1} size="h3">
            {title}
          </Title>
          {beside}
        </Group>
        <Group gap="sm">{actions}</Group>
      </div>
      {error && <Alert color="red">{error.message}</Alert>}
      {children}
    </Stack>
  );
}
