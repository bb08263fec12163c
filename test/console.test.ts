// The screens as a person uses them, in a real Chromium against a real service: set-up to determination.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SingleCase } from '@mnr/api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consoleFolder } from '../packages/service/src/http/console.ts';
import { decide, hasChromium, openScreens, type Screens, seriousIn, signIn } from './browser.ts';
import { chart, charts, formOf, samples } from './harness.ts';
import { password } from './signed-in.ts';

const sample = samples().find((s) => s.id === 'pap-initial-d1')!;

describe.skipIf(!hasChromium)('the screens in Chromium', { timeout: 180_000 }, () => {
  let screens: Screens;
  let page: Page;
  beforeAll(async () => {
    screens = await openScreens();
    page = await screens.newPage();
  }, 300_000);
  afterAll(() => screens?.close());

  let key = '';
  let caseId = '';
  const read = async (id: string): Promise<SingleCase> => (await screens.service.request(`/v1/cases/${id}`)).json();

  test('first run: the organization and its administrator are made on the screen', async () => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Set up' }).waitFor();
    expect(await seriousIn(page)).toEqual([]);
    await page.getByLabel('Organization').fill('Example Health Plan');
    await page.getByLabel('Your name').fill('Ada Admin');
    await page.getByLabel('E-mail').fill('ada@example.org');
    await page.locator('input[name=password]').fill(password);
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { name: 'Cases' }).waitFor();
    await page.getByText('No cases yet.').waitFor();
  });

  test('API Keys: a key is generated, shown once, copied, and then only its ends are seen', async () => {
    await page.getByRole('link', { name: 'API Keys' }).click();
    await page.getByRole('button', { name: 'Generate a key' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('EHR integration');
    expect(await seriousIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    key = (await page.getByTestId('shown-once').innerText()).trim();
    expect(key).toMatch(/^mnr_live_/);
    await page.getByRole('button', { name: 'Copy' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await page.getByRole('cell', { name: 'EHR integration', exact: true }).waitFor();
    expect(await page.content()).not.toContain(key);
    expect(await seriousIn(page)).toEqual([]);
  });

  test('a chart submitted with that key over HTTP appears in the list, is watched, and opens', async () => {
    await page.getByRole('link', { name: 'Cases' }).click();
    const form = formOf([{ bytes: chart(sample.id) }], { policy_id: sample.policy, policy_title: sample.policy_title });
    const answer = await screens.service.request('/v1/adjudicate/submit', { method: 'POST', body: form, as: key });
    expect(answer.status).toBeLessThan(300);
    caseId = ((await answer.json()) as { case_id: string }).case_id;
    const row = page.locator('tbody tr').first();
    await row.getByText(/In process|Open/).waitFor();
    await row.getByText('Open').waitFor({ timeout: 120_000 });
    const found = await read(caseId);
    await row.getByText(found.patient_name!).waitFor();
    expect(await seriousIn(page)).toEqual([]);
    await row.click();
    await page.getByRole('heading', { name: found.patient_name! }).waitFor();
    await page
      .getByRole('region', { name: 'Recommendation' })
      .getByText(/^(Approve|Deny|Pend|Escalate)$/)
      .waitFor();
    expect(await seriousIn(page)).toEqual([]);
  });

  test('choosing a criterion lights its words: each box lies over the scaled place of its evidence', async () => {
    const found = await read(caseId);
    const criterion = found.criteria.find((c) => c.evidence.some((e) => e.boxes.length > 0 && e.page > 1))!;
    const evidence = criterion.evidence.find((e) => e.boxes.length > 0 && e.page > 1)!;
    const opened = page.locator(`[data-criterion="${criterion.id}"]`);
    if ((await opened.getAttribute('data-now')) === null) await opened.getByRole('button').first().click();
    await opened.getByText(evidence.quote.replace(/\s+/g, ' ').slice(0, 40)).first().click();
    const [box] = evidence.boxes;
    const sheet = page.locator(`[data-page="${box.page}"]`);
    await page.waitForFunction(
      (n) => (document.querySelector(`[data-page="${n}"] img`) as HTMLImageElement | null)?.naturalWidth,
      box.page,
    );
    const size = found.chart!.page_sizes[box.page - 1];
    const at = (await sheet.boundingBox())!;
    const scale = at.width / size.width;
    expect(at.height / size.height).toBeCloseTo(scale, 1);
    const lit = await sheet.locator('.lit').evaluateAll((all) =>
      all.map((e) => {
        const { left, top, right, bottom } = e.getBoundingClientRect();
        return { left, top, right, bottom, now: e.hasAttribute('data-now') };
      }),
    );
    const wanted = { left: at.x + box.x0 * scale, right: at.x + box.x1 * scale, top: at.y + box.y0 * scale };
    const over = lit.find(
      (l) =>
        Math.abs(l.left - wanted.left) < 4 && Math.abs(l.right - wanted.right) < 4 && Math.abs(l.top - wanted.top) < 4,
    );
    expect(over, JSON.stringify({ lit, wanted })).toBeDefined();
    // Seen, not only there: within the pane that scrolls.
    const pane = (await page.getByRole('region', { name: 'Chart' }).boundingBox())!;
    expect(over!.top).toBeGreaterThan(pane.y);
    expect(over!.bottom).toBeLessThan(pane.y + pane.height);
  });

  test('j and k walk through the criteria, n through the quotes, ? shows the keys', async () => {
    const chosen = () => page.locator('[data-criterion][data-now]').getAttribute('data-criterion');
    const order = await page
      .locator('[data-criterion]')
      .evaluateAll((all) => all.map((e) => e.getAttribute('data-criterion')));
    for (let i = 0; i < order.length; i++) await page.keyboard.press('k');
    expect(await chosen()).toBe(order[0]);
    await page.keyboard.press('j');
    expect(await chosen()).toBe(order[1]);
    await page.keyboard.press('j');
    expect(await chosen()).toBe(order[2]);
    await page.keyboard.press('k');
    expect(await chosen()).toBe(order[1]);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor({ state: 'hidden' });
  });

  test('words on the page go back to their criterion; Enter goes on to the next quote', async () => {
    const chosen = page.locator('[data-criterion][data-now]');
    const before = await chosen.getAttribute('data-criterion');
    const words = page.locator('.cited').first();
    const to = (await words.getAttribute('title'))!;
    expect(to).not.toBe(before);
    await words.click();
    expect(await chosen.getAttribute('data-criterion')).toBe(to);
    expect(await chosen.locator('.quote[aria-current=true]').count()).toBe(1);
    const found = await read(caseId);
    const many = found.criteria.find((c) => c.evidence.length > 1)!;
    await page.locator(`[data-criterion="${many.id}"]`).getByRole('button').first().click();
    const quotes = chosen.locator('.quote');
    await page.getByRole('region', { name: 'Criteria' }).focus();
    await page.keyboard.press('Enter');
    expect(await quotes.nth(1).getAttribute('aria-current')).toBe('true');
  });

  test('every tab of a case reads well to a machine', async () => {
    for (const tab of ['Missing', 'Rationale', 'Documents', 'History', 'Decision']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.waitForTimeout(200);
      expect(await seriousIn(page)).toEqual([]);
    }
  });

  test('a reviewer decides with a reason of their own, and the case is closed', async () => {
    await page.getByRole('button', { name: 'Decide' }).click();
    const record = page.getByRole('button', { name: 'Record approval' });
    await page.getByRole('radio', { name: 'Approve' }).check();
    expect(await record.isDisabled()).toBe(true);
    await page.getByLabel('Your reason').fill('I read the sleep test and the visit before it; both carry the request.');
    await decide(page, 'approval');
    await page.getByRole('button', { name: 'See determination' }).click();
    await page.getByText('Approved by Ada Admin').waitFor();
    const after = await read(caseId);
    expect(after.status).toBe('closed');
    expect(after.determination).toMatchObject({ outcome: 'approve', reviewer: 'Ada Admin' });
    expect(await seriousIn(page)).toEqual([]);
  });

  test('filters stand in the address; the patient that is searched for in none, and survives a reload', async () => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.goto('/?status=closed');
    await page.getByRole('searchbox', { name: 'Search by patient or case id' }).fill('Zebrowski');
    await page.getByText('No case matches these filters.').waitFor();
    await page.reload();
    await page.getByText('No case matches these filters.').waitFor();
    expect(await page.getByRole('searchbox', { name: 'Search by patient or case id' }).inputValue()).toBe('Zebrowski');
    expect(addresses.length).toBeGreaterThan(4);
    expect(addresses.filter((url) => url.includes('Zebrowski'))).toEqual([]);
    await page.goto('/?status=open');
    await page.getByText('No case matches these filters.').waitFor();
    await page.goto('/?status=closed');
    await page.getByRole('row', { name: /Closed/ }).waitFor();
  });

  test('a chart is submitted on the screen: the file chosen, the policy found by a code', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Submit a chart' }).click();
    const submit = page.getByRole('button', { name: 'Submit', exact: true });
    expect(await submit.isDisabled()).toBe(true);
    await page.locator('input[type=file]').setInputFiles(join(charts, 'pap-initial-d2.pdf'));
    await page.getByRole('dialog').locator('input[aria-haspopup=listbox]').fill('E0601');
    await page.getByRole('option', { name: sample.policy_title }).click();
    await page.waitForTimeout(300);
    expect(await seriousIn(page)).toEqual([]);
    await submit.click();
    await page.waitForURL(/\/cases\//);
    await page.getByRole('region', { name: 'Recommendation' }).waitFor({ timeout: 120_000 });
    await page.getByRole('region', { name: 'Chart' }).waitFor();
  });

  test('the browser’s title says where one is, and of no case whose it is', async () => {
    const title = () => page.title().then((t) => t.replace(' · Medical necessity review', ''));
    for (const [path, expected] of [
      ['/', 'Cases'],
      [`/cases/${caseId}`, `Case …${caseId.slice(-6)}`],
      ['/keys', 'API Keys'],
    ]) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      expect(await title()).toBe(expected);
    }
    await page.goto('/policies');
    await page.getByRole('link', { name: /Positive Airway/ }).click();
    await expect.poll(title).toMatch(/^Positive Airway/);
  });

  test('an address that is none of the screens is answered by a screen that says so, with 404', async () => {
    const answer = await page.goto('/casses/1');
    expect(answer!.status()).toBe(404);
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    expect(await seriousIn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to the cases' }).click();
    await page.getByRole('heading', { name: 'Cases' }).waitFor();
    for (const path of ['/v1/casses', '/account/casses', '/assets/none.js']) {
      const asked = await page.request.get(path, { headers: { accept: 'text/html' } });
      expect([asked.status(), Object.keys(await asked.json())]).toEqual([404, ['detail']]);
    }
    expect((await page.request.get('/casses', { headers: { accept: '*/*' } })).headers()['content-type']).toMatch(
      /json/,
    );
  });

  test('every other screen reads well to a machine', async () => {
    for (const [path, heading] of [
      ['/policies', 'Policies'],
      ['/figures', 'Figures'],
      ['/members', 'Members'],
      ['/audit', 'Audit log'],
      ['/profile', 'Your account'],
      ['/organization', 'Organization'],
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      await page.waitForTimeout(150);
      expect(await seriousIn(page)).toEqual([]);
    }
    await page.goto('/figures');
    await page.getByText('Table', { exact: true }).click();
    await page.getByRole('table', { name: 'Submitted by day' }).getByRole('cell').first().waitFor();
    await page.getByRole('img', { name: /Cases submitted by day/ }).waitFor();
    expect(await seriousIn(page)).toEqual([]);
    await page.goto('/policies');
    await page.getByRole('searchbox', { name: 'Search policies' }).fill('E0601');
    await page.getByRole('link', { name: /Positive Airway/ }).click();
    await page.getByText('All of these').first().waitFor();
    expect(await seriousIn(page)).toEqual([]);
  });

  test('signing out ends the session; signing in begins another', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Ada Admin' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect((await page.request.get('/account/me')).status()).toBe(401);
    await page.getByLabel('E-mail').fill('ada@example.org');
    await page.locator('input[name=password]').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    await signIn(page, 'ada@example.org');
  });

  test('the list that reads itself anew says that nobody touched it', async () => {
    await page.goto('/');
    await page.mouse.move(400, 400);
    await page.waitForRequest(
      (r) => r.url().endsWith('/account/cases/search') && Number(r.headers()['x-idle-seconds']) >= 3,
    );
  });

  test('who was away too long signs in again and goes on where they were', async () => {
    await page.goto('/policies');
    await page.getByRole('heading', { name: 'Policies', exact: true }).waitFor();
    await screens.service.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(Date.now() - 31 * 60_000) })
      .execute();
    await page.getByRole('link', { name: 'Cases' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goto('/policies');
    await page.getByLabel('E-mail').fill('ada@example.org');
    await page.locator('input[name=password]').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Policies', exact: true }).waitFor();
  });

  test('the first screen takes under 300 kB of compressed script', () => {
    const html = readFileSync(join(consoleFolder, 'index.html'), 'utf8');
    const wanted = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map((m) => m[1]);
    // What the list of cases needs beyond the entry: its own chunk and what that imports.
    const first = readFileSync(join(consoleFolder, 'assets', wanted[0]), 'utf8');
    const cases = /CasesScreen-[\w-]+\.js/.exec(first)?.[0];
    expect(cases).toBeDefined();
    const seen = new Set<string>();
    const visit = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      const text = readFileSync(join(consoleFolder, 'assets', name), 'utf8');
      for (const m of text.matchAll(/(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g)) visit(m[1]);
    };
    for (const name of [...wanted, cases!]) visit(name);
    const bytes = [...seen].reduce(
      (n, name) => n + readFileSync(join(consoleFolder, 'assets', `${name}.gz`)).length,
      0,
    );
    expect(seen.size).toBeGreaterThan(2);
    expect(bytes).toBeLessThan(300_000);
  });

  test('no error was thrown and no policy broken on the way', () => expect(screens.problems).toEqual([]));
});
