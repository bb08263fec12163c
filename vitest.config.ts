import { defineConfig } from 'vitest/config';

// Reading a scan while a browser and a database start beside it takes long on two cores; nothing is measured by it.
const patience = { testTimeout: 120_000, hookTimeout: 240_000 };

export default defineConfig({
  test: {
    // By itself it would use one of two cores: services, databases and browsers run beside it, and mostly wait.
    maxWorkers: 2,
    projects: [
      // What the files of a package import is loaded once for all of them, which would take longer than their tests: none changes it.
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], isolate: false, ...patience } },
      { test: { name: 'system', include: ['test/**/*.test.ts'], globalSetup: 'test/one-cluster.ts', ...patience } },
    ],
  },
});
