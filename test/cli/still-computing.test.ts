import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StillComputing } from '../../src/cli/still-computing.ts';

let folder: string;
let file: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-still-computing-'));
  file = openSync(join(folder, 'terminal'), 'a');
});
afterEach(() => {
  closeSync(file);
  rmSync(folder, { recursive: true });
});

const shown = () => readFileSync(join(folder, 'terminal'), 'utf8');

/** Blocks this thread until something is shown, as a long computation does; gives up after a minute. */
function computeUntil(isThere: () => boolean): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let i = 0; i < 6000 && !isThere(); i++) Atomics.wait(pause, 0, 0, 10);
}

const LINE = '\\r\\u001b\\[Kstill computing, 0 s \\(Ctrl-C to stop\\)';

test('a line is shown while this thread computes, and removed before other output', () => {
  const computing = new StillComputing(file, 20);
  computing.start();
  computeUntil(() => shown().includes('still computing'));
  computing.clear();
  writeSync(file, 'the answer\n');
  computeUntil(() => /the answer\n.*still/s.test(shown()));
  computing.stop();
  expect(shown()).toMatch(new RegExp(`^(${LINE})+\\r\\u001b\\[Kthe answer\\n(${LINE})+\\r\\u001b\\[K$`));
});

test('nothing is shown for a computation that is over', () => {
  const computing = new StillComputing(file, 1e9);
  computing.start();
  computing.stop();
  expect(shown()).toBe('');
});
