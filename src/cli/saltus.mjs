#!/usr/bin/env node
import { fileURLToPath } from 'node:url';

// npm runs a script in the folder of the package, but paths are relative to the folder of the call.
const { INIT_CWD, npm_lifecycle_event: script } = process.env;
const root = fileURLToPath(new URL('../..', import.meta.url));
if (INIT_CWD && ['start', 'all'].includes(script ?? '') && `${process.cwd()}/` === root)
  process.chdir(INIT_CWD);

// Takes the program from a build, which starts in a fraction of the time that loading TypeScript takes.
try {
  const { currentBuild } = await import('../run/load/build.mjs');
  const { importModule, ROOT, useBuild } = await import('../run/load/modules.mjs');
  const { folder, texts } = await currentBuild();
  useBuild(folder, texts);
  const { fail, failUnsettled, main } = await importModule(`${ROOT}/src/cli/main.ts`);
  const { processTerminal } = await importModule(`${ROOT}/src/cli/terminal.ts`);
  const terminal = processTerminal();
  process.on('uncaughtException', thrown => process.exit(fail(thrown, terminal)));
  // Otherwise Node would exit with code 13 and no message.
  const unsettled = () => process.exit(failUnsettled(terminal));
  process.on('beforeExit', unsettled);
  try {
    process.exitCode = await main(process.argv.slice(2), terminal);
  } finally {
    process.off('beforeExit', unsettled);
  }
} catch (/** @type {any} */ thrown) {
  // The program that reports errors is not loaded yet. Either the system failed, or the sources are broken.
  const isOfSystem = thrown?.syscall !== undefined;
  process.stderr.write(`${isOfSystem ? thrown.message : (thrown?.stack ?? thrown)}\n`);
  process.exitCode = isOfSystem ? 5 : 4;
}
