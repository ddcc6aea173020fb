import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // These need a browser, or Slurm: vitest.browser.config.ts, vitest.slurm.config.ts.
    exclude: ['test/browser/**', 'test/slurm/**'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: { provider: 'v8', include: ['src/**/*.ts'] },
  },
});
