import { EMPTY_TALLY, type Tally, WITNESS_OF, type Witness } from '../claim/index.ts';
import { type Family, formatGame, parseFamily } from '../game/index.ts';
import type { Block, Group, Plan, RowsVerdict } from '../plan/index.ts';
import type { Basis } from './basis.ts';

/** The stored data of a block, with or without its rows. Digests are SHA-256, in hex. */
export interface JudgedBlock extends RowsVerdict {
  /** The digest of the rows. */
  readonly digest: string;
}

/** Returns an inconsistency in a tally, or between it and its block. Does not check whether its verdicts are right. */
export function faultOf(
  { digest, cases, tallies, summaries }: Partial<JudgedBlock>,
  { plan, block, basis }: { plan: Plan; block: Block; basis: Basis },
): string | undefined {
  const family = parseFamily(block.sweep);
  const count = family.count();
  if (cases !== count) return `it counts ${cases ?? 'no'} cases, but the block has ${count}`;
  if (typeof digest !== 'string') return 'it names no rows';
  const isTally = tallyCheck(count, family);
  if (
    !Array.isArray(tallies) ||
    tallies.length !== basis.claims ||
    !tallies.every(tally => tally && isTally(tally))
  ) {
    return 'its counts contradict each other';
  }
  if (
    !Array.isArray(summaries) ||
    summaries.length !== plan.summaries.length ||
    !plan.summaries.every((summary, i) => isSummaryOf(count, summary, summaries[i], family))
  ) {
    return 'its summaries differ from the plan';
  }
  return undefined;
}

/** Returns a predicate: whether a value is a case of the family. */
function caseCheck({ letters, count }: Family): (at: unknown) => boolean {
  return at =>
    Array.isArray(at) &&
    at.length === letters.length &&
    at.every(Number.isSafeInteger) &&
    count(at.map(value => ({ from: value, to: value }))) === 1;
}

/**
 * Returns a predicate for tallies of `cases` cases: whether the counts agree with each other, and all witnesses are cases
 * of the family.
 */
export function tallyCheck(cases: number, family: Family): (tally: Tally) => boolean {
  const isCase = caseCheck(family);
  const isText = (value: unknown) => typeof value === 'string';
  const isWitness = (witness: Witness | null) =>
    isCase(witness?.at) &&
    witness!.game === formatGame(family.gameAt(witness!.at)) &&
    isText(witness!.seen) &&
    (witness!.beside === undefined || isText(witness!.beside));
  const fits = (value: unknown, like: unknown) =>
    like === null
      ? value === null || isWitness(value as Witness)
      : Number.isSafeInteger(value) && (value as number) >= 0;
  return tally => {
    const { met, holds, fails, undecided, error, told, differs } = tally;
    const judged = holds + fails + undecided;
    const types = Object.entries(EMPTY_TALLY).every(([key, like]) => fits(tally[key as keyof Tally], like));
    const seen = Object.entries(WITNESS_OF).every(
      ([counted, witness]) => (tally[counted as keyof typeof WITNESS_OF] === 0) === (tally[witness] === null),
    );
    const isTold = told === undefined || (Array.isArray(told) && told.every(is => typeof is === 'boolean'));
    const isNamed =
      differs === undefined ||
      (Array.isArray(differs) && differs.length === fails && differs.every(isWitness));
    return (
      types && seen && isTold && isNamed && tally.cases === cases && judged <= met && met <= judged + error
    );
  };
}

function isSummaryOf(
  count: number,
  { by, most, sums = {} }: Plan['summaries'][number],
  groups: unknown,
  family: Family,
): boolean {
  const isCase = caseCheck(family);
  const isCount = (value: unknown, least: number) =>
    Number.isSafeInteger(value) && (value as number) >= least;
  const isGroup = (group: Group | null) =>
    Array.isArray(group?.key) &&
    group.key.length === Object.keys(by).length &&
    group.key.every(Number.isSafeInteger) &&
    isCount(group.cases, 1) &&
    isCount(group.undecided, 0) &&
    group.undecided <= group.cases &&
    (group.sums ?? []).length === Object.keys(sums).length &&
    (group.sums ?? []).every(Number.isSafeInteger) &&
    (group.most === null
      ? group.at === null && group.game === null
      : most !== undefined &&
        Number.isSafeInteger(group.most) &&
        isCase(group.at) &&
        group.game === formatGame(family.gameAt(group.at!)));
  if (!Array.isArray(groups) || !groups.every(isGroup)) return false;
  return groups.reduce((sum, { cases }) => sum + cases, 0) <= count;
}
