import type { Result } from '../run/index.ts';
import { runAgain } from './replay.ts';

/** Whether a result is the one that is published: over the pipeline's own range, with all rows. */
export function isPublishedRun({ asked, kept }: Result): boolean {
  return asked.plan.isDefault && kept === 'all';
}

/** Returns the prefix of a result's labels and keys, which allows a paper to use two runs of a pipeline. */
export function runName(result: Result): string {
  const { asked, kept } = result;
  const { id, plan } = asked;
  if (isPublishedRun(result)) return id;
  return [id, plan.hash.slice(0, 8), ...(kept === 'all' ? [] : [kept])].join('-');
}

/** The command that makes a result, rows and all. */
export function commandOf({ asked, kept }: Result, ...flags: readonly string[]): string {
  return runAgain(asked, ...(kept === 'all' ? [] : [`--rows ${kept}`]), ...flags);
}
