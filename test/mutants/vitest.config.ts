import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const order: string[] = JSON.parse(process.env.SALTUS_ORDER ?? '[]');

class InGivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => order.findIndex(file => moduleId.endsWith(file));
    return [...files].sort((first, second) => place(first) - place(second));
  }
}

/** The unit tests in a given order, with modules loaded by `load.mjs`. */
export default defineConfig({
  test: {
    root: '.',
    setupFiles: ['test/mutants/setup.mjs'],
    runner: 'test/mutants/runner.mjs',
    globalSetup: 'test/temporary-folder.mjs',
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    include: ['test/**/*.test.ts'],
    exclude: ['browser', 'library', 'process', 'proof', 'slurm'].map(name => `test/${name}/**`),
    sequence: { sequencer: InGivenOrder },
    diff: { truncateThreshold: 500 },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
