import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { differenceOf, filesOf, temporaryFiles } from './folder-files.ts';
import { randomBy, start, whole } from './started-run.ts';

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
  /** Temporary files that the killed left behind, and the next run removed. */
  readonly leftOver: number;
}

/**
 * Starts a run, or two at once, of a sweep with several blocks, kills each with SIGKILL at a random moment, and goes on
 * so in the same folder until a run comes to its end; then its files must be those of a run that nobody disturbed, to
 * the byte: no row lost, doubled or changed, the same root, no block more or less; and one more run must leave no
 * temporary file. Then the next folder, until there were so many kills.
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
            // One in five is left alone.
            if (isLast || random() < 0.2) return run.ended;
            await Promise.race([run.ended, sleep(span * random(), undefined, { ref: false })]);
            run.send('SIGKILL');
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
