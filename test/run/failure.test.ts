import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MachineError } from '../../src/errors.ts';
import { errorOf, failureOf } from '../../src/run/call.ts';

test('an error of the system reaches another thread with the name of its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saltus-failure-'));
  rmSync(folder, { recursive: true });
  let thrown: unknown;
  try {
    readFileSync(folder);
  } catch (error) {
    thrown = error;
  }
  const crossed = errorOf(JSON.parse(JSON.stringify(failureOf(thrown))));
  expect(crossed).toBeInstanceOf(MachineError);
  expect(crossed.message).toBe(`${folder}: it does not exist (ENOENT)`);
});
