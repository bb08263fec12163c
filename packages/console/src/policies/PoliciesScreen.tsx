// The policy library: find a policy by name, title, publisher or code.

import { Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { policiesQuery } from '../wire/queries.ts';

export function PoliciesScreen() {
  const { data } = useQuery(policiesQuery);
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = (data ?? []).filter((p) => {
    const text = [
      p.name,
      p.publisher,
      ...p.titles.flatMap((t) => [t.title, ...t.codes.hcpcs, ...t.codes.cpt, ...t.codes.icd10cm]),
    ]
      .join(' ')
      .toLowerCase();
    return words.every((w) => text.includes(w));
  });
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h3">
          Policies
        </Title>
        <TextInput
          type="search"
          aria-label="Search policies"
          placeholder="Name, title, publisher or code"
          value={query}
          onChange={(e) => setQuery(e.currentTarget.value)}
          w={300}
        />
      </Group>
      <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }}>
        {shown.map((p) => (
          <Card key={p.policy_id} withBorder>
            <Link to="/policies/$policyId" params={{ policyId: p.policy_id }} className="plain-link">
              {p.name}
            </Link>
            <Text size="xs" c="dimmed">
              {p.publisher} · version {p.version}
            </Text>
            <Text component="ul" size="sm" my="xs" pl="md">
              {p.titles.map((t) => (
                <li key={t.title}>
                  {t.title}
                  <Text span size="xs" c="dimmed">
                    {' '}
                    {[...t.codes.hcpcs, ...t.codes.cpt].slice(0, 6).join(' ')}
                  </Text>
                </li>
              ))}
            </Text>
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
