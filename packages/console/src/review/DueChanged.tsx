// What a person changed about the due date, as it was recorded: who, when, from when to when, and why.

import { Text } from '@mantine/core';
import type { DueChange } from '@mnr/api/account';
import { daysWord, urgencyWord } from '../cases/due.ts';
import { moment } from '../cases/moment.ts';

export function DueChanged({ c }: { readonly c: DueChange }) {
  const what =
    c.kind === 'extension' ? `Extended by ${daysWord(c.days)}` : `Made ${urgencyWord[c.urgency].toLowerCase()}`;
  return (
    <section className="determined" aria-label="Due date changed">
      <Text fw={600}>
        {what} by {c.by}
      </Text>
      <Text size="xs" c="dimmed">
        {moment(c.at)} · due {moment(c.due_at)}, before that {moment(c.due_before)}
        {c.at > c.due_before && ', which was over already'}
      </Text>
      <Text size="sm" mt={6} className="said">
        {c.reason}
      </Text>
    </section>
  );
}
