import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Reading a scan while a browser and a database start beside it takes long on two cores; nothing is measured by it.
const patience = { testTimeout: 120_000, hookTimeout: 240_000 };

/** A fresh clone knows no durations and begins with large files: these are small and long, and would be waited for alone at the end. */
const long = /\/(?:samples|policies|crash|words-at-rest|console[\w-]*|cases)\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter((f) => long.test(f.moduleId)), ...sorted.filter((f) => !long.test(f.moduleId))];
  }
}

export default defineConfig({
  test: {
    // By itself it would use one of two cores: services, databases and browsers run beside it, and mostly wait.
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      // What the files of a package import is loaded once for all of them, which would take longer than their tests: none changes it.
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], isolate: false, ...patience } },
      { test: { name: 'system', include: ['test/**/*.test.ts'], globalSetup: 'test/one-cluster.ts', ...patience } },
    ],
  },
});
