// A real Chromium before a test service, and what every test of the screens does with it.

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { buildConsoleIfStale } from '../packages/service/src/http/build-console.ts';
import { startTestService, type TestService } from './harness.ts';
import { password } from './signed-in.ts';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const hasChromium = existsSync(executablePath);
if (!hasChromium)
  console.warn(
    `tests of the screens are skipped: there is no Chromium at ${executablePath} (apt-get install chromium)`,
  );

const quiet = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type Screens = {
  readonly service: TestService;
  /** A new browser profile: nobody is signed in. */
  readonly newPage: (change?: BrowserContextOptions) => Promise<Page>;
  /** Errors thrown on any page, and breaches of the content security policy. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
};

export async function openScreens(): Promise<Screens> {
  const built = await buildConsoleIfStale();
  if (built.kind === 'failed') throw new Error(built.why);
  const service = await startTestService();
  const browser: Browser = await chromium.launch({ executablePath, args: quiet });
  const problems: string[] = [];
  return {
    service,
    problems,
    newPage: async (change = {}) => {
      const context: BrowserContext = await browser.newContext({
        baseURL: service.baseUrl,
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
        ...change,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && /content security/i.test(message.text())) problems.push(message.text());
      });
      return page;
    },
    close: async () => {
      await browser.close();
      await service.stop();
    },
  };
}

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/');
  await page.getByLabel('E-mail').fill(email);
  await page.locator('input[name=password]').fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Cases' }).waitFor();
}

/** From the form through the last look. */
export async function decide(page: Page, outcome: 'approval' | 'denial'): Promise<void> {
  await page.getByRole('button', { name: `Record ${outcome}` }).click();
  await page.getByRole('button', { name: outcome === 'denial' ? 'Yes, deny' : 'Yes, approve' }).click();
}

/** What axe calls serious or critical; in dark only colours can differ. */
export async function seriousIn(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  // By the debugger and not by a script element, which the content security policy rightly refuses.
  await page.evaluate(axe);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    await page.waitForTimeout(60);
    const { violations } = (await page.evaluate(
      ([rules]) => Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'], ...rules }),
      [colorScheme === 'dark' ? { runOnly: { type: 'rule', values: ['color-contrast'] } } : {}],
    )) as {
      violations: { id: string; impact: string; nodes: { html: string }[] }[];
    };
    for (const v of violations.filter((v) => v.impact === 'serious' || v.impact === 'critical'))
      found.push(`${page.url()} ${colorScheme} ${v.id}: ${v.nodes[0].html.slice(0, 160)}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
