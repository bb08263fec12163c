// One case: the chart on one side, the criteria on the other, and what a reviewer does with them.

import { Alert, Button, Group, Table, Tabs } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { CriteriaTree, SingleCase } from '@mnr/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '../shell/Form.tsx';
import { Wait } from '../shell/Shell.tsx';
import { useScreenKeys } from '../shell/screen-keys.ts';
import { useTitle } from '../shell/title.ts';
import { caseQuery, policyQuery, reviewQuery } from '../wire/queries.ts';
import { ChartPane } from './ChartPane.tsx';
import { CriteriaPane } from './CriteriaPane.tsx';
import { citedOf } from './cited.ts';
import { Decision } from './Decision.tsx';
import { Documents } from './Documents.tsx';
import { Head, InProcess } from './Head.tsx';
import { History } from './History.tsx';
import { MissingList } from './MissingList.tsx';
import { useOpened } from './opened.ts';
import { Rationale } from './Rationale.tsx';
import { Verdict } from './Verdict.tsx';

const route = getRouteApi('/cases/$caseId');

const tabs = ['Criteria', 'Missing', 'Rationale', 'Documents', 'History', 'Decision'] as const;
type Tab = (typeof tabs)[number];

export function CaseScreen() {
  const { caseId } = route.useParams();
  useTitle(`Case …${caseId.slice(-6)}`);
  const { data: review, error } = useQuery(caseQuery(caseId));
  const { data: state } = useQuery(reviewQuery(caseId));
  const queries = useQueryClient();
  const newer = state && review && state.last_modified > review.last_modified;
  useEffect(() => {
    if (newer) void queries.invalidateQueries(caseQuery(caseId));
  }, [newer, queries, caseId]);
  if (error && !review) return <Alert color="red">{error.message}</Alert>;
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

function isWithin(part: Element, pane: Element): boolean {
  const [inner, outer] = [part.getBoundingClientRect(), pane.getBoundingClientRect()];
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
}

const leavesOf = (tree: CriteriaTree): readonly string[] =>
  tree.kind === 'leaf' ? [tree.id] : tree.kind === 'not' ? leavesOf(tree.of) : tree.of.flatMap(leavesOf);

function Adjudicated({ review }: { readonly review: SingleCase }) {
  const { data: policy } = useQuery(policyQuery(review.policy_id));
  const tree = (policy?.titles.find((t) => t.title === review.policy_title)?.tree ?? null) as CriteriaTree | null;
  // In the order of the screen, which is the tree's. A criterion may stand in several groups; it is walked through once.
  const ids = useMemo(() => {
    const known = review.criteria.map((c) => c.id);
    return tree ? [...new Set(leavesOf(tree))].filter((id) => known.includes(id)) : known;
  }, [review.criteria, tree]);
  const all = useMemo(() => review.criteria.flatMap(citedOf), [review.criteria]);
  const firstOf = useCallback((id: string | null) => all.find((c) => c.criterion === id)?.key ?? null, [all]);
  const [chosen, setChosen] = useState<string | null>(review.decided_by[0] ?? review.criteria[0]?.id ?? null);
  const [now, setNow] = useState(() => firstOf(chosen));
  const [tab, setTab] = useState<Tab>('Criteria');
  const [helping, help] = useDisclosure();
  const side = useRef<HTMLDivElement>(null);
  const opened = useOpened(review.id);

  const acted = useRef(false);

  const show = (id: string, key: string | null = firstOf(id)) => {
    acted.current = true;
    setChosen(id);
    setNow(key);
    setTab('Criteria');
    opened.evidence(id);
  };
  const choose = (id: string) => (id === chosen ? setChosen(null) : show(id));
  const turnTo = (name: Tab) => {
    setTab(name);
    side.current?.scrollIntoView({ block: 'nearest' });
  };
  // The criterion whole where it fits, else the quote that is lit.
  useEffect(() => {
    if (!tree && policy === undefined) return;
    const find = (name: string, value: string | null) =>
      value ? side.current?.querySelector(`[data-${name}="${CSS.escape(value)}"]`) : null;
    for (const part of [find('criterion', chosen), find('quote', now)]) {
      const pane = part?.closest('.pane');
      if (!part || !pane) continue;
      // On a phone the panes lie below the recommendation: the window stays there until something is chosen.
      if (acted.current) part.scrollIntoView({ block: 'nearest' });
      else if (!isWithin(part, pane))
        pane.scrollTop += part.getBoundingClientRect().top - pane.getBoundingClientRect().top;
    }
  }, [chosen, now, tree, policy]);
  const step = (by: number) => {
    const at = chosen ? ids.indexOf(chosen) : -1;
    const next = ids[Math.min(ids.length - 1, Math.max(0, at + by))];
    if (next && next !== chosen) show(next);
  };
  const cited = useMemo(() => all.filter((c) => c.criterion === chosen), [all, chosen]);
  const turn = () => setNow(cited[(cited.findIndex((c) => c.key === now) + 1) % cited.length]?.key ?? null);
  const chart = useRef<HTMLDivElement>(null);
  const toPage = (number: number) =>
    chart.current?.querySelector(`[data-page="${number}"]`)?.scrollIntoView({ block: 'start' });
  useScreenKeys([
    ['j', () => step(1)],
    ['k', () => step(-1)],
    ['n', turn],
    ['shift+?', help.open],
    ['?', help.open],
  ]);
  // Where the focus is on something that Enter presses, it does that.
  useScreenKeys([['Enter', turn]], ['INPUT', 'TEXTAREA', 'SELECT', 'BUTTON', 'A']);
  return (
    <>
      <Head review={review} />
      <Verdict
        review={review}
        onChoose={show}
        onDecide={() => turnTo('Decision')}
        onChanges={() => turnTo('History')}
      />
      <div className="split">
        <ChartPane
          ref={chart}
          review={review}
          cited={cited}
          others={all}
          now={now}
          onCited={(c) => show(c.criterion, c.key)}
          onSeen={() => {
            opened.chart();
            if (chosen) opened.evidence(chosen);
          }}
        />
        <Tabs
          ref={side}
          value={tab}
          onChange={(name) => setTab(name as Tab)}
          keepMounted={false}
          className="card side"
          activateTabWithKeyboard={false}
        >
          <Tabs.List className="tabs">
            {tabs.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {name}
                {name === 'Missing' && review.missing.length > 0 ? ` (${review.missing.length})` : ''}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab} className="side-body">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
            <section key={tab} className="pane" aria-label={tab} tabIndex={0}>
              {tab === 'Criteria' && (
                <CriteriaPane
                  tree={tree}
                  criteria={review.criteria}
                  chosen={chosen}
                  now={now}
                  onChoose={choose}
                  onQuote={(c) => setNow(c.key)}
                />
              )}
              {tab === 'Missing' && <MissingList missing={review.missing} onChoose={show} />}
              {tab === 'Rationale' && <Rationale text={review.rationale ?? ''} />}
              {tab === 'Documents' && <Documents review={review} onPage={toPage} />}
              {tab === 'History' && <History review={review} />}
              {tab === 'Decision' && <Decision review={review} />}
            </section>
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
      {helping && <Keys close={help.close} />}
    </>
  );
}

const keys = [
  ['j / k', 'next / previous criterion, with its words lit on the page'],
  ['Enter or n', 'next quote of the criterion'],
  ['Shift j', 'next case of the list'],
  ['Tab, Enter', 'through everything else'],
  ['?', 'this list'],
] as const;

const Keys = ({ close }: { readonly close: () => void }) => (
  <Dialog title="Keyboard" close={close}>
    <Table>
      <Table.Tbody>
        {keys.map(([key, what]) => (
          <Table.Tr key={key}>
            <Table.Td className="nowrap">
              <kbd>{key}</kbd>
            </Table.Td>
            <Table.Td>{what}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Dialog>
);
