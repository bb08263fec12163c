// What is missing, as a list to copy into a letter.

import { Button, CopyButton, Group, List, Stack, Text } from '@mantine/core';
import type { SingleCase } from '@mnr/api';

export function MissingList({ missing }: { readonly missing: SingleCase['missing'] }) {
  if (missing.length === 0) return <Text c="dimmed">Nothing is missing for a decision.</Text>;
  const text = missing.map((m) => `- ${m.ask}`).join('\n');
  return (
    <Stack className="pane" gap="xs">
      <Group>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button size="xs" variant="light" onClick={copy}>
              {copied ? 'Copied' : 'Copy the list'}
            </Button>
          )}
        </CopyButton>
      </Group>
      <List spacing="xs">
        {missing.map((m) => (
          <List.Item key={m.criterion}>
            <Text size="sm">{m.ask}</Text>
            <Text size="xs" c="dimmed">
              {m.criterion}: {m.why}
            </Text>
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
