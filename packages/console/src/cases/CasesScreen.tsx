// The table of cases. Filters, sort and page are in the address, so that a view can be shared and gone back to; the search is not.

import { Button, Group, Pagination, Progress, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks';
import type { CaseInList } from '@mnr/api';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { CaseSearch } from '../router.tsx';
import { Filter } from '../shell/Filter.tsx';
import { type Column, Records } from '../shell/Records.tsx';
import { Screen } from '../shell/Screen.tsx';
import { casesQuery, policiesQuery, sessionQuery } from '../wire/queries.ts';
import { DueMark } from './DueMark.tsx';
import { urgencyWord } from './due.ts';
import { PAGE_SIZE, rememberList } from './list-left.ts';
import { lookOf, Mark } from './Marks.tsx';
import { moment } from './moment.ts';

const route = getRouteApi('/');
const count = new Intl.NumberFormat();
const worded = (kind: 'status' | 'recommendation', values: readonly string[]) =>
  values.map((value) => ({ value, label: lookOf(kind, value).word }));
const Upload = lazy(() => import('./Upload.tsx').then((m) => ({ default: m.Upload })));

export function CasesScreen() {
  const filters = route.useSearch();
  const query = useLocation({ select: (l) => l.state.query ?? '' });
  const navigate = route.useNavigate();
  // Read anew every few seconds, a list that never came would have an error only between two tries.
  const {
    data,
    isPlaceholderData,
    failureReason: error,
  } = useQuery(casesQuery({ limit: PAGE_SIZE, ...filters, query: query || undefined }));
  const { data: policies } = useQuery(policiesQuery);
  const { data: session } = useQuery(sessionQuery);
  const [uploading, upload] = useDisclosure();
  const set = (change: Partial<CaseSearch>) =>
    navigate({ search: (before) => ({ ...before, page: undefined, ...change }), state: { query }, replace: true });
  useEffect(() => {
    // While another screen is on its way this one still stands, and its search no longer.
    if (data && !isPlaceholderData && window.location.pathname === '/')
      rememberList({ search: filters, query, ids: data.cases.map((c) => c.id) });
  }, [filters, query, data, isPlaceholderData]);
  const [typed, type] = useState(query);
  const sent = useRef(query);
  // What is typed is searched for; what is searched for otherwise (after a link, Back) goes into the field.
  useEffect(() => {
    if (query !== sent.current) type(query);
    sent.current = query;
  }, [query]);
  const find = useDebouncedCallback((wanted: string) => {
    sent.current = wanted;
    navigate({
      search: (before) => ({ ...before, page: undefined }),
      state: { query: wanted || undefined },
      replace: true,
    });
  }, 250);
  const pages = data?.pagination;
  const sorted = filters.sort ?? '-case_submitted';
  /** The first press sorts as one would expect: names from A, dates from today, what is due soonest. */
  const sortBy = (field: string, first: 'ascending' | 'descending'): Column<CaseInList>['sort'] => {
    const now = sorted === field ? 'ascending' : sorted === `-${field}` ? 'descending' : 'none';
    const next = now !== first ? first : first === 'ascending' ? 'descending' : 'ascending';
    return { now, turn: () => set({ sort: next === 'ascending' ? field : `-${field}` }) };
  };
  const columns: readonly Column<CaseInList>[] = [
    { head: 'Patient', cell: (c) => <Patient c={c} />, sort: sortBy('patient_name', 'ascending') },
    { head: 'Sub-procedure', cell: (c) => c.policy_title },
    {
      head: 'Due',
      cell: (c) => <DueMark due={c} urgency={c.urgency} />,
      sort: sortBy('due_at', 'ascending'),
    },
    { head: 'Status', cell: (c) => <Status c={c} /> },
    { head: 'Recommendation', cell: (c) => <Mark kind="recommendation" value={c.decision_recommendation} /> },
    { head: 'Determination', cell: (c) => <Mark kind="outcome" value={c.determination_outcome} /> },
    {
      head: 'Submitted',
      cell: (c) => <time dateTime={c.case_submitted}>{moment(c.case_submitted)}</time>,
      sort: sortBy('case_submitted', 'descending'),
    },
  ];
  return (
    <Screen
      title="Cases"
      actions={session?.user.role !== 'auditor' && <Button onClick={upload.open}>Submit a chart</Button>}
      error={error}
    >
      <Group gap="sm" role="search" aria-label="Filter cases">
        <TextInput
          aria-label="Search by patient or case id"
          placeholder="Patient or case id"
          value={typed}
          onChange={(e) => {
            type(e.currentTarget.value);
            find(e.currentTarget.value.trim());
          }}
          w={200}
          type="search"
        />
        <Filter
          label="Status"
          data={worded('status', ['in process', 'open', 'pending', 'closed'])}
          value={filters.status}
          onChange={(status) => set({ status })}
          width={150}
        />
        <Filter
          label="Recommendation"
          data={worded('recommendation', ['approve', 'deny', 'pend', 'escalate'])}
          value={filters.recommendation}
          onChange={(recommendation) => set({ recommendation })}
          width={205}
        />
        <Filter
          label="Policy"
          data={policies?.map((p) => ({ value: p.policy_id, label: p.name })) ?? []}
          value={filters.policy_id}
          onChange={(policy_id) => set({ policy_id })}
          width={220}
        />
        <Filter
          label="Due date"
          data={[
            { value: 'overdue', label: 'Overdue' },
            { value: 'within_24_hours', label: 'Due within 24 h' },
          ]}
          value={filters.due}
          onChange={(due) => set({ due })}
          width={165}
        />
        <Filter
          label="Urgency"
          data={Object.entries(urgencyWord).map(([value, label]) => ({ value, label }))}
          value={filters.urgency}
          onChange={(urgency) => set({ urgency })}
          width={140}
        />
      </Group>
      <Records
        label="Cases"
        columns={columns}
        rows={data?.cases}
        keyOf={(c) => c.id}
        rowClass="row-link"
        width={1060}
        empty={
          pages && pages.totalItems > 0
            ? 'The list has become shorter: there is nothing on this page.'
            : query || Object.values(filters).some(Boolean)
              ? 'No case matches these filters.'
              : 'No cases yet. Submit a chart here, or over the API with a key.'
        }
      />
      {pages && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed" aria-live="polite">
            {count.format(pages.totalItems)} {pages.totalItems === 1 ? 'case' : 'cases'}
          </Text>
          {(pages.totalPages > 1 || pages.currentPage > 1) && (
            <Pagination
              total={Math.max(1, pages.totalPages)}
              value={Math.min(pages.currentPage, pages.totalPages)}
              onChange={(page) => navigate({ search: (before) => ({ ...before, page }), state: { query } })}
              getControlProps={(control) => ({ 'aria-label': `${control} page` })}
            />
          )}
        </Group>
      )}
      <Suspense>{uploading && <Upload close={upload.close} />}</Suspense>
    </Screen>
  );
}

const Patient = ({ c }: { readonly c: CaseInList }) => (
  <Link to="/cases/$caseId" params={{ caseId: c.id }} className="plain-link">
    {c.patient_name ?? (c.status === 'in process' ? 'Being read …' : 'Patient not identified')}
  </Link>
);

const Status = ({ c }: { readonly c: CaseInList }) => (
  <>
    <Mark kind="status" value={c.status} />
    {c.progress && <Reading progress={c.progress} />}
  </>
);

function Reading({ progress }: { readonly progress: NonNullable<CaseInList['progress']> }) {
  const share = progress.pages_total ? (100 * progress.pages_done) / progress.pages_total : 5;
  return (
    <>
      <Progress
        value={share}
        size={4}
        mt={6}
        maw={120}
        animated
        aria-label={`${progress.stage}, ${progress.pages_done} of ${progress.pages_total ?? '?'} pages`}
      />
      <Text size="xs" c="dimmed">
        {progress.stage}
        {progress.pages_total ? `, page ${progress.pages_done} of ${progress.pages_total}` : ''}
      </Text>
    </>
  );
}
