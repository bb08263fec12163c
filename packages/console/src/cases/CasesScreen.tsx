// The table of cases. Filters, search, sort and page are in the address, so that a view can be shared and gone back to.

import {
  Alert,
  Button,
  Group,
  Pagination,
  Progress,
  Select,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks';
import type { CaseInList } from '@mnr/api';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { CaseSearch } from '../router.tsx';
import { casesQuery, policiesQuery, sessionQuery } from '../wire/queries.ts';
import { lookOf, Mark } from './Marks.tsx';
import { moment } from './moment.ts';

const route = getRouteApi('/');
const count = new Intl.NumberFormat();
const worded = (kind: 'status' | 'recommendation', values: readonly string[]) =>
  values.map((value) => ({ value, label: lookOf(kind, value).word }));
const Upload = lazy(() => import('./Upload.tsx').then((m) => ({ default: m.Upload })));

export function CasesScreen() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { data, isError, error } = useQuery(casesQuery({ limit: 25, ...filters }));
  const { data: policies } = useQuery(policiesQuery);
  const { data: session } = useQuery(sessionQuery);
  const [uploading, upload] = useDisclosure();
  const set = (change: Partial<CaseSearch>) =>
    navigate({ search: (before) => ({ ...before, page: undefined, ...change }), replace: true });
  const find = useDebouncedCallback((query: string) => set({ query: query || undefined }), 250);
  const pages = data?.pagination;
  return (
    <Stack gap="sm">
      <div className="screen-head">
        <Title order={1} size="h3">
          Cases
        </Title>
        {session?.user.role !== 'auditor' && <Button onClick={upload.open}>Submit a chart</Button>}
      </div>
      <Group gap="sm" role="search" aria-label="Filter cases">
        <TextInput
          aria-label="Search by patient or case id"
          placeholder="Patient or case id"
          defaultValue={filters.query}
          onChange={(e) => find(e.currentTarget.value)}
          w={230}
          type="search"
        />
        <Select
          aria-label="Status"
          placeholder="Any status"
          clearable
          data={worded('status', ['in process', 'open', 'pending', 'closed'])}
          value={filters.status ?? null}
          onChange={(v) => set({ status: v ?? undefined })}
          w={150}
        />
        <Select
          aria-label="Recommendation"
          placeholder="Any recommendation"
          clearable
          data={worded('recommendation', ['approve', 'deny', 'pend', 'escalate'])}
          value={filters.recommendation ?? null}
          onChange={(v) => set({ recommendation: v ?? undefined })}
          w={215}
        />
        <Select
          aria-label="Policy"
          placeholder="Any policy"
          clearable
          searchable
          data={policies?.map((p) => ({ value: p.policy_id, label: p.name })) ?? []}
          value={filters.policy_id ?? null}
          onChange={(v) => set({ policy_id: v ?? undefined })}
          w={280}
        />
      </Group>
      {isError && <Alert color="red">{error.message}</Alert>}
      <div className="card table-card">
        <Table.ScrollContainer minWidth={820}>
          <Table highlightOnHover verticalSpacing={10} horizontalSpacing="md" aria-label="Cases">
            <Table.Thead>
              <Table.Tr>
                <Sortable field="patient_name" label="Patient" sort={filters.sort} onSort={(sort) => set({ sort })} />
                <Table.Th>Sub-procedure</Table.Th>
                <Table.Th>Status</Table.Th>
                <Table.Th>Recommendation</Table.Th>
                <Sortable
                  field="case_submitted"
                  label="Submitted"
                  sort={filters.sort}
                  onSort={(sort) => set({ sort })}
                />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data?.cases.map((c) => (
                <Row key={c.id} c={c} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        {data?.cases.length === 0 && (
          <Text c="dimmed" ta="center" py={48}>
            {Object.values(filters).some(Boolean)
              ? 'No case matches these filters.'
              : 'No cases yet. Submit a chart here, or over the API with a key.'}
          </Text>
        )}
      </div>
      {pages && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed" aria-live="polite">
            {count.format(pages.totalItems)} {pages.totalItems === 1 ? 'case' : 'cases'}
          </Text>
          {pages.totalPages > 1 && (
            <Pagination
              total={pages.totalPages}
              value={pages.currentPage}
              onChange={(page) => navigate({ search: (before) => ({ ...before, page }) })}
              getControlProps={(control) => ({ 'aria-label': `${control} page` })}
            />
          )}
        </Group>
      )}
      <Suspense>{uploading && <Upload close={upload.close} />}</Suspense>
    </Stack>
  );
}

function Row({ c }: { readonly c: CaseInList }) {
  const name = c.patient_name ?? (c.status === 'in process' ? 'Being read …' : 'Patient not identified');
  return (
    <Table.Tr className="row-link">
      <Table.Td>
        <Link to="/cases/$caseId" params={{ caseId: c.id }} className="plain-link">
          {name}
        </Link>
      </Table.Td>
      <Table.Td>{c.policy_title}</Table.Td>
      <Table.Td>
        <Mark kind="status" value={c.status} />
        {c.progress && <Reading progress={c.progress} />}
      </Table.Td>
      <Table.Td>
        <Mark kind="recommendation" value={c.decision_recommendation} />
      </Table.Td>
      <Table.Td>
        <time dateTime={c.case_submitted}>{moment(c.case_submitted)}</time>
      </Table.Td>
    </Table.Tr>
  );
}

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

function Sortable({
  field,
  label,
  sort,
  onSort,
}: {
  readonly field: string;
  readonly label: string;
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
}) {
  const now =
    (sort ?? '-case_submitted').replace(/^-/, '') === field
      ? (sort ?? '-case_submitted').startsWith('-')
        ? 'descending'
        : 'ascending'
      : 'none';
  return (
    <Table.Th aria-sort={now}>
      <button
        type="button"
        className="sort"
        aria-label={`Sort by ${label}`}
        onClick={() => onSort(now === 'descending' ? field : `-${field}`)}
      >
        {label}
        <span aria-hidden="true">{now === 'none' ? '↕' : now === 'descending' ? '↓' : '↑'}</span>
      </button>
    </Table.Th>
  );
}
