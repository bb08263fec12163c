// The documents inside the chart, and adding more of them.

import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { SingleCase } from '@mnr/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PdfFiles, pdfForm } from '../cases/PdfFiles.tsx';
import { type Column, Records } from '../shell/Records.tsx';
import { reviewQuery } from '../wire/queries.ts';
import { request } from '../wire/request.ts';

type Document = NonNullable<SingleCase['chart']>['documents'][number];

const columnsWith = (onPage: (page: number) => void): readonly Column<Document>[] => [
  { head: 'Document', cell: (d) => d.title || '–' },
  { head: 'Kind', cell: (d) => d.kind.replaceAll('_', ' '), nowrap: true },
  { head: 'Date', cell: (d) => d.date ?? '–', nowrap: true },
  {
    head: 'Pages',
    cell: ({ title, pages: [from, to] }) => (
      <button
        type="button"
        className="chip-button"
        aria-label={`Show page ${from} of the chart: ${title || 'document without a title'}`}
        onClick={() => onPage(from)}
      >
        {from === to ? from : `${from}–${to}`}
      </button>
    ),
    nowrap: true,
  },
];

export function Documents({
  review,
  onPage,
}: {
  readonly review: SingleCase;
  readonly onPage: (page: number) => void;
}) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const { data: state } = useQuery(reviewQuery(review.id));
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: () => request('POST', `/account/cases/${review.id}/documents`, pdfForm(files)),
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <Stack>
      {review.chart?.unreadable_pages.length ? (
        <Alert color="yellow">Could not be read: page {review.chart.unreadable_pages.join(', ')}</Alert>
      ) : null}
      <Records
        label="Documents of the chart"
        columns={columnsWith(onPage)}
        rows={review.chart?.documents}
        keyOf={(d) => `${d.title} ${d.pages.join()} ${d.date}`}
        width={360}
        spacing={7}
        bare
      />
      {state?.may_decide && review.status !== 'closed' && (
        <Stack gap="xs">
          {add.isError && <Alert color="red">{add.error.message}</Alert>}
          <PdfFiles
            label="Add documents"
            description="They are read together with the chart, and the case is adjudicated again."
            files={files}
            onChange={setFiles}
          />
          <Group justify="space-between">
            <Text size="xs" c="dimmed">
              What they change is shown afterwards.
            </Text>
            <Button disabled={files.length === 0} loading={add.isPending} onClick={() => add.mutate()}>
              Add and adjudicate again
            </Button>
          </Group>
        </Stack>
      )}
    </Stack>
  );
}
