import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { OBEDIENT, PackageCopy } from './package-copy.ts';

let copy: PackageCopy;
let elsewhere: string;
beforeEach(() => {
  copy = new PackageCopy();
  elsewhere = mkdtempSync(join(tmpdir(), 'saltus-elsewhere-'));
});
afterEach(() => {
  chmodSync(copy.root, 0o755);
  copy.remove();
  rmSync(elsewhere, { recursive: true });
});

/** Runs saltus without SALTUS_WORKSPACE, as a user does. */
function saltus(...args: string[]) {
  const [command, ...rest] = [
    ...OBEDIENT,
    process.execPath,
    join(copy.root, 'src', 'cli', 'saltus.mjs'),
    ...args,
  ];
  const env = { ...process.env, SALTUS_WORKSPACE: '' };
  const { status, stdout, stderr } = spawnSync(command!, rest, { cwd: elsewhere, encoding: 'utf8', env });
  return { code: status, out: stdout, err: stderr };
}

function git(...args: string[]): string {
  const author = ['-c', 'user.name=user', '-c', 'user.email=user@localhost'];
  return execFileSync('git', [...author, ...args], { cwd: copy.root, encoding: 'utf8' });
}

test("a run of the user's pipeline in a clone changes no tracked file, and adds none", () => {
  cpSync(join(ROOT, '.gitignore'), join(copy.root, '.gitignore'));
  expect(saltus('run', 'one')).toMatchObject({ code: 0, err: '' });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'published');
  expect(git('ls-files')).toContain('data/claims.csv\n');
  expect(saltus('new', 'mine', 'N - {1, b}', '--over', 'b=2..9')).toMatchObject({ code: 0, err: '' });
  expect(saltus('run', 'mine', '--jobs', '2')).toMatchObject({ code: 0, err: '' });
  expect(saltus('run', 'mine', '--over', 'b=2..12')).toMatchObject({ code: 0, err: '' });
  expect(git('status', '--porcelain')).toBe('');
  expect(existsSync(join(copy.root, 'saltus', 'data', 'mine.csv'))).toBe(true);
  expect(readdirSync(elsewhere)).toEqual([]);
});

test('a read-only clone works with a workspace in the working folder', () => {
  mkdirSync(join(copy.root, 'node_modules', '.cache'));
  for (const name of ['node_modules/.cache', 'data', '.']) chmodSync(join(copy.root, name), 0o555);
  const { code, out, err } = saltus('run', 'one');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('saltus/data/one.csv');
  expect(saltus('new', 'mine')).toMatchObject({ code: 0, err: '' });
  expect(saltus('run', 'mine')).toMatchObject({ code: 0, err: '' });
  expect(
    readdirSync(join(elsewhere, 'saltus', 'data')).filter(name => /^(one|mine)\.csv$/.test(name)),
  ).toEqual(['mine.csv', 'one.csv']);
  expect(existsSync(copy.cache)).toBe(false);
});
