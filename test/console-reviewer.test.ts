// A reviewer's day on the screens: the network goes away, the session ends, a colleague is faster, one case follows another.

import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { decide, hasChromium, openScreens, type Screens, seriousIn, signIn } from './browser.ts';
import { join, type Person, password, sampleCase, setUp } from './signed-in.ts';

describe.skipIf(!hasChromium)('a reviewer’s day in Chromium', { timeout: 180_000 }, () => {
  let screens: Screens;
  let ritas: Page;
  let sams: Person;
  let knee = '';
  let icd = '';
  let chair = '';
  beforeAll(async () => {
    screens = await openScreens();
    const { service } = screens;
    const ada = await setUp(service);
    sams = await join(service, ada, { name: 'Sam', email: 'sam@example.org', role: 'reviewer', npi: '1245319599' });
    await join(service, ada, {
      name: 'Rita Reviewer',
      email: 'rita@example.org',
      role: 'reviewer',
      npi: '1234567893',
    });
    knee = (await sampleCase(service, 'tka-d1')).id;
    icd = (await sampleCase(service, 'icd-secondary-d1')).id;
    chair = (await sampleCase(service, 'pmd-pwc-d1')).id;
    ritas = await screens.newPage();
    await signIn(ritas, 'rita@example.org');
  }, 300_000);
  afterEach(async () => {
    await ritas.context().setOffline(false);
    await ritas.unrouteAll();
  });
  afterAll(() => screens?.close());

  const statusOf = async (id: string): Promise<string> =>
    (await (await screens.service.request(`/v1/cases/${id}`)).json()).status;
  const openDecision = async (page: Page, id: string) => {
    await page.goto(`/cases/${id}`);
    await page.getByRole('tab', { name: 'Decision' }).click();
  };
  const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 12_000 });
  const reason = () => ritas.getByLabel('Your reason');

  test('a decision made while the network is away is refused at once and never sent later', async () => {
    await openDecision(ritas, knee);
    await ritas.getByRole('radio', { name: 'Approve' }).check();
    await reason().fill('Complete.');
    await ritas.context().setOffline(true);
    await decide(ritas, 'approval');
    await ritas.getByText('The service cannot be reached').first().waitFor();
    expect(await reason().inputValue()).toBe('Complete.');
    await ritas.context().setOffline(false);
    await ritas.waitForTimeout(1500);
    expect(await statusOf(knee)).toBe('open');
  });

  test('a list that cannot be read says so, for as long as it cannot', async () => {
    await ritas.goto('/policies');
    await ritas.route('**/account/cases/search', (route) => route.abort());
    await ritas.getByRole('link', { name: 'Cases', exact: true }).click();
    const said = ritas.getByText('The service cannot be reached');
    await said.waitFor();
    let seen = 0;
    for (let i = 0; i < 12; i++) {
      await ritas.waitForTimeout(500);
      seen += await said.count();
    }
    expect(seen).toBeGreaterThan(10);
    await ritas.unroute('**/account/cases/search');
    await said.waitFor({ state: 'hidden' });
  });

  test('a reason is not lost by looking at the criteria, nor by signing in again', async () => {
    await openDecision(ritas, knee);
    await reason().fill('Typed over minutes.');
    await ritas.getByRole('tab', { name: 'Criteria' }).click();
    await ritas.getByRole('tab', { name: 'Decision' }).click();
    expect(await reason().inputValue()).toBe('Typed over minutes.');
    await ritas.getByRole('radio', { name: 'Approve' }).check();
    await screens.service.db.deleteFrom('sessions').execute();
    await decide(ritas, 'approval');
    await ritas.getByLabel('E-mail').fill('rita@example.org');
    await ritas.locator('input[name=password]').fill(password);
    await ritas.getByRole('button', { name: 'Sign in' }).click();
    await ritas.getByRole('tab', { name: 'Decision' }).click();
    expect(await reason().inputValue()).toBe('Typed over minutes.');
    expect(await ritas.getByRole('radio', { name: 'Approve' }).isChecked()).toBe(false);
  });

  test('j walks to the last criterion, also where one stands in two groups', async () => {
    await ritas.goto(`/cases/${icd}`);
    const all = ritas.locator('[data-criterion]');
    await all.first().waitFor();
    const order = await all.evaluateAll((found) => found.map((e) => e.getAttribute('data-criterion')));
    expect(new Set(order).size).toBeLessThan(order.length);
    for (let i = 0; i < order.length; i++) await ritas.keyboard.press('k');
    const walked = new Set<string | null>();
    for (let i = 0; i < order.length; i++) {
      walked.add(await ritas.locator('[data-criterion][data-now]').first().getAttribute('data-criterion'));
      await ritas.keyboard.press('j');
    }
    expect([...walked].sort()).toEqual([...new Set(order)].sort());
  });

  test('what may not all be true together is not shown as speaking against the request', async () => {
    await ritas.goto(`/cases/${chair}`);
    const group = ritas.locator('.node', { hasText: 'Enough when one of these is not met' }).last();
    await group.waitFor();
    expect(await group.locator('[data-criterion][data-tone=good]').first().innerText()).toContain('Not met');
    expect(await group.locator('[data-tone=bad]').count()).toBe(0);
  });

  test('by when a case is to be decided stands in the list in words; who decides may extend it and change its urgency', async () => {
    // Received so that five hours of its week are left.
    await sql`
      update cases set created_at = now() - interval '162.5 hours', due_at = now() + interval '5.5 hours'
      where id = ${chair}`.execute(screens.service.db);
    await ritas.goto('/?due=within_24_hours');
    const row = ritas.locator('tbody tr');
    await row.getByText('Due in 5 h').waitFor();
    expect(await row.count()).toBe(1);
    await ritas.goto('/?sort=due_at');
    expect(await row.first().innerText()).toContain('Due in 5 h');
    expect(await seriousIn(ritas)).toEqual([]);
    await row.first().locator('a').click();

    const due = ritas.getByTitle('Due date');
    const dialog = ritas.getByRole('dialog').filter({ has: ritas.getByLabel('Why') });
    await due.click();
    await ritas.getByText('7 days from receipt').waitFor();
    expect(await seriousIn(ritas)).toEqual([]);
    await ritas.getByRole('button', { name: 'Change urgency' }).click();
    await dialog.getByText('which is over already').waitFor();
    expect(await seriousIn(ritas)).toEqual([]);
    await dialog.getByLabel('Why').fill('Her pressure sore opened.');
    await dialog.getByRole('button', { name: 'Make it expedited' }).click();
    await due.getByText('Expedited').waitFor();
    await due.getByText('3 days over').waitFor();

    await due.click();
    await ritas.getByRole('button', { name: 'Extend' }).click();
    await dialog.getByLabel('Days').fill('5');
    await dialog.getByLabel('Why').fill('The vendor measures her home.');
    await dialog.getByRole('button', { name: 'Extend' }).click();
    await due.getByText('Due in 29 h').waitFor();
    await due.click();
    await ritas.getByText('by 5 days').waitFor();
    expect(await ritas.getByRole('button', { name: 'Extend' }).count()).toBe(0);
    await ritas.keyboard.press('Escape');
    await ritas.getByRole('tab', { name: 'History' }).click();
    const told = ritas.getByRole('region', { name: 'Due date changed' });
    expect(await told.allInnerTexts()).toEqual([
      expect.stringMatching(/^Made expedited by Rita Reviewer\n+.*\n+Her pressure sore opened\.$/),
      expect.stringMatching(/^Extended by 5 days by Rita Reviewer\n+.*over already\n+The vendor measures her home\.$/),
    ]);
    expect(await seriousIn(ritas)).toEqual([]);
    await ritas.goto('/?urgency=expedited');
    await row.getByText('Expedited').waitFor();
    expect(await row.count()).toBe(1);
  });

  test('a closed case says first what was decided, in its own screen and in the list', async () => {
    await openDecision(ritas, icd);
    await ritas.getByRole('radio', { name: 'Approve' }).check();
    await reason().fill('No reversible cause.');
    await decide(ritas, 'approval');
    await ritas.getByLabel('Recommendation', { exact: true }).getByText('Approved').waitFor();
    await ritas.goto('/?status=closed');
    const row = ritas.locator('tbody tr').first();
    await row.waitFor();
    expect(await row.innerText()).toMatch(/✓\s*Decided in time\s*●\s*Closed\s*▲\s*Escalate\s*✓\s*Approved/);
  });

  test('what a colleague decides meanwhile appears, and the words begun are still there', async () => {
    await openDecision(ritas, chair);
    await reason().fill('Begun.');
    await sams.send('POST', '/account/login', { email: 'sam@example.org', password });
    await sams.send('POST', `/account/cases/${chair}/determination`, {
      outcome: 'request_documents',
      reason: 'Weight.',
    });
    await ritas.getByText('Documents asked for').waitFor();
    await ritas.getByRole('tab', { name: 'Decision' }).click();
    expect(await reason().inputValue()).toBe('Begun.');
  });

  test('a screen that nobody touches shows no patient once its session has ended', async () => {
    const page = await screens.newPage();
    await page.clock.install();
    await signIn(page, 'rita@example.org');
    await page.goto(`/cases/${knee}`);
    await page.getByRole('tab', { name: 'Criteria' }).waitFor();
    await screens.service.db.deleteFrom('sessions').execute();
    await page.clock.fastForward(61_000);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.close();
  });

  test('a moment without the service takes nothing off the screen of who is signed in', async () => {
    const page = await screens.newPage();
    await page.clock.install();
    await signIn(page, 'rita@example.org');
    await openDecision(page, knee);
    await page.getByLabel('Your reason').fill('Stays.');
    await page.route('**/account/me', (route) => route.abort());
    for (let i = 0; i < 8; i++) await page.clock.fastForward(20_000);
    expect(await page.getByLabel('Your reason').inputValue()).toBe('Stays.');
    await page.close();
  });

  test('the way back from a case goes to the list as it was left', async () => {
    await signIn(ritas, 'rita@example.org');
    await ritas.goto('/?status=open&sort=patient_name');
    await ritas.locator('tbody tr a').first().click();
    await ritas.getByRole('link', { name: '← Cases' }).click();
    await ritas.getByRole('heading', { name: 'Cases' }).waitFor();
    expect(new URL(ritas.url()).search).toBe('?status=open&sort=patient_name');
  });

  test('the search field says what is searched for, also after the way back and after a link ended the search', async () => {
    await ritas.goto('/');
    const field = ritas.getByRole('searchbox');
    const rows = ritas.locator('tbody tr');
    await soon(() => rows.count()).toBe(3);
    const name = await rows.first().locator('a').innerText();
    await field.fill(name);
    await soon(() => rows.count()).toBe(1);
    expect(await field.inputValue()).toBe(name);
    await rows.first().locator('a').click();
    await ritas.getByRole('link', { name: '← Cases' }).click();
    await soon(() => field.inputValue()).toBe(name);
    await soon(() => rows.count()).toBe(1);
    await ritas.getByRole('link', { name: 'Cases', exact: true }).click();
    await soon(() => rows.count()).toBe(3);
    expect(await field.inputValue()).toBe('');
    await field.pressSequentially(name, { delay: 60 });
    await soon(() => rows.count()).toBe(1);
    expect(await field.inputValue()).toBe(name);
  });

  test('from case to case in the order of the list, by link and by key, to its end', async () => {
    await ritas.goto('/?sort=patient_name');
    const links = ritas.locator('tbody tr a');
    await soon(() => links.count()).toBe(3);
    const order = await links.evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).pathname));
    await links.first().click();
    await ritas.getByRole('link', { name: 'Next case →' }).click();
    await ritas.waitForURL((url) => url.pathname === order[1]);
    await ritas.getByRole('link', { name: 'Next case →' }).waitFor();
    await ritas.keyboard.press('Shift+J');
    await ritas.waitForURL((url) => url.pathname === order[2]);
    await ritas.getByText('Last of the list').waitFor();
    await ritas.getByRole('link', { name: '← Cases' }).click();
    expect(new URL(ritas.url()).search).toBe('?sort=patient_name');
  });

  test('a page beyond the end says so and offers the way back', async () => {
    await ritas.goto('/?page=9');
    await ritas.getByText('The list has become shorter').waitFor();
    await ritas.getByRole('button', { name: '1', exact: true }).click();
    await ritas.locator('tbody tr').first().waitFor();
  });

  test('the longest name breaks no screen', async () => {
    const name = 'Wilhelmina-Charlotte-Anastasia von und zu Hohenzollern-Sigmaringen-Oldenburg-Featherstonehaugh III';
    await screens.service.db.updateTable('cases').set({ patient_name: name }).where('id', '=', knee).execute();
    for (const width of [1024, 390]) {
      await ritas.setViewportSize({ width, height: 800 });
      await ritas.goto(`/cases/${knee}`);
      await ritas.getByRole('tab', { name: 'Criteria' }).waitFor();
      expect(await ritas.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      expect(
        await ritas.locator('h1').evaluate((h) => h.scrollWidth <= h.clientWidth && h.scrollHeight <= h.clientHeight),
      ).toBe(true);
    }
    await ritas.setViewportSize({ width: 1280, height: 800 });
  });

  test('on a phone every column of a list is on the screen, and it can be sorted', async () => {
    await ritas.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/members']) {
      await ritas.goto(path);
      const cells = ritas.getByRole('cell');
      await cells.first().waitFor();
      const right = await cells.evaluateAll((all) => Math.max(...all.map((c) => c.getBoundingClientRect().right)));
      expect(right).toBeLessThanOrEqual(390);
      expect(await ritas.evaluate('document.documentElement.scrollWidth')).toBe(390);
      expect(await seriousIn(ritas)).toEqual([]);
    }
    await ritas.goto('/');
    await ritas.getByRole('button', { name: 'Sort by Patient' }).click();
    await ritas.waitForURL(/sort=patient_name/);
  });

  test('on a phone a case opens at its recommendation', async () => {
    await ritas.goto(`/cases/${chair}`);
    await ritas.locator('[data-criterion][data-now]').waitFor();
    await ritas.waitForTimeout(500);
    expect(await ritas.evaluate('scrollY')).toBe(0);
    await ritas.setViewportSize({ width: 1280, height: 800 });
  });
});
