// Whatever is wrong with a request: the status and one sentence, and nothing stays behind.

import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adjudicated, chart, formOf, papFields, startTestService, submit, type TestService } from './harness.ts';
import { encryptedPdf } from './pdf-files.ts';
import { type Person, setUp } from './signed-in.ts';

let service: TestService;
let ada: Person;
beforeAll(async () => {
  service = await startTestService({ maxUploadBytes: 3 * 1024 * 1024, maxFiles: 3 });
  ada = await setUp(service);
});
afterAll(() => service?.stop());

const good = () => chart('pap-initial-d1');
const bytes = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

const storedFiles = () =>
  readdirSync(join(service.dataDir, 'charts'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;

const countCases = async () =>
  Number(
    (
      await service.db
        .selectFrom('cases')
        .select((s) => s.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

async function leavesNothing<T>(work: () => Promise<T>): Promise<T> {
  const before = [storedFiles(), await countCases()];
  const result = await work();
  expect([storedFiles(), await countCases()]).toEqual(before);
  return result;
}

describe('a submission is refused', () => {
  const cases: readonly [string, () => FormData, number, RegExp][] = [
    ['without a file', () => formOf([], papFields), 422, /field sources is required/],
    ['without a title', () => formOf([{ bytes: good() }], { policy_id: 'pap-osa' }), 422, /policy_title is required/],
    ['without a policy', () => formOf([{ bytes: good() }], { policy_title: 'x' }), 422, /policy_id is required/],
    ['with text as sources', () => formOf([], { ...papFields, sources: 'my chart' }), 422, /sources must be a file/],
    ['with an empty file', () => formOf([{ bytes: bytes('') }], papFields), 422, /is empty/],
    [
      'with a text file named .pdf',
      () => formOf([{ bytes: bytes('not a pdf at all') }], papFields),
      415,
      /chart\.pdf in sources is not a PDF/,
    ],
    ['with an encrypted PDF', () => formOf([{ bytes: encryptedPdf() }], papFields), 422, /password/],
    ['with a truncated PDF', () => formOf([{ bytes: good().slice(0, 6000) }], papFields), 422, /damaged or incomplete/],
    [
      'with one bad file among good ones',
      () => formOf([{ bytes: good() }, { bytes: bytes('x'), name: 'b.pdf' }], papFields),
      415,
      /b\.pdf/,
    ],
    [
      'with too many files',
      () =>
        formOf(
          Array.from({ length: 4 }, () => ({ bytes: good() })),
          papFields,
        ),
      422,
      /at most 3 files/,
    ],
    [
      'for an unknown policy',
      () => formOf([{ bytes: good() }], { ...papFields, policy_id: 'f8a0cbb5-0000-490c-a66e-7fdc17db88e1' }),
      422,
      /no policy/,
    ],
    [
      'for the title of another policy',
      () => formOf([{ bytes: good() }], { ...papFields, policy_title: 'Initial LDCT Screening' }),
      422,
      /"Initial CPAP Therapy", "Continued CPAP Therapy After 12 Weeks", "Bilevel Device After CPAP Failure"/,
    ],
    [
      'with two titles',
      () => {
        const form = formOf([{ bytes: good() }], papFields);
        form.append('policy_title', 'Continued CPAP Therapy After 12 Weeks');
        return form;
      },
      422,
      /policy_title is given twice/,
    ],
    [
      'with a part of the chart in a field of another name',
      () => {
        const form = formOf([{ bytes: good() }], papFields);
        form.append('documents', new Blob([good()]), 'b.pdf');
        return form;
      },
      422,
      /field documents is unknown; send each file as sources/,
    ],
    ...['urgent', 'Expedited', ''].map((urgency): (typeof cases)[number] => [
      `with the urgency "${urgency}"`,
      () => formOf([{ bytes: good() }], { ...papFields, urgency }),
      422,
      /^The value of urgency is invalid: it must be one of standard, expedited\.$/,
    ]),
    [
      'with a field that is far too long',
      () => formOf([{ bytes: good() }], { ...papFields, policy_title: 'x'.repeat(2000) }),
      422,
      /too long/,
    ],
  ];
  test.each(cases)('%s', async (_, form, status, sentence) => {
    const answer = await leavesNothing(() => submit(service, form()));
    expect(answer.body).toEqual({ detail: expect.stringMatching(sentence) });
    expect(answer.status).toBe(status);
  });

  test('with an Idempotency-Key of another request, and documents for a case that is not there', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await submit(service, formOf([{ bytes: good() }], papFields), headers);
    await adjudicated(service, first.body.case_id!);
    const other = () => formOf([{ bytes: chart('pap-initial-d2') }], papFields);
    expect((await leavesNothing(() => submit(service, other(), headers))).status).toBe(422);
    const nowhere = '/account/cases/01a1f90e-1fee-747c-8ee1-73cc3cccd594/documents';
    expect((await leavesNothing(() => ada.send('POST', nowhere, other()))).status).toBe(404);
  });

  test('when it is larger than the limit, however it is sent', async () => {
    const large = new Uint8Array(5 * 1024 * 1024);
    large.set(bytes('%PDF-1.7\n'));
    const announced = await leavesNothing(() => submit(service, formOf([{ bytes: large }], papFields)));
    expect(announced).toMatchObject({ status: 413, body: { detail: expect.stringMatching(/limit of 3 MB/) } });
    const form = new Response(formOf([{ bytes: large }], papFields));
    const streamed = await leavesNothing(() =>
      service.request('/v1/adjudicate/submit', {
        method: 'POST',
        headers: { 'content-type': form.headers.get('content-type')! },
        body: form.body,
        duplex: 'half',
      } as RequestInit),
    );
    expect(streamed.status).toBe(413);
    expect(await streamed.json()).toEqual({ detail: expect.stringMatching(/limit of 3 MB/) });
  });

  test.each([
    ['no multipart form', 'application/json', '{}', 415],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
    [
      'a form that is cut off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="policy_id"\r\n\r\npap',
      400,
    ],
    ['a form that is noise', 'multipart/form-data; boundary=b', 'noise', 400],
  ])('when the body is %s', async (_, type, body, status) => {
    const response = await service.request('/v1/adjudicate/submit', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(await response.json()).toEqual({ detail: expect.any(String) });
    expect(response.status).toBe(status);
  });

  test('when the caller goes away in the middle', async () => {
    await leavesNothing(async () => {
      const controller = new AbortController();
      async function* slowly() {
        yield bytes('--b\r\nContent-Disposition: form-data; name="sources"; filename="a.pdf"\r\n\r\n%PDF-1.7\n');
        await new Promise((resolve) => setTimeout(resolve, 200));
        controller.abort();
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      await service
        .request('/v1/adjudicate/submit', {
          method: 'POST',
          headers: { 'content-type': 'multipart/form-data; boundary=b' },
          body: Readable.toWeb(Readable.from(slowly())) as ReadableStream,
          duplex: 'half',
          signal: controller.signal,
        } as RequestInit)
        .catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
  });
});

describe('a key', () => {
  const routes = [
    '/v1/cases',
    '/v1/cases/01a1f90e-1fee-747c-8ee1-73cc3cccd594',
    '/v1/codes',
    '/v1/publishers',
    '/v1/policies',
  ];
  test.each(routes)('is needed to read %s', async (path) => {
    for (const as of [null, 'mnr_live_wrong', 'x', '']) {
      const response = await service.request(path, { as });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        detail: expect.stringMatching(/missing, invalid, or lacks the required scope/),
      });
    }
    expect((await service.request(path, { as: service.writeOnlyKey })).status).toBe(401);
  });

  test('needs the scope write:service to submit', async () => {
    const form = () => formOf([{ bytes: good() }], papFields);
    expect((await leavesNothing(() => submit(service, form(), {}, service.readOnlyKey))).status).toBe(401);
    const accepted = await submit(service, form(), {}, service.writeOnlyKey);
    expect(accepted.status).toBe(200);
    await adjudicated(service, accepted.body.case_id!);
  });

  test('stops working when it expires or is revoked', async () => {
    const key = async (change: object) => {
      await service.db.updateTable('api_keys').set(change).where('name', '=', 'read').execute();
      return (await service.request('/v1/codes', { as: service.readOnlyKey })).status;
    };
    expect(await key({ expires_at: new Date(Date.now() - 1000) })).toBe(401);
    expect(await key({ expires_at: null })).toBe(200);
    expect(await key({ revoked_at: new Date() })).toBe(401);
    expect(await key({ revoked_at: null })).toBe(200);
  });
});

describe('what is refused is told in plain words', () => {
  test.each([
    ['/v1/cases?page=x', 'The value of page is invalid: it must be a whole number.'],
    ['/v1/cases?limit=500', 'The value of limit is invalid: it must be at most 100.'],
    ['/v1/cases?page=0', 'The value of page is invalid: it must be at least 1.'],
    ['/v1/cases?status=done', 'The value of status is invalid: it must be one of in process, open, pending, closed.'],
    [
      '/v1/cases?submitted_after=yesterday',
      'The value of submitted_after is invalid: it must be a day such as 2026-01-31 or a timestamp such as 2026-01-31T08:00:00Z.',
    ],
    ['/v1/cases?due=soon', 'The value of due is invalid: it must be one of overdue, within_24_hours.'],
    ['/v1/cases?policy_id=x', 'There is no policy with the policy_id "x"; GET /v1/policies lists them.'],
    ['/v1/codes?queri=knee', 'There is no query parameter queri here; there are page, limit, query.'],
    ['/v1/publishers?page=2', 'There is no query parameter page here; this address takes none.'],
    ['/v1/codes?page=1&page=2', 'The query parameter page is given twice.'],
  ])('%s', async (path, detail) => {
    const response = await service.request(path);
    expect([response.status, await response.json()]).toEqual([422, { detail }]);
  });

  test.each([
    [
      'POST',
      '/account/keys',
      { name: '', scopes: ['read:service'] },
      'The value of name is invalid: it must be given, and not blank.',
    ],
    [
      'POST',
      '/account/keys',
      { name: 'x', scopes: [] },
      'The value of scopes is invalid: it must be a list of at least 1.',
    ],
    ['POST', '/account/keys', { scopes: ['read:service'] }, 'The field name is required.'],
    [
      'POST',
      '/account/keys',
      { name: 'x', scopes: ['all'] },
      'The value of scopes.0 is invalid: it must be one of read:service, write:service.',
    ],
    [
      'POST',
      '/account/keys',
      { name: 7, scopes: ['read:service'] },
      'The value of name is invalid: it must be a text.',
    ],
    ['PATCH', '/account/organization', { nmae: 'x' }, 'There is no field nmae here.'],
    [
      'POST',
      '/account/members',
      { name: 'E', email: 'here', role: 'auditor' },
      'The value of email is invalid: it must be an e-mail address.',
    ],
    [
      'POST',
      '/account/members',
      { name: 'E', email: 'e@example.org', role: 'auditor', npi: '12' },
      'The value of npi is invalid: it must be ten digits.',
    ],
    ['POST', '/account/login', [], 'The request needs a JSON object as its body.'],
    ['POST', '/account/login', undefined, 'The request needs a JSON object as its body.'],
    ['GET', '/account/figures?days=x', undefined, 'The value of days is invalid: it must be a whole number.'],
  ])('%s %s %j', async (method, path, body, detail) => {
    const answer = await ada.send(method, path, body);
    expect([answer.status, answer.body]).toEqual([422, { detail }]);
  });
});

describe('a query is refused', () => {
  test.each([
    ['/v1/cases?page=0', 422],
    ['/v1/cases?page=-1', 422],
    ['/v1/cases?page=x', 422],
    ['/v1/cases?page=1.5', 422],
    ['/v1/cases?page=', 422],
    ['/v1/cases?limit=0', 422],
    ['/v1/cases?limit=1000000000', 422],
    ['/v1/cases?page=99999999999999999999', 422],
    ['/v1/cases?status=done', 422],
    ['/v1/cases?policy_id=x', 422],
    ['/v1/cases?submitted_after=yesterday', 422],
    ['/v1/cases?sort=name;drop', 422],
    ['/v1/codes?page=0', 422],
    ['/v1/codes?limit=1000000000', 422],
    ['/v1/policies?limit=101', 422],
    ['/v1/cases/not-a-uuid', 404],
    ['/v1/cases/01a1f90e-1fee-747c-8ee1-73cc3cccd594', 404],
    ['/v1/policies/nothing', 404],
    ['/v1/nothing', 404],
    ['/v1/cases/%00', 404],
    ['/v1/cases/%', 400],
  ])('%s', async (path, status) => {
    const response = await service.request(path);
    expect(await response.json()).toEqual({ detail: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-request-id')).toBeTruthy();
  });

  test('when the method is none of the address', async () => {
    const response = await service.request('/v1/cases', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
    expect(await response.json()).toEqual({ detail: 'This address answers to GET only.' });
    expect(response.headers.get('allow')).toBe('GET');
  });
});

describe('a form of the screens is refused', () => {
  test.each([
    ['POST', '/account/keys', { name: 'a\0b', scopes: ['read:service'] }],
    ['PATCH', '/account/organization', { name: '\ud800' }],
    ['POST', '/account/members', { name: 'Eve', email: 'eve@example.org', role: 'auditor', licence: '\0' }],
    ['GET', '/account/audit?subject_id=%00', undefined],
    ['PATCH', '/account/members/01a1f90e-1fee-747c-8ee1-73cc3cccd594', {}],
  ])('%s %s with text that cannot be stored, or with nothing', async (method, path, body) => {
    const answer = await ada.send(method, path, body);
    expect(answer.body).toEqual({
      detail: expect.stringMatching(/it has (a NUL|half a) character\.$|^Nothing to change was given\.$/),
    });
    expect(answer.status).toBe(422);
  });
});

test.each([
  ['GET / HTTP/1.1\r\nno header\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('what is no request is answered like everything else', async (sent, status) => {
  const { hostname, port } = new URL(service.baseUrl);
  const socket = connect(Number(port), hostname).end(sent);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(answer.split('\r\n\r\n')[1])).toEqual({ detail: 'The request is malformed.' });
});

test('answers are kept by nobody on the way, and a file of the screens that is not there is not found', async () => {
  for (const path of ['/v1/cases', '/v1/codes', '/v1/nothing'])
    expect((await service.request(path)).headers.get('cache-control')).toBe('no-store');
  expect((await service.request('/assets/nothing.js')).status).toBe(404);
});
