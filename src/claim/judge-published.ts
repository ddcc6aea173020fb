import { refuse } from '../errors.ts';
import { type Finding, foundAs, mistakeOf, NOTHING, numbersOf, witnessedAs } from './finding.ts';
import type { PrintedTable, Published } from './published.ts';
import { type Seen, UndecidedRead, UnknownRead } from './reader.ts';
import type { Case } from './row.ts';

export function judgePublished(claim: Published, table: PrintedTable): (one: Case, seen: Seen) => Finding {
  return (one, seen) => {
    const key = claim.key.map(name => letterOf(one, name, `claim ${claim.id}.key`));
    return claim.terms
      ? judgeTerms(claim, claim.terms, table, key, seen)
      : judgeCells(claim, table, key, one);
  };
}

function judgeCells(claim: Published, table: PrintedTable, key: readonly number[], one: Case): Finding {
  const printed = table.find(key);
  if (!printed) return NOTHING;
  for (const name of claim.cells) {
    const value = one.values[name];
    if (value === undefined) {
      const expected = `measures of the pipeline: ${Object.keys(one.values).join(', ')}`;
      refuse(`claim ${claim.id}.cells`, expected, name);
    }
    if (typeof value === 'object') return foundAs('undecided', value.why);
    if (value !== printed[name])
      return foundAs('fails', `${name}: printed ${printed[name]}, computed ${value}`);
  }
  return { met: 1, holds: 1, witnessed: [], tells: numbersOf };
}

function judgeTerms(
  claim: Published,
  { series }: NonNullable<Published['terms']>,
  table: PrintedTable,
  key: readonly number[],
  [, all]: Seen,
): Finding {
  const printed = table.findTerms(key);
  const met = printed.length;
  try {
    const terms = all[series];
    const wrong = printed.filter(([heap, term]) => terms[heap] !== term);
    const tells = () => {
      const [heap, term] = wrong[0]!;
      return { seen: `heap ${heap}: printed ${term}, computed ${terms[heap] ?? 'no term'}` };
    };
    return { met, holds: met - wrong.length, witnessed: witnessedAs('fails', wrong.length), tells };
  } catch (thrown) {
    if (thrown instanceof UnknownRead) throw mistakeOf(thrown, `claim ${claim.id}.terms`);
    if (!(thrown instanceof UndecidedRead)) throw thrown;
    return foundAs('undecided', thrown.message, met, met);
  }
}

function letterOf(one: Case, name: string, where: string): number {
  const value = one.values[name];
  if (typeof value === 'number') return value;
  refuse(where, `letters of the sweep: ${Object.keys(one.values).join(', ')}`, name);
}
