import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { orderedBlocksOf } from '../../plan/index.ts';
import {
  basisOf,
  cutPlan,
  follow,
  missingShards,
  ROOT,
  type SlurmSettings,
  shardsPerTask,
  submit,
  writeWhole,
} from '../../run/index.ts';
import type { ExitCode } from '../exit-code.ts';
import type { Places } from '../places.ts';
import { planned } from '../plans.ts';
import type { Terminal } from '../terminal.ts';
import { type RunOptions, refuseNameOf, runPlanned } from './run.ts';
import { refuseMissing } from './shard.ts';

/** Approximate number of blocks per shard: minutes of work, so that the start of a task is negligible. */
const BLOCKS_PER_SHARD = 16;

/**
 * Runs pipelines whose blocks are computed on a cluster: for each, an array of the missing shards, then a merge. The
 * outcome is read from the files in the end, so a scheduler that forgets jobs does no harm.
 *
 * @throws MachineError if shards are missing when the array has ended; running again submits only those
 */
export async function runOnSlurm(
  options: RunOptions & { readonly shards?: number | undefined; readonly slurm: SlurmSettings },
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const selection = await planned(options, places);
  if (options.name !== undefined) refuseNameOf(options.name, selection, options.rows, places);
  for (const { pipeline, plan } of selection.plans) {
    const wished = options.shards ?? Math.ceil(orderedBlocksOf(plan).length / BLOCKS_PER_SHARD);
    const cut = cutPlan(plan, options.rows, wished);
    const folder = join(places.out, 'data', 'runs', 'plans');
    const file = join(folder, `${cut.hash.slice(0, 16)}.json`);
    writeWhole(file, [`${JSON.stringify(cut)}\n`]);
    const left = missingShards(cut, await basisOf(pipeline, places.published), places, damage => {
      terminal.err(`${plan.id}: ${damage}; recomputing it`);
    });
    const missing = left();
    if (missing.length === 0) continue;
    const logs = join(folder, `${cut.hash.slice(0, 16)}-logs`);
    mkdirSync(logs, { recursive: true });
    const perTask = await shardsPerTask(cut.shards);
    const workspace = `SALTUS_WORKSPACE=${places.workspace}`;
    const saltus = ['env', workspace, process.execPath, join(ROOT, 'src', 'cli', 'saltus.mjs')];
    const where = ['--plan', file, ...(places.chosen ? ['--out', places.out] : [])];
    const jobs = await submit(
      { missing, perTask, name: `saltus-${plan.id}`, logs },
      { shards: [...saltus, 'shard', ...where], merge: [...saltus, 'merge', ...where] },
      options.slurm,
    );
    terminal.err(
      `${plan.id}: job ${jobs[0]}, ${missing.length} of ${cut.shards} shards, then ${jobs[1]}; logs in ${logs}`,
    );
    let last = -1;
    await follow(jobs, () => {
      const { length } = left();
      if (length !== last) terminal.err(`${plan.id}: ${cut.shards - length} of ${cut.shards} shards done`);
      last = length;
    });
    refuseMissing(left(), cut.shards, file, places);
  }
  return runPlanned(selection, { ...options, jobs: 1, fresh: false, compute: false }, places, terminal);
}
