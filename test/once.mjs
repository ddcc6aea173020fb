// What is set once for all files of tests that share a thread.
import { register } from 'node:module';
import { setFlagsFromString } from 'node:v8';

register('./typescript.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
// What tests run they run for a moment: it is optimized late, by an option that later versions of Node do not have.
if (process.version.startsWith('v20.')) setFlagsFromString('--interrupt-budget=600000');
