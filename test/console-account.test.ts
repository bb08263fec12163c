// What an administrator and an auditor do on the screens: keys, members and roles, passwords, settings, retention, the audit log.

import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, openScreens, type Screens, seriousIn, signIn } from './browser.ts';
import { join, type Person, password, sampleCase, setUp } from './signed-in.ts';

describe.skipIf(!hasChromium)('account screens in Chromium', { timeout: 180_000 }, () => {
  let screens: Screens;
  let ada: Person;
  let page: Page;
  beforeAll(async () => {
    screens = await openScreens();
    ada = await setUp(screens.service);
    page = await screens.newPage();
    await signIn(page, 'ada@example.org');
  }, 300_000);
  afterAll(() => screens?.close());

  const dialog = () => page.getByRole('dialog');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const choose = async (label: string, option: string | RegExp) => {
    await dialog().getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  const shownOnce = async () => (await page.getByTestId('shown-once').innerText()).trim();
  const opens = async (key: string) => (await screens.service.request('/v1/publishers', { as: key })).status;

  describe('API keys', () => {
    let first = '';
    let second = '';

    test('a rotated key goes on beside the new one until the overlap ends', async () => {
      first = (await ada.send('POST', '/account/keys', { name: 'EHR', scopes: ['read:service'] })).body.key;
      await page.goto('/keys');
      await page.getByRole('button', { name: 'Rotate EHR' }).click();
      await choose('The present key ends', 'in an hour');
      expect(await seriousIn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Make the new key' }).click();
      second = await shownOnce();
      expect(second).toMatch(/^mnr_live_/);
      expect(second).not.toBe(first);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => row('EHR').count()).toBe(2);
      expect([await opens(first), await opens(second)]).toEqual([200, 200]);
      const { body } = await ada.send('GET', '/account/keys');
      const ends = body.keys
        .filter((k: { name: string }) => k.name === 'EHR')
        .map((k: { expires_at: string }) => k.expires_at);
      const hours = ends.map((at: string) => Math.round((Date.parse(at) - Date.now()) / 3_600_000)).toSorted();
      expect(hours).toEqual([1, 365 * 24]);
    });

    test('a key is revoked with a second press, at once; looking away takes the first press back', async () => {
      const newest = row('EHR').filter({ hasText: second.slice(-4) });
      await newest.getByRole('button', { name: 'Revoke' }).click();
      await page.getByRole('heading', { name: 'API Keys' }).click();
      expect(await opens(second)).toBe(200);
      await newest.getByRole('button', { name: 'Revoke EHR', exact: true }).click();
      await newest.getByRole('button', { name: 'Really revoke EHR' }).click();
      await newest.getByText('Revoked').waitFor();
      expect([await opens(first), await opens(second)]).toEqual([200, 401]);
      expect(await newest.getByRole('button').count()).toBe(0);
      expect(await seriousIn(page)).toEqual([]);
    });
  });

  describe('members', () => {
    test('an auditor added on the screen sets a password with the link, reads, and changes nothing', async () => {
      await page.goto('/members');
      await page.getByRole('button', { name: 'Add a member' }).click();
      await dialog().getByLabel('Name').fill('Otto Auditor');
      await dialog().getByLabel('E-mail').fill('otto@example.org');
      await choose('Role', /Auditor/);
      expect(await seriousIn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      const link = await shownOnce();
      const ottos = await screens.newPage();
      await ottos.goto(link);
      await ottos.locator('input[name=password]').fill(password);
      await ottos.getByRole('button', { name: 'Set password' }).click();
      await ottos.getByText('The password is set.').waitFor();
      expect(await seriousIn(ottos)).toEqual([]);
      await signIn(ottos, 'otto@example.org');
      expect(await ottos.getByRole('button', { name: 'Submit a chart' }).count()).toBe(0);
      await ottos.goto('/members');
      await row('Otto Auditor').waitFor();
      await ottos.getByRole('cell', { name: 'ada@example.org' }).waitFor();
      expect(await ottos.getByRole('button', { name: /Add|Edit|Reset|Disable/ }).count()).toBe(0);
      await ottos.goto('/keys');
      await ottos.getByRole('cell', { name: 'EHR' }).first().waitFor();
      expect(await ottos.getByRole('button', { name: /Generate|Rotate|Revoke/ }).count()).toBe(0);
      await ottos.goto('/organization');
      await ottos.getByText('An administrator changes these.').waitFor();
      expect(await ottos.getByLabel('Name').isDisabled()).toBe(true);
      expect(await ottos.getByRole('button', { name: 'Save' }).count()).toBe(0);
      await ottos.context().close();
      await page.getByRole('button', { name: 'Close' }).click();
    });

    test('a role given on the screen is in force at once, with NPI and licence', async () => {
      const ottos = await screens.newPage();
      await signIn(ottos, 'otto@example.org');
      await page.getByRole('button', { name: 'Edit Otto Auditor' }).click();
      await dialog().getByLabel('NPI').fill('123');
      await page.getByRole('button', { name: 'Save' }).click();
      expect(await dialog().isVisible()).toBe(true);
      await dialog().getByLabel('NPI').fill('1234567893');
      await dialog().getByLabel('Licence').fill('RN 4711');
      await choose('Role', 'Reviewer');
      await page.getByRole('button', { name: 'Save' }).click();
      await row('otto@example.org').getByRole('cell', { name: 'Reviewer' }).waitFor();
      await row('otto@example.org').getByRole('cell', { name: '1234567893' }).waitFor();
      await ottos.reload();
      await ottos.getByRole('button', { name: 'Submit a chart' }).waitFor();
      expect(await ottos.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
      await ottos.goto('/audit');
      await ottos.getByText('Your role does not allow this.').first().waitFor();
      await ottos.context().close();
    });

    test('one’s own role and the only administrator stay', async () => {
      await page.getByRole('button', { name: 'Edit Ada Admin' }).click();
      expect(await dialog().getByRole('combobox', { name: 'Role' }).isDisabled()).toBe(true);
      await page.keyboard.press('Escape');
      expect(await page.getByRole('button', { name: /Disable Ada/ }).count()).toBe(0);
    });

    test('who is disabled is signed out and stays out until enabled', async () => {
      const ottos = await screens.newPage();
      await signIn(ottos, 'otto@example.org');
      await page.getByRole('button', { name: 'Disable Otto Auditor' }).click();
      await page.getByRole('button', { name: 'Really disable Otto Auditor' }).click();
      await row('otto@example.org').getByText('Disabled').waitFor();
      await ottos.reload();
      await ottos.getByRole('heading', { name: 'Sign in' }).waitFor();
      await ottos.getByLabel('E-mail').fill('otto@example.org');
      await ottos.locator('input[name=password]').fill(password);
      await ottos.getByRole('button', { name: 'Sign in' }).click();
      await ottos.getByRole('alert').waitFor();
      await page.getByRole('button', { name: 'Enable Otto Auditor' }).click();
      await page.getByRole('button', { name: 'Really enable Otto Auditor' }).click();
      await page.getByRole('button', { name: 'Disable Otto Auditor' }).waitFor();
      await ottos.context().close();
    });
  });

  describe('passwords', () => {
    test('who forgot theirs gets a link that works once, and only the newest of them', async () => {
      const reset = page.getByRole('button', { name: 'Reset link Otto Auditor' });
      await reset.click();
      const older = await shownOnce();
      await page.getByRole('button', { name: 'Copy' }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(older);
      await page.getByRole('button', { name: 'Close' }).click();
      await reset.click();
      await expect.poll(shownOnce).not.toBe(older);
      const newer = await shownOnce();
      await page.getByRole('button', { name: 'Close' }).click();
      const ottos = await screens.newPage();
      const set = async (link: string) => {
        await ottos.goto(link);
        await ottos.locator('input[name=password]').fill('another long password');
        await ottos.getByRole('button', { name: 'Set password' }).click();
      };
      const spent = ottos.getByText('This link was used or has expired');
      await set(older);
      await spent.waitFor();
      await set(newer);
      await ottos.getByText('The password is set.').waitFor();
      await set(newer);
      await spent.waitFor();
      await signIn(ottos, 'otto@example.org', 'another long password');
      await ottos.context().close();
    });

    test('one’s own is changed with the present one; other sessions end, this one goes on', async () => {
      const [here, elsewhere] = [await screens.newPage(), await screens.newPage()];
      for (const p of [here, elsewhere]) await signIn(p, 'otto@example.org', 'another long password');
      await here.getByRole('button', { name: 'Otto Auditor' }).click();
      await here.getByRole('menuitem', { name: 'Your account' }).click();
      await here.getByText('1234567893').waitFor();
      const change = async (current: string) => {
        await here.locator('input[name=current]').fill(current);
        await here.locator('input[name=password]').fill('a third long password');
        await here.getByRole('button', { name: 'Change password' }).click();
      };
      await change('not the present one');
      await here.getByText('That is not your present password.').waitFor();
      await change('another long password');
      await here.getByText('The password is changed.').waitFor();
      expect(await here.locator('input[name=current]').inputValue()).toBe('');
      expect(await seriousIn(here)).toEqual([]);
      await elsewhere.reload();
      await elsewhere.getByRole('heading', { name: 'Sign in' }).waitFor();
      await here.reload();
      await here.getByRole('heading', { name: 'Your account' }).waitFor();
      await here.context().close();
      await elsewhere.context().close();
    });
  });

  describe('the organization', () => {
    test('its name is changed, and whether the software may recommend a denial', async () => {
      await page.goto('/organization');
      const allowed = page.getByRole('switch', { name: 'The software may recommend a denial' });
      expect(await allowed.isChecked()).toBe(true);
      await page.getByLabel('Name').fill('Example Health Alliance');
      await allowed.uncheck();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved.').waitFor();
      await page.getByRole('banner').getByText('Example Health Alliance').waitFor();
      await page.reload();
      expect(await allowed.isChecked()).toBe(false);
      expect(await seriousIn(page)).toEqual([]);
      const found = await sampleCase(screens.service, 'lumbar-mri-d1');
      expect(found.recommendation).toBe('escalate');
      expect(found.escalation_reasons.join()).toMatch(/does not let the software recommend a denial/);
    });
  });

  describe('the audit log', () => {
    test('an auditor reads it, finds all entries of one case, and exports every entry', async () => {
      await join(screens.service, ada, { name: 'Iris Auditor', email: 'iris@example.org', role: 'auditor' });
      const iris = await screens.newPage({ acceptDownloads: true });
      await signIn(iris, 'iris@example.org');
      await iris.getByRole('link', { name: 'Audit log' }).click();
      await iris.getByText('Chain intact').waitFor();
      await iris.getByRole('cell', { name: /Organization changed/ }).waitFor();
      expect(await seriousIn(iris)).toEqual([]);
      const submitted = iris.getByRole('row').filter({ hasText: 'Case submitted' }).first();
      await submitted.getByRole('link', { name: /^…/ }).click();
      await iris.waitForURL(/subject_id=/);
      await expect.poll(() => iris.getByRole('row').count()).toBeLessThan(6);
      await iris.getByRole('cell', { name: /Case adjudicated/ }).waitFor();
      await iris.getByRole('searchbox').fill('');
      await iris.getByRole('combobox', { name: 'Action' }).click();
      await iris.getByRole('option', { name: 'Key revoked' }).click();
      await expect.poll(() => iris.getByRole('row').count()).toBe(2);
      const [download] = await Promise.all([
        iris.waitForEvent('download'),
        iris.getByRole('link', { name: 'Export all' }).click(),
      ]);
      const lines = readFileSync(await download.path(), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(lines.map((l) => Number(l.position))).toEqual(lines.map((_, i) => i + 1));
      expect(lines.at(-1).action).toBe('audit.exported');
      expect(lines.map((l) => l.previous_hash)).toEqual(['', ...lines.slice(0, -1).map((l) => l.hash)]);
      await iris.context().close();
    });

    test('it says what was verified when; an entry changed long ago is found by verifying all', async () => {
      await page.goto('/audit');
      await page.getByText(/The \d+ since then follow from them/).waitFor();
      const { db } = screens.service;
      await sql`alter table audit_log disable trigger audit_append_only`.execute(db);
      await sql`update audit_log set action = 'case.read' where position = 2`.execute(db);
      await sql`alter table audit_log enable trigger audit_append_only`.execute(db);
      await page.reload();
      await page.getByText('the older ones were not read again').waitFor();
      await page.getByRole('button', { name: 'Verify all again' }).click();
      await page.getByText('Chain broken at 2').waitFor();
      expect(await seriousIn(page)).toEqual([]);
    });
  });

  test('closed cases are kept for as long as it says; one is held, released and purged on its own screen', async () => {
    await page.goto('/organization');
    const kept = page.getByRole('region', { name: 'Retention' });
    await kept.getByText('Closed cases are kept without a limit.').waitFor();
    await kept.getByLabel('Days to keep closed cases').fill('3650');
    await kept.getByRole('button', { name: 'Set retention' }).click();
    await kept.getByRole('checkbox', { name: /cannot be undone/ }).check();
    expect(await seriousIn(page)).toEqual([]);
    await kept.getByRole('button', { name: 'Set retention' }).click();
    await kept.getByText('Closed cases are purged 3650 days after their determination.').waitFor();

    const { body } = await ada.send('GET', '/v1/cases?status=open');
    const { id, patient_name } = body.cases[0];
    await page.goto(`/cases/${id}`);
    await page.getByRole('tab', { name: 'History' }).click();
    await kept.getByText('only closed cases are purged').waitFor();
    expect(await kept.getByRole('button', { name: 'Purge this case' }).count()).toBe(0);
    await ada.send('POST', `/account/cases/${id}/determination`, { outcome: 'approve', reason: 'Mine.' });
    await page.reload();
    await page.getByRole('tab', { name: 'History' }).click();
    await kept.getByText(/Kept until .*, then purged/).waitFor();
    await kept.getByRole('button', { name: 'Put on legal hold' }).click();
    await dialog().getByLabel('Why').fill('A court asked.');
    await dialog().getByRole('button', { name: 'Put on hold' }).click();
    await kept.getByText(/On legal hold since .*, by Ada Admin: A court asked\./).waitFor();
    expect(await kept.getByRole('button', { name: 'Purge this case' }).count()).toBe(0);
    await kept.getByRole('button', { name: 'Release from legal hold' }).click();
    await kept.getByRole('button', { name: 'Purge this case' }).click();
    await dialog().getByLabel('Type purge to confirm').fill('yes');
    await dialog().getByRole('button', { name: 'Purge for good' }).click();
    expect(await seriousIn(page)).toEqual([]);
    expect((await screens.service.request(`/v1/cases/${id}`)).status).toBe(200);
    await dialog().getByLabel('Type purge to confirm').fill('purge');
    await dialog().getByRole('button', { name: 'Purge for good' }).click();
    await page.getByRole('heading', { name: 'Cases' }).waitFor();
    await page.goto(`/cases/${id}`);
    await page.getByText(/The case was purged on .* \(an administrator asked for it\)/).waitFor();
    expect(await page.getByText(patient_name).count()).toBe(0);
  });

  test('no error was thrown and no policy broken on the way', () => expect(screens.problems).toEqual([]));
});
