// Members and their roles; passwords are set with one-time links.

import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Member } from '@mnr/api/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ShownOnce } from '../shell/Copy.tsx';
import { type Column, Records } from '../shell/Records.tsx';
import { RowButton, SureButton } from '../shell/RowButton.tsx';
import { Screen } from '../shell/Screen.tsx';
import { membersQuery, sessionQuery } from '../wire/queries.ts';
import { request } from '../wire/request.ts';
import { AddMember, EditMember } from './MemberForm.tsx';
import { roleWord } from './roles.ts';

const columns: readonly Column<Member>[] = [
  {
    head: 'Name',
    cell: (m) => (
      <>
        {m.name} {m.disabled && <span className="chip">Disabled</span>}
      </>
    ),
  },
  { head: 'E-mail', cell: (m) => m.email },
  { head: 'Role', cell: (m) => roleWord(m.role) },
  { head: 'NPI', cell: (m) => m.npi ?? '–' },
  { head: 'Licence', cell: (m) => m.licence ?? '–' },
];

export function MembersScreen() {
  const { data, error } = useQuery(membersQuery);
  const { data: session } = useQuery(sessionQuery);
  const [adding, add] = useDisclosure();
  const [edited, setEdited] = useState<Member | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const queries = useQueryClient();
  const again = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['members'] }),
      queries.invalidateQueries({ queryKey: ['session'] }),
    ]);
  const toggle = useMutation({
    mutationFn: ({ id, disabled }: Member) => request('PATCH', `/account/members/${id}`, { disabled: !disabled }),
    onSuccess: again,
  });
  const reset = useMutation({
    mutationFn: (id: string) => request<{ link: string }>('POST', `/account/members/${id}/reset`, {}),
    onSuccess: (answer) => setLink(answer.link),
  });
  const own = session?.user.id;
  const manages = session?.user.role === 'administrator';
  const actions = (m: Member) => (
    <Group gap={0} wrap="nowrap">
      <RowButton to={m.name} onClick={() => setEdited(m)}>
        Edit
      </RowButton>
      <RowButton to={m.name} onClick={() => reset.mutate(m.id)}>
        Reset link
      </RowButton>
      {m.id !== own && (
        <SureButton to={m.name} onClick={() => toggle.mutate(m)}>
          {m.disabled ? 'Enable' : 'Disable'}
        </SureButton>
      )}
    </Group>
  );
  return (
    <Screen
      title="Members"
      actions={manages && <Button onClick={add.open}>Add a member</Button>}
      error={error ?? toggle.error ?? reset.error}
    >
      <Records
        label="Members"
        columns={manages ? [...columns, { head: '', cell: actions }] : columns}
        rows={data?.members}
        keyOf={(m) => m.id}
      />
      {adding && (
        <AddMember
          close={add.close}
          done={(answer) => {
            add.close();
            setLink(answer.link);
            void again();
          }}
        />
      )}
      {edited && (
        <EditMember
          member={edited}
          own={edited.id === own}
          close={() => setEdited(null)}
          done={() => {
            setEdited(null);
            void again();
          }}
        />
      )}
      {link && (
        <ShownOnce
          title="One-time link"
          note="Give it to the member yourself. It sets a password, once, within 72 hours; an earlier link no longer works."
          value={new URL(link, window.location.origin).href}
          close={() => setLink(null)}
        />
      )}
    </Screen>
  );
}
