// Whether the audit log's chain is intact, and what exactly was verified when.

import { Alert, Button, Group, Text } from '@mantine/core';
import type { AuditChain } from '@mnr/api/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Chip } from '../cases/Marks.tsx';
import { moment } from '../cases/moment.ts';
import { chainQuery } from '../wire/queries.ts';
import { request } from '../wire/request.ts';

const count = new Intl.NumberFormat();

export function Chain() {
  const { data, error } = useQuery(chainQuery);
  const queries = useQueryClient();
  const whole = useMutation({
    mutationFn: () => request<AuditChain>('POST', '/account/audit/verify', {}),
    onSuccess: (chain) => {
      queries.setQueryData(chainQuery.queryKey, chain);
      void queries.invalidateQueries({ queryKey: ['audit'] });
    },
  });
  if (error ?? whole.error) return <Alert color="red">{(error ?? whole.error)?.message}</Alert>;
  if (!data) return <Text size="sm">The chain is being verified …</Text>;
  const intact = data.broken.length === 0;
  return (
    <Group gap="sm" role="status">
      {intact ? (
        <Chip word="Chain intact" shape="✓" tone="good" />
      ) : (
        <Chip word={`Chain broken at ${data.broken.slice(0, 10).join(', ')}`} shape="✕" tone="bad" />
      )}
      <Text size="sm" c="dimmed" flex={1} miw={280}>
        {said(data)}
      </Text>
      <Button variant="light" size="xs" loading={whole.isPending} onClick={() => whole.mutate()}>
        Verify all again
      </Button>
    </Group>
  );
}

function said({ entries, at, whole_at, whole_entries }: AuditChain): string {
  const first = `All ${count.format(whole_entries)} entries were verified one by one, ${moment(whole_at)}.`;
  const since = entries - whole_entries;
  return since > 0
    ? `${first} The ${count.format(since)} since then follow from them, ${moment(at)}; the older ones were not read again.`
    : first;
}
