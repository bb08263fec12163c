// A folder of policies on disk in; its checked policies, each with the texts it was read from, out.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '@mnr/engine';
import { type Policy, readPolicies, type SourceFile } from '@mnr/engine/policy';

/** What a case pins: enough text to read the same policy again at any time. */
export type PolicyDocument = { readonly shared: readonly SourceFile[]; readonly file: SourceFile };

export type PolicyOnDisk = { readonly policy: Policy; readonly document: string; readonly sha256: string };

export function readPolicyFolder(folder: string): {
  readonly policies: readonly PolicyOnDisk[];
  readonly mistakes: readonly Diagnostic[];
} {
  const shared = yamlFiles(folder, 'concepts');
  const files = readdirSync(folder)
    .sort()
    .map((name) => join(name, 'policy.yaml'))
    .filter((name) => existsSync(join(folder, name)))
    .map((name) => sourceFile(folder, name));
  const { policies, mistakes } = readPolicies(shared, files);
  const wrong = new Set(mistakes.filter((m) => m.severity === 'error').map((m) => m.file));
  const sound = policies.filter((policy) => !wrong.has(policy.file));
  return {
    mistakes,
    policies: sound.map((policy) => {
      const document = JSON.stringify({
        shared,
        file: files.find((f) => f.file === policy.file)!,
      } satisfies PolicyDocument);
      return { policy, document, sha256: createHash('sha256').update(document).digest('hex') };
    }),
  };
}

/** The policy that a document was made from. */
export function policyFromDocument(document: string): Policy {
  const { shared, file } = JSON.parse(document) as PolicyDocument;
  const { policies, mistakes } = readPolicies(shared, [file]);
  if (policies.length !== 1)
    throw new Error(`a stored policy cannot be read: ${mistakes[0]?.message ?? 'unknown reason'}`);
  return policies[0];
}

function yamlFiles(folder: string, inside: string): readonly SourceFile[] {
  if (!existsSync(join(folder, inside))) return [];
  return readdirSync(join(folder, inside))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => sourceFile(folder, join(inside, name)));
}

const sourceFile = (folder: string, file: string): SourceFile => ({
  file,
  text: readFileSync(join(folder, file), 'utf8'),
});
