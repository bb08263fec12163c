// First run: the organization and its first administrator.

import { TextInput } from '@mantine/core';
import type { Session } from '@mnr/api/account';
import { useQueryClient } from '@tanstack/react-query';
import { rememberSession, request } from '../wire/request.ts';
import { Door } from './Door.tsx';
import { Form, NewPassword } from './Form.tsx';

export function Setup() {
  const queries = useQueryClient();
  return (
    <Door title="Set up" hint="The organization and its first administrator. Only once.">
      <Form
        action="Create"
        send={(form) =>
          request<Session>('POST', '/account/setup', Object.fromEntries([...form].filter(([, value]) => value !== '')))
        }
        done={(session) => {
          rememberSession(session);
          queries.setQueryData(['session'], session);
        }}
      >
        <TextInput name="organization" label="Organization" required autoFocus />
        <TextInput name="name" label="Your name" autoComplete="name" required />
        <TextInput name="email" type="email" label="E-mail" autoComplete="username" required />
        <NewPassword label="Password" />
        <TextInput
          name="token"
          label="Set-up token"
          description="In the file setup-token of the data folder; not needed on the same machine"
          autoComplete="off"
        />
      </Form>
    </Door>
  );
}
