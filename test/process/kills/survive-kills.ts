import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { differenceOf, filesOf, temporaryFiles } from './folder-files.ts';
import { randomBy, start, whole } from './started-run.ts';

/** Results of runs that were killed. */
export interface Survived {
  /** Number of processes killed while they worked. */
  readonly kills: number;
  /** How many of them were killed while another run of the same plan worked in the same folder. */
  readonly besideAnother: number;
  /** Number of folders in which a run ended after some kills, and whose files were compared. */
  readonly folders: number;
  readonly root: string;
  readonly rows: number;
  /** Number of temporary files that killed runs left, and the next run removed. */
  readonly leftOver: number;
}

/**
 * Starts a run, or two at once, of a sweep with several blocks, and kills each with SIGKILL at a random moment,
 * repeatedly in the same folder until a run ends. Then its files must equal those of an undisturbed run, byte for byte:
 * the same rows, root and blocks. One more run must leave no temporary file. Then the next folder starts, until enough
 * processes were killed.
 *
 * @param sweep arguments of `saltus run`
 * @throws Error naming the first file that differs or is left over, or a run that ended in another way
 */
export async function surviveKills(
  sweep: readonly string[],
  { kills: wanted, seed }: { kills: number; seed: number },
): Promise<Survived> {
  const random = randomBy(seed);
  const base = mkdtempSync(join(tmpdir(), 'saltus-kills-'));
  try {
    const begun = performance.now();
    const undisturbed = await whole(start(sweep, join(base, 'undisturbed')), 'of a run alone');
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
            // One run in five is not killed.
            if (isLast || random() < 0.2) return run.ended;
            await Promise.race([run.ended, sleep(span * random(), undefined, { ref: false })]);
            run.send('SIGKILL');
            const end = await run.ended;
            // The duration of a run depends on what is stored and on the load of the machine.
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
        count.leftOver += temporaryFiles(folder).length;
      }
      const after = `after ${count.kills} kills by seed ${seed}`;
      const difference = differenceOf(expected, filesOf(folder));
      if (difference) throw new Error(`${difference}, ${after}`);
      if (temporaryFiles(folder).length > 0) await whole(start(sweep, folder), after);
      const [left] = temporaryFiles(folder);
      if (left !== undefined) throw new Error(`${left} is left, ${after}`);
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
