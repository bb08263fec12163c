// The screens as a person uses them, in a real Chromium against a real service: set-up to determination.

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CaseList, SingleCase } from '@mnr/api';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildConsoleIfStale } from '../packages/service/src/http/build-console.ts';
import { consoleFolder } from '../packages/service/src/http/console.ts';
import { chart, charts, formOf, samples, startTestService, type TestService } from './harness.ts';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const installed = existsSync(executablePath);
if (!installed)
  console.warn(`test/console.test.ts is skipped: there is no Chromium at ${executablePath} (apt-get install chromium)`);

const quiet = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const password = 'a long enough password';
const sample = samples().find((s) => s.id === 'pap-initial-d1')!;

describe.skipIf(!installed)('the screens in Chromium', { timeout: 180_000 }, () => {
  let service: TestService;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    const built = await buildConsoleIfStale();
    expect(built.kind, built.kind === 'failed' ? built.why : '').not.toBe('failed');
    service = await startTestService();
    browser = await chromium.launch({ executablePath, args: quiet });
    context = await newContext();
    page = await context.newPage();
    page.setDefaultTimeout(12_000);
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && /content security/i.test(message.text())) problems.push(message.text());
    });
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const newContext = () =>
    browser.newContext({
      baseURL: service.baseUrl,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });

  const signIn = async (on: Page, email: string) => {
    await on.getByLabel('E-mail').fill(email);
    await on.locator('input[name=password]').fill(password);
    await on.getByRole('button', { name: 'Sign in' }).click();
    await on.getByRole('heading', { name: 'Cases' }).waitFor();
  };

  const seriousIn = async (on: Page): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await on.emulateMedia({ colorScheme });
      await on.waitForTimeout(250);
      // By the debugger and not by a script element, which the content security policy rightly refuses.
      await on.evaluate(axe);
      const { violations } = (await on.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as {
        violations: { id: string; impact: string; nodes: { html: string }[] }[];
      };
      for (const v of violations.filter((v) => v.impact === 'serious' || v.impact === 'critical'))
        found.push(`${on.url()} ${colorScheme} ${v.id}: ${v.nodes[0].html.slice(0, 160)}`);
    }
    await on.emulateMedia({ colorScheme: 'light' });
    return found;
  };

  let key = '';
  let caseId = '';
  const read = async (id: string): Promise<SingleCase> => (await service.request(`/v1/cases/${id}`)).json();

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
    key = (await page.getByTestId('new-key').innerText()).trim();
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
    const answer = await service.request('/v1/adjudicate/submit', { method: 'POST', body: form, as: key });
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

  test('every tab of a case reads well to a machine', async () => {
    for (const tab of ['Missing', 'Rationale', 'Documents', 'History', 'Decision']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.waitForTimeout(200);
      expect(await seriousIn(page)).toEqual([]);
    }
  });

  test('a reviewer decides with a reason of their own, and the case is closed', async () => {
    await page.getByRole('button', { name: 'Decide' }).click();
    const record = page.getByRole('button', { name: 'Record determination' });
    await page.getByRole('radio', { name: 'Approve' }).check();
    expect(await record.isDisabled()).toBe(true);
    await page.getByLabel('Your reason').fill('I read the sleep test and the visit before it; both carry the request.');
    await record.click();
    await page.getByRole('button', { name: 'See determination' }).click();
    await page.getByText('approved by Ada Admin').waitFor();
    const after = await read(caseId);
    expect(after.status).toBe('closed');
    expect(after.determination).toMatchObject({ outcome: 'approve', reviewer: 'Ada Admin' });
    expect(await seriousIn(page)).toEqual([]);
  });

  test('filters and search stand in the address and survive a reload', async () => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Search by patient or case id' }).fill('zzz');
    await page.waitForURL(/query=zzz/);
    await page.getByText('No case matches these filters.').waitFor();
    await page.reload();
    await page.getByText('No case matches these filters.').waitFor();
    expect(await page.getByRole('searchbox', { name: 'Search by patient or case id' }).inputValue()).toBe('zzz');
    await page.goto('/?status=closed');
    await page.getByRole('row', { name: /Closed/ }).waitFor();
    await page.goto('/?status=open');
    await page.getByText('No case matches these filters.').waitFor();
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

  test('every other screen reads well to a machine', async () => {
    for (const [path, heading] of [
      ['/policies', 'Policies'],
      ['/figures', 'Figures'],
      ['/members', 'Members'],
      ['/audit', 'Audit log'],
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      await page.waitForTimeout(400);
      expect(await seriousIn(page)).toEqual([]);
    }
    await page.goto('/policies');
    await page.getByRole('searchbox', { name: 'Search policies' }).fill('E0601');
    await page.getByRole('link', { name: /Positive Airway/ }).click();
    await page.getByText('All of these').first().waitFor();
    expect(await seriousIn(page)).toEqual([]);
    await page.goto('/audit');
    await page.getByText('Chain intact').waitFor();
  });

  test('an auditor added on the screen sets a password with the link, reads, and is offered no decision', async () => {
    await page.goto('/members');
    await page.getByRole('button', { name: 'Add a member' }).click();
    await page.locator('input[name=name]').fill('Otto Auditor');
    await page.locator('input[name=email]').fill('otto@example.org');
    await page.getByRole('dialog').locator('input[aria-haspopup=listbox]').click();
    await page.getByRole('option', { name: /Auditor/ }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const link = (await page.getByTestId('reset-link').innerText()).trim();
    const other = await newContext();
    const ottos = await other.newPage();
    await ottos.goto(link);
    await ottos.locator('input[name=password]').fill(password);
    await ottos.getByRole('button', { name: 'Set password' }).click();
    await ottos.getByRole('link', { name: 'Sign in' }).click();
    expect(await seriousIn(ottos)).toEqual([]);
    await signIn(ottos, 'otto@example.org');
    expect(await ottos.getByRole('button', { name: 'Submit a chart' }).count()).toBe(0);
    const { cases } = (await (await service.request('/v1/cases?status=open')).json()) as CaseList;
    await ottos.goto(`/cases/${cases[0].id}`);
    await ottos.getByRole('tab', { name: 'Decision' }).click();
    await ottos.getByText('Your role reads cases.').waitFor();
    expect(await ottos.getByRole('radio').count()).toBe(0);
    expect(await ottos.getByRole('button', { name: 'Decide' }).count()).toBe(0);
    await other.close();
  });

  test('an administrator gives a member an NPI', async () => {
    await page.goto('/members');
    await page.getByRole('button', { name: 'Edit Ada Admin' }).click();
    await page.locator('input[name=npi]').fill('1234567893');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('cell', { name: '1234567893' }).waitFor();
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

  test('no error was thrown and no policy broken on the way', () => expect(problems).toEqual([]));
});

test.skipIf(!existsSync(join(consoleFolder, 'index.html')))(
  'the first screen takes under 300 kB of compressed script',
  () => {
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
  },
);
