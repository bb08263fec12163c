import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const command = fileURLToPath(new URL('../bin/mnr.mjs', import.meta.url));

test('a verb whose reader has gone away ends quietly', () => {
  const { stderr, status } = spawnSync('bash', ['-o', 'pipefail', '-c', `node "${command}" --help | true`], {
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});
