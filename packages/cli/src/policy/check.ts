// `mnr policy check [SLUG…] [--strict]`: every mistake of every policy file, with file, line and help. Exit 1 when there is an error.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '@mnr/engine';
import { checkPolicies } from '@mnr/engine/policy';
import type { PolicyDocument } from '@mnr/service/policies';
import { misuse, readFlags } from '../verb.ts';
import { mistakesInTests } from './check-tests.ts';
import { folderBeingWritten, readBeingWritten, shownPath } from './folder.ts';
import { untestedLeaves } from './tests.ts';

export function policyCheck(args: readonly string[]): number {
  const { positional: slugs, named, switches } = readFlags(args, { values: ['--policies'], switches: ['--strict'] });
  const folder = folderBeingWritten(named.get('--policies'));
  const read = readBeingWritten(folder);
  const sources = [...read.policies.map(({ policy }) => policy.file), ...read.mistakes.map((m) => m.file)];
  for (const slug of slugs)
    if (!sources.some((file) => file.includes(slug))) throw misuse(`there is no policy ${slug}`);
  const { files, mistakes } = mistakesIn(folder, switches.has('--strict'), read);
  const asked = (file: string) => slugs.length === 0 || slugs.some((a) => file.includes(a));
  const wanted = mistakes.filter((m) => asked(m.file) || m.file.startsWith('concepts'));
  for (const m of wanted) {
    console.log(`${shownPath(folder, m.file)}:${m.line}:${m.column} ${m.severity} [${m.code}] ${m.message}`);
    if (m.help) console.log(`    help: ${m.help}`);
  }
  const errors = wanted.filter((m) => m.severity === 'error').length;
  console.log(`${files.filter(asked).length} policies, ${errors} errors, ${wanted.length - errors} warnings`);
  return errors > 0 ? 1 : 0;
}

/** @param strict a leaf without examples is a mistake too */
export function mistakesIn(
  folder: string,
  strict: boolean,
  being = readBeingWritten(folder),
): { readonly files: readonly string[]; readonly mistakes: readonly Diagnostic[] } {
  const { policies, mistakes } = being;
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
    const yaml = readFileSync(join(folder, file), 'utf8');
    const wrong = mistakesInTests(policy, file, yaml);
    if (!strict || wrong.length > 0) return wrong;
    return untestedLeaves(policy, yaml).map(({ leaf, lacking }) => ({
      ...at,
      severity: 'error',
      message: `leaf \`${leaf}\` has no ${lacking.join(' and no ')} example`,
    }));
  });
  return { files: policies.map(({ policy }) => policy.file), mistakes: [...mistakes, ...checked, ...untested] };
}
