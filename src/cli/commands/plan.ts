import { parseFamily } from '../../game/index.ts';
import { blocksOf, computeRows, type Plan } from '../../pipeline/index.ts';
import { blocksDone } from '../../run/index.ts';
import { EXIT, type ExitCode, messageOf } from '../exit-code.ts';
import type { Places } from '../places.ts';
import { planned, type Selection } from '../selection.ts';
import type { Terminal } from '../terminal.ts';

/** What would run, how much of it is done, and about how long the rest takes. Computes nothing that is kept. */
export async function planCommand(
  options: Selection & { json: boolean },
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const { plans, broken } = await planned(options, places.pipelines);
  for (const { pipeline, plan } of plans) {
    const { definition } = pipeline;
    const { blocks, done } = blocksDone(plan, places.blocks);
    const seconds = done === blocks ? 0 : estimate(plan) * (1 - done / blocks);
    if (options.json) {
      terminal.out(
        JSON.stringify({ ...plan, blocks, done, missing: blocks - done, estimatedSeconds: seconds }),
      );
      continue;
    }
    const why =
      done === blocks ? 'nothing: it is up to date' : `${blocks - done} blocks are not in the store`;
    terminal.out(
      [
        `${plan.id}: ${definition.question}`,
        `  ${plan.cases} cases in ${blocks} blocks, ${done} done, ${blocks - done} missing`,
        `  would compute ${why}${done === blocks ? '' : `, about ${rounded(seconds)} on one core`}`,
        `  at most ${plan.limit} heaps a game; engine ${plan.engine}; plan sha256 ${plan.hash}`,
      ].join('\n'),
    );
  }
  for (const mistake of broken) terminal.err(terminal.paint('red', messageOf(mistake)));
  return broken.length > 0 ? EXIT.usage : EXIT.expected;
}

/** Time for sampling, in ms, and heaps that a sampled game is followed for: a first guess is wanted at once. */
const SAMPLING = 500;
const SAMPLED_HEAPS = 1e8;

/** Seconds for the whole plan, from the first cases of blocks spread over it. */
function estimate(plan: Plan): number {
  const sampled: { blockCases: number; seconds: number }[] = [];
  const start = performance.now();
  for (const block of blocksOf(plan)) {
    if (performance.now() - start > SAMPLING) break;
    const family = parseFamily(block.sweep);
    const [first] = family.cases();
    const over = Object.fromEntries(family.letters.map((letter, i) => [letter, `${first![i]}`]));
    const sweep = family.letters.length === 0 ? block.sweep : { ...block.sweep, over };
    const before = performance.now();
    computeRows({ ...plan, limit: Math.min(plan.limit, SAMPLED_HEAPS) }, { ...block, sweep });
    sampled.push({ blockCases: block.cases, seconds: (performance.now() - before) / 1000 });
  }
  const cases = sampled.reduce((sum, one) => sum + one.blockCases, 0);
  const seconds = sampled.reduce((sum, one) => sum + one.seconds * one.blockCases, 0);
  return (seconds / cases) * plan.cases;
}

function rounded(seconds: number): string {
  if (seconds < 1) return 'a second';
  if (seconds < 120) return `${Math.ceil(seconds)} s`;
  if (seconds < 7200) return `${Math.ceil(seconds / 60)} min`;
  return `${Math.ceil(seconds / 3600)} h`;
}
