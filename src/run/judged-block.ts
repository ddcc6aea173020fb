import { EMPTY_TALLY, type Tally, WITNESS_OF } from '../claim/index.ts';
import { parseFamily } from '../game/index.ts';
import type { Block, Group, Judged, Plan } from '../plan/index.ts';
import type { Basis } from './digests.ts';

/** What is kept of a block whether or not its rows are. Digests are SHA-256, in hex. */
export interface JudgedBlock extends Judged {
  /** Of the rows. */
  readonly digest: string;
  /** Of those rows that are records or undecided. */
  readonly records: string;
}

/** What is wrong with a tally in itself, or for its block; whether its verdicts are right is another question. */
export function faultOf(
  { digest, records, cases, tallies, summaries }: Partial<JudgedBlock>,
  { plan, block, basis }: { plan: Plan; block: Block; basis: Basis },
): string | undefined {
  const count = parseFamily(block.sweep).count();
  if (cases !== count) return `it counts ${cases} cases where the block has ${count}`;
  if (typeof digest !== 'string' || typeof records !== 'string') return 'it names no rows';
  if (!Array.isArray(tallies) || tallies.length !== basis.claims || !tallies.every(isTallyOf(count))) {
    return 'its counts contradict each other';
  }
  const isSound = (groups: unknown) => Array.isArray(groups) && isSummaryOf(count, groups);
  if (!Array.isArray(summaries) || summaries.length !== plan.summaries.length || !summaries.every(isSound)) {
    return 'its summaries are not those of the plan';
  }
  return undefined;
}

const isTallyOf = (count: number) => (tally: Tally) => {
  if (typeof tally !== 'object' || tally === null) return false;
  const { cases, met, holds, fails, undecided, error } = tally;
  const judged = holds + fails + undecided;
  const types = Object.entries(EMPTY_TALLY).every(
    ([key, value]) => typeof value === typeof tally[key as keyof Tally],
  );
  const seen = Object.entries(WITNESS_OF).every(
    ([counted, witness]) => tally[counted as keyof typeof WITNESS_OF] === 0 || tally[witness] !== null,
  );
  const isTold = tally.told === undefined || tally.told.every(is => typeof is === 'boolean');
  return types && seen && isTold && cases === count && judged <= met && met <= judged + error;
};

function isSummaryOf(count: number, groups: readonly Group[]): boolean {
  const isGroup = (one: Group | null) =>
    Array.isArray(one?.key) && (one.at === null || Array.isArray(one.at)) && Number.isSafeInteger(one.cases);
  return groups.every(isGroup) && groups.reduce((sum, { cases }) => sum + cases, 0) <= count;
}
