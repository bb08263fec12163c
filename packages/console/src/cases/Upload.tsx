// A chart by drag and drop, with the policy and title that apply.

import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { type Urgency, urgencies } from '@mnr/api/due';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog } from '../shell/Form.tsx';
import { request } from '../wire/request.ts';
import { timeToDecide, urgencyWord } from './due.ts';
import { PdfFiles, pdfForm } from './PdfFiles.tsx';
import { type Picked, PolicyPicker } from './PolicyPicker.tsx';

export function Upload({ close }: { readonly close: () => void }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [urgency, setUrgency] = useState<Urgency>('standard');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const submit = useMutation({
    mutationFn: ({ policy_id, title }: Picked) =>
      request<{ case_id: string }>(
        'POST',
        '/account/cases',
        pdfForm(files, { policy_id, policy_title: title, urgency }),
      ),
    onSuccess: ({ case_id }) => {
      void queries.invalidateQueries({ queryKey: ['cases'] });
      close();
      void navigate({ to: '/cases/$caseId', params: { caseId: case_id } });
    },
  });
  return (
    <Dialog close={close} title="Submit a chart" size="lg">
      <Stack>
        {submit.isError && <Alert color="red">{submit.error.message}</Alert>}
        <PdfFiles
          label="Chart"
          description="Several files are one chart, in order."
          files={files}
          onChange={setFiles}
        />
        <PolicyPicker picked={picked} onPick={setPicked} />
        <Radio.Group label="Urgency" value={urgency} onChange={(value) => setUrgency(value as Urgency)}>
          <Group gap="lg" mt={6}>
            {urgencies.map((value) => (
              <Radio
                key={value}
                value={value}
                label={urgencyWord[value]}
                description={`To be decided within ${timeToDecide(value)}`}
              />
            ))}
          </Group>
        </Radio.Group>
        <Group justify="space-between">
          <Text size="xs" c="dimmed">
            The chart stays in this service. Nothing is sent elsewhere.
          </Text>
          <Button
            disabled={files.length === 0 || !picked}
            loading={submit.isPending}
            onClick={() => picked && submit.mutate(picked)}
          >
            Submit
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
