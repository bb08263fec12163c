// API Keys: list, generate (shown once), rotate with an overlap, revoke.

import {
  Alert,
  Button,
  Checkbox,
  Code,
  CopyButton,
  Group,
  Modal,
  Select,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ApiKey, NewApiKey } from '@mnr/api/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { day, moment } from '../cases/moment.ts';
import { keysQuery, sessionQuery } from '../wire/queries.ts';
import { request } from '../wire/request.ts';

export function KeysScreen() {
  const { data } = useQuery(keysQuery);
  const { data: session } = useQuery(sessionQuery);
  const [making, make] = useDisclosure();
  const [shown, setShown] = useState<NewApiKey | null>(null);
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: ['keys'] });
  const rotate = useMutation({
    mutationFn: (id: string) => request<NewApiKey>('POST', `/account/keys/${id}/rotate`, {}),
    onSuccess: (key) => {
      setShown(key);
      void again();
    },
  });
  const revoke = useMutation({
    mutationFn: (id: string) => request('DELETE', `/account/keys/${id}`),
    onSuccess: again,
  });
  const manages = session?.user.role === 'administrator';
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1} size="h3">
          API Keys
        </Title>
        {manages && <Button onClick={make.open}>Generate a key</Button>}
      </Group>
      {(rotate.error ?? revoke.error) && <Alert color="red">{(rotate.error ?? revoke.error)?.message}</Alert>}
      <div className="card table-card">
        <Table.ScrollContainer minWidth={860}>
          <Table aria-label="API keys">
            <Table.Thead>
              <Table.Tr>
                {['Name', 'Key', 'Scopes', 'Made by', 'Created', 'Last used', 'Expires'].map((h) => (
                  <Table.Th key={h}>{h}</Table.Th>
                ))}
                <Table.Th aria-label="Actions" />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data?.keys.map((k) => (
                <Table.Tr key={k.id}>
                  <Table.Td>{k.name}</Table.Td>
                  <Table.Td className="nowrap">
                    <Code>
                      {k.prefix}…{k.last_four}
                    </Code>
                  </Table.Td>
                  <Table.Td>{k.scopes.join(', ')}</Table.Td>
                  <Table.Td>{k.created_by ?? '–'}</Table.Td>
                  <Table.Td className="nowrap">{day(k.created_at)}</Table.Td>
                  <Table.Td>{k.last_used_at ? moment(k.last_used_at) : 'never'}</Table.Td>
                  <Table.Td>{k.expires_at ? day(k.expires_at) : 'never'}</Table.Td>
                  <Table.Td>
                    {k.revoked_at ? (
                      <span className="chip">Revoked</span>
                    ) : (
                      manages && <Actions k={k} rotate={rotate.mutate} revoke={revoke.mutate} />
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </div>
      {making && (
        <Generate
          close={make.close}
          made={(key) => {
            make.close();
            setShown(key);
            void again();
          }}
        />
      )}
      {shown && <ShownOnce made={shown} close={() => setShown(null)} />}
    </Stack>
  );
}

function Actions({
  k,
  rotate,
  revoke,
}: {
  readonly k: ApiKey;
  readonly rotate: (id: string) => void;
  readonly revoke: (id: string) => void;
}) {
  const [sure, ask] = useDisclosure();
  return (
    <Group gap={4} wrap="nowrap">
      <Button size="compact-xs" variant="subtle" onClick={() => rotate(k.id)} aria-label={`Rotate ${k.name}`}>
        Rotate
      </Button>
      <Button
        size="compact-xs"
        variant="subtle"
        color="red"
        onClick={() => (sure ? revoke(k.id) : ask.open())}
        aria-label={`Revoke ${k.name}`}
      >
        {sure ? 'Really revoke' : 'Revoke'}
      </Button>
    </Group>
  );
}

function Generate({ close, made }: { readonly close: () => void; readonly made: (key: NewApiKey) => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState(['read:service', 'write:service']);
  const [days, setDays] = useState<string>('365');
  const generate = useMutation({
    mutationFn: () =>
      request<NewApiKey>('POST', '/account/keys', {
        name,
        scopes,
        expires_in_days: days === 'never' ? null : Number(days),
      }),
    onSuccess: made,
  });
  return (
    <Modal opened onClose={close} title="Generate a key" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          generate.mutate();
        }}
      >
        <Stack>
          {generate.isError && <Alert color="red">{generate.error.message}</Alert>}
          <TextInput
            label="Name"
            description="What will use it"
            value={name}
            onChange={(e) => setName(e.currentTarget.value)}
            required
            data-autofocus
          />
          <Checkbox.Group label="Scopes" value={scopes} onChange={setScopes}>
            <Group mt="xs">
              <Checkbox value="read:service" label="read:service" />
              <Checkbox value="write:service" label="write:service" />
            </Group>
          </Checkbox.Group>
          <Select
            label="Expires"
            data={[
              { value: '90', label: 'in 90 days' },
              { value: '365', label: 'in a year' },
              { value: 'never', label: 'never' },
            ]}
            value={days}
            onChange={(v) => setDays(v ?? '365')}
            allowDeselect={false}
          />
          <Button type="submit" loading={generate.isPending} disabled={scopes.length === 0}>
            Generate
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

function ShownOnce({ made, close }: { readonly made: NewApiKey; readonly close: () => void }) {
  return (
    <Modal opened onClose={close} title="Your new key" closeButtonProps={{ 'aria-label': 'Close' }} size="lg">
      <Stack>
        <Text size="sm">Copy it now and store it safely. It is shown this once.</Text>
        <Code block data-testid="new-key">
          {made.key}
        </Code>
        <CopyButton value={made.key}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>}
        </CopyButton>
      </Stack>
    </Modal>
  );
}
