// The two things that a person may change about a due date, each with its reason, and each says what the date would then be.

import { NumberInput, Text, Textarea } from '@mantine/core';
import type { SingleCase } from '@mnr/api';
import { DAY_HOURS, hoursUntilDue, MOST_EXTENDED_DAYS, type Urgency } from '@mnr/api/due';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { daysWord, timeToDecide, urgencyWord } from '../cases/due.ts';
import { moment } from '../cases/moment.ts';
import { FormDialog, text } from '../shell/Form.tsx';
import { request } from '../wire/request.ts';

type Props = { readonly review: SingleCase; readonly close: () => void };

export function Extend({ review, close }: Props) {
  const [days, setDays] = useState<number | string>('');
  const done = useDone(close);
  return (
    <FormDialog
      title="Extend the time to decide"
      close={close}
      action="Extend"
      send={(form) =>
        request('POST', `/account/cases/${review.id}/extension`, { days: Number(days), reason: text(form, 'reason') })
      }
      done={done}
    >
      <Text size="sm">
        A case is extended once, by at most {daysWord(MOST_EXTENDED_DAYS)}. Your name and reason are recorded.
      </Text>
      <NumberInput
        label="Days"
        description={`A day is ${DAY_HOURS} hours`}
        value={days}
        onChange={setDays}
        min={1}
        max={MOST_EXTENDED_DAYS}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        required
      />
      <Then due={dueOf(review, review.urgency, Number(days))} />
      <Why />
    </FormDialog>
  );
}

export function ChangeUrgency({ review, close }: Props) {
  const urgency: Urgency = review.urgency === 'standard' ? 'expedited' : 'standard';
  const done = useDone(close);
  return (
    <FormDialog
      title="Change urgency"
      close={close}
      action={`Make it ${urgency}`}
      send={(form) => request('POST', `/account/cases/${review.id}/urgency`, { urgency, reason: text(form, 'reason') })}
      done={done}
    >
      <Text size="sm">
        {urgencyWord[urgency]}: {timeToDecide(urgency)} from receipt
        {review.extended_days > 0 && `, and ${daysWord(review.extended_days)} of extension`}. Your name and reason are
        recorded.
      </Text>
      <Then due={dueOf(review, urgency, review.extended_days)} />
      <Why />
    </FormDialog>
  );
}

const dueOf = ({ case_submitted }: SingleCase, urgency: Urgency, extendedDays: number): Date =>
  new Date(Date.parse(case_submitted) + hoursUntilDue(urgency, extendedDays) * 3_600_000);

const Then = ({ due }: { readonly due: Date }) => (
  <Text size="sm" aria-live="polite">
    Due then: <b>{moment(due.toISOString())}</b>
    {due.getTime() < Date.now() && ', which is over already'}
  </Text>
);

const Why = () => <Textarea name="reason" label="Why" required maxLength={1000} autosize minRows={2} />;

/** It shows in the case, in its history and in the list. */
function useDone(close: () => void): () => Promise<void> {
  const queries = useQueryClient();
  return () => {
    close();
    return queries.invalidateQueries();
  };
}
