// How long a case is kept: legal hold, and its end. Everybody sees it, an administrator changes it.

import { Alert, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { SingleCase } from '@mnr/api';
import type { ReviewState } from '@mnr/api/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listAsLeft } from '../cases/list-left.ts';
import { moment } from '../cases/moment.ts';
import { FormDialog, text } from '../shell/Form.tsx';
import { reviewQuery, sessionQuery } from '../wire/queries.ts';
import { request } from '../wire/request.ts';

type Props = { readonly review: SingleCase; readonly retention: ReviewState['retention'] };

export function Retention({ review, retention }: Props) {
  const { data: session } = useQuery(sessionQuery);
  return (
    <Stack component="section" gap="xs" aria-label="Retention">
      <Text fw={600}>Retention</Text>
      <Text size="sm" className="said">
        {keptWords(review, retention)}
      </Text>
      {session?.user.role === 'administrator' && <Manage review={review} retention={retention} />}
    </Stack>
  );
}

function keptWords({ status }: SingleCase, { hold, purged_after }: ReviewState['retention']): string {
  if (hold) return `On legal hold since ${moment(hold.at)}, by ${hold.by}: ${hold.reason}`;
  if (purged_after) return `Kept until ${moment(purged_after)}, then purged.`;
  return status === 'closed' ? 'Kept without a limit.' : 'Kept: only closed cases are purged.';
}

function Manage({ review, retention }: Props) {
  const [asking, setAsking] = useState<'hold' | 'purge' | null>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const close = () => setAsking(null);
  const path = `/account/cases/${review.id}`;
  const release = useMutation({
    mutationFn: () => request('DELETE', `${path}/hold`),
    onSuccess: () => queries.invalidateQueries(reviewQuery(review.id)),
  });
  return (
    <>
      {release.isError && <Alert color="red">{release.error.message}</Alert>}
      <Group gap="xs">
        {retention.hold ? (
          <Button variant="default" size="xs" loading={release.isPending} onClick={() => release.mutate()}>
            Release from legal hold
          </Button>
        ) : (
          <Button variant="default" size="xs" onClick={() => setAsking('hold')}>
            Put on legal hold
          </Button>
        )}
        {review.status === 'closed' && !retention.hold && (
          <Button variant="default" size="xs" onClick={() => setAsking('purge')}>
            Purge this case
          </Button>
        )}
      </Group>
      {asking === 'hold' && (
        <FormDialog
          title="Put on legal hold"
          close={close}
          action="Put on hold"
          send={(form) => request('POST', `${path}/hold`, { reason: text(form, 'reason') })}
          done={() => {
            close();
            return queries.invalidateQueries(reviewQuery(review.id));
          }}
        >
          <Text size="sm">Until an administrator releases it, the case is purged by no rule and by nobody.</Text>
          <Textarea name="reason" label="Why" required maxLength={1000} autosize minRows={2} />
        </FormDialog>
      )}
      {asking === 'purge' && (
        <FormDialog
          title="Purge this case"
          close={close}
          action="Purge for good"
          send={(form) => request('POST', `${path}/purge`, { confirm: text(form, 'confirm') })}
          done={async () => {
            await navigate({ to: '/', search: listAsLeft().search });
            queries.removeQueries({ queryKey: ['case', review.id] });
            queries.removeQueries({ queryKey: ['review', review.id] });
          }}
        >
          <Text size="sm">
            The patient’s name, the review, the determination and the files that no other case has are destroyed. It
            cannot be undone. Entries in the audit log stay.
          </Text>
          <TextInput name="confirm" label="Type purge to confirm" required pattern="purge" autoComplete="off" />
        </FormDialog>
      )}
    </>
  );
}
