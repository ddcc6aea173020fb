import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileDigest, ROOT } from '../../src/run/index.ts';
import { OBEDIENT, PACKAGES } from '../process/package-copy.ts';

/** Timeout in milliseconds: ten commands, each of which loads TypeScript if no build can be stored. */
const LONG = 600_000;

/** A folder whose `node_modules` has the dependencies of saltus, so that npm needs no registry. */
const folder = mkdtempSync(join(tmpdir(), 'saltus-installed-'));
/** The user's project in this folder: `npm init -y` declares CommonJS. */
const project = join(folder, 'project');
const installed = join(project, 'node_modules', 'saltus');

function npm(args: readonly string[], cwd: string): string {
  const npm = ['--silent', '--offline', ...args];
  return execFileSync('npm', npm, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Packs the package, without its dependencies and the library, and returns the tarball. */
function packed(): string {
  const [whole, alone] = ['whole', 'alone'].map(name => join(folder, name)) as [string, string];
  for (const made of [whole, alone]) mkdirSync(made);
  npm(['pack', '--ignore-scripts', '--pack-destination', whole], ROOT);
  execFileSync('tar', ['-xzf', readdirSync(whole)[0]!, '-C', alone], { cwd: whole });
  const manifest = join(alone, 'package', 'package.json');
  const {
    dependencies: _,
    devDependencies: __,
    scripts: ___,
    ...rest
  } = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, JSON.stringify(rest));
  npm(['pack', '--pack-destination', alone], join(alone, 'package'));
  return join(alone, readdirSync(alone).find(name => name.endsWith('.tgz'))!);
}

beforeAll(() => {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of PACKAGES)
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "project", "type": "commonjs" }');
  npm(['install', packed()], project);
}, LONG);
afterAll(() => {
  makeWritable(project);
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the files below a folder with their digests, without records of files, which hold inodes and times. */
function filesBelow(path: string): Record<string, string | undefined> {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
  const kept = paths.filter(file => !file.endsWith('.made'));
  return Object.fromEntries(kept.map(file => [file.slice(path.length), fileDigest(file)?.sha256]));
}

function foldersBelow(path: string): string[] {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter(entry =>
    entry.isDirectory(),
  );
  return [path, ...entries.map(({ parentPath, name }) => join(parentPath, name))];
}

function makeWritable(path: string): void {
  for (const folder of foldersBelow(path)) chmodSync(folder, 0o755);
}

/** Runs a shell command that finds `saltus` as npx does, in the project. */
function run(line: string, cwd = project) {
  const [command, ...args] = [...OBEDIENT, 'bash', '-c', line];
  const path = `${join(project, 'node_modules', '.bin')}:${process.env.PATH}`;
  const env = { ...process.env, PATH: path, SALTUS_WORKSPACE: '', NODE_OPTIONS: '' };
  const { status, stdout, stderr } = spawnSync(command!, args, { cwd, encoding: 'utf8', env });
  return { code: status, out: stdout, err: stderr };
}

/** Runs the commands of a user, none of which may fail or warn. */
function work(): void {
  const lines = [
    'run fes-two --over a=1..5',
    'new mine "N - {1, b}" --over b=2..9',
    'run mine --jobs 2',
    'ask "N - {a, 2a+1}" --over a=1..6 --law "preperiod = 0" --save asked',
    'report',
  ];
  for (const line of lines) {
    const { code, err } = run(`saltus ${line}`);
    expect({ line, code, err: err.replace(/^saved: .*\n/, '') }).toEqual({ line, code: 0, err: '' });
  }
}

/** Expects the user's results. */
function expectWork(): void {
  const { out } = run('saltus list');
  for (const id of ['mine', 'asked']) expect(out).toMatch(new RegExp(`^${id} .*\\(your own\\)$`, 'm'));
  expect(run('saltus export mine').out.split('\n')).toHaveLength(9);
  expect(run('saltus runs').out).toMatch(/fes-two: .*a = 1\.\.5/);
  expect(run('saltus recheck mine')).toMatchObject({ code: 0, err: '' });
  for (const name of [
    'pipelines/mine.ts',
    'pipelines/asked.ts',
    'data/claims.csv',
    'reports/mine.md',
    'reports/site/pipelines/mine.html',
  ])
    expect(existsSync(join(project, 'saltus', name)), name).toBe(true);
  // That file explains how to cite saltus, not the user's work.
  expect(existsSync(join(project, 'saltus', 'CITATION.cff'))).toBe(false);
}

test(
  'npm ci after all commands loses nothing, and the package is unchanged',
  () => {
    const before = filesBelow(installed);
    expect(Object.keys(before).length).toBeGreaterThan(500);
    work();
    expect(filesBelow(installed)).toEqual(before);
    expect(readdirSync(project).sort()).toEqual([
      'node_modules',
      'package-lock.json',
      'package.json',
      'saltus',
    ]);
    const own = filesBelow(join(project, 'saltus'));
    npm(['ci'], project);
    expect(filesBelow(installed)).toEqual(before);
    expect(filesBelow(join(project, 'saltus'))).toEqual(own);
    expectWork();
  },
  LONG,
);

test(
  'all commands work if node_modules is read-only, and write the same',
  () => {
    const own = filesBelow(join(project, 'saltus'));
    rmSync(join(project, 'saltus'), { recursive: true });
    rmSync(join(project, 'node_modules', '.cache'), { recursive: true, force: true });
    for (const folder of foldersBelow(join(project, 'node_modules'))) chmodSync(folder, 0o555);
    expect(run('touch node_modules/saltus/x').code).not.toBe(0);
    work();
    expect(filesBelow(join(project, 'saltus'))).toEqual(own);
    expectWork();
    expect(existsSync(join(project, 'node_modules', '.cache'))).toBe(false);
  },
  LONG,
);

test('a read-only folder is reported with how to choose another', () => {
  const sealed = join(folder, 'sealed');
  mkdirSync(sealed);
  chmodSync(sealed, 0o555);
  const { code, err } = run('saltus new other', sealed);
  expect(code).toBe(5);
  expect(err).toMatch(/cannot write \S+\/sealed\/saltus\/pipelines\/other\.ts: .*no permission \(EACCES\)/);
  expect(err).toContain('hint: to write elsewhere, use --out FOLDER or SALTUS_WORKSPACE=FOLDER');
});
