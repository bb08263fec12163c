// What happened to the case: determinations, what a re-adjudication changed, and every recorded step.

import { Stack, Table, Text, Timeline, Title } from '@mantine/core';
import type { SingleCase } from '@mnr/api';
import { useQuery } from '@tanstack/react-query';
import { moment } from '../cases/moment.ts';
import { reviewQuery } from '../wire/queries.ts';

const outcomes: Readonly<Record<string, string>> = {
  approve: 'Approved',
  deny: 'Denied',
  request_documents: 'Asked for documents',
};

const steps: Readonly<Record<string, string>> = {
  'case.submitted': 'Submitted',
  'case.adjudicated': 'Adjudicated',
  'case.documents_added': 'Documents added',
  'case.determined': 'Determination recorded',
};

export function History({ review }: { readonly review: SingleCase }) {
  const { data } = useQuery(reviewQuery(review.id));
  return (
    <Stack className="pane">
      {data?.determinations.map((d) => (
        <div key={d.id}>
          <Text fw={600}>
            {outcomes[d.outcome]} by {d.reviewer.name}
            {d.reviewer.npi ? `, NPI ${d.reviewer.npi}` : ''}, {moment(d.made_at)}
          </Text>
          <Text size="sm">{d.reason}</Text>
          <Text size="xs" c="dimmed">
            {d.agrees ? 'Agrees with' : 'Overrides'} the recommendation ({d.recommendation}). Evidence opened:{' '}
            {d.evidence_opened.join(', ') || 'none'}
          </Text>
        </div>
      ))}
      {data && data.changes.length > 0 && (
        <div>
          <Title order={2} size="h5">
            Changed by the added documents
          </Title>
          <Table>
            <Table.Tbody>
              {data.changes.map((c) => (
                <Table.Tr key={c.criterion}>
                  <Table.Td>{c.criterion}</Table.Td>
                  <Table.Td>
                    {c.before.replace('_', ' ')} → {c.after.replace('_', ' ')}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <Timeline bulletSize={12} lineWidth={2}>
        {data?.history.map((h) => (
          <Timeline.Item key={`${h.at}${h.action}`} title={<Text size="sm">{steps[h.action] ?? h.action}</Text>}>
            <Text size="xs" c="dimmed">
              {moment(h.at)} · {h.actor}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Stack>
  );
}
