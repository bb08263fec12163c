// The recommendation in one line: its word, what it means, what decided it, and the way to decide.

import { Button, Text } from '@mantine/core';
import type { SingleCase } from '@mnr/api';
import { useQuery } from '@tanstack/react-query';
import { lookOf, Mark } from '../cases/Marks.tsx';
import { moment } from '../cases/moment.ts';
import { reviewQuery } from '../wire/queries.ts';
import { changesInShort } from './Changes.tsx';

export function Verdict({
  review,
  onChoose,
  onDecide,
  onChanges,
}: {
  readonly review: SingleCase;
  readonly onChoose: (id: string) => void;
  readonly onDecide: () => void;
  readonly onChanges: () => void;
}) {
  const { data: state } = useQuery(reviewQuery(review.id));
  const { word, shape, tone } = lookOf('recommendation', review.recommendation ?? '');
  const names = new Map(review.criteria.map((c) => [c.id, c.name]));
  return (
    <section className="card verdict" data-tone={tone} aria-label="Recommendation">
      <div className="verdict-word">
        <span aria-hidden="true">{shape}</span>
        <span>
          <small>Recommendation</small>
          <span>{word}</span>
        </span>
      </div>
      <div>
        {review.determination && review.status !== 'open' && <Decided of={review.determination} />}
        <Text size="sm">
          {review.escalation_reasons.length > 0
            ? sentence(review.escalation_reasons.join('; '))
            : meaning[review.recommendation ?? '']}
        </Text>
        {review.decided_by.length > 0 && (
          <Text size="sm" c="dimmed" lineClamp={1}>
            Decided by{' '}
            {review.decided_by.slice(0, 3).map((id, i) => (
              <span key={id}>
                {i > 0 && ', '}
                <button type="button" className="chip-button" onClick={() => onChoose(id)}>
                  {names.get(id) ?? id}
                </button>
              </span>
            ))}
            {review.decided_by.length > 3 && ` and ${review.decided_by.length - 3} more`}
          </Text>
        )}
        {state && state.changes.length > 0 && (
          <Text size="sm" c="dimmed">
            <button type="button" className="chip-button" onClick={onChanges}>
              Changed by the added documents
            </button>
            : {changesInShort(state.changes)}
          </Text>
        )}
      </div>
      {(review.status === 'closed' || state?.may_decide) && (
        <Button variant={review.status === 'closed' ? 'light' : 'filled'} onClick={onDecide}>
          {review.status === 'closed' ? 'See determination' : 'Decide'}
        </Button>
      )}
    </section>
  );
}

/** What a person decided goes before what was recommended to them. */
const Decided = ({ of: { outcome, reviewer, made_at } }: { readonly of: NonNullable<SingleCase['determination']> }) => (
  <Text size="sm" component="div" mb={4}>
    <Mark kind="outcome" value={outcome} /> {reviewer}, <time dateTime={made_at}>{moment(made_at)}</time>
  </Text>
);

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

const meaning: Readonly<Record<string, string>> = {
  approve: 'Every criterion of the policy that is needed stands in the chart.',
  deny: 'The chart shows that a criterion of the policy is not met.',
  pend: 'The chart does not say enough. What is missing can be asked for.',
  escalate: 'A clinician should decide.',
};
