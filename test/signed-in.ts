// A person before the service without a browser: cookie and CSRF token are kept as a browser would keep them.

import type { SingleCase } from '@mnr/api';
import { adjudicated, chart, formOf, samples, type TestService } from './harness.ts';

export const password = 'a long enough password';

export type Answer = {
  readonly status: number; // biome-ignore lint/suspicious/noExplicitAny: answers of every route are looked into
  readonly body: any;
  readonly headers: Headers;
};
export type Person = { readonly send: (method: string, path: string, body?: unknown) => Promise<Answer> };

export function nobodyYet(service: Pick<TestService, 'baseUrl'>): Person {
  let cookie = '';
  let csrf = '';
  return {
    send: async (method, path, body) => {
      const form = body instanceof FormData;
      const response = await fetch(new URL(path, service.baseUrl), {
        method,
        headers: {
          ...(cookie ? { cookie } : {}),
          ...(method === 'GET' ? {} : { 'x-csrf-token': csrf }),
          ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : form ? body : JSON.stringify(body),
      });
      const set = response.headers.get('set-cookie');
      if (set) cookie = set.split(';')[0];
      const text = await response.text();
      const parsed = /^[{[]/.test(text) && !text.includes('\n{') ? JSON.parse(text) : text;
      if (parsed.csrf_token) csrf = parsed.csrf_token;
      return { status: response.status, body: parsed, headers: response.headers };
    },
  };
}

async function ok(answer: Promise<Answer>): Promise<Answer> {
  const { status, body, headers } = await answer;
  if (status !== 200) throw new Error(`answered with ${status}: ${JSON.stringify(body)}`);
  return { status, body, headers };
}

/** Ada, the first administrator. */
export async function setUp(service: TestService): Promise<Person> {
  const ada = nobodyYet(service);
  const organization = 'Example Health Plan';
  await ok(ada.send('POST', '/account/setup', { organization, name: 'Ada Admin', email: 'ada@example.org', password }));
  return ada;
}

export type NewMember = {
  readonly name: string;
  readonly email: string;
  readonly role: 'administrator' | 'reviewer' | 'auditor';
  readonly npi?: string;
  readonly licence?: string;
};

/** A member whose password is set with the one-time link, signed in. */
export async function join(service: TestService, administrator: Person, member: NewMember): Promise<Person> {
  const { body } = await ok(administrator.send('POST', '/account/members', member));
  const person = nobodyYet(service);
  await ok(person.send('POST', '/account/reset', { token: body.link.split('/').at(-1), password }));
  await ok(person.send('POST', '/account/login', { email: member.email, password }));
  return person;
}

/** A sample chart, submitted with a key and adjudicated. */
export async function sampleCase(
  service: TestService,
  id: string,
  change: { readonly urgency?: 'expedited' } = {},
): Promise<SingleCase> {
  const sample = samples().find((s) => s.id === id)!;
  const fields = { policy_id: sample.policy, policy_title: sample.policy_title, ...change };
  const body = formOf([{ bytes: chart(id) }], fields);
  const answer = await service.request('/v1/adjudicate/submit', { method: 'POST', body });
  return adjudicated(service, ((await answer.json()) as { case_id: string }).case_id);
}
