// One case: the chart on one side, the criteria on the other, and what a reviewer does with them.

import { Alert, Button, CopyButton, Group, Modal, Progress, Stack, Table, Tabs, Text, Title } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import type { CriteriaTree, SingleCase } from '@mnr/api';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { lookOf, Mark } from '../cases/Marks.tsx';
import { moment } from '../cases/moment.ts';
import { Wait } from '../shell/Shell.tsx';
import { caseQuery, policyQuery, reviewQuery } from '../wire/queries.ts';
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
    <div className="case">
      {review.status === 'in process' ? (
        <>
          <Head review={review} />
          <InProcess review={review} />
        </>
      ) : (
        <Adjudicated key={`${review.id} ${review.last_modified}`} review={review} />
      )}
    </div>
  );
}

function Head({ review }: { readonly review: SingleCase }) {
  return (
    <Group justify="space-between" align="center" wrap="nowrap" px={4} gap="lg">
      <Group gap={10} align="baseline" wrap="nowrap" miw={0}>
        <Link to="/" className="plain-link nowrap back">
          ← Cases
        </Link>
        <Title order={1} size="h4" className="nowrap">
          {review.patient_name ?? (review.status === 'in process' ? 'Being read …' : 'Patient not identified')}
        </Title>
        <Text size="sm" c="dimmed" truncate title={review.policy_matched ?? undefined}>
          {review.policy_title}
        </Text>
      </Group>
      <Group gap="sm" wrap="nowrap">
        <Text size="sm" c="dimmed" className="nowrap" visibleFrom="md">
          {review.index_date ? `Reviewed as of ${review.index_date} · ` : ''}submitted {moment(review.case_submitted)}
        </Text>
        <Mark kind="status" value={review.status} />
      </Group>
    </Group>
  );
}

function Verdict({
  review,
  onChoose,
  onDecide,
}: {
  readonly review: SingleCase;
  readonly onChoose: (id: string) => void;
  readonly onDecide: () => void;
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
      </div>
      {(review.status === 'closed' || state?.may_decide) && (
        <Button variant={review.status === 'closed' ? 'light' : 'filled'} onClick={onDecide}>
          {review.status === 'closed' ? 'See determination' : 'Decide'}
        </Button>
      )}
    </section>
  );
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
const meaning: Readonly<Record<string, string>> = {
  approve: 'Every criterion of the policy that is needed stands in the chart.',
  deny: 'The chart shows that a criterion of the policy is not met.',
  pend: 'The chart does not say enough. What is missing can be asked for.',
  escalate: 'A clinician should decide.',
};

function InProcess({ review }: { readonly review: SingleCase }) {
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

const leavesOf = (tree: CriteriaTree): readonly string[] =>
  tree.kind === 'leaf' ? [tree.id] : tree.kind === 'not' ? leavesOf(tree.of) : tree.of.flatMap(leavesOf);

function Rationale({ review }: { readonly review: SingleCase }) {
  const text = review.rationale ?? '';
  return (
    <div className="pane">
      <Group justify="flex-end">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button size="xs" variant="light" onClick={copy}>
              {copied ? '✓ Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
      <div className="rationale">
        {text.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

function Adjudicated({ review }: { readonly review: SingleCase }) {
  const { data: policy } = useQuery(policyQuery(review.policy_id));
  const tree = (policy?.titles.find((t) => t.title === review.policy_title)?.tree ?? null) as CriteriaTree | null;
  // In the order of the screen, which is the tree's.
  const ids = useMemo(() => {
    const known = review.criteria.map((c) => c.id);
    return tree ? leavesOf(tree).filter((id) => known.includes(id)) : known;
  }, [review.criteria, tree]);
  const [chosen, setChosen] = useState<string | null>(review.decided_by[0] ?? review.criteria[0]?.id ?? null);
  const [now, setNow] = useState<string | null>(() => {
    const first = review.criteria.find((c) => c.id === chosen);
    return first ? (citedOf(first)[0]?.key ?? null) : null;
  });
  const [tab, setTab] = useState<string | null>('criteria');
  const [helping, help] = useDisclosure();
  useEffect(() => {
    void request('POST', `/account/cases/${review.id}/opened`, {}).catch(() => undefined);
  }, [review.id]);

  const show = useCallback(
    (id: string) => {
      setChosen(id);
      setTab('criteria');
      const criterion = review.criteria.find((c) => c.id === id);
      setNow(criterion ? (citedOf(criterion)[0]?.key ?? null) : null);
      void request('POST', `/account/cases/${review.id}/opened`, { criterion: id }).catch(() => undefined);
      requestAnimationFrame(() =>
        document.querySelector(`[data-criterion="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' }),
      );
    },
    [review],
  );
  const choose = (id: string) => (id === chosen ? setChosen(null) : show(id));
  const step = (by: number) => {
    const at = chosen ? ids.indexOf(chosen) : -1;
    const next = ids[Math.min(ids.length - 1, Math.max(0, at + by))];
    if (next && next !== chosen) show(next);
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
      <Head review={review} />
      <Verdict review={review} onChoose={show} onDecide={() => setTab('decision')} />
      <div className="split">
        <ChartPane review={review} cited={cited} now={now} />
        <Tabs value={tab} onChange={setTab} keepMounted={false} className="card side" activateTabWithKeyboard={false}>
          <Tabs.List className="tabs">
            <Tabs.Tab value="criteria">Criteria</Tabs.Tab>
            <Tabs.Tab value="missing">Missing{review.missing.length > 0 ? ` (${review.missing.length})` : ''}</Tabs.Tab>
            <Tabs.Tab value="rationale">Rationale</Tabs.Tab>
            <Tabs.Tab value="documents">Documents</Tabs.Tab>
            <Tabs.Tab value="history">History</Tabs.Tab>
            <Tabs.Tab value="decision">Decision</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="criteria" className="side-body">
            <CriteriaPane
              tree={tree}
              criteria={review.criteria}
              chosen={chosen}
              now={now}
              onChoose={choose}
              onQuote={(_id: string, c: Cited) => setNow(c.key)}
            />
          </Tabs.Panel>
          <Tabs.Panel value="missing" className="side-body">
            <MissingList missing={review.missing} onChoose={show} />
          </Tabs.Panel>
          <Tabs.Panel value="rationale" className="side-body">
            <Rationale review={review} />
          </Tabs.Panel>
          <Tabs.Panel value="documents" className="side-body">
            <Documents review={review} />
          </Tabs.Panel>
          <Tabs.Panel value="history" className="side-body">
            <History review={review} />
          </Tabs.Panel>
          <Tabs.Panel value="decision" className="side-body">
            <Decision review={review} />
          </Tabs.Panel>
          <Group gap="xs" justify="space-between" className="side-foot" wrap="nowrap">
            <span className="note">
              Policy version {review.policy_version}, {review.reader} reader {review.engine_version}
            </span>
            <Button variant="subtle" color="gray" c="dimmed" size="compact-xs" onClick={help.open}>
              Keyboard <kbd>?</kbd>
            </Button>
          </Group>
        </Tabs>
      </div>
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
