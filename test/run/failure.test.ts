import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MachineError } from '../../src/errors.ts';
import { errorOf, failureOf } from '../../src/run/failure.ts';

test('what the system refused crosses from a thread with the file that it was about', () => {
  let thrown: unknown;
  try {
    readFileSync('/no/such/file');
  } catch (error) {
    thrown = error;
  }
  const crossed = errorOf(JSON.parse(JSON.stringify(failureOf(thrown))));
  expect(crossed).toBeInstanceOf(MachineError);
  expect(crossed.message).toBe('/no/such/file: it does not exist (ENOENT)');
});
