import {
  EMPTY_TALLY,
  numberLike,
  PrintedTable,
  type Published,
  type ReadPublished,
  type Tally,
  type Witness,
} from '../claim/index.ts';
import { formatGame, parseFamily } from '../game/index.ts';
import type { Plan, SummaryPlan } from './plan.ts';
import type { Group } from './summaries.ts';

/**
 * Returns the tally of a claim that compares a printed table with a summary, once all cases are grouped. A range other than
 * the pipeline's own may cut groups, so a group with fewer cases than printed is not compared there. `told` marks the
 * printed rows whose group is compared.
 *
 * @param cases of the sweep
 */
export function judgeGroups(
  claim: Published & Required<Pick<Published, 'groups'>>,
  plan: Plan,
  summaries: readonly (readonly Group[])[],
  cases: number,
  read: ReadPublished,
): Tally {
  const table = new PrintedTable(claim, read(claim.file));
  const index = plan.summaries.findIndex(({ name }) => name === claim.groups.summary);
  const family = parseFamily(plan.sweep);
  const first: readonly number[] = family.cases().next().value!;
  const differs: Witness[] = [];
  const open: Witness[] = [];
  const told = table.records.map(() => false);
  let met = 0;
  for (const group of summaries[index]!) {
    const numbers = numbersOf(plan.summaries[index]!, group);
    const found = table.find(claim.key.map(name => numbers[name]!));
    if (!found) continue;
    const printed = table.records[found.row]!;
    const compared = Object.entries(claim.groups.cells);
    const isCut = compared.some(
      ([column, text]) => text === 'cases' && group.cases < Number(printed[column]),
    );
    if (isCut && !plan.isDefault) continue;
    met++;
    told[found.row] = true;
    const seen = compared.flatMap(([column, text]) => {
      const computed = numberLike(printed[column]!, text, numbers);
      return computed === printed[column]
        ? []
        : [`${column}: printed ${printed[column]}, computed ${computed}`];
    });
    const place = claim.key.map(name => `${name} = ${numbers[name]}`).join(', ');
    const at = group.at ?? first;
    const witness = (text: string) => ({
      at,
      game: formatGame(family.gameAt(at)),
      seen: `${place}: ${text}`,
    });
    if (group.undecided > 0) open.push(witness(`${group.undecided} cases are undecided`));
    else if (seen.length > 0) differs.push(witness(seen.join('; ')));
  }
  return {
    ...EMPTY_TALLY,
    cases,
    met,
    holds: met - differs.length - open.length,
    fails: differs.length,
    undecided: open.length,
    told,
    ...(differs.length > 0 && { differs }),
    counterexample: differs[0] ?? null,
    firstUndecided: open[0] ?? null,
  };
}

/** Returns the numbers of a group by column, without the record's game. */
function numbersOf({ by, most, sums = {} }: SummaryPlan, group: Group): Readonly<Record<string, number>> {
  return Object.fromEntries([
    ...Object.keys(by).map((name, i) => [name, group.key[i]]),
    ['cases', group.cases],
    ...Object.keys(sums).map((name, i) => [name, group.sums![i]]),
    [`most_${most}`, group.most ?? 0],
  ]);
}
