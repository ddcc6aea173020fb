import { appendFileSync } from 'node:fs';
import { VitestTestRunner } from 'vitest/runners';

const { SALTUS_REACHED } = process.env;

/** @type {Record<string, 1>} */
let reached = {};
Object.defineProperty(globalThis, 'reachedMutants', { get: () => reached });

/** Writes a line per test file: its name, its duration in milliseconds, and the mutants that it reaches. */
export default class extends VitestTestRunner {
  #began = 0;

  /**
   * @override
   * @param {import('@vitest/runner').File} file
   */
  onCollectStart(file) {
    this.#began = performance.now();
    super.onCollectStart(file);
  }

  /**
   * @override
   * @param {import('@vitest/runner').File} suite
   */
  async onAfterRunSuite(suite) {
    await super.onAfterRunSuite(suite);
    if (SALTUS_REACHED === undefined || suite.filepath === undefined) return;
    const line = {
      file: suite.filepath,
      ms: Math.round(performance.now() - this.#began),
      reached: Object.keys(reached).map(Number),
    };
    appendFileSync(SALTUS_REACHED, `${JSON.stringify(line)}\n`);
    reached = {};
  }
}
