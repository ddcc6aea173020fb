import { afterAll, expect, test, vi } from 'vitest';
import { MachineError } from '../../src/errors.ts';
import { createExecutor } from '../../src/run/execute.ts';

vi.doMock('tinypool', () => ({
  default: class {
    constructor() {
      throw Object.assign(new Error('EAGAIN'), { code: 'ERR_WORKER_INIT_FAILED' });
    }
  },
}));
afterAll(() => {
  vi.doUnmock('tinypool');
});

test('a machine that starts no threads is told as such, once', async () => {
  const executor = createExecutor(64);
  await expect(executor.call({ module: 'run/task.ts', name: 'performTask', args: [] })).rejects.toThrow(
    new MachineError('cannot start 64 threads: EAGAIN'),
  );
  await executor.close();
});
