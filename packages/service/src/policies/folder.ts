// A folder of policies on disk in; its checked policies, each with the texts it was read from, out.
// `NN-slug/policy.yaml` is the newest version of a policy; older ones (and ones to come) lie in `NN-slug/versions/`. All are read with
// the words of `NN-slug/words.yaml`, and what labelled charts taught (`NN-slug/learnt.json`).

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '@mnr/engine';
import { type Policy, type PolicySource, readPolicies, type SourceFile } from '@mnr/engine/policy';

/** What a case pins: enough text to read the same policy again at any time. */
export type PolicyDocument = { readonly shared: readonly SourceFile[]; readonly file: PolicySource };

export type PolicyOnDisk = { readonly policy: Policy; readonly document: string; readonly sha256: string };

/** @param words shared words from elsewhere that the policies of this folder may use too */
export function readPolicyFolder(
  folder: string,
  words: readonly SourceFile[] = [],
): {
  readonly policies: readonly PolicyOnDisk[];
  /** The other versions of the same policies. */
  readonly earlier: readonly PolicyOnDisk[];
  readonly mistakes: readonly Diagnostic[];
} {
  const shared = [...words, ...sharedWords(folder)];
  const names = readdirSync(folder)
    .sort()
    .filter((name) => existsSync(join(folder, name, 'policy.yaml')));
  const withWords = (name: string, file: SourceFile): PolicySource => {
    const beside = (other: string): SourceFile | undefined =>
      existsSync(join(folder, name, other)) ? sourceFile(folder, join(name, other)) : undefined;
    return { ...file, words: beside('words.yaml'), learnt: beside('learnt.json') };
  };
  const current = names.map((name) => withWords(name, sourceFile(folder, join(name, 'policy.yaml'))));
  const others = names.flatMap((name) =>
    yamlFiles(folder, join(name, 'versions')).map((file) => withWords(name, file)),
  );
  const { policies, mistakes } = readPolicies(shared, [...current, ...others]);
  const all = [...mistakes, ...versionMistakes(policies)];
  const wrong = new Set(all.filter((m) => m.severity === 'error').map((m) => m.file));
  const onDisk = (files: readonly PolicySource[]): readonly PolicyOnDisk[] =>
    policies.flatMap((policy) => {
      const file = files.find((f) => f.file === policy.file);
      if (!file || wrong.has(file.file) || wrong.has(file.words?.file ?? '')) return [];
      const document = JSON.stringify({ shared, file } satisfies PolicyDocument);
      return { policy, document, sha256: createHash('sha256').update(document).digest('hex') };
    });
  return { mistakes: all, policies: onDisk(current), earlier: onDisk(others) };
}

/** Versions of one policy lie in one folder, have one id, and each begins on a day of its own. */
function versionMistakes(policies: readonly Policy[]): readonly Diagnostic[] {
  const folderOf = (policy: Policy) => policy.file.split(/[\\/]/)[0];
  return policies.flatMap((policy, at) => {
    const others = policies.filter((other, i) => i < at && other.file !== policy.file);
    const error = (message: string, help: string): Diagnostic => ({
      ...{ severity: 'error', code: 'version', message, help, file: policy.file, line: 1, column: 1 },
    });
    return others.flatMap((other) => {
      const inFolder = folderOf(other) === folderOf(policy);
      const named = other.id === policy.id || other.slug === policy.slug;
      if (!inFolder && named)
        return [error(`\`${other.file}\` has the same id or short name`, 'choose another, or put it into `versions/`')];
      if (inFolder && (other.id !== policy.id || other.slug !== policy.slug))
        return [error(`\`id\` and \`policy\` differ from \`${other.file}\``, 'versions of one policy share both')];
      if (inFolder && other.version === policy.version)
        return [error(`\`${other.file}\` has the same \`version\``, 'name each version after the month it begins')];
      if (inFolder && other.effective.from === policy.effective.from)
        return [error(`\`${other.file}\` begins on the same day`, 'the version that began last governs')];
      return [];
    });
  });
}

/** The policy that a document was made from. */
export function policyFromDocument(document: string): Policy {
  const { shared, file } = JSON.parse(document) as PolicyDocument;
  const { policies, mistakes } = readPolicies(shared, [file]);
  if (policies.length !== 1)
    throw new Error(`a stored policy cannot be read: ${mistakes[0]?.message ?? 'unknown reason'}`);
  return policies[0];
}

/** The words that several policies of a folder share. */
export const sharedWords = (folder: string): readonly SourceFile[] => yamlFiles(folder, 'concepts');

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
