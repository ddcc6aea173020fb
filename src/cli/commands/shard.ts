import { MachineError } from '../../errors.ts';
import { claimsOf } from '../../plan/index.ts';
import { doBlocks, loadShards, shardsOf } from '../../run/index.ts';
import { counted } from '../amounts.ts';
import { Counterexamples } from '../counterexamples.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { wholeNumber } from '../numbers.ts';
import { outAgain, type Places } from '../places.ts';
import type { Terminal } from '../terminal.ts';

export interface ShardOptions {
  readonly plan: string;
  readonly index: string;
  readonly count: string;
}

/** Maximum index. A job array may be larger than the number of shards: an index beyond the last has no work. */
const MAX_INDEX = 1e9;

/** Computes one shard of a plan, or `count` of them, in this thread; reuses finished blocks. Needs no scheduler. */
export async function shardCommand(
  { plan, index, count }: ShardOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const { cut, basis, pipeline } = await loadShards(plan, places);
  const from = wholeNumber(index, '--index', { min: 0, max: MAX_INDEX });
  if (from >= cut.shards) {
    terminal.out(
      `${cut.plan.id}: shard ${from} has no work: the last of ${cut.shards} is shard ${cut.shards - 1}`,
    );
    return EXIT.expected;
  }
  const to = Math.min(cut.shards, from + wholeNumber(count, '--count', { min: 1, max: 1e9 }));
  const blocks = shardsOf(cut).slice(from, to).flat();
  const counterexamples = new Counterexamples(places, terminal);
  const { plan: whole, rows, shards } = cut;
  const common = { plan: whole, basis, folders: places, rows };
  const computed = await doBlocks(
    blocks.map(block => ({ ...common, block })),
    claimsOf(pipeline.definition),
    { warn: text => terminal.err(text), counterexample: found => counterexamples.meet(found) },
  );
  terminal.out(
    `${whole.id}: shard ${from}${to - from > 1 ? ` to ${to - 1}` : ''} of ${shards}: ${computed} of ${counted(blocks.length, 'block')} computed`,
  );
  return EXIT.expected;
}

/**
 * @param damage the corrupt parts of the shards, by file
 * @throws MachineError naming the shards that are not done
 */
export function refuseMissing(
  missing: readonly number[],
  shards: number,
  plan: string,
  places: Places,
  damage: readonly string[] = [],
): void {
  if (missing.length === 0) return;
  const some = missing.slice(0, 10).join(', ') + (missing.length > 10 ? ', …' : '');
  const command = [`npx saltus shard --plan ${plan} --index ${missing[0]}`, ...outAgain(places)].join(' ');
  const next = `${missing.length} of ${counted(shards, 'shard')} not done (${some}); for the first, run: ${command}`;
  throw new MachineError([...damage, next].join('\n'));
}
