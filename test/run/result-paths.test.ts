import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dataFolderOf, deleteRun, readResult } from '../../src/run/index.ts';
import { say } from '../cli/terminal.ts';

test.each([
  ['pipelines/nimbers/mine.ts', 'data/nimbers'],
  ['pipelines/nimbers/further/mine.ts', 'data/nimbers'],
  ['pipelines/mine.ts', 'data'],
  ['/home/me/saltus/pipelines/nimbers/mine.ts', 'data'],
  ['pipelines/runs/mine.ts', 'data'],
  [undefined, 'data'],
])('the files of a pipeline in %s are in %s', (file, folder) => {
  expect(dataFolderOf({ ...(file !== undefined && { file }) })).toBe(folder);
});

describe('a result in another folder than its pipeline says', () => {
  let out: string;
  beforeEach(async () => {
    out = mkdtempSync(join(tmpdir(), 'saltus-folders-'));
    await run();
  });
  afterEach(() => rmSync(out, { recursive: true, force: true }));

  const OWN = 'sleator-slusky-2012';
  const at = (...names: string[]) => join(out, 'data', ...names);
  const run = () => say(['run', 'fes-one', '--over', 'a=1..5', '--out', out]);
  const ownFiles = () => readdirSync(at(OWN)).sort();
  const filesOfData = () => readdirSync(at()).filter(name => name.startsWith('fes-one'));

  /** Moves the files to where an earlier version wrote them. */
  function asEarlier(): void {
    cpSync(at(OWN), at(), { recursive: true });
    rmSync(at(OWN), { recursive: true });
    const path = at('fes-one.result.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^ "folder": .*\n/m, ''));
  }

  test('the next run moves a result that an earlier version wrote elsewhere', async () => {
    const files = ownFiles();
    asEarlier();
    expect(readResult(out, 'fes-one')).toMatchObject({ cases: 5 });
    const verified = await say(['verify', at('fes-one.csv')]);
    expect(verified.out).toContain('verified: 5 of 5 rows');
    const rechecked = await say(['recheck', 'fes-one', '--over', 'a=1..5', '--out', out]);
    expect(rechecked.err).toContain(`its pipeline writes to data/${OWN} now`);
    writeFileSync(at('fes-one.own.csv'), 'mine\n');
    await run();
    expect(ownFiles()).toEqual(files);
    expect(filesOfData()).toEqual(['fes-one.own.csv']);
  });

  test.each(['fes-one.csv', 'fes-one.result.json'])(
    'keeps %s of an earlier version if it was changed',
    async name => {
      asEarlier();
      appendFileSync(at(name), ' \n');
      await run();
      expect(filesOfData()).toEqual([name]);
      expect(readResult(out, 'fes-one')).toMatchObject({ folder: `data/${OWN}` });
    },
  );

  test('a copy of the folder of a result is ignored', () => {
    cpSync(at(OWN), at('a-copy'), { recursive: true });
    expect(readResult(out, 'fes-one')).toMatchObject({ folder: `data/${OWN}` });
    rmSync(at(OWN), { recursive: true });
    expect(readResult(out, 'fes-one')).toBe('a result of another folder');
  });
});

test('a run is deleted with its files in folders of data, and a file of another name stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saltus-folders-'));
  const at = join(folder, 'run', 'data', 'nimbers');
  mkdirSync(at, { recursive: true });
  for (const name of ['mine.csv', 'mine.result.json', 'other.csv']) writeFileSync(join(at, name), '');
  expect(deleteRun({ folder: join(folder, 'run'), key: 'key' }, ['mine'])).toEqual([join(at, 'other.csv')]);
  expect(readdirSync(at)).toEqual(['other.csv']);
  rmSync(folder, { recursive: true });
});

describe('verify', () => {
  test('checks the tables and certificates of a pipeline by its id', async () => {
    const { code, out } = await say(['verify', 'result-strings-1-b']);
    expect(out).toMatch(/\bstone-picking-2010\/result-strings-1-b\.csv: verified: /);
    expect(out).toMatch(/\bstone-picking-2010\/result-strings-1-b\.laws\.json: verified/);
    expect(code).toBe(0);
  });

  test('refuses a pipeline that has neither', async () => {
    const { code, err } = await say(['verify', 'below-3a-product']);
    expect(code).toBe(2);
    expect(err).toContain('below-3a-product: expected a pipeline with tables or certificates, received none');
  });
});
