import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Tests write only temporary files: into memory, if its file system has enough space and allows programs to be run.
const MEMORY = '/dev/shm';
const ENOUGH = 2 ** 30;

/** Creates one folder for all files of the tests, with TypeScript as modules, and removes it after them. */
export default function setup() {
  const folder = mkdtempSync(join(isFit(MEMORY) ? MEMORY : tmpdir(), 'saltus-tests-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  process.env.TMPDIR = folder;
  // No test depends on the user's own pipelines.
  process.env.SALTUS_WORKSPACE = join(folder, 'workspace');
  return () => rmSync(folder, { recursive: true, force: true });
}

/** @param {string} folder */
const isFit = folder => existsSync(folder) && isRoomy(folder) && runsPrograms(folder);

/** @param {string} folder */
function isRoomy(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ENOUGH;
}

/** @param {string} folder */
function runsPrograms(folder) {
  const options = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map(line => line.split(' '))
    .findLast(([, at]) => at === folder)?.[3];
  return options !== undefined && !options.split(',').includes('noexec');
}
