// What a reviewer decides on the screens: a denial and its refusals, documents that are asked for and arrive, a chart that is dropped.

import type { SingleCase } from '@mnr/api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decide, hasChromium, openScreens, type Screens, seriousIn, signIn } from './browser.ts';
import { chart } from './harness.ts';
import { textPdf } from './pdf-files.ts';
import { join, type Person, sampleCase, setUp } from './signed-in.ts';

describe.skipIf(!hasChromium)('deciding in Chromium', { timeout: 180_000 }, () => {
  let screens: Screens;
  let ada: Person;
  /** Rita has an NPI, Ned has none yet. */
  let ritas: Page;
  beforeAll(async () => {
    screens = await openScreens();
    const { service } = screens;
    ada = await setUp(service);
    await join(service, ada, { name: 'Rita Reviewer', email: 'rita@example.org', role: 'reviewer', npi: '1234567893' });
    await join(service, ada, { name: 'Ned Newcomer', email: 'ned@example.org', role: 'reviewer' });
    await join(service, ada, { name: 'Otto Auditor', email: 'otto@example.org', role: 'auditor' });
    ritas = await screens.newPage();
    await signIn(ritas, 'rita@example.org');
  }, 300_000);
  afterAll(() => screens?.close());

  const read = async (id: string): Promise<SingleCase> => (await screens.service.request(`/v1/cases/${id}`)).json();
  const openDecision = async (page: Page, id: string) => {
    await page.goto(`/cases/${id}`);
    await page.getByRole('tab', { name: 'Decision' }).click();
  };
  const deny = (page: Page) => page.getByRole('radio', { name: 'Deny' });
  /** As a hand would: over the field, with these files. */
  const drop = async (page: Page, files: readonly { readonly name: string; readonly bytes: Uint8Array }[]) => {
    const given = files.map(({ name, bytes }) => ({ name, text: Buffer.from(bytes).toString('base64') }));
    const carried = await page.evaluateHandle((all) => {
      const transfer = new DataTransfer();
      for (const { name, text } of all) {
        const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: name.endsWith('.pdf') ? 'application/pdf' : 'text/plain' }));
      }
      return transfer;
    }, given);
    for (const type of ['dragover', 'drop']) await page.locator('.drop').dispatchEvent(type, { dataTransfer: carried });
  };

  describe('a denial', () => {
    let id = '';

    test('cannot be chosen before a page of the chart was shown', async () => {
      id = (await sampleCase(screens.service, 'lumbar-mri-d1')).id;
      await ritas.route('**/pages/*.webp', (route) => route.abort());
      await openDecision(ritas, id);
      await ritas.getByText('Not before a page of the chart was shown here').waitFor();
      await ritas.getByText('The page could not be shown').first().waitFor();
      expect(await deny(ritas).isDisabled()).toBe(true);
      expect(await ritas.getByRole('radio', { name: 'Approve' }).isEnabled()).toBe(true);
      await ritas.unroute('**/pages/*.webp');
    });

    test('cannot be chosen without an NPI, though the chart is open', async () => {
      const neds = await screens.newPage();
      await signIn(neds, 'ned@example.org');
      await openDecision(neds, id);
      await neds.getByText('Your account has no NPI; an administrator can add it').waitFor();
      await neds.waitForFunction(() => document.querySelector<HTMLImageElement>('.page img')?.naturalWidth);
      await neds.waitForTimeout(500);
      expect(await deny(neds).isDisabled()).toBe(true);
      await neds.context().close();
    });

    test('is not offered to an auditor, and refused when asked for all the same', async () => {
      const ottos = await screens.newPage();
      await signIn(ottos, 'otto@example.org');
      await openDecision(ottos, id);
      await ottos.getByText('Your role reads cases. A reviewer decides them.').waitFor();
      expect(await ottos.getByRole('radio').count()).toBe(0);
      expect(await ottos.getByRole('button', { name: 'Decide' }).count()).toBe(0);
      const { csrf_token } = await (await ottos.request.get('/account/me')).json();
      const forced = await ottos.request.post(`/account/cases/${id}/determination`, {
        headers: { 'x-csrf-token': csrf_token },
        data: { outcome: 'deny', reason: 'x' },
      });
      expect(forced.status()).toBe(403);
      await ottos.context().close();
    });

    test('needs a reason of one’s own; then it is recorded with who, NPI and the evidence that was opened', async () => {
      const before = await read(id);
      await ritas.goto(`/cases/${id}`);
      const looked = before.criteria.find((c) => c.id !== before.decided_by[0] && c.evidence.length > 0)!;
      await ritas.locator(`[data-criterion="${looked.id}"]`).getByRole('button').first().click();
      await ritas.getByRole('button', { name: 'Decide' }).click();
      await expect.poll(() => deny(ritas).isEnabled()).toBe(true);
      await deny(ritas).check();
      const record = ritas.getByRole('button', { name: 'Record denial' });
      expect(await record.isDisabled()).toBe(true);
      await ritas.getByLabel('Your reason').fill('   ');
      expect(await record.isDisabled()).toBe(true);
      expect((await read(id)).status).toBe('open');
      await ritas.getByLabel('Your reason').fill('Three weeks of symptoms, no red flag in the note.');
      expect(await seriousIn(ritas)).toEqual([]);
      await record.focus();
      await ritas.keyboard.press('Enter');
      // The last look: whose, what, and how it stands to the recommendation. A hasty Enter goes back.
      const last = ritas.getByRole('dialog', { name: 'Deny this request?' });
      const told = await last.getByRole('definition').allInnerTexts();
      expect(told.join('\n')).toContain(before.patient_name!);
      expect(told.join('\n')).toContain(`born ${before.patient_birth_date}`);
      expect(told).toContain(before.id);
      expect(told).toContain('The same: deny was recommended');
      expect(told).toContain('Three weeks of symptoms, no red flag in the note.');
      expect(await seriousIn(ritas)).toEqual([]);
      await ritas.keyboard.press('j');
      await ritas.keyboard.press('Enter');
      await last.waitFor({ state: 'hidden' });
      expect((await read(id)).status).toBe('open');
      await decide(ritas, 'denial');
      await ritas.getByRole('button', { name: 'See determination' }).click();
      const shown = ritas.getByRole('region', { name: 'Determination' });
      await shown.getByText('Denied by Rita Reviewer').waitFor();
      await shown.getByText(/NPI 1234567893/).waitFor();
      await shown.getByText('Agrees with the recommendation to deny.').waitFor();
      expect(await shown.innerText()).toContain(looked.id);
      expect(await read(id)).toMatchObject({
        status: 'closed',
        determination: { outcome: 'deny', agrees: true, reviewer: 'Rita Reviewer' },
      });
      expect(await seriousIn(ritas)).toEqual([]);
    });

    test('is made for one case at a time: the list has nothing to choose many with', async () => {
      await ritas.goto('/');
      await ritas.getByRole('row').nth(1).waitFor();
      expect(await ritas.getByRole('checkbox').count()).toBe(0);
    });
  });

  test('documents are asked for, dropped into the pending case, and what they changed is shown', async () => {
    const { id, recommendation } = await sampleCase(screens.service, 'scs-trial-d1');
    expect(recommendation).toBe('pend');
    await openDecision(ritas, id);
    await ritas.getByRole('radio', { name: 'Ask for documents' }).check();
    await ritas.getByLabel('Your reason').fill('Please send the report of the psychological evaluation.');
    await ritas.getByRole('button', { name: 'Ask for documents' }).click();
    await ritas.getByText('Pending', { exact: true }).waitFor();
    await ritas.getByRole('tab', { name: 'Documents' }).click();
    const report = textPdf([
      'Psychological evaluation for spinal cord stimulation',
      'Patient: Aurelio Manchester   DOB 04/23/1963   MRN PMC-87401',
      'Date of service: 10/20/2026',
      'Clinician: Graciela Quintero, PsyD',
      'Interview of 10/08/2026, MMPI-3 and pain coping inventory scored.',
      'No untreated depression, psychosis or substance use disorder. Expectations are realistic.',
      'Conclusion: psychologically cleared for the spinal cord stimulator trial.',
      'Electronically signed by Graciela Quintero, PsyD, 10/20/2026',
    ]);
    await drop(ritas, [
      { name: 'note to self.txt', bytes: new TextEncoder().encode('no chart') },
      { name: 'report.pdf', bytes: report },
    ]);
    await ritas.getByText('No PDF, and left out: note to self.txt').waitFor();
    expect(await seriousIn(ritas)).toEqual([]);
    await ritas.getByRole('button', { name: 'Add and adjudicate again' }).click();
    const changed = ritas.getByRole('button', { name: 'Changed by the added documents' });
    await changed.waitFor({ timeout: 120_000 });
    const after = await read(id);
    expect(after).toMatchObject({ status: 'open', recommendation: 'approve' });
    await ritas.getByRole('region', { name: 'Recommendation' }).getByText('Pend → Approve').waitFor();
    await changed.click();
    const table = ritas.getByRole('table', { name: 'Changed by the added documents' });
    await table.getByRole('row', { name: /SCS-09 Psychological evaluation.*Unknown.*Met/ }).waitFor();
    await ritas.getByText('Documents added: 1 file').waitFor();
    expect(await seriousIn(ritas)).toEqual([]);
    await ritas.getByRole('tab', { name: 'Documents' }).click();
    const added = ritas.getByRole('row', { name: /Psychological evaluation for spinal cord/ });
    await added.getByRole('button', { name: /Show page/ }).click();
    const number = await added.getByRole('button').innerText();
    const [sheet, pane] = [ritas.locator(`[data-page="${number}"]`), ritas.getByRole('region', { name: 'Chart' })];
    await expect
      .poll(async () => Math.abs((await sheet.boundingBox())!.y - (await pane.boundingBox())!.y), { timeout: 12_000 })
      .toBeLessThan(300);
  });

  test('a chart in two files is dropped, its policy found by a code, and the case watched until it is read', async () => {
    await ritas.goto('/');
    await ritas.getByRole('button', { name: 'Submit a chart' }).click();
    const submit = ritas.getByRole('button', { name: 'Submit', exact: true });
    await drop(ritas, [{ name: 'first.pdf', bytes: chart('cgm-initial-d1') }]);
    await drop(ritas, [
      { name: 'second.pdf', bytes: textPdf(['Imaging center fax cover', 'Pages: 1', 'Nothing else is sent.']) },
    ]);
    await ritas.getByText('first.pdf, second.pdf').waitFor();
    expect(await submit.isDisabled()).toBe(true);
    await ritas.getByRole('combobox', { name: /Policy and sub-procedure/ }).fill('E2103');
    await ritas.getByRole('option', { name: 'Initial CGM' }).click();
    await submit.click();
    await ritas.waitForURL(/\/cases\//);
    await ritas.getByRole('region', { name: 'Recommendation' }).waitFor({ timeout: 120_000 });
    const found = await read(ritas.url().split('/').at(-1)!);
    expect(found.chart!.files.map((f) => f.name)).toEqual(['first.pdf', 'second.pdf']);
    expect(found.policy_title).toBe('Initial CGM');
  });

  test('held upright, a tablet shows chart and criteria together, and the decision without scrolling', async () => {
    const page = await screens.newPage({ viewport: { width: 820, height: 1180 }, hasTouch: true });
    await signIn(page, 'rita@example.org');
    const { id } = await sampleCase(screens.service, 'tka-d1');
    await page.goto(`/cases/${id}`);
    await page.locator('.lit[data-now]').first().waitFor();
    await page.getByRole('button', { name: 'Decide' }).tap();
    for (const part of [page.getByRole('region', { name: 'Chart' }), page.getByLabel('Your reason')]) {
      const box = (await part.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(1180);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(820);
    expect(await seriousIn(page)).toEqual([]);
    await page.context().close();
  });

  test('no error was thrown and no policy broken on the way', () => expect(screens.problems).toEqual([]));
});
