// Every policy is sound, and every test that stands beside it passes.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPolicyFolder } from '@mnr/service/policies';
import { describe, expect, test } from 'vitest';
import { labelsIn } from '../packages/cli/src/eval/labels.ts';
import { mistakesIn } from '../packages/cli/src/policy/check.ts';
import { runTests } from '../packages/cli/src/policy/tests.ts';
import { charts } from './harness.ts';

const folder = fileURLToPath(new URL('../policies', import.meta.url));
const { policies, mistakes } = readPolicyFolder(folder);

test('no policy file has a mistake', () => {
  expect(mistakes.filter((m) => m.severity === 'error')).toEqual([]);
  expect(policies.length).toBe(14);
  expect(policies.reduce((n, { policy }) => n + policy.titles.length, 0)).toBe(35);
});

test('no policy has a dead branch, a threshold of unknown origin, phrases in each other’s way or a leaf without examples', () => {
  const found = mistakesIn(folder, true).mistakes.filter((m) => m.severity === 'error');
  expect(found.map((m) => `${m.file}:${m.line} ${m.message}`)).toEqual([]);
});

test('every criterion has a name that a nurse can read aloud', () => {
  const shorthand = policies.flatMap(({ policy }) =>
    [...policy.leaves.values()].filter((l) => !/^[\p{Lu}\d]/u.test(l.name)),
  );
  expect(shorthand.map((l) => `${l.id} ${l.name}`)).toEqual([]);
});

test('what each policy learnt is learnt from all its labelled charts', () => {
  const folders = readdirSync(charts, { withFileTypes: true }).flatMap((e) =>
    e.isDirectory() ? join(charts, e.name) : [],
  );
  const labels = [charts, ...folders].flatMap((dir) => labelsIn(dir).map(({ label }) => label.policy));
  for (const { policy } of policies) {
    const { charts: from } = JSON.parse(readFileSync(join(folder, dirname(policy.file), 'learnt.json'), 'utf8'));
    expect([policy.slug, from]).toEqual([policy.slug, labels.filter((slug) => slug === policy.slug).length]);
    expect(policy.learnt.size, policy.slug).toBeGreaterThan(0);
  }
});

describe('the tests beside each policy pass', () => {
  test.each(policies.map(({ policy }) => [policy.slug, policy] as const))('%s', (_slug, policy) => {
    const file = join(folder, dirname(policy.file), 'tests.yaml');
    expect(existsSync(file)).toBe(true);
    const { run, failures } = runTests(policy, readFileSync(file, 'utf8'));
    expect(run).toBeGreaterThan(0);
    expect(failures).toEqual([]);
  });
});
