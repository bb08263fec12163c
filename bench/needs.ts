// The programs that a comparison needs: missing ones end the run at once with a sentence, never with figures of nothing.

import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** Those of the programs that are neither at their path nor on PATH. */
export function missingOf(programs: readonly string[], path = process.env.PATH ?? ''): readonly string[] {
  const folders = path.split(delimiter);
  return programs.filter((name) =>
    isAbsolute(name) ? !existsSync(name) : !folders.some((folder) => existsSync(join(folder, name))),
  );
}

export function needs(programs: readonly string[], how: string): void {
  const missing = missingOf(programs);
  if (missing.length === 0) return;
  console.error(`this needs ${missing.join(' and ')}, which cannot be found; ${how}`);
  process.exit(1);
}
