import { rulesOf } from '../../plan/index.ts';
import type { Result } from '../../run/index.ts';
import type { TablePart } from '../data-folder.ts';
import { tableLatex } from '../document/latex-table.ts';
import { commandOf, isPublishedRun, runName } from '../run-name.ts';
import { gridOf } from './grid.ts';

/**
 * Returns a table of a result for a paper, to `\input`.
 *
 * @param grid as {@link gridOf} takes it; the table as it is if absent
 */
export function latexOf(table: TablePart, result: Result, grid?: readonly string[]): string {
  const texts = table.columns.map(column => ({ ...column, type: 'string' }) as const);
  const note = grid === undefined ? '' : ` Cells: ${grid[2]}.`;
  const rules = rulesOf(result.asked.plan).map(rule => ` ${rule[0]!.toUpperCase()}${rule.slice(1)}.`);
  return tableLatex({
    ...(grid ? gridOf(table, grid) : { columns: texts, rows: table.cells }),
    caption: `${table.title}${note}${rules.join('')}`,
    label: [`tab:${runName(result)}`, ...partOf(table, result), ...(grid ?? [])].join('-'),
    source: result.asked.source,
    command: `${commandOf(result)}, then ${exportOf(table, result, grid)}`,
  });
}

/** Returns the part of a table's name after the name of its pipeline: none for the table of cases. */
function partOf({ name }: TablePart, { asked }: Result): string[] {
  return name === asked.id ? [] : [name.slice(asked.id.length + 1)];
}

function exportOf(table: TablePart, result: Result, grid?: readonly string[]): string {
  const { id, plan } = result.asked;
  return [
    `npx saltus export ${id}`,
    ...partOf(table, result).map(part => `--table ${part}`),
    ...(isPublishedRun(result) ? [] : [`--run ${plan.hash.slice(0, 16)}`]),
    '--format latex',
    ...(grid ? [`--grid ${grid.join(',')}`] : []),
  ].join(' ');
}
