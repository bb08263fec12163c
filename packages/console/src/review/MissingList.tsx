// What is missing, as a list to copy into a letter.

import { Group, Stack, Text } from '@mantine/core';
import type { SingleCase } from '@mnr/api';
import { Copy } from '../shell/Copy.tsx';

export function MissingList({
  missing,
  onChoose,
}: {
  readonly missing: SingleCase['missing'];
  readonly onChoose: (id: string) => void;
}) {
  if (missing.length === 0) return <Text c="dimmed">Nothing is missing for a decision.</Text>;
  const text = missing.map((m) => `- ${m.ask}`).join('\n');
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          The least that would settle the case.
        </Text>
        <Copy value={text} label="Copy the list" size="xs" variant="light" />
      </Group>
      {missing.map((m) => (
        <div className="missing-item" key={m.criterion}>
          {m.ask}
          <Text size="xs" c="dimmed" mt={2}>
            <button type="button" className="chip-button" onClick={() => onChoose(m.criterion)}>
              {m.criterion}
            </button>
            : {m.why}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
