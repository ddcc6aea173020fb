import { defineConfig } from 'vitest/config';

/** The tests on a real Slurm, started on this machine; `npm test` leaves them out. */
export default defineConfig({ test: { include: ['test/slurm/**/*.test.ts'], environment: 'node' } });
