import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What tests write they soon remove: into memory, where there is enough of it that is a folder, and programs in it are run.
const MEMORY = '/dev/shm';
const ENOUGH = 2 ** 30;

/** One folder for all that tests write, in which TypeScript is of modules, as in the package; gone after them. */
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
