// The append-only, hash-chained audit log: read, searched, verified, exported. Filters and place are in the address.

import { Anchor, Button, Code, Group, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { AuditEntry } from '@mnr/api/account';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { moment } from '../cases/moment.ts';
import type { AuditSearch } from '../router.tsx';
import { Filter } from '../shell/Filter.tsx';
import { type Column, Records } from '../shell/Records.tsx';
import { Screen } from '../shell/Screen.tsx';
import { auditQuery } from '../wire/queries.ts';
import { actionWords } from './actions.ts';
import { Chain } from './Chain.tsx';

const route = getRouteApi('/audit');
const PAGE = 100;

const columns: readonly Column<AuditEntry>[] = [
  { head: '#', cell: (e) => e.position, nowrap: true },
  { head: 'When', cell: (e) => <time dateTime={e.at}>{moment(e.at)}</time> },
  {
    head: 'Who',
    cell: (e) => (e.actor_kind === 'key' ? `key ${e.actor}` : (e.actor ?? e.actor_kind)),
  },
  {
    head: 'What',
    cell: (e) => (
      <>
        <span title={e.action}>{actionWords[e.action] ?? e.action}</span> <small>{detailOf(e)}</small>
      </>
    ),
  },
  { head: 'On', cell: (e) => <Subject e={e} />, nowrap: true },
  { head: 'Hash', cell: (e) => <Code title={e.hash}>{e.hash.slice(0, 12)}</Code> },
];

export function AuditScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error } = useQuery(auditQuery({ limit: PAGE, ...search }));
  const set = (change: Partial<AuditSearch>) =>
    navigate({ search: (now) => ({ ...now, before: undefined, ...change }), replace: true });
  const find = useDebouncedCallback((subject: string) => set({ subject_id: subject.trim() || undefined }), 250);
  const last = data?.entries.at(-1);
  return (
    <Screen
      title="Audit log"
      actions={
        <Anchor href="/account/audit.ndjson" download>
          Export all
        </Anchor>
      }
      error={error}
    >
      <Chain />
      <Group gap="sm" role="search" aria-label="Filter entries">
        <Filter
          label="Action"
          data={Object.entries(actionWords).map(([value, label]) => ({ value, label }))}
          value={search.action}
          onChange={(action) => set({ action })}
          width={230}
        />
        <TextInput
          key={search.subject_id}
          aria-label="Id of a case, member or key"
          placeholder="Id of a case, member or key"
          type="search"
          defaultValue={search.subject_id}
          onChange={(e) => find(e.currentTarget.value)}
          w={320}
        />
      </Group>
      <Records
        label="Audit log"
        columns={columns}
        rows={data?.entries}
        keyOf={(e) => e.position}
        spacing={5}
        empty="No entry is like this."
      />
      <Group>
        <Button
          variant="light"
          size="xs"
          disabled={search.before === undefined}
          onClick={() => set({ before: undefined })}
        >
          Newest
        </Button>
        <Button
          variant="light"
          size="xs"
          disabled={!last || data?.entries.length !== PAGE || last.position <= 1}
          onClick={() => navigate({ search: (now) => ({ ...now, before: last?.position }) })}
        >
          Older
        </Button>
      </Group>
    </Screen>
  );
}

/** The end of an id tells entries apart: ids of one minute begin alike. */
function Subject({ e: { subject_kind: kind, subject_id: id } }: { readonly e: AuditEntry }) {
  if (!id) return kind;
  const end = `…${id.slice(-8)}`;
  return (
    <>
      {kind === 'case' ? (
        <Link to="/cases/$caseId" params={{ caseId: id }} className="plain-link">
          case
        </Link>
      ) : (
        kind
      )}{' '}
      <Link to="/audit" search={{ subject_id: id }} className="plain-link" title={`All entries on ${id}`}>
        <small>{end}</small>
      </Link>
    </>
  );
}

const SHOWN = 60;

function detailOf({ detail }: AuditEntry): string {
  const said = Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${Array.isArray(value) ? value.length : String(value)}`)
    .join(', ');
  return said.length > SHOWN ? `${said.slice(0, SHOWN)}…` : said;
}
