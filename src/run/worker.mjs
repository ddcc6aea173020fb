// A worker thread takes its modules from where the main thread takes them: a build, if it was given one.
import { importModule, ROOT, useBuild, useTypeScript } from './load/modules.mjs';

const [build] = process.argv.slice(2);
if (build !== undefined) useBuild(build);
else await useTypeScript();
const { performCall } = await importModule(`${ROOT}/src/run/call.ts`);

export default performCall;
