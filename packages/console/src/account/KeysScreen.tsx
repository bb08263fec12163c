// API Keys: list, generate (shown once), rotate with an overlap, revoke.

import { Button, Checkbox, Code, Group, Select, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ApiKey, NewApiKey } from '@mnr/api/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { day, moment } from '../cases/moment.ts';
import { ShownOnce } from '../shell/Copy.tsx';
import { FormDialog, text } from '../shell/Form.tsx';
import { type Column, Records } from '../shell/Records.tsx';
import { RowButton, SureButton } from '../shell/RowButton.tsx';
import { Screen } from '../shell/Screen.tsx';
import { keysQuery, sessionQuery } from '../wire/queries.ts';
import { request } from '../wire/request.ts';

const columns: readonly Column<ApiKey>[] = [
  { head: 'Name', cell: (k) => k.name },
  {
    head: 'Key',
    cell: (k) => (
      <Code>
        {k.prefix}…{k.last_four}
      </Code>
    ),
    nowrap: true,
  },
  { head: 'Scopes', cell: (k) => k.scopes.join(', ') },
  {
    head: 'Made',
    cell: (k) => (
      <>
        <span className="nowrap">{day(k.created_at)}</span> {k.created_by && <small>by {k.created_by}</small>}
      </>
    ),
  },
  { head: 'Last used', cell: (k) => (k.last_used_at ? moment(k.last_used_at) : 'never') },
  { head: 'Expires', cell: (k) => <Ends k={k} /> },
];

export function KeysScreen() {
  const { data, error } = useQuery(keysQuery);
  const { data: session } = useQuery(sessionQuery);
  const [making, make] = useDisclosure();
  const [rotated, setRotated] = useState<ApiKey | null>(null);
  const [shown, setShown] = useState<NewApiKey | null>(null);
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: ['keys'] });
  const revoke = useMutation({
    mutationFn: (id: string) => request('DELETE', `/account/keys/${id}`),
    onSuccess: again,
  });
  const made = (key: NewApiKey) => {
    make.close();
    setRotated(null);
    setShown(key);
    void again();
  };
  const manages = session?.user.role === 'administrator';
  const actions = (k: ApiKey) =>
    manages &&
    !isOver(k) && (
      <Group gap={0} wrap="nowrap">
        <RowButton to={k.name} onClick={() => setRotated(k)}>
          Rotate
        </RowButton>
        <SureButton to={k.name} onClick={() => revoke.mutate(k.id)}>
          Revoke
        </SureButton>
      </Group>
    );
  return (
    <Screen
      title="API Keys"
      actions={manages && <Button onClick={make.open}>Generate a key</Button>}
      error={error ?? revoke.error}
    >
      <Records
        label="API keys"
        columns={manages ? [...columns, { head: '', cell: actions }] : columns}
        rows={data?.keys}
        keyOf={(k) => k.id}
        empty="No key yet. Programs that submit charts need one."
      />
      {making && <Generate close={make.close} made={made} />}
      {rotated && <Rotate k={rotated} close={() => setRotated(null)} made={made} />}
      {shown && (
        <ShownOnce
          title="Your new key"
          note="Copy it now and store it safely. It is shown this once."
          value={shown.key}
          close={() => setShown(null)}
        />
      )}
    </Screen>
  );
}

const isOver = (k: ApiKey): boolean =>
  k.revoked_at !== null || (k.expires_at !== null && new Date(k.expires_at).getTime() < Date.now());

/** To the minute where it is soon: a rotated key has hours left. */
function Ends({ k }: { readonly k: ApiKey }) {
  if (k.revoked_at) return <span className="chip">Revoked</span>;
  if (!k.expires_at) return 'never';
  if (isOver(k)) return <span className="chip">Expired</span>;
  const soon = new Date(k.expires_at).getTime() - Date.now() < 31 * 86_400_000;
  return soon ? moment(k.expires_at) : day(k.expires_at);
}

type Made = { readonly close: () => void; readonly made: (key: NewApiKey) => void };

function Generate({ close, made }: Made) {
  const [scopes, setScopes] = useState(['read:service', 'write:service']);
  return (
    <FormDialog
      title="Generate a key"
      action="Generate"
      close={close}
      done={made}
      send={(form) => {
        const days = text(form, 'days');
        const expires_in_days = days === 'never' ? null : Number(days);
        return request<NewApiKey>('POST', '/account/keys', { name: text(form, 'name'), scopes, expires_in_days });
      }}
    >
      <TextInput name="name" label="Name" description="What will use it" required data-autofocus />
      <Checkbox.Group
        label="Scopes"
        description="What it may do"
        value={scopes}
        onChange={setScopes}
        error={scopes.length === 0 && 'A key needs one'}
      >
        <Group mt="xs">
          <Checkbox value="read:service" label="read:service" />
          <Checkbox value="write:service" label="write:service" />
        </Group>
      </Checkbox.Group>
      <Select
        name="days"
        label="Expires"
        data={[
          { value: '90', label: 'in 90 days' },
          { value: '365', label: 'in a year' },
          { value: 'never', label: 'never' },
        ]}
        defaultValue="365"
        allowDeselect={false}
      />
    </FormDialog>
  );
}

function Rotate({ k, close, made }: Made & { readonly k: ApiKey }) {
  return (
    <FormDialog
      title={`Rotate ${k.name}`}
      action="Make the new key"
      close={close}
      done={made}
      send={(form) =>
        request<NewApiKey>('POST', `/account/keys/${k.id}/rotate`, { overlap_hours: Number(text(form, 'hours')) })
      }
    >
      <Text size="sm">
        A new key with the same name, scopes and life takes the place of this one. The present key goes on for a while,
        so that nothing stops before the new one is in use.
      </Text>
      <Select
        name="hours"
        label="The present key ends"
        data={[
          { value: '0', label: 'at once' },
          { value: '1', label: 'in an hour' },
          { value: '24', label: 'in a day' },
          { value: '168', label: 'in a week' },
        ]}
        defaultValue="24"
        allowDeselect={false}
      />
    </FormDialog>
  );
}
