// A password is set with the one-time link that an administrator gave.

import { Alert, Anchor, Button, PasswordInput, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { request } from '../wire/request.ts';
import { Door } from './Door.tsx';

const route = getRouteApi('/reset/$token');

export function Reset() {
  const { token } = route.useParams();
  const reset = useMutation({
    mutationFn: (password: string) => request('POST', '/account/reset', { token, password }),
  });
  return (
    <Door title="Set a password" hint="The link works once.">
      {reset.isSuccess ? (
        <Alert color="teal">
          The password is set. <Anchor href="/">Sign in</Anchor>
        </Alert>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            reset.mutate(String(new FormData(event.currentTarget).get('password')));
          }}
        >
          <Stack>
            {reset.isError && <Alert color="red">{reset.error.message}</Alert>}
            <PasswordInput
              name="password"
              label="New password"
              description="12 characters or more"
              autoComplete="new-password"
              minLength={12}
              required
              autoFocus
            />
            <Button type="submit" loading={reset.isPending}>
              Set password
            </Button>
          </Stack>
        </form>
      )}
    </Door>
  );
}
