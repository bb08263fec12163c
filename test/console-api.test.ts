// The account routes through HTTP against a real database: set-up, keys, determinations, audit.

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withinOrganization } from '../packages/service/src/database/organization.ts';
import { changeUrgency } from '../packages/service/src/due/change.ts';
import type { Member } from '../packages/service/src/identity/sessions.ts';
import { chart, formOf, startTestService, type TestService, wordsOf } from './harness.ts';
import { nobodyYet, type Person, password } from './signed-in.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const browser = () => nobodyYet(service);
const administrator = { email: 'ada@example.org', password };
let admin: Person;
beforeAll(() => {
  admin = browser();
});

const settled = async (b: Person, id: string) => {
  for (let i = 0; i < 300; i++) {
    const { body } = await b.send('GET', `/v1/cases/${id}`);
    if (body.status !== 'in process') return body;
    await new Promise((r) => setTimeout(r, 200));
  }
  throw new Error('still in process');
};

const submit = async (change: { readonly urgency?: string } = {}): Promise<string> => {
  const { body: policies } = await admin.send('GET', '/v1/policies?query=lumbar');
  const form = formOf([{ bytes: chart('lumbar-mri-redflag-d1') }], {
    policy_id: policies[0].policy_id,
    policy_title: 'Lumbar Spine MRI with Red Flags',
    ...change,
  });
  const { body, status } = await admin.send('POST', '/account/cases', form);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.case_id;
};

describe('set-up and signing in', () => {
  test('the first administrator is made once', async () => {
    expect((await admin.send('GET', '/account/state')).body).toEqual({ needs_setup: true });
    const made = await admin.send('POST', '/account/setup', {
      organization: 'Example Health',
      name: 'Ada Admin',
      ...administrator,
    });
    expect(made.status).toBe(200);
    expect(made.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict/i);
    expect(
      (
        await browser().send('POST', '/account/setup', {
          organization: 'X',
          name: 'Y',
          email: 'y@example.org',
          password: 'a long enough password',
        })
      ).status,
    ).toBe(409);
    expect((await admin.send('GET', '/account/state')).body).toEqual({ needs_setup: false });
  });

  test('a wrong password and an unknown e-mail answer alike', async () => {
    const wrong = await browser().send('POST', '/account/login', {
      email: administrator.email,
      password: 'not this one at all',
    });
    const unknown = await browser().send('POST', '/account/login', {
      email: 'nobody@example.org',
      password: 'not this one at all',
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual(unknown.body);
  });

  test('a change without the CSRF token is refused, and so is a signed-out one', async () => {
    const { cookie } = await signedInCookie();
    const naked = await fetch(new URL('/account/keys', service.baseUrl), {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x', scopes: ['read:service'] }),
    });
    expect(naked.status).toBe(403);
    expect((await browser().send('GET', '/account/members')).status).toBe(401);
  });

  test('what an unattended screen reads on its own keeps no session open', async () => {
    const { cookie } = await signedInCookie();
    const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000);
    const idleSince = async () => {
      const rows = await service.db
        .selectFrom('sessions')
        .select('last_seen_at')
        .orderBy('created_at', 'desc')
        .execute();
      return Math.round((Date.now() - rows[0].last_seen_at.getTime()) / 60_000);
    };
    const read = (idle?: number) =>
      fetch(new URL('/v1/cases', service.baseUrl), {
        headers: { cookie, ...(idle === undefined ? {} : { 'x-idle-seconds': String(idle) }) },
      });
    await service.db
      .updateTable('sessions')
      .set({ last_seen_at: minutesAgo(20) })
      .execute();
    expect([(await read(600)).status, await idleSince()]).toEqual([200, 20]);
    expect([(await read(3)).status, await idleSince()]).toEqual([200, 0]);
    await service.db
      .updateTable('sessions')
      .set({ last_seen_at: minutesAgo(31) })
      .execute();
    expect((await read(3)).status).toBe(401);
    await service.db.updateTable('sessions').set({ last_seen_at: new Date() }).execute();
  });

  test('five failures lock the account for a while, even for the right password', async () => {
    const { body } = await admin.send('POST', '/account/members', {
      name: 'Lee Locked',
      email: 'lee@example.org',
      role: 'auditor',
    });
    const token = body.link.split('/').at(-1);
    await browser().send('POST', '/account/reset', { token, password: 'the right password!' });
    for (let i = 0; i < 5; i++)
      await browser().send('POST', '/account/login', { email: 'lee@example.org', password: 'wrong wrong wrong' });
    expect(
      (await browser().send('POST', '/account/login', { email: 'lee@example.org', password: 'the right password!' }))
        .status,
    ).toBe(429);
  });

  test('a one-time link works once', async () => {
    const { body } = await admin.send('POST', '/account/members', {
      name: 'Uma Once',
      email: 'uma@example.org',
      role: 'reviewer',
    });
    const token = body.link.split('/').at(-1);
    expect((await browser().send('POST', '/account/reset', { token, password: 'the first password' })).status).toBe(
      200,
    );
    expect((await browser().send('POST', '/account/reset', { token, password: 'the second password' })).status).toBe(
      404,
    );
  });
});

describe('API keys', () => {
  test('a generated key works, is shown once, and stops when revoked', async () => {
    const { body: made } = await admin.send('POST', '/account/keys', { name: 'integration', scopes: ['read:service'] });
    expect(made.key).toMatch(/^mnr_live_/);
    const use = () =>
      fetch(new URL('/v1/publishers', service.baseUrl), { headers: { authorization: `Bearer ${made.key}` } });
    expect((await use()).status).toBe(200);
    const { body: listed } = await admin.send('GET', '/account/keys');
    expect(JSON.stringify(listed)).not.toContain(made.key);
    const rotated = await admin.send('POST', `/account/keys/${made.id}/rotate`, { overlap_hours: 1 });
    expect(rotated.body.key).not.toBe(made.key);
    expect((await use()).status).toBe(200);
    expect((await admin.send('DELETE', `/account/keys/${made.id}`)).status).toBe(200);
    expect((await use()).status).toBe(401);
  });
});

describe('determination', () => {
  test('a denial needs an NPI and an opened chart; then the case is closed and nothing changes it', async () => {
    const id = await submit();
    const open = await settled(admin, id);
    expect(open.status).toBe('open');
    const deny = () =>
      admin.send('POST', `/account/cases/${id}/determination`, { outcome: 'deny', reason: 'The reason is mine.' });
    expect((await deny()).body.detail).toMatch(/NPI/);
    const { body: me } = await admin.send('GET', '/account/me');
    await admin.send('PATCH', `/account/members/${me.user.id}`, { npi: '1234567893' });
    expect((await deny()).body.detail).toMatch(/opened/);
    await admin.send('POST', `/account/cases/${id}/opened`, {});
    const told = { criterion: 'Mrs. Jones, born in May' };
    expect(await admin.send('POST', `/account/cases/${id}/opened`, told)).toMatchObject({
      status: 422,
      body: { detail: 'This case has no such criterion.' },
    });
    await admin.send('POST', `/account/cases/${id}/opened`, { criterion: 'M1' });
    const denied = await deny();
    expect(denied.status, JSON.stringify(denied.body)).toBe(200);
    expect(denied.body).toMatchObject({
      outcome: 'deny',
      agrees: open.recommendation === 'deny',
      evidence_opened: ['M1'],
    });
    expect((await settled(admin, id)).status).toBe('closed');
    expect((await deny()).status).toBe(409);
    await expect(
      service.db.updateTable('determinations').set({ agrees: true }).where('case_id', '=', id).execute(),
    ).rejects.toThrow(/append-only/);
  });

  test('of several at once one is made, and the others are told so', async () => {
    for (let round = 0; round < 3; round++) {
      const id = await submit();
      await settled(admin, id);
      const decide = () =>
        admin.send('POST', `/account/cases/${id}/determination`, { outcome: 'approve', reason: 'Mine.' });
      const statuses = (await Promise.all([decide(), decide(), decide(), decide()])).map((answer) => answer.status);
      expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    }
  });

  test('the database itself refuses an adverse determination by somebody without that NPI', async () => {
    const id = await submit();
    await settled(admin, id);
    const { id: reviewer } = await service.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'uma@example.org')
      .executeTakeFirstOrThrow();
    const insert = service.db
      .insertInto('determinations')
      .values({
        id: crypto.randomUUID(),
        organization_id: service.organizationId,
        case_id: id,
        outcome: 'deny',
        reason: Buffer.alloc(30),
        reviewer_id: reviewer,
        reviewer_npi: '1234567893',
        recommendation: 'deny',
        agrees: true,
        chart_opened_at: new Date(),
      })
      .execute();
    await expect(insert).rejects.toThrow(/credentialed reviewer/);
  });

  test('asking for documents makes it pending; added documents bring it back with what changed', async () => {
    const id = await submit();
    await settled(admin, id);
    await admin.send('POST', `/account/cases/${id}/determination`, {
      outcome: 'request_documents',
      reason: 'Please send the therapy notes.',
    });
    expect((await settled(admin, id)).status).toBe('pending');
    const added = await admin.send(
      'POST',
      `/account/cases/${id}/documents`,
      formOf([{ bytes: chart('lumbar-mri-d1') }], {}),
    );
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const again = await settled(admin, id);
    expect(again.status).toBe('open');
    expect(again.chart.pages).toBe(8);
    // Two patients in one chart: somebody must look.
    expect(again.recommendation).toBe('escalate');
    const { body: state } = await admin.send('GET', `/account/cases/${id}/review`);
    expect(state.changes[0]).toMatchObject({ criterion: 'Recommendation', after: 'escalate' });
    expect(state.history.map((h: { action: string }) => h.action)).toEqual([
      'case.submitted',
      'case.adjudicated',
      'case.determined',
      'case.documents_added',
      'case.adjudicated',
    ]);
  });

  test('an auditor reads and decides nothing; a key decides nothing', async () => {
    const { body } = await admin.send('POST', '/account/members', {
      name: 'Otto Auditor',
      email: 'otto@example.org',
      role: 'auditor',
    });
    await browser().send('POST', '/account/reset', {
      token: body.link.split('/').at(-1),
      password: 'a third long password',
    });
    const otto = browser();
    await otto.send('POST', '/account/login', { email: 'otto@example.org', password: 'a third long password' });
    const { body: list } = await otto.send('GET', '/v1/cases');
    expect(list.pagination.totalItems).toBeGreaterThan(0);
    expect(
      (await otto.send('POST', `/account/cases/${list.cases[0].id}/determination`, { outcome: 'approve', reason: 'x' }))
        .status,
    ).toBe(403);
    const byKey = await service.request(`/account/cases/${list.cases[0].id}/determination`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'approve', reason: 'x' }),
    });
    expect(byKey.status).toBe(401);
    const { body: audit } = await otto.send('GET', '/account/audit?limit=500');
    expect((await otto.send('GET', '/account/audit/chain')).body.broken).toEqual([]);
    expect(audit.entries.map((e: { action: string }) => e.action)).toContain('case.determined');
  });
});

describe('the time to decide', () => {
  const hours = (n: number) => n * 3_600_000;
  let id: string;
  let received: number;
  const change = (path: 'extension' | 'urgency', body: object, by = admin) =>
    by.send('POST', `/account/cases/${id}/${path}`, body);
  const dueAfter = async () => Date.parse((await admin.send('GET', `/v1/cases/${id}`)).body.due_at) - received;
  beforeAll(async () => {
    id = await submit({ urgency: 'expedited' });
    received = Date.parse((await settled(admin, id)).created_at);
  });

  test('is told as it was submitted, and counted from receipt', async () => {
    expect((await admin.send('GET', `/v1/cases/${id}`)).body).toMatchObject({ urgency: 'expedited', extended_days: 0 });
    expect(await dueAfter()).toBe(hours(72));
  });

  test.each([
    ['extension', { days: 15, reason: 'x' }, 'The value of days is invalid: it must be at most 14.'],
    ['extension', { days: 0, reason: 'x' }, 'The value of days is invalid: it must be at least 1.'],
    ['extension', { days: 1.5, reason: 'x' }, 'The value of days is invalid: it must be a whole number.'],
    ['extension', { days: 3, reason: ' ' }, 'The value of reason is invalid: it must be given, and not blank.'],
    ['extension', { days: 3 }, 'The field reason is required.'],
    [
      'urgency',
      { urgency: 'urgent', reason: 'x' },
      'The value of urgency is invalid: it must be one of standard, expedited.',
    ],
    ['urgency', { urgency: 'standard' }, 'The field reason is required.'],
  ] as const)('is not changed by %s with %j', async (path, body, detail) => {
    expect(await change(path, body)).toMatchObject({ status: 422, body: { detail } });
  });

  test('is extended once, by a person who may decide, for a reason', async () => {
    const asked = { days: 5, reason: 'The plan asked the surgeon for her notes.' };
    const nobody = await service.request(`/account/cases/${id}/extension`, { method: 'POST' });
    expect(nobody.status).toBe(401);
    // Several at once: one is made.
    const answers = await Promise.all([change('extension', asked), change('extension', asked)]);
    expect(answers.map((a) => a.status).toSorted()).toEqual([200, 409]);
    expect(answers.find((a) => a.status === 409)?.body.detail).toBe(
      'This case was extended already; it can be extended once.',
    );
    expect(await dueAfter()).toBe(hours(72 + 5 * 24));
  });

  test('follows the urgency, which may change more than once', async () => {
    expect((await change('urgency', { urgency: 'expedited', reason: 'x' })).body.detail).toBe(
      'This case is expedited already.',
    );
    await change('urgency', { urgency: 'standard', reason: 'The physician took it back.' });
    expect(await dueAfter()).toBe(hours(168 + 5 * 24));
    await change('urgency', { urgency: 'expedited', reason: 'Pain at rest since Monday.' });
    expect(await dueAfter()).toBe(hours(72 + 5 * 24));
    const { body: state } = await admin.send('GET', `/account/cases/${id}/review`);
    expect(state.due_changes).toMatchObject([
      { kind: 'extension', days: 5, by: 'Ada Admin', reason: 'The plan asked the surgeon for her notes.' },
      { kind: 'urgency', urgency: 'standard', by: 'Ada Admin', reason: 'The physician took it back.' },
      { kind: 'urgency', urgency: 'expedited', by: 'Ada Admin', reason: 'Pain at rest since Monday.' },
    ]);
    expect(state.history.map((h: { action: string }) => h.action).slice(2)).toEqual([
      ...['case.extended', 'case.urgency_changed', 'case.urgency_changed'],
    ]);
    const { body: log } = await admin.send('GET', `/account/audit?subject_id=${id}&action=case.extended`);
    const at = (n: number) => new Date(received + hours(n)).toISOString();
    expect(log.entries[0]).toMatchObject({ actor: 'Ada Admin' });
    expect(log.entries[0].detail).toEqual({ days: 5, due_before: at(72), due_at: at(192) });
  });

  test('is not changed by an auditor, nor from another organization', async () => {
    const otto = browser();
    await otto.send('POST', '/account/login', { email: 'otto@example.org', password: 'a third long password' });
    expect((await change('urgency', { urgency: 'standard', reason: 'x' }, otto)).status).toBe(403);
    const { id: other } = await service.db
      .selectFrom('organizations')
      .select('id')
      .where('name', '=', 'Another organization')
      .executeTakeFirstOrThrow();
    const stranger = { id: crypto.randomUUID(), organizationId: other } as Member;
    const from = withinOrganization(service.db, other, (trx) =>
      changeUrgency(trx, wordsOf(service), stranger, id, { urgency: 'standard', reason: 'x' }),
    );
    await expect(from).rejects.toThrow('The case cannot be found.');
  });

  test('stays as it is once the case is determined, and the database itself holds that', async () => {
    const again = (kind: 'extension' | 'urgency') =>
      sql`
        insert into due_changes
        select gen_random_uuid(), organization_id, case_id, kind, days, urgency, due_before, due_at, reason, made_by
        from due_changes where case_id = ${id} and kind = ${kind} limit 1`.execute(service.db);
    await expect(again('extension')).rejects.toThrow(/one_extension/);
    await expect(service.db.deleteFrom('due_changes').execute()).rejects.toThrow(/append-only/);
    // Received so long ago that it is late now.
    await sql`
      update cases set created_at = created_at - interval '10 days', due_at = due_at - interval '10 days'
      where id = ${id}`.execute(service.db);
    await admin.send('POST', `/account/cases/${id}/determination`, { outcome: 'approve', reason: 'Red flags.' });
    for (const [path, body] of [
      ['extension', { days: 1, reason: 'x' }],
      ['urgency', { urgency: 'standard', reason: 'x' }],
    ] as const)
      expect(await change(path, body)).toMatchObject({ status: 409, body: { detail: 'This case is closed already.' } });
    await expect(again('urgency')).rejects.toThrow(/cannot be changed after its determination/);
    const { body: list } = await admin.send('GET', `/v1/cases?query=${id}`);
    expect(list.cases[0].determined_at > list.cases[0].due_at).toBe(true);
  });
});

test('figures count what happened', async () => {
  const { body, status } = await admin.send('GET', '/account/figures?days=30');
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.by_status.reduce((n: number, r: { cases: number }) => n + r.cases, 0)).toBe(7);
  expect(body.hours_to_determination.cases).toBe(5);
  expect(body.timeliness).toEqual([
    {
      ...{ urgency: 'standard', determined: 4, in_time: 4, overdue: 0, unit: 'days' },
      ...{ average: expect.closeTo(0, 1), median: expect.closeTo(0, 1) },
    },
    {
      ...{ urgency: 'expedited', determined: 1, in_time: 0, overdue: 0, unit: 'hours' },
      ...{ average: expect.closeTo(240, 0), median: expect.closeTo(240, 0) },
    },
  ]);
});

async function signedInCookie() {
  const response = await fetch(new URL('/account/login', service.baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return { cookie: response.headers.get('set-cookie')!.split(';')[0] };
}
