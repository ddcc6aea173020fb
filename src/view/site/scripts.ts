import type { TablePart } from './data-folder.ts';
import { explorerAddress } from './explorer-page.ts';
import type { InteractiveChart } from './interactive-chart.ts';
import type { PipelinePart } from './parts.ts';

/** How to address a game of a pipeline in the explorer from a page in a folder: before, the game encoded, after. */
function explorerFrom({ plan: { rule } }: PipelinePart): { readonly before: string; readonly after: string } {
  const [before, after] = `../${explorerAddress('\u0000', rule.ending, rule.objective)}`.split('%00');
  return { before: before!, after: after! };
}

/** A table as a classic script that leaves its CSV, to the byte, and its columns under its name. */
export function tableScript(part: PipelinePart, { name, title, columns, csv }: TablePart): string {
  const hasGames = columns.some(column => column.name === 'game');
  const data = {
    name,
    title,
    columns: columns.map(column => ({ name: column.name, type: column.type, title: column.title })),
    ...(hasGames && { explorer: explorerFrom(part) }),
    csv,
  };
  return leaves('saltusTables', name, data);
}

/** A chart as a classic script that leaves its specification. */
export function chartScript(
  part: PipelinePart,
  name: string,
  { spec, renderer, hasGames }: InteractiveChart,
): string {
  const data = { spec, renderer, ...(hasGames && { explorer: explorerFrom(part) }) };
  return leaves('saltusCharts', `${part.definition.id}/${name}`, data);
}

/** JSON is JavaScript; and with no `<` it stays so wherever it is put. */
function leaves(place: string, name: string, data: unknown): string {
  const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return `(globalThis.${place}??={})[${json(name)}]=${json(data)};\n`;
}
