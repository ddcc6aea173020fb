import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { differenceOf, filesOf, temporaryFiles } from './folder-files.ts';
import { randomBy, type StartedRun, start, whole } from './started-run.ts';

/** Pipelines of a second each, with claims and figures of their own. */
const IDS = ['fes-one', 'fes-two', 'nim-2-lemmas', 'stone-picking-example', 'result-strings-one'];

/** Files that both runs of a pair write. */
const SHARED = ['data', 'reports'];

/** Moments at which a run is stopped. */
export interface Interleaved {
  readonly pairs: number;
  /** While a file was being written to a folder that both write to, or at a random moment. */
  readonly whileItWrote: number;
  readonly atRandom: number;
}

/**
 * Runs two pipelines into one folder at once. One is stopped when its own claims are written and the files are that both
 * share, or at a random moment; the other comes to its end; then the first goes on. All files must be those of the two
 * runs one after the other, to the byte.
 *
 * @param enough runs that were stopped while they wrote: no more pairs are run behind them
 * @throws Error naming the first file that differs, or a run that ended in another way
 */
export async function interleavePairs({
  pairs,
  seed,
  enough = pairs,
}: {
  pairs: number;
  seed: number;
  enough?: number;
}): Promise<Interleaved> {
  const random = randomBy(seed);
  const base = mkdtempSync(join(tmpdir(), 'saltus-pairs-'));
  const draw = (ids: readonly string[]) => ids[Math.floor(random() * ids.length)]!;
  const count = { pairs: 0, whileItWrote: 0, atRandom: 0 };
  try {
    for (; count.pairs < pairs && count.whileItWrote < enough; count.pairs++) {
      const first = draw(IDS);
      const second = draw(IDS.filter(id => id !== first));
      const when = `for ${first} beside ${second}, pair ${count.pairs} by seed ${seed}`;
      const [expected, folder] = [join(base, `${first} ${second}`), join(base, `${count.pairs}`)];
      for (const id of existsSync(expected) ? [] : [first, second]) await whole(run(id, expected), when);
      const stopped = run(first, folder);
      if (random() < 0.3) {
        await sleep(1000 * random());
        stopped.send('SIGSTOP');
        count.atRandom++;
      } else if (await stopWhileItWrites(stopped, first, folder, random)) count.whileItWrote++;
      await whole(run(second, folder), when);
      stopped.send('SIGCONT');
      await whole(stopped, when);
      const difference = differenceOf(filesOf(expected), filesOf(folder));
      if (difference) throw new Error(`${difference}, ${when}`);
      const [left] = temporaryFiles(folder);
      if (left !== undefined) throw new Error(`${left} is left, ${when}`);
      rmSync(folder, { recursive: true });
    }
    return count;
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

function run(id: string, folder: string): StartedRun {
  return start([id, '--jobs', '1'], folder);
}

/** Whether it was stopped before it came to its end, at the first temporary file or one of the next. */
async function stopWhileItWrites(
  run: StartedRun,
  id: string,
  folder: string,
  random: () => number,
): Promise<boolean> {
  const isWriting = () =>
    SHARED.some(name => readdirSync(join(folder, name)).some(file => file.endsWith('.tmp')));
  while (!existsSync(join(folder, 'reports', `${id}.md`)) && !run.isOver()) await sleep(1);
  for (let seen = 0, wanted = 1 + Math.floor(4 * random()); seen < wanted && !run.isOver(); ) {
    if (isWriting()) seen++;
    await new Promise(resolve => setImmediate(resolve));
  }
  run.send('SIGSTOP');
  return !run.isOver();
}
