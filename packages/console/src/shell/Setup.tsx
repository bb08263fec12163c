// First run: the organization and its first administrator.

import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import type { Session } from '@mnr/api/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rememberSession, request } from '../wire/request.ts';
import { Door } from './Door.tsx';

export function Setup() {
  const queries = useQueryClient();
  const setup = useMutation({
    mutationFn: (form: FormData) => {
      const fields = Object.fromEntries([...form].filter(([, value]) => value !== ''));
      return request<Session>('POST', '/account/setup', fields);
    },
    onSuccess: (session) => {
      rememberSession(session);
      queries.setQueryData(['session'], session);
    },
  });
  return (
    <Door title="Set up" hint="The organization and its first administrator. Only once.">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setup.mutate(new FormData(event.currentTarget));
        }}
      >
        <Stack>
          {setup.isError && <Alert color="red">{setup.error.message}</Alert>}
          <TextInput name="organization" label="Organization" required autoFocus />
          <TextInput name="name" label="Your name" autoComplete="name" required />
          <TextInput name="email" type="email" label="E-mail" autoComplete="username" required />
          <PasswordInput
            name="password"
            label="Password"
            description="12 characters or more"
            autoComplete="new-password"
            minLength={12}
            required
          />
          <TextInput
            name="token"
            label="Set-up token"
            description="Printed once when the service first started; not needed on the same machine"
            autoComplete="off"
          />
          <Button type="submit" loading={setup.isPending}>
            Create
          </Button>
        </Stack>
      </form>
    </Door>
  );
}
