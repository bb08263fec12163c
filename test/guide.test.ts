// The guide for authors, walked as an author would: the files it shows in a folder of one's own, then its commands.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { verb as policy } from '../packages/cli/src/verbs/policy.ts';
import { verb as review } from '../packages/cli/src/verbs/review.ts';
import { charts, temporaryFolder } from './harness.ts';

const guide = readFileSync(fileURLToPath(new URL('../docs/guides/write-a-policy.md', import.meta.url)), 'utf8');
const block = (name: string): string => guide.split(`\`\`\`${name}\n`)[1].split('\n```')[0];

/** `my-policies/…/policy.yaml`, where the guide says. */
function written(text = block('yaml policy')): string {
  const folder = temporaryFolder();
  const home = join(folder, /my-policies\/([\w-]+)\/policy\.yaml/.exec(guide)![1]);
  mkdirSync(home);
  writeFileSync(join(home, 'policy.yaml'), text);
  writeFileSync(join(home, 'tests.yaml'), block('yaml tests'));
  return folder;
}

afterEach(() => vi.restoreAllMocks());

async function run(command: string): Promise<{ readonly status: number; readonly said: string }> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const [, , name, ...args] = (command.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
  const verb = { policy, review }[name]!;
  const status = await verb.run(args.map((arg) => (arg === 'chart.pdf' ? join(charts, 'pap-initial-d1.pdf') : arg)));
  const said = log.mock.calls.flat().join('\n');
  log.mockRestore();
  return { status, said };
}

test('each command of docs/guides/write-a-policy.md does what the guide says', async () => {
  const [setting, ...commands] = block('sh')
    .split('\n')
    .map((line) => line.split(' #')[0].trim());
  expect(setting).toBe('export MNR_POLICIES_DIR=my-policies');
  vi.stubEnv('MNR_POLICIES_DIR', written());
  try {
    const outcomes = [];
    for (const command of commands) outcomes.push(await run(command));
    expect(outcomes.map(({ status, said }) => (status === 0 ? 0 : said))).toEqual(commands.map(() => 0));
    const [checked, tested, asked, reviewed] = outcomes.map(({ said }) => said);
    expect(checked).toBe('1 policies, 0 errors, 0 warnings');
    expect(tested).toMatch(/^home-nebulizer: (1\d) of \1 tests pass$/m);
    expect(asked).toMatch(/NEB-2 met/);
    expect(reviewed).toMatch(/Home Nebulizer/);
  } finally {
    vi.unstubAllEnvs();
  }
});

test('what its author misspells is told with the file and the line in it', async () => {
  const folder = written(block('yaml policy').replace('finding: obstructive_airway', 'finding: obstructive_airways'));
  const { status, said } = await run(`npx mnr policy check home-nebulizer --policies ${folder}`);
  expect(status).toBe(1);
  expect(said).toMatch(/home-nebulizer\/policy\.yaml:\d+:\d+ error \[unknown-concept\].*`obstructive_airways`/);
  expect(said).toMatch(/help: did you mean `obstructive_airway`\?/);
});
