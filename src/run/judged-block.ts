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
  if (
    !Array.isArray(tallies) ||
    tallies.length !== basis.claims ||
    !tallies.every(one => one && isTallyOf(count, one))
  ) {
    return 'its counts contradict each other';
  }
  const isSound = (groups: unknown) => Array.isArray(groups) && isSummaryOf(count, groups);
  if (!Array.isArray(summaries) || summaries.length !== plan.summaries.length || !summaries.every(isSound)) {
    return 'its summaries are not those of the plan';
  }
  return undefined;
}

/** Whether the counts of a tally of so many cases agree with each other and with its witnesses. */
export function isTallyOf(cases: number, tally: Tally): boolean {
  const { met, holds, fails, undecided, error } = tally;
  const judged = holds + fails + undecided;
  const fits = (value: unknown, like: unknown) =>
    typeof value === typeof like &&
    (typeof value !== 'number' || (Number.isSafeInteger(value) && value >= 0));
  const types = Object.entries(EMPTY_TALLY).every(([key, like]) => fits(tally[key as keyof Tally], like));
  const seen = Object.entries(WITNESS_OF).every(
    ([counted, witness]) => (tally[counted as keyof typeof WITNESS_OF] === 0) === (tally[witness] === null),
  );
  const isTold = tally.told?.every(is => typeof is === 'boolean') ?? true;
  const isNamed =
    tally.differs === undefined || (Array.isArray(tally.differs) && tally.differs.length === fails);
  return (
    types && seen && isTold && isNamed && tally.cases === cases && judged <= met && met <= judged + error
  );
}

function isSummaryOf(count: number, groups: readonly Group[]): boolean {
  const isGroup = (one: Group | null) =>
    Array.isArray(one?.key) && (one.at === null || Array.isArray(one.at)) && Number.isSafeInteger(one.cases);
  return groups.every(isGroup) && groups.reduce((sum, { cases }) => sum + cases, 0) <= count;
}
