import { blocksOf, claimsOf } from '../plan/index.ts';
import type { PlannedPipeline } from '../run/index.ts';
import type { Terminal } from './terminal.ts';

/** Work, in ns, below which threads take longer to load the program than they save. */
const MIN_WORK = 5e8;
/** The time to draw a figure, in ns. */
const WORK_OF_FIGURE = 2e8;

/** Whether plans take long enough for threads, by their estimated costs; stored work counts as well. */
export function isWorthThreads(plans: readonly PlannedPipeline[]): boolean {
  let work = 0;
  for (const { plan, pipeline } of plans) {
    const { charts = [] } = pipeline.definition;
    if (claimsOf(pipeline.definition).some(claim => claim.kind === 'law' && claim.provable)) return true;
    work += WORK_OF_FIGURE * charts.length;
    for (const block of blocksOf(plan)) {
      work += block.work;
      if (work > MIN_WORK) return true;
    }
  }
  return work > MIN_WORK;
}

/** Warns of more threads than the machine has cores: each takes memory, and none makes the others faster. */
export function warnOfThreads(
  jobs: number | undefined,
  { cores, err }: Pick<Terminal, 'cores' | 'err'>,
): void {
  if (jobs === undefined || jobs <= cores) return;
  err(
    `--jobs ${jobs}: this machine has ${cores} ${cores === 1 ? 'core' : 'cores'}; more threads use memory without saving time`,
  );
}
