// The worked example of the authoring guide is a sound policy, and its tests pass.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkPolicies, readPolicies } from '@mnr/engine/policy';
import { expect, test } from 'vitest';
import { runTests } from '../packages/cli/src/policy/tests.ts';

const guide = readFileSync(fileURLToPath(new URL('../docs/guides/write-a-policy.md', import.meta.url)), 'utf8');
const block = (name: string): string => guide.split(`\`\`\`yaml ${name}\n`)[1].split('\n```')[0];

test('the example of docs/guides/write-a-policy.md is sound and does what its tests say', () => {
  const source = { file: 'policy.yaml', text: block('policy') };
  const { policies, mistakes } = readPolicies([], [source]);
  expect(mistakes).toEqual([]);
  expect(checkPolicies([], [{ policy: policies[0], source }])).toEqual([]);
  const { run, failures, untested } = runTests(policies[0], block('tests'));
  expect(failures).toEqual([]);
  expect(untested).toEqual([]);
  expect(run).toBeGreaterThan(10);
});
