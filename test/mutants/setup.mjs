import fs from 'node:fs';
import { register, syncBuiltinESMExports } from 'node:module';

fs.fsyncSync = () => {};
syncBuiltinESMExports();
register('./load.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
