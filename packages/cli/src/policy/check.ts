// `mnr policy check [SLUG…] [--strict]`: every mistake of every policy file, with file, line and help. Exit 1 when there is an error.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '@mnr/engine';
import { checkPolicies } from '@mnr/engine/policy';
import { type PolicyDocument, readPolicyFolder } from '@mnr/service/policies';
import { policiesFolder } from './folder.ts';
import { untestedLeaves } from './tests.ts';

export function policyCheck(args: readonly string[]): number {
  const folder = policiesFolder();
  const slugs = args.filter((a) => !a.startsWith('--'));
  const { policies, mistakes } = mistakesIn(folder, args.includes('--strict'));
  const wanted = mistakes.filter(
    (m) => slugs.length === 0 || slugs.some((a) => m.file.includes(a)) || m.file.startsWith('concepts'),
  );
  for (const m of wanted) {
    console.log(`${join('policies', m.file)}:${m.line}:${m.column} ${m.severity} [${m.code}] ${m.message}`);
    if (m.help) console.log(`    help: ${m.help}`);
  }
  const errors = wanted.filter((m) => m.severity === 'error').length;
  console.log(`${policies} policies, ${errors} errors, ${wanted.length - errors} warnings`);
  return errors > 0 ? 1 : 0;
}

/** @param strict a leaf without examples is a mistake too */
export function mistakesIn(
  folder: string,
  strict: boolean,
): { readonly policies: number; readonly mistakes: readonly Diagnostic[] } {
  const { policies, mistakes } = readPolicyFolder(folder);
  const read = policies.map(({ policy, document }) => ({ policy, ...(JSON.parse(document) as PolicyDocument) }));
  const checked = checkPolicies(
    read[0]?.shared ?? [],
    read.map(({ policy, file }) => ({ policy, source: file })),
  );
  const untested = policies.flatMap(({ policy }): readonly Diagnostic[] => {
    const file = join(dirname(policy.file), 'tests.yaml');
    const at = { file, line: 1, column: 1, code: 'untested' } as const;
    if (!existsSync(join(folder, file)))
      return [{ ...at, severity: strict ? 'error' : 'warning', message: 'this policy has no tests.yaml' }];
    if (!strict) return [];
    return untestedLeaves(policy, readFileSync(join(folder, file), 'utf8')).map(({ leaf, lacking }) => ({
      ...at,
      severity: 'error',
      message: `leaf \`${leaf}\` has no ${lacking.join(' and no ')} example`,
    }));
  });
  return { policies: policies.length, mistakes: [...mistakes, ...checked, ...untested] };
}
