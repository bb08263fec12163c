import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const command = fileURLToPath(new URL('../bin/mnr.mjs', import.meta.url));

test('mnr alone lists the verbs, each on a line or two, and tells where their options are', () => {
  const { stdout, status } = spawnSync(process.execPath, [command, '-h'], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout.split('\n').length).toBeLessThan(30);
  expect(stdout).toContain('mnr VERB --help');
});

test('a verb whose reader has gone away ends quietly', () => {
  const { stderr, status } = spawnSync('bash', ['-o', 'pipefail', '-c', `node "${command}" --help | true`], {
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});
