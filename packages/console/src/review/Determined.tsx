// A determination as it was recorded: who, when, with which NPI, why, and what they had looked at.

import { Text } from '@mantine/core';
import type { Determination } from '@mnr/api/account';
import { lookOf } from '../cases/Marks.tsx';
import { moment } from '../cases/moment.ts';
import { agrees, outcomeWord } from './outcomes.ts';

export function Determined({ d }: { readonly d: Determination }) {
  const { name, npi, licence } = d.reviewer;
  const agreed = agrees(d.recommendation, d.outcome);
  const verb = agreed === null ? 'After' : agreed ? 'Agrees with' : 'Overrides';
  const recommended = lookOf('recommendation', d.recommendation).word.toLowerCase();
  return (
    <section className="determined" aria-label="Determination">
      <Text fw={600}>
        {outcomeWord[d.outcome]} by {name}
      </Text>
      <Text size="xs" c="dimmed">
        {[moment(d.made_at), npi && `NPI ${npi}`, licence && `licence ${licence}`].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm" my={6} className="said">
        {d.reason}
      </Text>
      <Text size="xs" c="dimmed">
        {verb} the recommendation to {recommended}. Evidence opened: {d.evidence_opened.join(', ') || 'none'}.
      </Text>
    </section>
  );
}
