#!/usr/bin/env node
// Takes the program from a build, which starts in a fraction of the time that loading TypeScript takes.
import { currentBuild } from '../run/load/build.mjs';
import { importModule, ROOT, useBuild, useTypeScript } from '../run/load/modules.mjs';

const build = await currentBuild();
if (build !== undefined) useBuild(build);
else await useTypeScript();
const { main } = await importModule(`${ROOT}/src/cli/main.ts`);
const { processTerminal } = await importModule(`${ROOT}/src/cli/terminal.ts`);
process.exitCode = await main(process.argv.slice(2), processTerminal());
