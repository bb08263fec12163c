// Volumes, times, agreement and pends: plots with the table behind each.

import { Card, Group, Select, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lookOf } from '../cases/Marks.tsx';
import { Wait } from '../shell/Shell.tsx';
import { figuresQuery } from '../wire/queries.ts';

export function FiguresScreen() {
  const [days, setDays] = useState(90);
  const { data } = useQuery(figuresQuery(days));
  if (!data) return <Wait />;
  const span = (s: number | null, unit: string) => (s === null ? '–' : `${s.toFixed(s < 10 ? 1 : 0)} ${unit}`);
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h3">
          Figures
        </Title>
        <Select
          aria-label="Period"
          data={['30', '90', '365'].map((d) => ({ value: d, label: `last ${d} days` }))}
          value={String(days)}
          onChange={(v) => setDays(Number(v ?? 90))}
          w={150}
          allowDeselect={false}
        />
      </Group>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Panel
          title="Cases by recommendation"
          rows={data.by_recommendation.map((r) => [lookOf('recommendation', r.recommendation).word, r.cases])}
        />
        <Panel title="Cases by status" rows={data.by_status.map((r) => [lookOf('status', r.status).word, r.cases])} />
        <Panel title="Submitted by day" rows={data.submitted_by_day.map((r) => [r.day, r.cases])} />
        <Card withBorder>
          <Title order={2} size="h5">
            Time
          </Title>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>From submission to</Table.Th>
                <Table.Th>Cases</Table.Th>
                <Table.Th>Median</Table.Th>
                <Table.Th>90th of 100</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              <Table.Tr>
                <Table.Td>recommendation</Table.Td>
                <Table.Td>{data.seconds_to_recommendation.cases}</Table.Td>
                <Table.Td>{span(data.seconds_to_recommendation.median, 's')}</Table.Td>
                <Table.Td>{span(data.seconds_to_recommendation.ninetieth, 's')}</Table.Td>
              </Table.Tr>
              <Table.Tr>
                <Table.Td>determination</Table.Td>
                <Table.Td>{data.hours_to_determination.cases}</Table.Td>
                <Table.Td>{span(data.hours_to_determination.median, 'h')}</Table.Td>
                <Table.Td>{span(data.hours_to_determination.ninetieth, 'h')}</Table.Td>
              </Table.Tr>
            </Table.Tbody>
          </Table>
        </Card>
        <Panel
          title="Recommendation against determination"
          rows={data.agreement.map((a) => [
            `${lookOf('recommendation', a.recommendation).word} → ${a.outcome.replace('_', ' ')}`,
            a.cases,
          ])}
        />
        <Panel
          title="Overrides by criterion"
          rows={data.overrides_by_criterion.map((o) => [`${o.criterion} (${o.policy})`, o.cases])}
        />
        <Panel
          title="Pends by missing criterion"
          rows={data.pends_by_criterion.map((o) => [`${o.criterion} (${o.policy})`, o.cases])}
        />
      </SimpleGrid>
    </Stack>
  );
}

/** A bar beside each number: the plot and its table are one. */
function Panel({ title, rows }: { readonly title: string; readonly rows: readonly (readonly [string, number])[] }) {
  const most = Math.max(1, ...rows.map((r) => r[1]));
  return (
    <Card withBorder>
      <Title order={2} size="h5">
        {title}
      </Title>
      {rows.length === 0 ? (
        <Text c="dimmed" size="sm">
          No cases in this period.
        </Text>
      ) : (
        <Table aria-label={title} verticalSpacing={4}>
          <Table.Tbody>
            {rows.map(([name, n]) => (
              <Table.Tr key={name}>
                <Table.Td w="45%">{name}</Table.Td>
                <Table.Td w={50} ta="right">
                  {n}
                </Table.Td>
                <Table.Td>
                  <div className="bar" style={{ width: `${(100 * n) / most}%` }} aria-hidden="true" />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Card>
  );
}
