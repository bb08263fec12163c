// Which policies a verb works on: those that are being written (an own folder, else the release's), or all that the service would use.

import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPolicyFolder, readPolicyFolders, releasePolicies, wordsFor } from '@mnr/service/policies';

function ownFolder(given?: string): string | undefined {
  const folder = given || process.env.MNR_POLICIES_DIR || undefined;
  if (folder && !existsSync(folder)) throw new Error(`there is no folder ${folder}`);
  return folder;
}

/** `--policies FOLDER`, MNR_POLICIES_DIR, or the release. */
export const folderBeingWritten = (given?: string): string => ownFolder(given) ?? releasePolicies;

export const readBeingWritten = (folder: string) => readPolicyFolder(folder, wordsFor(folder));

/** As the service reads them. */
export const readAll = (given?: string) =>
  readPolicyFolders(ownFolder(given), process.env.MNR_RELEASE_POLICIES !== 'false');

/** As an editor finds it from here. */
export const shownPath = (folder: string, file: string): string => relative(process.cwd(), join(folder, file));
