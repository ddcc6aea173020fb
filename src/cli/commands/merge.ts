import { loadShards, missingShards } from '../../run/index.ts';
import type { ExitCode } from '../exit-code.ts';
import type { Places } from '../places.ts';
import type { Terminal } from '../terminal.ts';
import { runPlanned } from './run.ts';
import { refuseMissing } from './shard.ts';

/**
 * Puts all parts of a plan together: verdicts and files as of a run in one piece, to the byte. Computes nothing.
 *
 * @throws MachineError where a shard is not done
 */
export async function mergeCommand(
  { plan, json }: { plan: string; json: boolean },
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const { cut, pipeline, judgement } = await loadShards(plan, places);
  refuseMissing(missingShards(cut, judgement, places), cut.shards, plan);
  const options = { ids: [cut.plan.id], jobs: 1, fresh: false, json, rows: cut.rows, compute: false };
  return runPlanned({ plans: [{ pipeline, plan: cut.plan }], broken: [] }, options, places, terminal);
}
