import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const mnr = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, ['--import', 'tsx', main, 'policy', 'ask', ...args], { input, encoding: 'utf8' });

test('one sentence: what the criterion makes of it and by which words', () => {
  const { stdout, status } = mnr(['pap', 'PAP-04', 'Sleep study 05/01/2026: AHI 31.4 events per hour.']);
  expect(stdout).toContain('PAP-04 met |');
  expect(stdout).toContain('by  “');
  expect(status).toBe(0);
});

test('questions from standard input: those judged otherwise than expected fail the call', () => {
  const { stdout, status } = mnr(
    ['pap', '--quiet'],
    ['PAP-04 !met | AHI goal below 31.', 'PAP-04 met | Sleep was discussed.', 'not a question'].join('\n'),
  );
  expect(stdout).toContain('✗ PAP-04 unknown');
  expect(stdout).toContain('1 of 2 judged as expected');
  expect(status).toBe(1);
});

test('a criterion that the policy does not have is said to be missing', () => {
  const { stderr, status } = mnr(['pap', 'PAP-99', 'x']);
  expect(stderr).toContain('pap-osa has no criterion PAP-99');
  expect(status).toBe(2);
});
