// Members and their roles; passwords are set with one-time links.

import {
  Alert,
  Button,
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
import type { Member } from '@mnr/api/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { membersQuery, sessionQuery } from '../wire/queries.ts';
import { request } from '../wire/request.ts';

const roles = [
  { value: 'administrator', label: 'Administrator' },
  { value: 'reviewer', label: 'Reviewer' },
  { value: 'auditor', label: 'Auditor (reads only)' },
];

export function MembersScreen() {
  const { data } = useQuery(membersQuery);
  const { data: session } = useQuery(sessionQuery);
  const [adding, add] = useDisclosure();
  const [link, setLink] = useState<string | null>(null);
  const [edited, setEdited] = useState<Member | null>(null);
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: ['members'] });
  const change = useMutation({
    mutationFn: ({ id, ...body }: { id: string } & Partial<Member>) =>
      request<Member>('PATCH', `/account/members/${id}`, body),
    onSuccess: async () => {
      setEdited(null);
      await Promise.all([again(), queries.invalidateQueries({ queryKey: ['session'] })]);
    },
  });
  const reset = useMutation({
    mutationFn: (id: string) => request<{ link: string }>('POST', `/account/members/${id}/reset`, {}),
    onSuccess: (r) => setLink(r.link),
  });
  const manages = session?.user.role === 'administrator';
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1} size="h3">
          Members
        </Title>
        {manages && <Button onClick={add.open}>Add a member</Button>}
      </Group>
      {(change.error ?? reset.error) && <Alert color="red">{(change.error ?? reset.error)?.message}</Alert>}
      <div className="card table-card">
        <Table.ScrollContainer minWidth={760}>
          <Table aria-label="Members">
            <Table.Thead>
              <Table.Tr>
                {['Name', 'E-mail', 'Role', 'NPI', 'Licence'].map((h) => (
                  <Table.Th key={h}>{h}</Table.Th>
                ))}
                <Table.Th aria-label="Actions" />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data?.members.map((m) => (
                <Table.Tr key={m.id}>
                  <Table.Td>
                    {m.name} {m.disabled && <span className="chip">Disabled</span>}
                  </Table.Td>
                  <Table.Td>{m.email}</Table.Td>
                  <Table.Td>
                    {manages && m.id !== session?.user.id ? (
                      <Select
                        aria-label={`Role of ${m.name}`}
                        data={roles}
                        value={m.role}
                        onChange={(role) => role && change.mutate({ id: m.id, role: role as Member['role'] })}
                        allowDeselect={false}
                        size="xs"
                        w={180}
                      />
                    ) : (
                      roles.find((r) => r.value === m.role)?.label
                    )}
                  </Table.Td>
                  <Table.Td>{m.npi ?? '–'}</Table.Td>
                  <Table.Td>{m.licence ?? '–'}</Table.Td>
                  <Table.Td>
                    {manages && (
                      <Group gap={4} wrap="nowrap">
                        <Button
                          size="compact-xs"
                          variant="subtle"
                          onClick={() => setEdited(m)}
                          aria-label={`Edit ${m.name}`}
                        >
                          Edit
                        </Button>
                        <Button
                          size="compact-xs"
                          variant="subtle"
                          onClick={() => reset.mutate(m.id)}
                          aria-label={`Reset link for ${m.name}`}
                        >
                          Reset link
                        </Button>
                        {m.id !== session?.user.id && (
                          <Button
                            size="compact-xs"
                            variant="subtle"
                            color="red"
                            onClick={() => change.mutate({ id: m.id, disabled: !m.disabled })}
                          >
                            {m.disabled ? 'Enable' : 'Disable'}
                          </Button>
                        )}
                      </Group>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </div>
      {edited && (
        <EditMember
          member={edited}
          close={() => setEdited(null)}
          save={(body) => change.mutate({ id: edited.id, ...body })}
          error={change.error}
        />
      )}
      {adding && (
        <AddMember
          close={add.close}
          added={(l) => {
            add.close();
            setLink(l);
            void again();
          }}
        />
      )}
      <Modal
        opened={link !== null}
        onClose={() => setLink(null)}
        title="One-time link"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack>
          <Text size="sm">Give it to the member yourself. It sets a password once.</Text>
          <Code block data-testid="reset-link">
            {link ? new URL(link, window.location.origin).href : ''}
          </Code>
          <CopyButton value={link ? new URL(link, window.location.origin).href : ''}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>}
          </CopyButton>
        </Stack>
      </Modal>
    </Stack>
  );
}

function EditMember({
  member,
  close,
  save,
  error,
}: {
  readonly member: Member;
  readonly close: () => void;
  readonly save: (body: Pick<Member, 'name' | 'npi' | 'licence'>) => void;
  readonly error: Error | null;
}) {
  return (
    <Modal opened onClose={close} title={`Edit ${member.name}`} closeButtonProps={{ 'aria-label': 'Close' }}>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          const form = new FormData(e.currentTarget);
          const text = (field: string) => String(form.get(field)).trim();
          save({ name: text('name'), npi: text('npi') || null, licence: text('licence') || null });
        }}
      >
        <Stack>
          {error && <Alert color="red">{error.message}</Alert>}
          <TextInput name="name" label="Name" defaultValue={member.name} required data-autofocus />
          <TextInput
            name="npi"
            label="NPI"
            description="10 digits; needed to record an adverse determination"
            pattern="\d{10}"
            defaultValue={member.npi ?? ''}
          />
          <TextInput name="licence" label="Licence" defaultValue={member.licence ?? ''} />
          <Button type="submit">Save</Button>
        </Stack>
      </form>
    </Modal>
  );
}

function AddMember({ close, added }: { readonly close: () => void; readonly added: (link: string) => void }) {
  const [role, setRole] = useState('reviewer');
  const add = useMutation({
    mutationFn: (form: FormData) => {
      const fields = Object.fromEntries([...form].map(([k, v]) => [k, v === '' ? null : v]));
      return request<{ link: string }>('POST', '/account/members', { ...fields, role });
    },
    onSuccess: (r) => added(r.link),
  });
  return (
    <Modal opened onClose={close} title="Add a member" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          add.mutate(new FormData(e.currentTarget));
        }}
      >
        <Stack>
          {add.isError && <Alert color="red">{add.error.message}</Alert>}
          <TextInput name="name" label="Name" required data-autofocus />
          <TextInput name="email" type="email" label="E-mail" required />
          <Select
            label="Role"
            data={roles}
            value={role}
            onChange={(v) => setRole(v ?? 'reviewer')}
            allowDeselect={false}
          />
          <TextInput
            name="npi"
            label="NPI"
            description="10 digits; needed to record an adverse determination"
            pattern="\d{10}"
          />
          <TextInput name="licence" label="Licence" />
          <Button type="submit" loading={add.isPending}>
            Add
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
