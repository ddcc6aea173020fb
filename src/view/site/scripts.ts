import type { Plan } from '../../plan/index.ts';
import type { TablePart } from '../data-folder.ts';
import type { SearchIndex } from './browser/search/entry.ts';
import { explorerAddress } from './explorer-page.ts';
import type { InteractiveChart } from './interactive-chart.ts';
import type { FigurePart } from './parts.ts';

/** How to address a game under a rule in the explorer from a page in a folder: before, the game encoded, after. */
function explorerFrom(rule: Plan['rule']): { readonly before: string; readonly after: string } {
  const [before, after] = `../${explorerAddress('\u0000', rule.ending, rule.objective)}`.split('%00');
  return { before: before!, after: after! };
}

/** A table as a classic script that leaves its CSV, to the byte, and its columns under its name. */
export function tableScript({ name, title, columns, csv }: TablePart, rule: Plan['rule']): string {
  const hasGames = columns.some(column => column.name === 'game');
  const data = {
    name,
    title,
    columns: columns.map(column => ({ name: column.name, type: column.type, title: column.title })),
    ...(hasGames && { explorer: explorerFrom(rule) }),
    csv,
  };
  return leaves('saltusTables', name, data);
}

/** A chart as a classic script that leaves its specification, with the table and the columns that its rows are from. */
export function chartScript(
  { id, name, table }: FigurePart,
  { spec, renderer, hasGames, columns }: InteractiveChart,
  tables: readonly TablePart[],
  rule: Plan['rule'],
): string {
  const titles = new Map(tables.find(one => one.name === table)?.columns.map(one => [one.name, one.title]));
  const data = {
    spec,
    renderer,
    table,
    columns: columns.map(column => ({ name: column, title: titles.get(column) ?? column })),
    ...(hasGames && { explorer: explorerFrom(rule) }),
  };
  return leaves('saltusCharts', `${id}/${name}`, data);
}

/** What the search looks through. */
export function searchScript(index: SearchIndex): string {
  return leaves('saltusSearch', 'index', index);
}

/** JSON is JavaScript; and with no `<` it stays so wherever it is put. */
function leaves(place: string, name: string, data: unknown): string {
  const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return `(globalThis.${place}??={})[${json(name)}]=${json(data)};\n`;
}
