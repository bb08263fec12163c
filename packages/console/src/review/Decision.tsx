// The determination: a person approves, denies or asks for documents, with a reason of their own. Nothing is preselected.

import { Alert, Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import type { SingleCase } from '@mnr/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewQuery } from '../wire/queries.ts';
import { request } from '../wire/request.ts';

const agreeing: Readonly<Record<string, string>> = { approve: 'approve', deny: 'deny', pend: 'request_documents' };

export function Decision({ review }: { readonly review: SingleCase }) {
  const { data: state } = useQuery(reviewQuery(review.id));
  const [outcome, setOutcome] = useState('');
  const [reason, setReason] = useState('');
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: () => request('POST', `/account/cases/${review.id}/determination`, { outcome, reason }),
    onSuccess: () => queries.invalidateQueries(),
  });
  const last = state?.determinations.at(-1);
  if (review.status === 'closed' && last) {
    return (
      <Alert
        color="gray"
        title={`Closed: ${last.outcome === 'approve' ? 'approved' : 'denied'} by ${last.reviewer.name}`}
      >
        {last.reason}
      </Alert>
    );
  }
  if (state && !state.may_decide) return <Text c="dimmed">Your role reads cases. A reviewer decides them.</Text>;
  const overrides =
    outcome !== '' &&
    agreeing[review.recommendation ?? ''] !== undefined &&
    agreeing[review.recommendation ?? ''] !== outcome;
  return (
    <Stack className="pane" gap="sm">
      <Text size="sm">
        The recommendation supports your decision and does not replace it. Your own reason is recorded with your name,
        your NPI and the evidence that you opened.
      </Text>
      {decide.isError && <Alert color="red">{decide.error.message}</Alert>}
      <Radio.Group label="Determination" value={outcome} onChange={setOutcome} required>
        <Stack gap="xs" mt="xs">
          <Radio value="approve" label="Approve" />
          <Radio
            value="deny"
            label="Deny"
            disabled={!state?.may_deny}
            description={state?.may_deny ? undefined : 'Needs a reviewer with an NPI who has opened the chart'}
          />
          <Radio value="request_documents" label="Ask for documents (the case becomes pending)" />
        </Stack>
      </Radio.Group>
      <Textarea
        label="Your reason"
        value={reason}
        onChange={(e) => setReason(e.currentTarget.value)}
        minRows={4}
        autosize
        required
      />
      {overrides && <Alert color="yellow">This overrides the recommendation ({review.recommendation}).</Alert>}
      <Group>
        <Button
          disabled={outcome === '' || reason.trim() === ''}
          loading={decide.isPending}
          color={outcome === 'deny' ? 'red' : undefined}
          onClick={() => decide.mutate()}
        >
          Record determination
        </Button>
      </Group>
    </Stack>
  );
}
