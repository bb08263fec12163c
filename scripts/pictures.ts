// Pictures of the screens from a real service with sample charts: `npx tsx scripts/pictures.ts` makes those of docs/pictures,
// `npx tsx scripts/pictures.ts FOLDER` every screen, light and dark, at 1280 pixels, on a tablet and on a phone, to be looked at.

import { mkdirSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openScreens, signIn } from '../test/browser.ts';
import { join, sampleCase, setUp } from '../test/signed-in.ts';

const everything = process.argv[2];
const folder = everything ?? fileURLToPath(new URL('../docs/pictures', import.meta.url));
mkdirSync(folder, { recursive: true });

const screens = await openScreens();
const { service } = screens;
const ada = await setUp(service);
const rita = {
  name: 'Rita Reviewer',
  email: 'rita@example.org',
  role: 'reviewer',
  npi: '1234567893',
  licence: 'RN 4711',
} as const;
const reviewer = await join(service, ada, rita);
await join(service, ada, { name: 'Otto Auditor', email: 'otto@example.org', role: 'auditor' });
await ada.send('POST', '/account/keys', { name: 'EHR integration', scopes: ['read:service', 'write:service'] });

const cases = new Map<string, string>();
for (const id of [
  'lumbar-mri-d1',
  'tka-d1',
  'scs-trial-d1',
  'pap-continued-d1',
  'pmd-pwc-d1',
  'ldct-annual-d1',
  'cgm-initial-d1',
  'pap-initial-d1',
])
  cases.set(id, (await sampleCase(service, id, id === 'pmd-pwc-d1' ? { urgency: 'expedited' } : {})).id);
const decide = async (id: string, outcome: string, reason: string) => {
  const path = `/account/cases/${cases.get(id)}`;
  await reviewer.send('POST', `${path}/opened`, {});
  await reviewer.send('POST', `${path}/determination`, { outcome, reason });
};
await decide('lumbar-mri-d1', 'deny', 'Three weeks of symptoms and no red flag in the note or the questionnaire.');
await decide('scs-trial-d1', 'request_documents', 'Please send the psychological evaluation.');
await decide('cgm-initial-d1', 'approve', 'Insulin treatment and training are documented.');

const shoot = async (page: Page, name: string) => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  await page.screenshot({ path: pathOf(folder, `${name}.png`) });
};
const openCase = async (page: Page, id: string) => {
  await page.goto(`/cases/${cases.get(id)}`);
  await page.getByRole('region', { name: 'Chart' }).waitFor();
};
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

if (everything) {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [size, viewport] of [
      ['1280', { width: 1280, height: 800 }],
      ['tablet', { width: 820, height: 1180 }],
      ['phone', { width: 390, height: 844 }],
    ] as const) {
      const as = (name: string) => `${name}-${size}-${colorScheme}`;
      const page = await screens.newPage({ viewport, colorScheme });
      await page.goto('/');
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await shoot(page, as('sign-in'));
      await signIn(page, rita.email);
      await shoot(page, as('cases'));
      await page.getByRole('button', { name: 'Submit a chart' }).click();
      await page.getByRole('dialog').waitFor();
      await page.getByRole('dialog').locator('input[aria-haspopup=listbox]').fill('CPAP');
      await shoot(page, as('submit'));
      for (const id of ['pap-initial-d1', 'tka-d1', 'scs-trial-d1']) {
        await openCase(page, id);
        await shoot(page, as(`case-${id}`));
      }
      for (const name of ['Missing', 'Rationale', 'Documents', 'History', 'Decision']) {
        await tab(page, name);
        await shoot(page, as(`case-${name.toLowerCase()}`));
      }
      await openCase(page, 'tka-d1');
      await tab(page, 'Decision');
      await page.getByRole('radio', { name: 'Approve' }).check();
      await page.getByLabel('Your reason').fill('Three months of care and the films carry the request.');
      await page.getByRole('button', { name: 'Record approval' }).click();
      await page.getByRole('dialog').waitFor();
      await shoot(page, as('last-look'));
      await openCase(page, 'lumbar-mri-d1');
      await tab(page, 'Decision');
      await shoot(page, as('case-closed'));
      await page.goto('/none');
      await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
      await shoot(page, as('not-found'));
      await page.getByRole('button', { name: rita.name }).click();
      await shoot(page, as('menu'));
      const admin = await screens.newPage({ viewport, colorScheme });
      await signIn(admin, 'ada@example.org');
      for (const path of ['policies', 'figures', 'keys', 'members', 'audit', 'profile', 'organization']) {
        await admin.goto(`/${path}`);
        await shoot(admin, as(path));
      }
      await admin.goto('/policies');
      await admin.getByRole('link', { name: /Positive Airway/ }).click();
      await shoot(admin, as('policy'));
      await page.context().close();
      await admin.context().close();
    }
} else {
  const page = await screens.newPage();
  await signIn(page, rita.email);
  await shoot(page, 'cases');
  await openCase(page, 'pap-initial-d1');
  await shoot(page, 'case');
}
await screens.close();
