import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './test/slowest-first.ts';

// What test files import is loaded once for all of them, which would take longer than many of their tests: none changes it.
const shared = { isolate: false };
// Reading a scan while a browser and a database start beside it takes long on two cores; nothing is measured by it.
const patience = { testTimeout: 120_000, hookTimeout: 240_000 };

export default defineConfig({
  test: {
    // By itself it would use one of two cores: services, databases and browsers run beside it, and mostly wait.
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    projects: [
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], ...shared, ...patience } },
      {
        test: {
          name: 'system',
          include: ['test/**/*.test.ts'],
          globalSetup: 'test/one-cluster.ts',
          ...shared,
          ...patience,
        },
      },
    ],
  },
});
