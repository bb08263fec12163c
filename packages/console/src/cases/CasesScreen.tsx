// The table of cases. Filters, search, sort and page are in the address, so that a view can be shared and gone back to.

import {
  ActionIcon,
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
import { Mark } from './Marks.tsx';
import { moment } from './moment.ts';

const route = getRouteApi('/');
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
      <Group justify="space-between">
        <Title order={2} size="h3">
          Cases
        </Title>
        {session?.user.role !== 'auditor' && <Button onClick={upload.open}>Submit a chart</Button>}
      </Group>
      <Group gap="sm" role="search" aria-label="Filter cases">
        <TextInput
          aria-label="Search by patient or case id"
          placeholder="Patient or case id"
          defaultValue={filters.query}
          onChange={(e) => find(e.currentTarget.value)}
          w={240}
          type="search"
        />
        <Select
          aria-label="Status"
          placeholder="Any status"
          clearable
          data={['in process', 'open', 'pending', 'closed']}
          value={filters.status ?? null}
          onChange={(v) => set({ status: v ?? undefined })}
          w={150}
        />
        <Select
          aria-label="Recommendation"
          placeholder="Any recommendation"
          clearable
          data={['approve', 'deny', 'pend', 'escalate']}
          value={filters.recommendation ?? null}
          onChange={(v) => set({ recommendation: v ?? undefined })}
          w={190}
        />
        <Select
          aria-label="Policy"
          placeholder="Any policy"
          clearable
          searchable
          data={policies?.map((p) => ({ value: p.policy_id, label: p.name })) ?? []}
          value={filters.policy_id ?? null}
          onChange={(v) => set({ policy_id: v ?? undefined })}
          w={300}
        />
      </Group>
      {isError && <Alert color="red">{error.message}</Alert>}
      <Table.ScrollContainer minWidth={820}>
        <Table highlightOnHover verticalSpacing="xs" aria-label="Cases">
          <Table.Thead>
            <Table.Tr>
              <Sortable field="patient_name" label="Patient" sort={filters.sort} onSort={(sort) => set({ sort })} />
              <Table.Th>Sub-procedure</Table.Th>
              <Table.Th>Status</Table.Th>
              <Table.Th>Recommendation</Table.Th>
              <Sortable field="case_submitted" label="Submitted" sort={filters.sort} onSort={(sort) => set({ sort })} />
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
        <Text c="dimmed" ta="center" py="xl">
          No case matches. Submit a chart here, or over the API with a key.
        </Text>
      )}
      {pages && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed" aria-live="polite">
            {pages.totalItems} cases
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
  const name = c.patient_name ?? 'Name not read yet';
  return (
    <Table.Tr>
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
        size="xs"
        mt={4}
        animated
        aria-label={`${progress.stage}, ${progress.pages_done} of ${progress.pages_total ?? '?'} pages`}
      />
      <Text size="xs" c="dimmed">
        {progress.stage}
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
      <Group gap={4} wrap="nowrap">
        {label}
        <ActionIcon
          variant="subtle"
          size="sm"
          aria-label={`Sort by ${label}`}
          onClick={() => onSort(now === 'descending' ? field : `-${field}`)}
        >
          <span aria-hidden="true">{now === 'none' ? '↕' : now === 'descending' ? '↓' : '↑'}</span>
        </ActionIcon>
      </Group>
    </Table.Th>
  );
}
