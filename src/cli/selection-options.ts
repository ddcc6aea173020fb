import { many, value } from './options.ts';
import { readOver } from './over.ts';

/** Options that select pipelines, their ranges, and the rows of a run. */

export const ids = {
  type: 'string',
  array: true,
  default: [] as string[],
  describe: 'pipelines by id (default: all published ones)',
} as const;

export const over = many('range of one parameter, such as a=1..50 (repeatable)');

export const limit = value('maximum of preperiod + period, in heaps, such as 1e9');

export const rows = {
  choices: ['all', 'none'] as const,
  default: 'all' as const,
} as const;

/** Returns the selected pipelines and ranges. */
export function selection(args: { ids: string[]; over: string[]; limit?: string | undefined }) {
  return { ids: args.ids, over: readOver(args.over), ...(args.limit !== undefined && { limit: args.limit }) };
}
