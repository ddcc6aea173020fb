import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../../src/run/index.ts';

/** What came of runs that were killed. */
export interface Survived {
  /** Processes that were killed while they worked. */
  readonly kills: number;
  /** Of those, the ones that were killed while another run of the same plan worked in the same folder. */
  readonly besideAnother: number;
  /** Folders that came to their end, each after some kills, and were compared. */
  readonly folders: number;
  readonly root: string;
  readonly rows: number;
  /** Temporary files that were left behind by the killed. */
  readonly leftOver: number;
}

/**
 * Starts a run, or two at once, of a sweep with several blocks, kills each with SIGKILL at a random moment, and goes on
 * so in the same folder until a run comes to its end; then its files must be those of a run that nobody disturbed, to
 * the byte: no row lost, doubled or changed, the same root, no block more or less. Then the next folder, until there
 * were so many kills.
 *
 * @param sweep arguments of `saltus run`
 * @throws Error naming the first file that differs, or a run that ended in another way
 */
export async function surviveKills(
  sweep: readonly string[],
  { kills: wanted, seed }: { kills: number; seed: number },
): Promise<Survived> {
  const random = randomBy(seed);
  const base = mkdtempSync(join(tmpdir(), 'saltus-kills-'));
  try {
    const begun = performance.now();
    const undisturbed = await start(sweep, join(base, 'undisturbed')).ended;
    if (undisturbed.code !== 0) throw new Error(`exit code ${undisturbed.code}\n${undisturbed.said}`);
    let span = performance.now() - begun;
    const expected = filesOf(join(base, 'undisturbed'));
    const count = { kills: 0, besideAnother: 0, folders: 0, leftOver: 0 };
    while (count.kills < wanted) {
      const folder = join(base, `${count.folders}`);
      for (let isOver = false; !isOver; ) {
        const runs = Array.from({ length: random() < 0.5 ? 1 : 2 }, () => start(sweep, folder));
        const isLast = count.kills + runs.length > wanted;
        const ends = await Promise.all(
          runs.map(async run => {
            // One in five is left alone.
            if (isLast || random() < 0.2) return run.ended;
            await Promise.race([run.ended, sleep(span * random(), undefined, { ref: false })]);
            run.kill();
            const end = await run.ended;
            // How long a run takes changes with what is stored and with what else the machine does.
            span *= end.signal === 'SIGKILL' ? 1.15 : 0.8;
            return end;
          }),
        );
        for (const { signal, code, said } of ends) {
          if (signal === 'SIGKILL') {
            count.kills++;
            if (runs.length === 2) count.besideAnother++;
          } else if (code === 0) {
            isOver = true;
          } else {
            throw new Error(`exit code ${code} after ${count.kills} kills by seed ${seed}\n${said}`);
          }
        }
      }
      const difference = differenceOf(expected, filesOf(folder));
      if (difference) throw new Error(`${difference}, after ${count.kills} kills by seed ${seed}`);
      count.leftOver += temporaryFiles(folder).length;
      count.folders++;
      rmSync(folder, { recursive: true });
    }
    const { root, cases } = JSON.parse(undisturbed.said.split('\n').find(line => line.startsWith('{'))!)
      .pipelines[0];
    return { ...count, root, rows: cases };
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly said: string;
}

function start(sweep: readonly string[], folder: string): { ended: Promise<End>; kill: () => void } {
  const saltus = join(ROOT, 'src', 'cli', 'saltus.mjs');
  const child = spawn(process.execPath, [saltus, 'run', ...sweep, '--json', '--out', folder]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      said += text;
    });
  }
  const ended = new Promise<End>((resolve, reject) => {
    child.on('error', reject).on('close', (code, signal) => resolve({ code, signal, said }));
  });
  return { ended, kill: () => child.kill('SIGKILL') };
}

/** The digest of each file below a folder, by path; without temporary files, which nobody reads. */
export function filesOf(folder: string): ReadonlyMap<string, string> {
  const paths = pathsBelow(folder).filter(path => !path.endsWith('.tmp'));
  return new Map(
    paths.map(path => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );
}

function temporaryFiles(folder: string): string[] {
  return pathsBelow(folder).filter(path => path.endsWith('.tmp'));
}

function pathsBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** The first file that is missing, is one too many, or has other bytes, in words. */
export function differenceOf(
  expected: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, string>,
): string | undefined {
  for (const [path, digest] of expected) {
    if (!found.has(path)) return `${path} is missing`;
    if (found.get(path) !== digest) return `${path} has other bytes`;
  }
  const more = [...found.keys()].find(path => !expected.has(path));
  return more && `${more} is one too many`;
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomBy(seed: number): () => number {
  let drawn = 0;
  return () => createHash('sha256').update(`${seed} ${drawn++}`).digest().readUInt32BE(0) / 2 ** 32;
}
