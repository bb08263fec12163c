// The policy library: find a policy by name, title, publisher or code.

import { Card, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Filter } from '../shell/Filter.tsx';
import { Screen } from '../shell/Screen.tsx';
import { policiesQuery } from '../wire/queries.ts';
import { wordsOf } from './words.ts';

export function PoliciesScreen() {
  const { data, error } = useQuery(policiesQuery);
  const [query, setQuery] = useState('');
  const [publisher, setPublisher] = useState<string | undefined>();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const publishers = [...new Set(data?.map((p) => p.publisher))].toSorted();
  const shown = (data ?? [])
    .filter((p) => !publisher || p.publisher === publisher)
    .filter((p) => {
      const text = p.titles.map((t) => wordsOf(p, t)).join(' ');
      return words.every((w) => text.includes(w));
    });
  return (
    <Screen
      title="Policies"
      actions={
        <>
          <Filter
            label="Publisher"
            data={publishers.map((name) => ({ value: name, label: name }))}
            value={publisher}
            onChange={setPublisher}
            width={290}
          />
          <TextInput
            type="search"
            aria-label="Search policies"
            placeholder="Name, title, publisher or code"
            value={query}
            onChange={(e) => setQuery(e.currentTarget.value)}
            w={290}
          />
        </>
      }
      error={error}
    >
      {data && shown.length === 0 && <Text c="dimmed">No policy matches.</Text>}
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
    </Screen>
  );
}
