// What happened to the case: determinations, changes of the due date, what a re-adjudication changed, every recorded step; and how long it is kept.

import { Stack, Text, Timeline } from '@mantine/core';
import type { SingleCase } from '@mnr/api';
import type { HistoryEntry } from '@mnr/api/account';
import { useQuery } from '@tanstack/react-query';
import { daysWord } from '../cases/due.ts';
import { lookOf } from '../cases/Marks.tsx';
import { moment } from '../cases/moment.ts';
import { reviewQuery } from '../wire/queries.ts';
import { Changes } from './Changes.tsx';
import { Determined } from './Determined.tsx';
import { DueChanged } from './DueChanged.tsx';
import { outcomeWord } from './outcomes.ts';
import { Retention } from './Retention.tsx';

export function History({ review }: { readonly review: SingleCase }) {
  const { data } = useQuery(reviewQuery(review.id));
  return (
    <Stack>
      {data?.determinations.map((d) => (
        <Determined key={d.id} d={d} />
      ))}
      {data?.due_changes.map((c) => (
        <DueChanged key={c.at} c={c} />
      ))}
      {data && <Changes changes={data.changes} />}
      <Timeline bulletSize={12} lineWidth={2} active={data?.history.length}>
        {data?.history.map((h) => (
          <Timeline.Item key={`${h.at}${h.action}`} title={<Text size="sm">{stepWord(h)}</Text>}>
            <Text size="xs" c="dimmed">
              {moment(h.at)} · {h.actor}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
      {data && <Retention review={review} retention={data.retention} />}
    </Stack>
  );
}

function stepWord({ action, detail }: HistoryEntry): string {
  const files = Array.isArray(detail.files) ? detail.files.length : 0;
  const named = `${files} ${files === 1 ? 'file' : 'files'}`;
  switch (action) {
    case 'case.submitted':
      return `Submitted: ${named}`;
    case 'case.documents_added':
      return `Documents added: ${named}`;
    case 'case.adjudicated':
      return `Adjudicated: ${lookOf('recommendation', String(detail.recommendation)).word.toLowerCase()} recommended`;
    case 'case.determined':
      return outcomeWord[detail.outcome as keyof typeof outcomeWord] ?? 'Determination recorded';
    case 'case.extended':
      return `Extended by ${daysWord(Number(detail.days))}`;
    case 'case.urgency_changed':
      return `Made ${detail.urgency}`;
    case 'case.held':
      return 'Put on legal hold';
    case 'case.hold_released':
      return 'Released from legal hold';
    default:
      return action;
  }
}
