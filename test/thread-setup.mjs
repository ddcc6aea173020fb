// Settings made once for all test files that share a thread.
import { register } from 'node:module';
import { setFlagsFromString } from 'node:v8';

register('./typescript.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
// Code in tests runs briefly, so late optimization is faster. Later versions of Node do not have this option.
if (process.version.startsWith('v20.')) setFlagsFromString('--interrupt-budget=600000');
