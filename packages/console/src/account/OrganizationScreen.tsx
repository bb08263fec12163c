// The organization's settings: its name, whether the software may recommend a denial, and how long closed cases are kept.

import { Fieldset, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, text } from '../shell/Form.tsx';
import { Screen } from '../shell/Screen.tsx';
import { sessionQuery } from '../wire/queries.ts';
import { request } from '../wire/request.ts';
import { keptWords, RetentionForm } from './RetentionForm.tsx';

export function OrganizationScreen() {
  const { data: session } = useQuery(sessionQuery);
  const queries = useQueryClient();
  if (!session) return null;
  const { name, deny_allowed, keep_closed_days } = session.organization;
  const manages = session.user.role === 'administrator';
  const fields = (
    <Fieldset variant="unstyled" disabled={!manages}>
      <Stack>
        <TextInput name="name" label="Name" defaultValue={name} required maxLength={200} />
        <Switch
          name="deny_allowed"
          label="The software may recommend a denial"
          description="Off: what would be a recommended denial goes to a clinician as an escalation. It counts for cases that are adjudicated from now on. A determination is made by a person either way."
          defaultChecked={deny_allowed}
        />
      </Stack>
    </Fieldset>
  );
  return (
    <Screen title="Organization">
      <section className="card part narrow">
        {manages ? (
          <Form
            action="Save"
            said="Saved."
            send={(form) =>
              request('PATCH', '/account/organization', {
                name: text(form, 'name'),
                deny_allowed: form.has('deny_allowed'),
              })
            }
            done={() => queries.invalidateQueries({ queryKey: ['session'] })}
          >
            {fields}
          </Form>
        ) : (
          <Stack>
            {fields}
            <Text size="sm" c="dimmed">
              An administrator changes these.
            </Text>
          </Stack>
        )}
      </section>
      <section className="card part narrow" aria-label="Retention">
        {manages ? <RetentionForm days={keep_closed_days} /> : <Text size="sm">{keptWords(keep_closed_days)}</Text>}
      </section>
    </Screen>
  );
}
