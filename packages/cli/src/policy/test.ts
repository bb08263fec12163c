// `mnr policy test [SLUG…]`: runs the tests that stand beside the policies. Exit 1 when one fails or none ran.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPolicyFolder } from '@mnr/service/policies';
import { policiesFolder } from './folder.ts';
import { runTests } from './tests.ts';

export function policyTest(args: readonly string[]): number {
  const folder = policiesFolder();
  const strict = args.includes('--strict');
  const slugs = args.filter((a) => !a.startsWith('--'));
  let run = 0;
  let failed = 0;
  for (const { policy } of readPolicyFolder(folder).policies) {
    if (slugs.length > 0 && !slugs.some((s) => policy.slug.includes(s))) continue;
    const file = join(folder, dirname(policy.file), 'tests.yaml');
    if (!existsSync(file)) continue;
    const report = runTests(policy, readFileSync(file, 'utf8'));
    run += report.run;
    failed += report.failures.length;
    for (const f of report.failures) {
      console.log(
        `${join('policies', dirname(policy.file), 'tests.yaml')}:${f.line} ${f.test}\n    expected ${f.expected}, got ${f.got}${f.because ? `: ${f.because}` : ''}`,
      );
    }
    if (strict) for (const u of report.untested) console.log(`${policy.slug} ${u}`);
    if (strict) failed += report.untested.length;
    console.log(`${policy.slug}: ${report.run - report.failures.length} of ${report.run} tests pass`);
  }
  console.log(`${run - failed} passed, ${failed} failed`);
  return failed > 0 || run === 0 ? 1 : 0;
}
