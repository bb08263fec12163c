// A release file's text in, its codes in the database out; the database is opened for it and closed again.

import { type Config, readConfig } from '../config.ts';
import { openDatabase } from '../database/index.ts';
import { takeCodes } from './codes.ts';
import { kindOfRelease, type ReleaseKind, readHcpcsAnweb, readIcd10cmOrder } from './release-files.ts';

/** @throws Error when the text is of neither layout. */
export async function importCodes(
  text: string,
  release: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly count: number; readonly kind: ReleaseKind }> {
  const config: Config = readConfig(args, env);
  const kind = kindOfRelease(text);
  if (!kind) throw new Error(`${release} is neither an ICD-10-CM order file nor a HCPCS ANWEB file`);
  const database = await openDatabase(config);
  try {
    const entries = kind === 'icd10cm-order' ? readIcd10cmOrder(text) : readHcpcsAnweb(text);
    const count = await database.db.transaction().execute((trx) => takeCodes(trx, entries, release));
    return { count, kind };
  } finally {
    await database.close();
  }
}
