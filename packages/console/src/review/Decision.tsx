// The determination: a person approves, denies or asks for documents, with a reason of their own. Nothing is preselected, and what
// closes the case is looked at once more.

import { Alert, Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { SingleCase } from '@mnr/api';
import type { Outcome, ReviewState, Session } from '@mnr/api/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewQuery, sessionQuery } from '../wire/queries.ts';
import { request } from '../wire/request.ts';
import { Determined } from './Determined.tsx';
import { useReason } from './draft.ts';
import { LastLook } from './LastLook.tsx';
import { agrees } from './outcomes.ts';

const recordWord: Readonly<Record<Outcome, string>> = {
  approve: 'Record approval',
  deny: 'Record denial',
  request_documents: 'Ask for documents',
};

export function Decision({ review }: { readonly review: SingleCase }) {
  const { data: state } = useQuery(reviewQuery(review.id));
  const { data: session } = useQuery(sessionQuery);
  return state && session ? <Decide review={review} state={state} user={session.user} /> : null;
}

function Decide({
  review,
  state,
  user,
}: {
  readonly review: SingleCase;
  readonly state: ReviewState;
  readonly user: Session['user'];
}) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [reason, setReason] = useReason(user.id, review.id);
  const [looking, look] = useDisclosure();
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: () => request('POST', `/account/cases/${review.id}/determination`, { outcome, reason }),
    onSuccess: () => {
      setReason('');
      return queries.invalidateQueries();
    },
    // Refused because a colleague was faster: then what they did is shown.
    onError: () => {
      look.close();
      return queries.invalidateQueries(reviewQuery(review.id));
    },
  });
  const last = state.determinations.at(-1);
  if (review.status === 'closed' && last) return <Determined d={last} />;
  if (!state.may_decide) return <Text c="dimmed">Your role reads cases. A reviewer decides them.</Text>;
  const noDenial = state.may_deny
    ? undefined
    : user.npi
      ? 'Not before a page of the chart was shown here'
      : 'Your account has no NPI; an administrator can add it';
  return (
    <Stack gap="sm">
      {last && <Determined d={last} />}
      <Text size="sm">
        The recommendation supports your decision and does not replace it. Recorded are your own reason, the evidence
        that you opened, and your name: {user.name}
        {user.npi ? `, NPI ${user.npi}` : ', without an NPI'}.
      </Text>
      {decide.isError && <Alert color="red">{decide.error.message}</Alert>}
      <Radio.Group label="Determination" value={outcome} onChange={(v) => setOutcome(v as Outcome)} required>
        <Stack gap="xs" mt="xs">
          <Radio value="approve" label="Approve" description="Closes the case" />
          <Radio
            value="deny"
            label="Deny"
            disabled={!state.may_deny}
            description={noDenial ?? 'Closes the case; an adverse determination'}
          />
          <Radio value="request_documents" label="Ask for documents" description="The case becomes pending" />
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
      {outcome && agrees(review.recommendation, outcome) === false && (
        <Alert color="yellow">This overrides the recommendation ({review.recommendation}).</Alert>
      )}
      <Group>
        <Button
          disabled={!outcome || reason.trim() === ''}
          loading={decide.isPending}
          color={outcome === 'deny' ? 'red.9' : undefined}
          onClick={() => (outcome === 'request_documents' ? decide.mutate() : look.open())}
        >
          {outcome ? recordWord[outcome] : 'Record'}
        </Button>
      </Group>
      {looking && outcome && outcome !== 'request_documents' && (
        <LastLook
          review={review}
          outcome={outcome}
          reason={reason}
          by={user}
          sending={decide.isPending}
          record={() => decide.mutate()}
          close={look.close}
        />
      )}
    </Stack>
  );
}
