// A password is set with the one-time link that an administrator gave.

import { Alert, Anchor } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { request } from '../wire/request.ts';
import { Door } from './Door.tsx';
import { Form, NewPassword } from './Form.tsx';

const route = getRouteApi('/reset/$token');

export function Reset() {
  const { token } = route.useParams();
  const [set, setSet] = useState(false);
  return (
    <Door title="Set a password" hint="The link works once.">
      {set ? (
        <Alert color="teal">
          The password is set.{' '}
          <Anchor href="/" c="inherit" underline="always" inherit>
            Sign in
          </Anchor>
        </Alert>
      ) : (
        <Form
          action="Set password"
          send={(form) => request('POST', '/account/reset', { token, password: String(form.get('password')) })}
          done={() => setSet(true)}
        >
          <NewPassword label="New password" />
        </Form>
      )}
    </Door>
  );
}
