import { defineConfig } from 'vitest/config';

const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // One more than the cores of the smallest machine: the system's tests wait half of their time, for a browser, a restart or a timer.
    maxWorkers: 3,
    projects: [
      // What the files of a package import is loaded once for all of them, which would take longer than their tests: none changes it.
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], isolate: false, ...patience } },
      { test: { name: 'system', include: ['test/**/*.test.ts'], ...patience } },
    ],
  },
});
