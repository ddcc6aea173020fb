import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take seconds, and those that take minutes. */
const LONG = [
  /test\/(run|cli|docs)|committed-reports|hand-overs|race|every-page|every-chart|up-to-date|own-pipelines|proof\/theorems/,
  /every-pipeline-page|installed|proof\/every-table/,
];

/** What takes longest goes first, so that no core waits at the end for the other; vitest alone goes by the size of a file. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const length = ({ moduleId }: TestSpecification) => LONG.findLastIndex(files => files.test(moduleId));
    return (await super.sort(files)).sort((one, other) => length(other) - length(one));
  }
}

/** Modules are read once by each worker, not for each file: what they remember is the same for all files. */
const READ_ONCE = {
  setupFiles: ['test/setup.mjs'],
  isolate: false,
  // Node loads them itself, as it does where the program runs: what Vitest makes of an import is asked anew at each use.
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

/**
 * `npm test` runs `unit`; `browser` needs Chromium (`npm run test:browser`), `slurm` Slurm and munge
 * (`npm run test:slurm`), `proof` Coq, OCaml and PARI/GP (`npm run test:proof`), `library`, what other programs get, npm's
 * own commands and Python (`npm run test:library`).
 */
export default defineConfig({
  test: {
    environment: 'node',
    // Vitest by itself leaves a core free, which of two is half.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Of two lists of a million numbers the first lines are compared for the message: all of them would take hours.
    diff: { truncateThreshold: 500 },
    coverage: { provider: 'v8', include: ['src/**/*.ts'] },
    projects: [
      {
        extends: true,
        test: {
          ...READ_ONCE,
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['browser', 'library', 'process', 'proof', 'slurm'].map(name => `test/${name}/**`),
          globalSetup: 'test/temporary-folder.mjs',
          // What a test makes is gone after it, and what it runs it runs for a moment: so there is room for what is young, code is
          // compiled at once, and what is gone is collected by no thread beside the other worker's.
          execArgv: [
            '--min-semi-space-size=64',
            '--max-semi-space-size=64',
            '--single-threaded-gc',
            '--always-sparkplug',
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...READ_ONCE,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/setup.mjs',
          // One browser a file is enough for two cores.
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 60_000,
          // Now and then the browser loses the message that a picture is ready, and draws no frame any more: another visit has it.
          retry: 2,
          // A page that is drawn anew on a busy machine takes longer than the second that is the default.
          expect: { poll: { timeout: 30_000 } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...READ_ONCE,
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
          ...READ_ONCE,
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
          ...READ_ONCE,
          name: 'proof',
          include: ['test/proof/**/*.test.ts'],
          globalSetup: 'test/proof/built-checker.mjs',
          // Proofs are built in a minute, and the committed tables take two.
          testTimeout: 3_600_000,
          hookTimeout: 3_600_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
