// The documents inside the chart, and adding more of them.

import { Alert, Button, FileInput, Group, Stack, Table, Text } from '@mantine/core';
import type { SingleCase } from '@mnr/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewQuery } from '../wire/queries.ts';
import { request } from '../wire/request.ts';

export function Documents({ review }: { readonly review: SingleCase }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const { data: state } = useQuery(reviewQuery(review.id));
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: () => {
      const form = new FormData();
      for (const f of files) form.append('sources', f, f.name);
      return request('POST', `/account/cases/${review.id}/documents`, form);
    },
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <Stack className="pane">
      {review.chart?.unreadable_pages.length ? (
        <Alert color="yellow">Could not be read: page {review.chart.unreadable_pages.join(', ')}</Alert>
      ) : null}
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Document</Table.Th>
            <Table.Th>Kind</Table.Th>
            <Table.Th>Date</Table.Th>
            <Table.Th>Pages</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {review.chart?.documents.map((d) => (
            <Table.Tr key={`${d.title} ${d.pages.join()} ${d.date}`}>
              <Table.Td>{d.title || '–'}</Table.Td>
              <Table.Td>{d.kind.replaceAll('_', ' ')}</Table.Td>
              <Table.Td className="nowrap">{d.date ?? '–'}</Table.Td>
              <Table.Td>{d.pages[0] === d.pages[1] ? d.pages[0] : `${d.pages[0]}–${d.pages[1]}`}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {state?.may_decide && review.status !== 'closed' && (
        <Stack gap="xs">
          <Text size="sm">Added documents are read together with the chart, and the case is adjudicated again.</Text>
          {add.isError && <Alert color="red">{add.error.message}</Alert>}
          <Group align="end">
            <FileInput
              label="Add documents"
              multiple
              accept="application/pdf"
              value={[...files]}
              onChange={setFiles}
              placeholder="PDF files"
              w={280}
            />
            <Button disabled={files.length === 0} loading={add.isPending} onClick={() => add.mutate()}>
              Add and adjudicate again
            </Button>
          </Group>
        </Stack>
      )}
    </Stack>
  );
}
