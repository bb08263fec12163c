// Sign-in with e-mail and password.

import { PasswordInput, TextInput } from '@mantine/core';
import type { Session } from '@mnr/api/account';
import { useQueryClient } from '@tanstack/react-query';
import { rememberSession, request } from '../wire/request.ts';
import { Door } from './Door.tsx';
import { Form } from './Form.tsx';

export function SignIn() {
  const queries = useQueryClient();
  return (
    <Door title="Sign in" hint="Forgotten? An administrator can give you a link to set a new password.">
      <Form
        action="Sign in"
        send={(form) => request<Session>('POST', '/account/login', Object.fromEntries(form))}
        done={(session) => {
          rememberSession(session);
          queries.setQueryData(['session'], session);
        }}
      >
        <TextInput name="email" type="email" label="E-mail" autoComplete="username" required autoFocus />
        <PasswordInput name="password" label="Password" autoComplete="current-password" required />
      </Form>
    </Door>
  );
}
