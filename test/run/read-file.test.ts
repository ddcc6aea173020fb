import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DefinitionError, MachineError } from '../../src/errors.ts';
import { readFile } from '../../src/run/read-file.ts';

let folder: string;
const at = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-read-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file is read completely, up to 16 MB', () => {
  for (const bytes of [0, 1, 2 ** 20, 2 ** 20 + 1, 2 ** 24]) {
    writeFileSync(at('x'), new Uint8Array(bytes).fill(7));
    const read = readFile(at('x'));
    expect(read.length).toBe(bytes);
    expect(read.every(byte => byte === 7)).toBe(true);
  }
  writeFileSync(at('x'), new Uint8Array(2 ** 24 + 1));
  expect(() => readFile(at('x'))).toThrow(`${at('x')}: expected a file of at most 16777216 bytes`);
});

test('a pipe is read, but an endless pipe or device only up to the limit', () => {
  execFileSync('mkfifo', [at('pipe')]);
  spawn('bash', ['-c', 'printf 1 > pipe'], { cwd: folder });
  expect(new TextDecoder().decode(readFile(at('pipe')))).toBe('1');
  spawn('bash', ['-c', 'exec yes > pipe'], { cwd: folder });
  expect(() => readFile(at('pipe'))).toThrow(DefinitionError);
  expect(() => readFile('/dev/zero')).toThrow(DefinitionError);
});

test('a folder or a missing file is reported with name and cause', () => {
  expect(() => readFile(folder)).toThrow(`cannot read ${folder}: it is a folder (EISDIR)`);
  expect(() => readFile(at('none'))).toThrow(MachineError);
});
