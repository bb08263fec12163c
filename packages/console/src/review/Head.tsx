// The top of a case: who, for what, in which state, by when; and while the chart is read, how far that is.

import { Group, Progress, Stack, Text, Title } from '@mantine/core';
import type { SingleCase } from '@mnr/api';
import { Link } from '@tanstack/react-router';
import { listAsLeft } from '../cases/list-left.ts';
import { Mark } from '../cases/Marks.tsx';
import { NextCase } from '../cases/NextCase.tsx';
import { DueDate } from './DueDate.tsx';

export function Head({ review }: { readonly review: SingleCase }) {
  const { search, query } = listAsLeft();
  return (
    <Group justify="space-between" align="center" className="case-head" px={4} gap="lg">
      <Group gap={10} align="baseline" className="case-who" miw={0}>
        <Link to="/" search={search} state={{ query }} className="plain-link nowrap back">
          ← Cases
        </Link>
        <Title order={1} size="h4" className="whole-name" title={review.patient_name ?? undefined}>
          {review.patient_name ?? (review.status === 'in process' ? 'Being read …' : 'Patient not identified')}
        </Title>
        {review.patient_birth_date && (
          <Text size="sm" className="nowrap">
            born {review.patient_birth_date}
          </Text>
        )}
        <Text size="sm" c="dimmed" truncate title={review.policy_matched ?? undefined}>
          {review.policy_title}
        </Text>
      </Group>
      <Group gap="sm" className="case-state">
        {review.index_date && (
          <Text size="sm" c="dimmed" className="nowrap" visibleFrom="md">
            Reviewed as of {review.index_date}
          </Text>
        )}
        <Mark kind="status" value={review.status} />
        <DueDate review={review} />
        <NextCase after={review.id} />
      </Group>
    </Group>
  );
}

export function InProcess({ review }: { readonly review: SingleCase }) {
  const p = review.progress;
  return (
    <Stack className="card" p="xl" maw={560} mx="auto" mt="xl" w="100%">
      <Text>The chart is being adjudicated{p ? `: ${p.stage}` : ''}.</Text>
      <Progress value={p?.pages_total ? (100 * p.pages_done) / p.pages_total : 4} animated aria-label="Adjudication" />
      {p?.pages_total && (
        <Text size="sm" c="dimmed">
          {p.pages_done} of {p.pages_total} pages
        </Text>
      )}
    </Stack>
  );
}
