// One chart, printed in several ways by a real browser: what a chart says does not depend on how it is printed.

import { fileURLToPath } from 'node:url';
import { review } from '@mnr/engine';
import { createReader } from '@mnr/reader';
import { readPolicyFolder } from '@mnr/service/policies';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPrinter, type Printer, prints, sourcesIn } from '../bench/printed.ts';
import { labelsIn } from '../packages/cli/src/eval/labels.ts';
import { hasChromium } from './browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const set = `${root}charts/seventeenth`;
/** One in the gate, for its time; `npm run bench:prints` prints the whole set. */
const charts = ['P-icd'];

describe.skipIf(!hasChromium)('a chart printed in another way', () => {
  const policies = new Map(readPolicyFolder(`${root}policies`).policies.map(({ policy }) => [policy.slug, policy]));
  const reader = createReader({ workers: 2 });
  let printer: Printer;
  beforeAll(async () => {
    printer = await openPrinter();
  });
  afterAll(async () => {
    await printer.close();
    await reader.close();
  });

  test.each(charts)('%s is judged as it was', async (id) => {
    const { label } = labelsIn(set).find((c) => c.label.id === id)!;
    const html = sourcesIn(set).get(label.file)!;
    const judged = async (how: string) => {
      const pages = await reader.read(await printer.print(html, how));
      const { recommendation, criteria } = review(pages, policies.get(label.policy)!, label.policy_title);
      return { recommendation, criteria: Object.fromEntries(criteria.map((c) => [c.id, c.status])) };
    };
    const [asWritten, ...others] = Object.keys(prints);
    const written = await judged(asWritten);
    for (const how of others) expect({ how, ...(await judged(how)) }).toEqual({ how, ...written });
  });
});
