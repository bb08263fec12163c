// Begun late, one slow file is all that the end waits for, with a core idle. A fresh clone has no times of an earlier run, and vitest
// would go by the length of the files.

import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SLOWEST = [
  'policies',
  'samples',
  'crash',
  'cases',
  'console',
  'console-account',
  'console-reviewer',
  'console-decision',
  'stop',
  'prints',
  'one-job',
  'database-role',
  'master-key',
].map((name) => `/test/${name}.test.ts`);

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = SLOWEST.findIndex((name) => moduleId.endsWith(name));
      return at === -1 ? SLOWEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
