// A worker thread takes its modules from the build of the main thread, or from one of the sources as they are now.
import { currentBuild } from './load/build.mjs';
import { importModule, ROOT, useBuild } from './load/modules.mjs';

useBuild(process.argv[2] ?? (await currentBuild()).folder);
const { performCall } = await importModule(`${ROOT}/src/run/call.ts`);

export default performCall;
