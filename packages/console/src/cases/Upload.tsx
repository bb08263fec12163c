// A chart by drag and drop, with the policy and title that apply.

import { Alert, Button, FileInput, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { request } from '../wire/request.ts';
import { type Picked, PolicyPicker } from './PolicyPicker.tsx';

export function Upload({ close }: { readonly close: () => void }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [over, setOver] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const submit = useMutation({
    mutationFn: () => {
      const form = new FormData();
      form.set('policy_id', picked!.policy_id);
      form.set('policy_title', picked!.title);
      for (const file of files) form.append('sources', file, file.name);
      return request<{ case_id: string }>('POST', '/account/cases', form);
    },
    onSuccess: ({ case_id }) => {
      void queries.invalidateQueries({ queryKey: ['cases'] });
      close();
      void navigate({ to: '/cases/$caseId', params: { caseId: case_id } });
    },
  });
  return (
    <Modal opened onClose={close} title="Submit a chart" size="lg" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        {submit.isError && <Alert color="red">{submit.error.message}</Alert>}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the file input inside does the same by keyboard */}
        <div
          className="drop"
          data-over={over || undefined}
          onDragOver={(e) => {
            e.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(e) => {
            e.preventDefault();
            setOver(false);
            setFiles(
              [...e.dataTransfer.files].filter(
                (f) => f.type === 'application/pdf' || f.name.toLowerCase().endsWith('.pdf'),
              ),
            );
          }}
        >
          <FileInput
            label="Chart"
            description="PDF files; several files are one chart, in order. Drop them here or choose them."
            multiple
            accept="application/pdf"
            value={[...files]}
            onChange={setFiles}
            placeholder="Choose PDF files"
            required
          />
        </div>
        <PolicyPicker picked={picked} onPick={setPicked} />
        <Group justify="space-between">
          <Text size="xs" c="dimmed">
            The chart stays in this service. Nothing is sent elsewhere.
          </Text>
          <Button disabled={files.length === 0 || !picked} loading={submit.isPending} onClick={() => submit.mutate()}>
            Submit
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
