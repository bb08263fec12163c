// One policy: its titles as criteria trees, each criterion with statement and source, its source documents and versions.

import { Alert, Code, Group, Stack, Tabs, Text, Title } from '@mantine/core';
import type { CriteriaTree, PolicyDetail } from '@mnr/api';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { groupWord } from '../review/CriteriaPane.tsx';
import { type Column, Records } from '../shell/Records.tsx';
import { Wait } from '../shell/Shell.tsx';
import { useTitle } from '../shell/title.ts';
import { policyQuery } from '../wire/queries.ts';

const route = getRouteApi('/policies/$policyId');

const versionColumns: readonly Column<PolicyDetail['versions'][number]>[] = [
  {
    head: 'Version',
    cell: (v) => (
      <>
        {v.version} {v.current && <span className="chip">in force</span>}
      </>
    ),
  },
  { head: 'From', cell: (v) => v.effective_from ?? '–' },
  { head: 'To', cell: (v) => v.effective_to ?? '–' },
];

export function PolicyScreen() {
  const { policyId } = route.useParams();
  const { data: policy, error } = useQuery(policyQuery(policyId));
  useTitle(policy?.name ?? 'Policy');
  if (error) return <Alert color="red">{error.message}</Alert>;
  if (!policy) return <Wait />;
  return (
    <Stack>
      <div>
        <Link to="/policies" className="plain-link back">
          ← Policies
        </Link>
        <Title order={1} size="h3">
          {policy.name}
        </Title>
        <Text c="dimmed" size="sm">
          {policy.publisher} · version {policy.version}, in force from {policy.effective.from}
        </Text>
        <Text c="dimmed" size="xs">
          Sources: [V] the text itself, seen · [S] a public summary of it, seen · [M] from memory, to be verified · [C]
          our own convention
        </Text>
      </div>
      <Tabs defaultValue="title-0">
        <Tabs.List>
          {policy.titles.map((t, i) => (
            <Tabs.Tab key={t.title} value={`title-${i}`}>
              {t.title}
            </Tabs.Tab>
          ))}
          <Tabs.Tab value="sources">Sources and versions</Tabs.Tab>
        </Tabs.List>
        {policy.titles.map((t, i) => (
          <Tabs.Panel key={t.title} value={`title-${i}`} pt="sm">
            <Group gap={6} mb="sm">
              {[...t.codes.hcpcs, ...t.codes.cpt, ...t.codes.icd10cm].map((c) => (
                <Code key={c}>{c}</Code>
              ))}
            </Group>
            <Node tree={t.tree as CriteriaTree} title={t} policy={policy} />
          </Tabs.Panel>
        ))}
        <Tabs.Panel value="sources" pt="sm">
          <Text component="ul" size="sm">
            {policy.sources.map((s) => (
              <li key={s.title}>
                {s.title} {s.note}
              </li>
            ))}
          </Text>
          <div className="narrow">
            <Records
              label="Versions"
              columns={versionColumns}
              rows={policy.versions}
              keyOf={(v) => `${v.version} ${v.effective_from} ${v.current}`}
              width={300}
              bare
            />
          </div>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

type NodeProps = {
  readonly tree: CriteriaTree;
  readonly title: PolicyDetail['titles'][number];
  readonly policy: PolicyDetail;
};

function Node({ tree, title, policy }: NodeProps) {
  if (tree.kind === 'leaf') {
    const c = policy.criteria.find((x) => x.id === tree.id);
    const silence = title.silence.find((s) => s.criterion === tree.id && s.when === null);
    return (
      <article className="plain-criterion">
        <Text size="sm" fw={600}>
          <Text span c="dimmed" size="sm">
            {tree.id}
          </Text>{' '}
          {c?.name}
        </Text>
        <Text size="sm">{c?.statement}</Text>
        <Text size="xs" c="dimmed">
          {c?.source} · when the chart is silent: {silence?.counts_as.replaceAll('_', ' ')}
        </Text>
      </article>
    );
  }
  const of = tree.kind === 'not' ? [tree.of] : tree.of;
  return (
    <div className="node">
      <div className="node-word">{groupWord(tree)}</div>
      {of.map((t, i) => (
        <Node key={t.kind === 'leaf' ? t.id : i} tree={t} title={title} policy={policy} />
      ))}
    </div>
  );
}
