// One's own account: who one is here, and one's own password.

import { PasswordInput, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Form, NewPassword } from '../shell/Form.tsx';
import { Screen } from '../shell/Screen.tsx';
import { sessionQuery } from '../wire/queries.ts';
import { request } from '../wire/request.ts';
import { roleWord } from './roles.ts';

export function ProfileScreen() {
  const { data: session } = useQuery(sessionQuery);
  if (!session) return null;
  const { user, organization } = session;
  const facts = [
    ['Name', user.name],
    ['E-mail', user.email],
    ['Organization', organization.name],
    ['Role', roleWord(user.role)],
    ['NPI', user.npi ?? 'none: no denial can be recorded'],
    ['Licence', user.licence ?? '–'],
  ] as const;
  return (
    <Screen title="Your account">
      <div className="halves">
        <section className="card part">
          <Title order={2} size="h5">
            How you are known here
          </Title>
          <dl className="facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Text size="sm" c="dimmed">
            Name, NPI and licence stand beside every determination of yours. An administrator can change them.
          </Text>
        </section>
        <section className="card part">
          <Title order={2} size="h5" mb="sm">
            Password
          </Title>
          <Form
            action="Change password"
            said="The password is changed. Wherever else you were signed in, you no longer are."
            clears
            send={(form) => request('POST', '/account/password', Object.fromEntries(form))}
          >
            <PasswordInput name="current" label="Present password" autoComplete="current-password" required />
            <NewPassword label="New password" />
          </Form>
        </section>
      </div>
    </Screen>
  );
}
