import { refuse } from '../../errors.ts';
import type { Table } from '../../run/index.ts';
import type { TablePart } from '../data-folder.ts';
import { NOTHING } from '../document/latex-table.ts';

/**
 * Returns a table with a row for each value of one column, a column for each value of another, and the cells of a third,
 * as papers print it; a dash where there is no case.
 *
 * @param names of the columns whose values are rows, columns and cells
 * @throws DefinitionError for a column that there is not, and for two cases in one place
 */
export function gridOf(table: TablePart, names: readonly string[]): Table {
  const known = table.columns.map(({ name }) => name);
  if (names.length !== 3 || !names.every(name => known.includes(name)))
    refuse('--grid', `three of ${known.join(', ')}, such as a,b,period`, names.join(','));
  const [row, column, cell] = names.map(name => known.indexOf(name)) as [number, number, number];
  const grid = new Map<string, Map<string, string>>();
  for (const cells of table.cells) {
    const line = grid.get(cells[row]!) ?? new Map<string, string>();
    grid.set(cells[row]!, line);
    if (line.has(cells[column]!)) {
      const received = `two cases with ${names[0]} = ${cells[row]} and ${names[1]} = ${cells[column]}`;
      refuse('--grid', 'one case in each place', received);
    }
    line.set(cells[column]!, cells[cell]!);
  }
  const heads = [...new Set(table.cells.map(cells => cells[column]!))].sort(byNumber);
  const described = (name: string, title: string) =>
    ({ name, type: 'string', title, description: table.description }) as const;
  return {
    columns: [
      described('corner', `${names[0]} \\ ${names[1]}`),
      ...heads.map(head => described(`${names[1]} = ${head}`, head)),
    ],
    rows: [...grid]
      .sort(([p], [q]) => byNumber(p, q))
      .map(([head, line]) => [head, ...heads.map(column => line.get(column) ?? NOTHING)]),
  };
}

/** Texts that are no numbers keep their order. */
function byNumber(p: string, q: string): number {
  return Number(p) - Number(q) || 0;
}
