import { many, value } from './options.ts';
import { readOver } from './over.ts';

/** Options that name pipelines, their ranges, and the rows of a run. */

export const ids = {
  type: 'string',
  array: true,
  default: [] as string[],
  describe: 'pipelines by id (saltus list names them), or all; those of npm start if none',
} as const;

export const over = many('another range of a letter, such as a=1..50; once for each letter');

export const limit = value(
  'heaps, such as 1e9: with a longer preperiod and period a game is undecided; else as the pipeline says',
);

export const rows = {
  choices: ['all', 'records', 'none'] as const,
  default: 'all' as const,
} as const;

/** The pipelines and ranges that were asked for. */
export function selection(args: { ids: string[]; over: string[]; limit?: string | undefined }) {
  return { ids: args.ids, over: readOver(args.over), ...(args.limit !== undefined && { limit: args.limit }) };
}
