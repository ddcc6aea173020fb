import { gatherBlocks, loadShards, missingShards } from '../../run/index.ts';
import { counted } from '../amounts.ts';
import type { ExitCode } from '../exit-code.ts';
import type { Places } from '../places.ts';
import type { Terminal } from '../terminal.ts';
import { runPlanned } from './run.ts';
import { refuseMissing } from './shard.ts';

/**
 * Merges all shards of a plan: verdicts and files are identical to those of a single run. Computes nothing; copies missing
 * blocks from the folders `from`.
 *
 * @throws MachineError if a shard is not done, or one of its blocks is corrupt
 */
export async function mergeCommand(
  { plan, json, from }: { plan: string; json: boolean; from: readonly string[] },
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const loaded = await loadShards(plan, places);
  const { cut, pipeline, basis } = loaded;
  const damage: string[] = [];
  if (from.length > 0) {
    const copied = gatherBlocks(loaded, from, places, text => damage.push(text));
    terminal.err(`${cut.plan.id}: ${counted(copied, 'block')} copied from ${counted(from.length, 'folder')}`);
  }
  const missing = missingShards(cut, basis, places, text => damage.push(text))();
  refuseMissing(missing, cut.shards, plan, places, damage);
  const options = { ids: [cut.plan.id], jobs: 1, fresh: false, json, rows: cut.rows, compute: false };
  return runPlanned({ plans: [{ pipeline, plan: cut.plan }], broken: [] }, options, places, terminal);
}
