// `mnr policy check [SLUG]`: every mistake of every policy file, with file, line and help. Exit 1 when there is an error.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPolicyFolder } from '@mnr/service/policies';
import { policiesFolder } from './folder.ts';

export function policyCheck(args: readonly string[]): number {
  const folder = policiesFolder();
  const { policies, mistakes } = readPolicyFolder(folder);
  const wanted = mistakes.filter(
    (m) => args.length === 0 || args.some((a) => m.file.includes(a)) || m.file.startsWith('concepts'),
  );
  for (const m of wanted) {
    console.log(`${join('policies', m.file)}:${m.line}:${m.column} ${m.severity} [${m.code}] ${m.message}`);
    if (m.help) console.log(`    help: ${m.help}`);
  }
  const errors = wanted.filter((m) => m.severity === 'error').length;
  for (const { policy } of policies) {
    if (!existsSync(join(folder, policy.file, '..', 'tests.yaml')))
      console.log(`${join('policies', policy.file)}:1:1 warning [untested] this policy has no tests.yaml`);
  }
  console.log(`${policies.length} policies, ${errors} errors, ${wanted.length - errors} warnings`);
  return errors > 0 ? 1 : 0;
}
