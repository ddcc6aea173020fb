// A worker thread takes its modules from the build of the main thread, or from one of the sources as they are now.
import { currentBuild } from './load/build.mjs';
import { importModule, ROOT, useBuild, useTypeScript } from './load/modules.mjs';

const [build = (await currentBuild())?.folder] = process.argv.slice(2);
if (build !== undefined) useBuild(build);
else await useTypeScript();
const { performCall } = await importModule(`${ROOT}/src/run/call.ts`);

export default performCall;
