import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import './thread-setup.mjs';

// No test simulates a power failure, and fsync takes seconds.
fs.fsyncSync = () => {};
syncBuiltinESMExports();
