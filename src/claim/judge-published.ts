import { refuse } from '../errors.ts';
import type { CaseView } from './case.ts';
import { type Seen, UndecidedRead, UnknownRead } from './case-reader.ts';
import { type Finding, foundAs, mistakeOf, NOTHING, numbersOf, witnessedAs } from './finding.ts';
import { type PrintedTable, type Published, printedKey } from './published.ts';

export function judgePublished(
  claim: Published,
  table: PrintedTable,
): (current: CaseView, seen: Seen) => Finding {
  // Groups are compared once they are whole.
  if (claim.groups) return () => NOTHING;
  return (current, seen) => {
    const key = printedKey(claim.key, current.game, name => letterOf(current, name, `claim ${claim.id}.key`));
    return claim.terms
      ? judgeTerms(claim, claim.terms, table, key, seen)
      : judgeCells(claim, table, key, current);
  };
}

function judgeCells(
  claim: Published,
  table: PrintedTable,
  key: ReturnType<typeof printedKey>,
  current: CaseView,
): Finding {
  const found = table.find(key);
  if (!found) return NOTHING;
  const differences: string[] = [];
  let unknown: string | undefined;
  for (const [name, printed] of found.cells) {
    const value = current.values[name];
    if (value === undefined) {
      const expected = `measures of the pipeline: ${Object.keys(current.values).join(', ')}`;
      refuse(`claim ${claim.id}.cells`, expected, name);
    }
    if (typeof value === 'object') unknown ??= value.why;
    else if (value !== printed) differences.push(differenceOf(name, printed, value));
  }
  const differs = differences.join('; ');
  const printed = [{ row: found.row, ...(differs !== '' && { differs }) }];
  if (differs !== '') return { ...foundAs('fails', differs), printed };
  if (unknown !== undefined) return { ...foundAs('undecided', unknown), printed };
  return { met: 1, holds: 1, witnessed: [], witnessText: numbersOf, printed };
}

function judgeTerms(
  claim: Published,
  { series }: NonNullable<Published['terms']>,
  table: PrintedTable,
  key: ReturnType<typeof printedKey>,
  [, all]: Seen,
): Finding {
  const found = table.findTerms(key);
  const met = found.length;
  try {
    const terms = all[series];
    const printed = found.map(({ row, heap, term }) => {
      const computed = terms[heap];
      const isAsPrinted = computed === undefined || computed === term;
      return isAsPrinted ? { row } : { row, differs: differenceOf(`heap ${heap}`, term, computed) };
    });
    const wrong = printed.flatMap(({ differs }) => differs ?? []);
    const beyond = found.filter(({ heap }) => heap >= terms.length);
    const witnessed = [...witnessedAs('fails', wrong.length), ...witnessedAs('undecided', beyond.length)];
    const witnessText: Finding['witnessText'] = (_, counted) => ({
      seen:
        counted === 'fails'
          ? wrong[0]!
          : `heap ${beyond[0]!.heap} is beyond the ${terms.length} computed ${series}`,
    });
    return { met, holds: met - wrong.length - beyond.length, witnessed, witnessText, printed };
  } catch (thrown) {
    if (thrown instanceof UnknownRead) throw mistakeOf(thrown, `claim ${claim.id}.terms`);
    if (!(thrown instanceof UndecidedRead)) throw thrown;
    return { ...foundAs('undecided', thrown.message, met, met), printed: found.map(({ row }) => ({ row })) };
  }
}

function differenceOf(what: string, printed: number, computed: number | string): string {
  return `${what}: printed ${printed}, computed ${computed}`;
}

function letterOf(current: CaseView, name: string, where: string): number {
  const value = current.values[name];
  if (typeof value === 'number') return value;
  refuse(where, `parameters of the sweep: ${Object.keys(current.values).join(', ')}`, name);
}
