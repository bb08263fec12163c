// Sign-in with e-mail and password.

import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import type { Session } from '@mnr/api/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rememberSession, request } from '../wire/request.ts';
import { Door } from './Door.tsx';

export function SignIn() {
  const queries = useQueryClient();
  const signIn = useMutation({
    mutationFn: (form: FormData) => request<Session>('POST', '/account/login', Object.fromEntries(form)),
    onSuccess: (session) => {
      rememberSession(session);
      queries.setQueryData(['session'], session);
    },
  });
  return (
    <Door title="Sign in">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          signIn.mutate(new FormData(event.currentTarget));
        }}
      >
        <Stack>
          {signIn.isError && <Alert color="red">{signIn.error.message}</Alert>}
          <TextInput name="email" type="email" label="E-mail" autoComplete="username" required autoFocus />
          <PasswordInput name="password" label="Password" autoComplete="current-password" required />
          <Button type="submit" loading={signIn.isPending}>
            Sign in
          </Button>
        </Stack>
      </form>
    </Door>
  );
}
