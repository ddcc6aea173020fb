import { refuse } from '../errors.ts';
import type { CaseView } from './case.ts';
import { issueOfRead, UndecidedRead, UnknownRead } from './case-reader.ts';
import { PrintedTable, type Published, printedKey } from './published.ts';
import { type Counting, countCase, type JudgeCase, type Witness } from './tally.ts';

/** Returns the judge of a printed table. @param records of its file */
export function judgePublished(
  { id, key, terms, groups, ...columns }: Published,
  records: readonly Readonly<Record<string, string>>[],
): JudgeCase {
  // Groups are compared once they are whole.
  if (groups) return () => {};
  const table = new PrintedTable({ key, ...columns, ...(terms && { terms }) }, records);
  const keyOf = (current: CaseView) =>
    printedKey(key, current.game, name => letterOf(current, name, `claim ${id}.key`));
  /** Notes that a row is about a case, and whether it differs. */
  const noteRow = (tally: Counting, { at, game }: CaseView, row: number, seen = '') => {
    // Created when first needed, and never shared: tables may have many rows.
    const rows = (tally.told ??= Array.from(table.records, () => false)) as boolean[];
    rows[row] = true;
    if (seen !== '') ((tally.differs ??= []) as Witness[]).push({ at, game, seen });
  };
  const judgeCells: JudgeCase = (tally, current) => {
    const found = table.find(keyOf(current));
    if (!found) return;
    tally.met++;
    const differences: string[] = [];
    let unknown: string | undefined;
    for (const [name, printed] of found.cells) {
      const value = current.values[name];
      if (value === undefined) {
        const expected = `measures of the pipeline: ${Object.keys(current.values).join(', ')}`;
        refuse(`claim ${id}.cells`, expected, name);
      }
      if (typeof value === 'object') unknown ??= value.why;
      else if (value !== printed) differences.push(differenceOf(name, printed, value));
    }
    const seen = differences.join('; ');
    if (seen !== '') countCase(tally, 'fails', current, () => ({ seen }));
    else if (unknown !== undefined) countCase(tally, 'undecided', current, () => ({ seen: unknown }));
    else tally.holds++;
    noteRow(tally, current, found.row, seen);
  };
  const judgeTerms =
    (series: NonNullable<Published['terms']>['series']): JudgeCase =>
    (tally, current, [, all]) => {
      const found = table.findTerms(keyOf(current));
      tally.met += found.length;
      let computed: ArrayLike<number>;
      try {
        computed = all[series];
      } catch (thrown) {
        if (thrown instanceof UnknownRead) throw issueOfRead(thrown, `claim ${id}.terms`);
        if (!(thrown instanceof UndecidedRead)) throw thrown;
        for (const { row } of found) {
          countCase(tally, 'undecided', current, () => ({ seen: thrown.message }));
          noteRow(tally, current, row);
        }
        return;
      }
      const beyond = (heap: number) => `heap ${heap} is beyond the ${computed.length} computed ${series}`;
      for (const { row, heap, term } of found) {
        const isKnown = heap < computed.length;
        const seen =
          isKnown && computed[heap] !== term ? differenceOf(`heap ${heap}`, term, computed[heap]!) : '';
        if (seen !== '') countCase(tally, 'fails', current, () => ({ seen }));
        else if (!isKnown) countCase(tally, 'undecided', current, () => ({ seen: beyond(heap) }));
        else tally.holds++;
        noteRow(tally, current, row, seen);
      }
    };
  return terms ? judgeTerms(terms.series) : judgeCells;
}

function differenceOf(what: string, printed: number, computed: number | string): string {
  return `${what}: printed ${printed}, computed ${computed}`;
}

function letterOf(current: CaseView, name: string, where: string): number {
  const value = current.values[name];
  if (typeof value === 'number') return value;
  refuse(where, `parameters of the sweep: ${Object.keys(current.values).join(', ')}`, name);
}
