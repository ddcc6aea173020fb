import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MachineError } from '../../src/errors.ts';
import { digestOf } from '../../src/plan/index.ts';
import { causeOf } from '../../src/run/cause.ts';
import { writeWhole } from '../../src/run/files.ts';
import { BlockStore, CorruptFile, storedNames } from '../../src/run/store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ADDRESS = digestOf('a block');
const PAYLOAD = '[1,3,12,4]\n[1,4,12,4]\n';
const store = () => new BlockStore(folder);
const path = () => join(folder, ADDRESS.slice(0, 2), ADDRESS);

test('a written block is read back, and a missing one is undefined', () => {
  expect(store().read(ADDRESS)).toBeUndefined();
  store().write(ADDRESS, PAYLOAD);
  expect(store().read(ADDRESS)).toBe(PAYLOAD);
});

test.each([
  ['truncated', () => truncateSync(path(), 150), /corrupt \(its first line|bytes, but/],
  ['truncated by one byte', () => truncateSync(path(), readFileSync(path()).length - 1), /21 bytes, but 22/],
  ['empty', () => truncateSync(path(), 0), /first line/],
  [
    'changed in one byte',
    () => writeFileSync(path(), readFileSync(path(), 'utf8').replace('[1,3', '[1,5')),
    /checksum/,
  ],
  [
    'another block',
    () => writeFileSync(path(), readFileSync(path(), 'utf8').replace(ADDRESS, digestOf('b'))),
    /another name/,
  ],
])('a block that is %s is reported with file and cause, and can be written again', (_, damage, message) => {
  store().write(ADDRESS, PAYLOAD);
  damage();
  expect(() => store().read(ADDRESS)).toThrow(CorruptFile);
  expect(() => store().read(ADDRESS)).toThrow(path());
  expect(() => store().read(ADDRESS)).toThrow(message);
  store().write(ADDRESS, PAYLOAD);
  expect(store().read(ADDRESS)).toBe(PAYLOAD);
});

test('writing leaves no temporary file', () => {
  writeWhole(join(folder, 'deep', 'er', 'x.csv'), ['one']);
  writeWhole(join(folder, 'deep', 'er', 'x.csv'), ['two']);
  expect(readFileSync(join(folder, 'deep', 'er', 'x.csv'), 'utf8')).toBe('two');
  expect(readdirSync(join(folder, 'deep', 'er'))).toEqual(['x.csv']);
});

test('a path through a file is an environment error that names it, and nothing is half-written', () => {
  writeFileSync(join(folder, 'file'), 'kept');
  const inside = join(folder, 'file', 'x.csv');
  expect(() => writeWhole(inside, ['one'])).toThrow(MachineError);
  expect(() => writeWhole(inside, ['one'])).toThrow(inside);
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('kept');
});

test('a folder in place of the file is an environment error, and no temporary file remains', () => {
  mkdirSync(join(folder, 'x.csv', 'inner'), { recursive: true });
  expect(() => writeWhole(join(folder, 'x.csv'), ['one'])).toThrow(/cannot write .*x\.csv/);
  expect(readdirSync(folder)).toEqual(['x.csv']);
});

test('a block that cannot be read is an environment error', () => {
  mkdirSync(path(), { recursive: true });
  expect(() => store().read(ADDRESS)).toThrow(/cannot read .*it is a folder \(EISDIR\)/);
  chmodSync(folder, 0o700);
});

test('stray files in the block folder are ignored', () => {
  store().write(ADDRESS, PAYLOAD);
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  writeFileSync(join(folder, ADDRESS.slice(0, 2), 'notes.txt'), 'mine');
  expect(storedNames(folder)).toContain(ADDRESS);
  expect(storedNames(join(folder, 'none'))).toEqual(new Set());
  expect(store().names(ADDRESS)).toEqual([ADDRESS]);
  writeFileSync(join(folder, 'ab'), 'a file in the place of a folder');
  expect(store().names('ab')).toEqual([]);
  expect(store().read('abc')).toBeUndefined();
  expect(() => store().write('abc', PAYLOAD)).toThrow(MachineError);
});

test('failed system calls are described in words', () => {
  const failed = (code: string) => causeOf(Object.assign(new Error('x'), { code }));
  expect(failed('ENOSPC')).toBe('the disk is full (ENOSPC)');
  expect(failed('EACCES')).toBe('no permission (EACCES)');
  expect(failed('EOTHER')).toBe('x');
});

test('the lines of a block come one by one, however they are read in pieces', () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `[${i},"${'é'.repeat(i % 7)}"]`);
  store().write(ADDRESS, `${lines.join('\n')}\n`);
  expect([...store().lines(ADDRESS)]).toEqual(lines);
  const long = `[${'1,'.repeat(100_000)}1]`;
  store().write(ADDRESS, `${long}\n`);
  expect([...store().lines(ADDRESS)]).toEqual([long]);
  store().write(ADDRESS, '');
  expect([...store().lines(ADDRESS)]).toEqual([]);
});

test('truncated or changed lines are reported after the last line', () => {
  const lines = Array.from({ length: 10_000 }, (_, i) => `[${i}]`);
  store().write(ADDRESS, `${lines.join('\n')}\n`);
  const text = readFileSync(path(), 'utf8');
  for (const [spoilt, message] of [
    [text.slice(0, -1), /it is truncated/],
    [text.replace('[9000]', '[9001]'), /its checksum is wrong/],
    [text.slice(0, -7), /bytes, but/],
    ['', /first line/],
  ] as const) {
    writeFileSync(path(), spoilt);
    expect(() => [...store().lines(ADDRESS)]).toThrow(message);
  }
});
