import { defineConfig } from 'vitest/config';

/** The tests that need a browser: `npm run test:browser`. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: 'test/browser/built-site.ts',
    environment: 'node',
    // One browser a file is enough for two cores.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
