// The last look before a determination that closes the case: what, for whom, and what differs from the recommendation. Nothing is
// sent before the second, named button is pressed; before a denial the focus is on going back.

import { Button, Group, Stack, Text } from '@mantine/core';
import type { SingleCase } from '@mnr/api';
import type { Session } from '@mnr/api/account';
import type { ReactNode } from 'react';
import { lookOf, Mark } from '../cases/Marks.tsx';
import { Dialog } from '../shell/Form.tsx';
import { agrees } from './outcomes.ts';

type Final = 'approve' | 'deny';

const words: Readonly<Record<Final, { readonly title: string; readonly record: string; readonly color?: string }>> = {
  approve: { title: 'Approve this request?', record: 'Yes, approve' },
  deny: { title: 'Deny this request?', record: 'Yes, deny', color: 'red.9' },
};

export function LastLook({
  review,
  outcome,
  reason,
  by,
  sending,
  record,
  close,
}: {
  readonly review: SingleCase;
  readonly outcome: Final;
  readonly reason: string;
  readonly by: Session['user'];
  readonly sending: boolean;
  readonly record: () => void;
  readonly close: () => void;
}) {
  const { title, record: word, color } = words[outcome];
  return (
    <Dialog title={title} close={close} size="lg">
      <Stack gap="sm">
        <dl className="facts">
          <Fact name="Determination">
            <Mark kind="recommendation" value={outcome} />
          </Fact>
          <Fact name="Patient">
            {review.patient_name ?? 'Not identified'}
            {review.patient_birth_date && `, born ${review.patient_birth_date}`}
          </Fact>
          <Fact name="Request">{review.policy_matched ?? review.policy_title}</Fact>
          <Fact name="Case">{review.id}</Fact>
          <Fact name="Recommendation">{comparison(review, outcome)}</Fact>
          <Fact name="Your reason">
            <span className="said">{reason.trim()}</span>
          </Fact>
          <Fact name="Signed">
            {by.name}
            {by.npi && `, NPI ${by.npi}`}
          </Fact>
        </dl>
        <Text size="sm">It closes the case and cannot be taken back.</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus={outcome === 'deny' || undefined}>
            Go back
          </Button>
          <Button color={color} loading={sending} onClick={record} data-autofocus={outcome === 'approve' || undefined}>
            {word}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** `Differs: pend was recommended, and 2 criteria are not settled` */
function comparison({ recommendation, missing }: SingleCase, outcome: Final): string {
  const recommended = lookOf('recommendation', recommendation ?? '').word.toLowerCase();
  const same = agrees(recommendation, outcome);
  if (same === null) return 'None: the case was escalated for a clinician to decide';
  if (same) return `The same: ${recommended} was recommended`;
  const open = missing.length;
  const unsettled = open > 0 ? `, and ${open} ${open === 1 ? 'criterion is' : 'criteria are'} not settled` : '';
  return `Differs: ${recommended} was recommended${unsettled}`;
}
