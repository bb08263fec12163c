// The append-only, hash-chained audit log: read and export.

import { Alert, Anchor, Button, Code, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moment } from '../cases/moment.ts';
import { auditQuery } from '../wire/queries.ts';

export function AuditScreen() {
  const [before, setBefore] = useState<number | undefined>(undefined);
  const { data, error } = useQuery(auditQuery(before));
  const last = data?.entries.at(-1);
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Group>
          <Title order={1} size="h3">
            Audit log
          </Title>
          {data && (
            <span className="chip" data-tone={data.intact ? 'good' : 'bad'}>
              <span aria-hidden="true">{data.intact ? '✓' : '✕'}</span>
              <span>{data.intact ? 'Chain intact' : 'Chain broken'}</span>
            </span>
          )}
        </Group>
        <Anchor href="/account/audit.ndjson" download>
          Export all
        </Anchor>
      </Group>
      {error && <Alert color="red">{error.message}</Alert>}
      <div className="card table-card">
        <Table.ScrollContainer minWidth={760}>
          <Table aria-label="Audit log" verticalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                {['#', 'When', 'Who', 'What', 'On', 'Hash'].map((h) => (
                  <Table.Th key={h}>{h}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data?.entries.map((e) => (
                <Table.Tr key={e.position}>
                  <Table.Td>{e.position}</Table.Td>
                  <Table.Td>{moment(e.at)}</Table.Td>
                  <Table.Td>
                    {e.actor ?? '–'}{' '}
                    <Text span size="xs" c="dimmed">
                      {e.actor_kind}
                    </Text>
                  </Table.Td>
                  <Table.Td>{e.action}</Table.Td>
                  <Table.Td>
                    {e.subject_kind}{' '}
                    <Text span size="xs" c="dimmed">
                      {e.subject_id}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <Code>{e.hash.slice(0, 12)}</Code>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </div>
      <Group>
        <Button variant="light" size="xs" disabled={before === undefined} onClick={() => setBefore(undefined)}>
          Newest
        </Button>
        <Button
          variant="light"
          size="xs"
          disabled={!last || last.position <= 1}
          onClick={() => setBefore(last?.position)}
        >
          Older
        </Button>
      </Group>
    </Stack>
  );
}
