import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeWhole } from '../../src/run/files.ts';
import { removeLeftoversBelow, temporaryName } from '../../src/run/leftovers.ts';
import { isAlive, OWN_MARK, TRUSTED } from '../../src/run/mark.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-left-over-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const [host, pid, began] = OWN_MARK.split('-');
const FAR = host!.replace(/./, digit => (digit === '0' ? '1' : '0'));
const OTHER_TIME = began!.replace(/./, digit => (digit === '0' ? '1' : '0'));

const named = (mark: string) => temporaryName().replace(OWN_MARK, mark);
function leave(name: string, age = 0): string {
  const path = join(folder, name);
  writeFileSync(path, 'half a fi');
  utimesSync(path, (Date.now() - age) / 1000, (Date.now() - age) / 1000);
  return path;
}

/** Returns the id of a process that just ended. */
async function deadId(): Promise<number> {
  const child = spawn('true');
  await new Promise(resolve => child.on('close', resolve));
  return child.pid!;
}

test('a process is identified by id and start time; processes of other hosts are unknown', async () => {
  expect(isAlive(OWN_MARK)).toBe(true);
  expect(isAlive(`${host}-${pid}-${OTHER_TIME}`)).toBe(false);
  expect(isAlive(`${host}-${await deadId()}-${began}`)).toBe(false);
  expect(isAlive(`${host}-1-0`)).toBe(true);
  expect(isAlive(`${FAR}-${pid}-${began}`)).toBeUndefined();
});

test('the first write into a folder removes only temporary files of dead writers', async () => {
  const dead = [
    leave(named(`${host}-${await deadId()}-${began}`)),
    leave(named(`${host}-${pid}-${OTHER_TIME}`)),
    leave(named(`${FAR}-${pid}-${began}`), TRUSTED + 60_000),
  ];
  const others = [
    leave(named(OWN_MARK), TRUSTED + 60_000),
    leave(named(`${FAR}-${pid}-${began}`), TRUSTED - 60_000),
    leave('y.csv.4711.0b0e7a3e-3e0c-4a5d-9d3a-0123456789ab.tmp'),
    leave('notes.tmp', 10 * TRUSTED),
    leave('x.4711.tmp', 10 * TRUSTED),
    leave(`${named(`${host}-${pid}-${OTHER_TIME}`)}.txt`, 10 * TRUSTED),
  ];
  writeWhole(join(folder, 'x.csv'), ['whole']);
  expect(dead.filter(path => existsSync(path))).toEqual([]);
  expect(others.filter(path => !existsSync(path))).toEqual([]);
});

test('a folder is searched once, not at each write', () => {
  writeWhole(join(folder, 'x.csv'), ['whole']);
  const later = leave(named(`${host}-${pid}-${OTHER_TIME}`));
  writeWhole(join(folder, 'y.csv'), ['whole']);
  expect(existsSync(later)).toBe(true);
});

test('temporary files of dead local writers in subfolders are removed too', () => {
  mkdirSync(join(folder, 'ab'));
  const old = leave(join('ab', named(`${FAR}-${pid}-${began}`)), 10 * TRUSTED);
  leave(join('ab', named(`${host}-${pid}-${OTHER_TIME}`)));
  leave('a file');
  removeLeftoversBelow(folder);
  expect(readdirSync(join(folder, 'ab')).map(name => join(folder, 'ab', name))).toEqual([old]);
  removeLeftoversBelow(join(folder, 'nothing'));
});
