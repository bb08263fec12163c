// `mnr policy test [SLUG…]`: runs the tests that stand beside the policies. Exit 1 when one fails or none ran.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { misuse, readFlags } from '../verb.ts';
import { mistakesInTests } from './check-tests.ts';
import { folderBeingWritten, readBeingWritten, shownPath } from './folder.ts';
import { runTests } from './tests.ts';

export function policyTest(args: readonly string[]): number {
  const { positional: slugs, named, switches } = readFlags(args, { values: ['--policies'], switches: ['--strict'] });
  const folder = folderBeingWritten(named.get('--policies'));
  const strict = switches.has('--strict');
  const { policies } = readBeingWritten(folder);
  for (const slug of slugs)
    if (!policies.some(({ policy }) => policy.slug.includes(slug)))
      throw misuse(`there is no policy ${slug} without mistakes; \`mnr policy check ${slug}\` shows them`);
  let run = 0;
  let passed = 0;
  let failed = 0;
  for (const { policy } of policies) {
    if (slugs.length > 0 && !slugs.some((s) => policy.slug.includes(s))) continue;
    const file = join(folder, dirname(policy.file), 'tests.yaml');
    if (!existsSync(file)) continue;
    const yaml = readFileSync(file, 'utf8');
    const wrong = mistakesInTests(policy, shownPath(folder, join(dirname(policy.file), 'tests.yaml')), yaml);
    for (const m of wrong) console.log(`${m.file}:${m.line}:${m.column} ${m.message}${m.help ? `; ${m.help}` : ''}`);
    failed += wrong.length;
    if (wrong.length > 0) continue;
    const report = runTests(policy, yaml);
    run += report.run;
    passed += report.run - report.failures.length;
    failed += report.failures.length;
    for (const f of report.failures) {
      console.log(
        `${shownPath(folder, join(dirname(policy.file), 'tests.yaml'))}:${f.line} ${f.test}\n    expected ${f.expected}, got ${f.got}${f.because ? `: ${f.because}` : ''}`,
      );
    }
    if (strict) for (const u of report.untested) console.log(`${policy.slug} ${u}`);
    if (strict) failed += report.untested.length;
    console.log(`${policy.slug}: ${report.run - report.failures.length} of ${report.run} tests pass`);
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || run === 0 ? 1 : 0;
}
