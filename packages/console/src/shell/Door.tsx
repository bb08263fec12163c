// What stands before the signed-in screens.

import { Center, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTitle } from './title.ts';

export function Door({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  useTitle(title);
  return (
    <Center component="main" mih="100vh" p="md">
      <Paper withBorder p={32} w={430} radius="lg">
        <Stack gap="lg">
          <div>
            <img src="/mark.svg" width={36} height={36} alt="" />
            <Title order={1} size="h2" mt="xs">
              {title}
            </Title>
            <Text c="dimmed" size="sm">
              {hint ?? 'Medical necessity review'}
            </Text>
          </div>
          {children}
        </Stack>
      </Paper>
    </Center>
  );
}
