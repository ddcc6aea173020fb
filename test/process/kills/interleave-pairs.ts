import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { differenceOf, filesOf, temporaryFiles } from './folder-files.ts';
import { randomBy, type StartedRun, start, whole } from './started-run.ts';

/** Pipelines that take a second each, with their own claims and figures. */
const IDS = ['fes-one', 'fes-two', 'nim-2-lemmas', 'stone-picking-example', 'result-strings-one'];

/** Folders that both runs of a pair write to. */
const SHARED = ['data', 'reports'];

/** Numbers of pairs, by the moment at which a run was stopped. */
export interface Interleaved {
  readonly pairs: number;
  /** Stopped while it wrote a file to a shared folder, or at a random moment. */
  readonly whileItWrote: number;
  readonly atRandom: number;
}

/**
 * Runs two pipelines into one folder at once. One is stopped after its own claims are written, while it writes shared
 * files, or at a random moment; it continues after the other has ended. All files must equal those of the two runs in
 * sequence, byte for byte.
 *
 * @param enough number of runs stopped while writing, after which no more pairs are run
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

/** Stops a run at one of its first temporary files, and returns whether it was stopped before its end. */
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
