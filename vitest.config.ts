import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take seconds, then those that take minutes. */
const LONG = [
  /test\/(run|cli|docs)|committed-reports|hand-overs|differential|every-page|every-chart|up-to-date|own-pipelines|proof\/theorems/,
  /every-pipeline-page|installed|proof\/every-table/,
];

/** Starts the longest test files first, so that all cores are busy until the end. Vitest orders files only by size. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const lengthOf = ({ moduleId }: TestSpecification) =>
      LONG.findLastIndex(pattern => pattern.test(moduleId));
    return (await super.sort(files)).sort((a, b) => lengthOf(b) - lengthOf(a));
  }
}

/** Settings that load each module once per worker. Test files share its state, which is only caches. */
const SHARED_MODULES = {
  setupFiles: ['test/setup.mjs'],
  isolate: false,
  // Node loads modules natively. Vitest's own loader would look up every import again at each use.
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

/** The settings of tests that need only Node. */
const IN_NODE = {
  ...SHARED_MODULES,
  globalSetup: 'test/temporary-folder.mjs',
  // Tests allocate many short-lived objects and run most code only briefly. So the young generation is large, Sparkplug
  // compiles functions at their first call, and garbage collection starts no threads that compete with other workers.
  execArgv: [
    '--min-semi-space-size=64',
    '--max-semi-space-size=64',
    '--single-threaded-gc',
    '--always-sparkplug',
  ],
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** The folders whose tests need another program or start the program as users do. */
const OTHER_FOLDERS = ['browser', 'library', 'process', 'proof', 'slurm'].map(name => `test/${name}/**`);

/**
 * The test projects, each run by its own command: `npm test` runs `unit`, and `npm run test:browser` runs `browser`.
 * CONTRIBUTING.md lists what each project tests and needs.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // By default Vitest leaves one core free, which is half of two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // A failure message compares only the first lines; comparing two lists of a million numbers would take hours.
    diff: { truncateThreshold: 500 },
    coverage: { provider: 'v8', include: ['src/**/*.ts'] },
    projects: [
      {
        extends: true,
        test: {
          ...IN_NODE,
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [...OTHER_FOLDERS, 'test/**/*.slow.test.ts'],
        },
      },
      {
        extends: true,
        test: { ...IN_NODE, name: 'slow', include: ['test/**/*.slow.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...SHARED_MODULES,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/setup.mjs',
          // Each test file starts a browser, and two of them keep two cores busy.
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 60_000,
          // Chromium sometimes misses that an image is ready and stops drawing frames. A second attempt succeeds.
          retry: 2,
          // On a busy machine a page takes longer to draw than the default timeout of one second.
          expect: { poll: { timeout: 30_000 } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...SHARED_MODULES,
          name: 'process',
          include: ['test/process/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...SHARED_MODULES,
          name: 'library',
          include: ['test/library/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'slurm', include: ['test/slurm/**/*.test.ts'], sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        test: {
          ...SHARED_MODULES,
          name: 'proof',
          include: ['test/proof/**/*.test.ts'],
          globalSetup: 'test/proof/built-checker.mjs',
          // The proofs take a minute to build and the committed tables two to check, but far longer on a slow machine.
          testTimeout: 3_600_000,
          hookTimeout: 3_600_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
