// One case: the chart on one side, the criteria on the other, and what a reviewer does with them.

import { Alert, Badge, Button, Group, Modal, Progress, Stack, Table, Tabs, Text, Title } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import type { CriteriaTree, SingleCase } from '@mnr/api';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Mark } from '../cases/Marks.tsx';
import { moment } from '../cases/moment.ts';
import { Wait } from '../shell/Shell.tsx';
import { caseQuery, policyQuery } from '../wire/queries.ts';
import { request } from '../wire/request.ts';
import { ChartPane } from './ChartPane.tsx';
import { CriteriaPane } from './CriteriaPane.tsx';
import { type Cited, citedOf } from './cited.ts';
import { Decision } from './Decision.tsx';
import { Documents } from './Documents.tsx';
import { History } from './History.tsx';
import { MissingList } from './MissingList.tsx';

const route = getRouteApi('/cases/$caseId');

export function CaseScreen() {
  const { caseId } = route.useParams();
  const { data: review, error } = useQuery(caseQuery(caseId));
  if (error) return <Alert color="red">{error.message}</Alert>;
  if (!review) return <Wait />;
  return (
    <Stack gap="xs">
      <Head review={review} />
      {review.status === 'in process' ? <InProcess review={review} /> : <Adjudicated review={review} />}
    </Stack>
  );
}

function Head({ review }: { readonly review: SingleCase }) {
  return (
    <Group justify="space-between" align="start">
      <div>
        <Text size="sm">
          <Link to="/" className="plain-link">
            Cases
          </Link>
        </Text>
        <Title order={2} size="h3">
          {review.patient_name ?? 'Patient not identified'}
        </Title>
        <Text size="sm" c="dimmed">
          {review.policy_matched ?? review.policy_title} · submitted {moment(review.case_submitted)}
          {review.index_date ? ` · index date ${review.index_date}` : ''}
        </Text>
      </div>
      <Group>
        <Mark kind="status" value={review.status} size="lg" />
        <Mark kind="recommendation" value={review.recommendation} size="lg" />
      </Group>
    </Group>
  );
}

function InProcess({ review }: { readonly review: SingleCase }) {
  const p = review.progress;
  return (
    <Stack py="xl" maw={480}>
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

function Adjudicated({ review }: { readonly review: SingleCase }) {
  const { data: policy } = useQuery(policyQuery(review.policy_id));
  const tree = (policy?.titles.find((t) => t.title === review.policy_title)?.tree ?? null) as CriteriaTree | null;
  const ids = useMemo(() => review.criteria.map((c) => c.id), [review.criteria]);
  const [chosen, setChosen] = useState<string | null>(review.decided_by[0] ?? ids[0] ?? null);
  const [now, setNow] = useState<string | null>(null);
  const [helping, help] = useDisclosure();
  useEffect(() => {
    void request('POST', `/account/cases/${review.id}/opened`, {}).catch(() => undefined);
  }, [review.id]);

  const choose = useCallback(
    (id: string) => {
      const criterion = review.criteria.find((c) => c.id === id);
      setChosen((before) => (before === id ? null : id));
      setNow(criterion ? (citedOf(criterion)[0]?.key ?? null) : null);
      void request('POST', `/account/cases/${review.id}/opened`, { criterion: id }).catch(() => undefined);
      document.querySelector(`[data-criterion="${id}"]`)?.scrollIntoView({ block: 'nearest' });
    },
    [review],
  );
  const step = (by: number) => {
    const at = chosen ? ids.indexOf(chosen) : -1;
    const next = ids[Math.min(ids.length - 1, Math.max(0, at + by))];
    if (next && next !== chosen) choose(next);
  };
  const cited = useMemo(() => {
    const criterion = review.criteria.find((c) => c.id === chosen);
    return criterion ? citedOf(criterion) : [];
  }, [review.criteria, chosen]);
  const turn = () => {
    const at = cited.findIndex((c) => c.key === now);
    setNow(cited[(at + 1) % cited.length]?.key ?? null);
  };
  useHotkeys([
    ['j', () => step(1)],
    ['k', () => step(-1)],
    ['n', turn],
    ['shift+?', help.open],
    ['?', help.open],
  ]);
  return (
    <>
      {review.escalation_reasons.length > 0 && (
        <Alert color="violet" title="A clinician should decide" py="xs">
          {review.escalation_reasons.join('; ')}
        </Alert>
      )}
      <div className="split">
        <ChartPane review={review} cited={cited} now={now} />
        <Tabs defaultValue="criteria" keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="criteria">Criteria</Tabs.Tab>
            <Tabs.Tab value="missing">
              Missing{' '}
              {review.missing.length > 0 && (
                <Badge size="sm" circle>
                  {review.missing.length}
                </Badge>
              )}
            </Tabs.Tab>
            <Tabs.Tab value="rationale">Rationale</Tabs.Tab>
            <Tabs.Tab value="documents">Documents</Tabs.Tab>
            <Tabs.Tab value="history">History</Tabs.Tab>
            <Tabs.Tab value="decision">Decision</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="criteria" pt="xs">
            <CriteriaPane
              tree={tree}
              criteria={review.criteria}
              chosen={chosen}
              now={now}
              onChoose={choose}
              onQuote={(_id: string, c: Cited) => setNow(c.key)}
            />
          </Tabs.Panel>
          <Tabs.Panel value="missing" pt="xs">
            <MissingList missing={review.missing} />
          </Tabs.Panel>
          <Tabs.Panel value="rationale" pt="xs">
            <div className="pane rationale">{review.rationale}</div>
          </Tabs.Panel>
          <Tabs.Panel value="documents" pt="xs">
            <Documents review={review} />
          </Tabs.Panel>
          <Tabs.Panel value="history" pt="xs">
            <History review={review} />
          </Tabs.Panel>
          <Tabs.Panel value="decision" pt="xs">
            <Decision review={review} />
          </Tabs.Panel>
        </Tabs>
      </div>
      <Group gap="xs">
        <Button variant="subtle" size="compact-sm" onClick={help.open}>
          Keyboard (?)
        </Button>
        <Text size="xs" c="dimmed">
          Read by the {review.reader} reader {review.engine_version}, policy version {review.policy_version}
        </Text>
      </Group>
      <Modal opened={helping} onClose={help.close} title="Keyboard" closeButtonProps={{ 'aria-label': 'Close' }}>
        <Table>
          <Table.Tbody>
            {[
              ['j / k', 'next / previous criterion, with its words lit on the page'],
              ['n', 'next quote of the criterion'],
              ['Tab, Enter', 'through everything else'],
              ['?', 'this list'],
            ].map(([key, what]) => (
              <Table.Tr key={key}>
                <Table.Td>
                  <kbd>{key}</kbd>
                </Table.Td>
                <Table.Td>{what}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Modal>
    </>
  );
}
