// By when the case is to be decided: a mark in its head, what that follows from behind it, and there what a person may change about it.

import { Button, Group, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { SingleCase } from '@mnr/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DueMark } from '../cases/DueMark.tsx';
import { daysWord, timeToDecide, urgencyWord } from '../cases/due.ts';
import { moment } from '../cases/moment.ts';
import { sessionQuery } from '../wire/queries.ts';
import { ChangeUrgency, Extend } from './DueForms.tsx';

export function DueDate({ review }: { readonly review: SingleCase }) {
  const { data: session } = useQuery(sessionQuery);
  const [opened, popover] = useDisclosure();
  const [asking, setAsking] = useState<'extension' | 'urgency' | null>(null);
  const closed = review.status === 'closed';
  const due = { due_at: review.due_at, determined_at: closed ? (review.determination?.made_at ?? null) : null };
  const ask = (what: typeof asking) => {
    popover.close();
    setAsking(what);
  };
  const close = () => setAsking(null);
  return (
    <>
      <Popover opened={opened} onChange={popover.toggle} position="bottom-end" trapFocus returnFocus shadow="md">
        <Popover.Target>
          <UnstyledButton className="due-button" title="Due date" onClick={popover.toggle}>
            <DueMark due={due} urgency={review.urgency} /> <span aria-hidden="true">▾</span>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-label="Due date">
          <Stack gap="xs">
            <dl className="facts due-facts">
              <Fact name="Received">{moment(review.case_submitted)}</Fact>
              <Fact name={urgencyWord[review.urgency]}>{timeToDecide(review.urgency)} from receipt</Fact>
              {review.extended_days > 0 && <Fact name="Extended">by {daysWord(review.extended_days)}</Fact>}
              <Fact name="Due">{moment(review.due_at)}</Fact>
            </dl>
            {!closed && session && session.user.role !== 'auditor' && (
              <Group gap="xs">
                {review.extended_days === 0 && (
                  <Button variant="default" size="xs" onClick={() => ask('extension')}>
                    Extend
                  </Button>
                )}
                <Button variant="default" size="xs" onClick={() => ask('urgency')}>
                  Change urgency
                </Button>
              </Group>
            )}
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {asking === 'extension' && <Extend review={review} close={close} />}
      {asking === 'urgency' && <ChangeUrgency review={review} close={close} />}
    </>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Text size="sm">{children}</Text>
    </dd>
  </div>
);
