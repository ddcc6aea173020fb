// The start of a worker thread. It loads its modules from the build of the main thread, or else from a build of the present sources.
import { currentBuild } from './load/build.mjs';
import { importModule, ROOT, useBuild } from './load/modules.mjs';

useBuild(process.argv[2] ?? (await currentBuild()).folder);
const { performCall } = await importModule(`${ROOT}/src/run/call.ts`);

export default performCall;
