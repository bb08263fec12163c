// The rationale, to read and to copy.

import { Group } from '@mantine/core';
import { Copy } from '../shell/Copy.tsx';

export function Rationale({ text }: { readonly text: string }) {
  return (
    <>
      <Group justify="flex-end">
        <Copy value={text} size="xs" variant="light" />
      </Group>
      <div className="rationale">
        {text.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
}
