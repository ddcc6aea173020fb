import { loadShards, missingShards } from '../../run/index.ts';
import type { ExitCode } from '../exit-code.ts';
import type { Places } from '../places.ts';
import type { Terminal } from '../terminal.ts';
import { runPlanned } from './run.ts';
import { refuseMissing } from './shard.ts';

/**
 * Merges all shards of a plan: verdicts and files are identical to those of a single run. Computes nothing.
 *
 * @throws MachineError if a shard is not done, or one of its blocks is corrupt
 */
export async function mergeCommand(
  { plan, json }: { plan: string; json: boolean },
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const { cut, pipeline, basis } = await loadShards(plan, places);
  const damage: string[] = [];
  const missing = missingShards(cut, basis, places, one => damage.push(one))();
  refuseMissing(missing, cut.shards, plan, places, damage);
  const options = { ids: [cut.plan.id], jobs: 1, fresh: false, json, rows: cut.rows, compute: false };
  return runPlanned({ plans: [{ pipeline, plan: cut.plan }], broken: [] }, options, places, terminal);
}
