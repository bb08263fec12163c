// Too many requests: each is answered with 429, one sentence, and how long to wait; nobody else is slowed.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneCriterion, startTestService, type TestService } from './harness.ts';
import { join, nobodyYet, password, setUp } from './signed-in.ts';

const MOST = 20;
const WAYS_IN = 30;
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ requestsPerMinute: MOST, ...oneCriterion });
});
afterAll(() => service.stop());

async function statuses(times: number, ask: () => Promise<{ readonly status: number }>): Promise<readonly number[]> {
  const all: number[] = [];
  for (let i = 0; i < times; i++) all.push((await ask()).status);
  return all;
}

const waitOf = (headers: Headers): number => Number(headers.get('retry-after'));

test('a key that asks too often waits; another key does not', async () => {
  const ask = (as: string) => service.request('/v1/publishers', { as });
  expect(await statuses(MOST, () => ask(service.key))).toEqual(Array(MOST).fill(200));
  const refused = await ask(service.key);
  expect(refused.status).toBe(429);
  const wait = waitOf(refused.headers);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await refused.json()).toEqual({ detail: expect.stringMatching(/^Too many requests; try again in \d+ s\.$/) });
  expect((await ask(service.readOnlyKey)).status).toBe(200);
});

test('signing in is tried only so often from one address, whatever the e-mail', async () => {
  const ada = await setUp(service);
  // One’s own work counts for oneself: the others at this address are not held up by it.
  const rita = await join(service, ada, { name: 'Rita', email: 'rita@example.org', role: 'reviewer' });
  expect(await statuses(MOST + 1, () => rita.send('GET', '/v1/publishers'))).toContain(429);
  expect((await ada.send('GET', '/account/me')).status).toBe(200);
  let n = 0;
  const guess = () =>
    nobodyYet(service).send('POST', '/account/login', { email: `nobody${n++}@example.org`, password });
  const answers = await statuses(WAYS_IN, guess);
  expect(new Set(answers)).toEqual(new Set([401, 429]));
  const refused = await guess();
  expect(refused.status).toBe(429);
  expect(refused.body.detail).toMatch(/^Too many requests/);
  expect(waitOf(refused.headers)).toBeGreaterThan(0);
  expect((await ada.send('GET', '/account/me')).status).toBe(200);
});

test('an account that is locked says for how long, and no limit on requests does not unlock it', async () => {
  const open = await startTestService({ requestsPerMinute: 0, ...oneCriterion });
  try {
    const ada = await setUp(open);
    await join(open, ada, { name: 'Rita', email: 'rita@example.org', role: 'reviewer' });
    const enter = (secret: string, email = 'ada@example.org') =>
      nobodyYet(open).send('POST', '/account/login', { email, password: secret });
    const atOnce = Array.from({ length: 12 }, () => enter('wrong wrong wrong', 'rita@example.org'));
    expect((await Promise.all(atOnce)).filter((answer) => answer.status === 401)).toHaveLength(4 + 1);
    expect((await enter(password, 'rita@example.org')).status).toBe(429);
    expect(await statuses(5, () => enter('wrong wrong wrong'))).toEqual(Array(5).fill(401));
    const refused = await enter(password);
    expect(refused.status).toBe(429);
    expect(refused.body.detail).toBe('Too many failed attempts; try again in 15 min.');
    expect(waitOf(refused.headers)).toBeGreaterThan(800);
    expect((await statuses(WAYS_IN, () => enter('wrong wrong wrong'))).at(-1)).toBe(429);
    expect((await open.request('/v1/publishers')).status).toBe(200);
  } finally {
    await open.stop();
  }
});
