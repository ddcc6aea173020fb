import type { KnownFamily } from '../../game/index.ts';
import type { Plan } from '../../plan/index.ts';
import type { TablePart } from '../data-folder.ts';
import type { PrintedColumn } from '../printed-and-computed.ts';
import type { SearchIndex } from './browser/search/entry.ts';
import { gameContext } from './explorer-address.ts';
import type { SiteFigure } from './figure.ts';

/** Returns a table as a classic script that leaves its CSV, to the byte, its columns and printed ones under its name. */
export function tableScript(
  { name, title, columns, csv }: TablePart,
  rule: Plan['rule'],
  printed: readonly PrintedColumn[] = [],
): string {
  const hasGames = columns.some(column => column.name === 'game');
  const data = {
    name,
    title,
    columns: columns.map(column => ({ name: column.name, type: column.type, title: column.title })),
    ...(hasGames && { explorer: gameContext(rule) }),
    ...(printed.length > 0 && {
      printed: printed.map(({ name, title, after, cells }) => ({ name, title, after, cells })),
    }),
    csv,
  };
  return leaves('saltusTables', name, data);
}

/**
 * Returns a chart as a classic script that leaves its specification, with the table and the columns that its rows are
 * from.
 */
export function chartScript({ id, name, table, chart, part }: SiteFigure): string {
  const { spec, renderer, hasGames, columns } = chart;
  const behind = part.tables.find(part => part.name === table);
  const titles = new Map(behind?.columns.map(column => [column.name, column.title]));
  const data = {
    spec,
    renderer,
    table,
    columns: columns.map(column => ({ name: column, title: titles.get(column) ?? column })),
    ...(hasGames && { explorer: gameContext(part.result.asked.plan.rule) }),
  };
  return leaves('saltusCharts', `${id}/${name}`, data);
}

/** Returns the script with the index for the search. */
export function searchScript(index: SearchIndex): string {
  return leaves('saltusSearch', 'index', index);
}

/** Returns the script with the index of known families, for the explorer. */
export function knownScript(index: readonly KnownFamily[]): string {
  return leaves('saltusKnown', 'index', index);
}

/** JSON is JavaScript; and with no `<` it stays so wherever it is put. */
function leaves(place: string, name: string, data: unknown): string {
  const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return `(globalThis.${place}??={})[${json(name)}]=${json(data)};\n`;
}
