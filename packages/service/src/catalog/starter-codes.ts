// The HCPCS and ICD-10-CM codes of the policies of this release, so that the list is not empty before a release file is taken in.
// Names are from the public CMS and NCHS releases; an official file replaces them (`mnr codes import`). Never CPT.

import { readFileSync } from 'node:fs';
import type { Database } from '../database/index.ts';
import type { CodeEntry } from './codes.ts';

export function starterCodes(): readonly Pick<CodeEntry, 'system' | 'code' | 'display'>[] {
  const lines = readFileSync(new URL('./starter-codes.tsv', import.meta.url), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => {
    const [system, code, display] = line.split('\t');
    return { system: system as CodeEntry['system'], code, display };
  });
}

/** Only what is not there yet: an imported release knows better. */
export async function seedCodes(db: Database): Promise<void> {
  const none = { release: 'starter', effective_from: null, effective_to: null };
  await db
    .insertInto('codes')
    .values(starterCodes().map((code) => ({ ...code, ...none })))
    .onConflict((on) => on.doNothing())
    .execute();
}
