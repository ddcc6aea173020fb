import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MachineError } from '../../src/errors.ts';
import { writePieces, writeWhole } from '../../src/run/files.ts';

let folder: string;
const at = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a link to a file remains, and its target is replaced as a whole', () => {
  mkdirSync(at('far'));
  writeFileSync(at('far/real.csv'), 'old');
  symlinkSync('far/real.csv', at('one'));
  symlinkSync('one', at('two'));
  const before = openSync(at('far/real.csv'), 'r');
  writeWhole(at('two'), ['new']);
  expect(readlinkSync(at('two'))).toBe('one');
  expect(readFileSync(at('far/real.csv'), 'utf8')).toBe('new');
  // A reader that opened the file before still reads all old bytes.
  expect(readFileSync(before, 'utf8')).toBe('old');
  closeSync(before);
  expect(readdirSync(at('far'))).toEqual(['real.csv']);
  expect(writePieces(at('one'), ['ne', 'wer']).bytes).toBe(5);
  expect(readFileSync(at('far/real.csv'), 'utf8')).toBe('newer');
});

test('a link to a missing file creates that file, and a circular link is rejected', () => {
  symlinkSync('made/later.csv', at('link'));
  writeWhole(at('link'), ['new']);
  expect(lstatSync(at('link')).isSymbolicLink()).toBe(true);
  expect(readFileSync(at('made/later.csv'), 'utf8')).toBe('new');
  symlinkSync('circle', at('circle'));
  expect(() => writeWhole(at('circle'), ['x'])).toThrow(MachineError);
});

test('a pipe is written to and remains a pipe', async () => {
  execFileSync('mkfifo', [at('pipe')]);
  const reader = spawn('cat', [at('pipe')]);
  let read = '';
  reader.stdout.on('data', data => {
    read += data;
  });
  const ended = new Promise(resolve => reader.on('close', resolve));
  writeWhole(at('pipe'), ['one\n', 'two\n']);
  await ended;
  expect(read).toBe('one\ntwo\n');
  expect(statSync(at('pipe')).isFIFO()).toBe(true);
});

test('a device is written to and remains a device, also through a link', () => {
  symlinkSync('/dev/null', at('null'));
  for (const path of ['/dev/null', at('null')]) {
    writeWhole(path, ['gone']);
    expect(statSync(path).isCharacterDevice()).toBe(true);
  }
  expect(() => writeWhole('/dev/full', ['more'])).toThrow(
    'cannot write /dev/full: the disk is full (ENOSPC)',
  );
});

test('a folder is rejected before anything is written', () => {
  mkdirSync(at('folder'));
  expect(() => writeWhole(at('folder'), ['x'])).toThrow('it is a folder (EISDIR)');
  expect(readdirSync(folder)).toEqual(['folder']);
  expect(readdirSync(at('folder'))).toEqual([]);
});

test('a read-only file counts as written if it has the wanted bytes, and is an error otherwise', () => {
  const path = '/proc/version';
  const bytes = readFileSync(path);
  expect(writePieces(path, [bytes.subarray(0, 5), bytes.subarray(5)]).bytes).toBe(bytes.length);
  expect(() => writePieces(path, [bytes, 'more'])).toThrow('cannot write /proc/version: ');
  expect(() => writePieces('/proc/none', [bytes])).toThrow('cannot write /proc/none: ');
});

test('a name may be as long as the file system allows', () => {
  const name = 'x'.repeat(255);
  writeWhole(at(name), ['x']);
  expect(existsSync(at(name))).toBe(true);
  expect(() => writeWhole(at(`${name}x`), ['x'])).toThrow('the name is too long (ENAMETOOLONG)');
  expect(readdirSync(folder)).toEqual([name]);
});
