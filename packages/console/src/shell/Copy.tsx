// Text to take away: copied with one press, and secrets that are shown only once.

import { Button, type ButtonProps, Code, CopyButton, Stack, Text } from '@mantine/core';
import { Dialog } from './Form.tsx';

export function Copy({
  value,
  label = 'Copy',
  ...look
}: { readonly value: string; readonly label?: string } & ButtonProps) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button {...look} onClick={copy}>
          {copied ? '✓ Copied' : label}
        </Button>
      )}
    </CopyButton>
  );
}

export function ShownOnce({
  title,
  note,
  value,
  close,
}: {
  readonly title: string;
  readonly note: string;
  readonly value: string;
  readonly close: () => void;
}) {
  return (
    <Dialog title={title} close={close} size="lg">
      <Stack>
        <Text size="sm">{note}</Text>
        <Code block data-testid="shown-once">
          {value}
        </Code>
        <Copy value={value} />
      </Stack>
    </Dialog>
  );
}
