// The policies of the release and those of an organization's own folder, together. An own policy with the id and short name of one of the
// release stands in its place; own policies use the release's shared words, and a word file of the same name stands in theirs.

import { realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '@mnr/engine';
import type { SourceFile } from '@mnr/engine/policy';
import { type PolicyOnDisk, readPolicyFolder, sharedWords } from './folder.ts';

export const releasePolicies = fileURLToPath(new URL('../../../../policies', import.meta.url));

export type ReadPolicies = {
  readonly policies: readonly PolicyOnDisk[];
  /** The other versions of the same policies. */
  readonly earlier: readonly PolicyOnDisk[];
  /** With the whole path of each file. */
  readonly mistakes: readonly Diagnostic[];
};

/** @param withRelease false leaves out the release's policies; its shared words can be used all the same */
export function readPolicyFolders(own: string | undefined, withRelease = true): ReadPolicies {
  const mine = own === undefined || isRelease(own) ? none : readOwn(own);
  if (!withRelease && mine !== none) return mine;
  const release = readPolicyFolder(releasePolicies);
  const all = [...mine.policies, ...mine.earlier];
  const kept = (of: readonly PolicyOnDisk[]) =>
    of.filter(({ policy }) => !all.some(({ policy: p }) => p.id === policy.id && p.slug === policy.slug));
  const clashes = mine.policies.flatMap(({ policy }): readonly Diagnostic[] => {
    const other = kept(release.policies).find(({ policy: p }) => p.id === policy.id || p.slug === policy.slug)?.policy;
    if (!other) return [];
    const message = `\`${other.file}\` of the release has the same ${other.id === policy.id ? 'id' : 'short name'}`;
    const help = 'give both to stand in its place, or neither';
    return [{ severity: 'error', code: 'version', message, help, file: join(own!, policy.file), line: 1, column: 1 }];
  });
  const wrong = new Set(clashes.map(({ file }) => file));
  const sound = (of: readonly PolicyOnDisk[]) => of.filter(({ policy }) => !wrong.has(join(own!, policy.file)));
  return {
    policies: [...kept(release.policies), ...sound(mine.policies)],
    earlier: [...kept(release.earlier), ...mine.earlier],
    mistakes: [...placed(release.mistakes, releasePolicies), ...mine.mistakes, ...clashes],
  };
}

const none: ReadPolicies = { policies: [], earlier: [], mistakes: [] };

function readOwn(folder: string): ReadPolicies {
  const { policies, earlier, mistakes } = readPolicyFolder(folder, wordsFor(folder));
  return { policies, earlier, mistakes: placed(mistakes, folder) };
}

/** The release's shared words that policies of this folder may use: for those of the release itself they are their own. */
export function wordsFor(folder: string): readonly SourceFile[] {
  if (isRelease(folder)) return [];
  const replaced = new Set(sharedWords(folder).map(({ file }) => basename(file)));
  return sharedWords(releasePolicies)
    .filter(({ file }) => !replaced.has(basename(file)))
    .map(({ file, text }) => ({ file: join(RELEASE, file), text }));
}

const RELEASE = 'release';

const isRelease = (folder: string): boolean => realpathSync(folder) === realpathSync(releasePolicies);

const placed = (mistakes: readonly Diagnostic[], folder: string): readonly Diagnostic[] =>
  mistakes
    .filter(({ file }) => file.split(/[\\/]/)[0] !== RELEASE)
    .map((mistake) => ({ ...mistake, file: join(folder, mistake.file) }));
