import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import './once.mjs';

// No test cuts the power, and a disk that is waited for takes seconds.
fs.fsyncSync = () => {};
syncBuiltinESMExports();
