import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // These need a browser: vitest.browser.config.ts.
    exclude: ['test/browser/**'],
    environment: 'node',
    testTimeout: 120_000,
    coverage: { provider: 'v8', include: ['src/**/*.ts'] },
  },
});
