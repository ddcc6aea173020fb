import type { TablePart } from '../data-folder.ts';
import { facts, type RenderContext } from '../document/html.ts';
import { html, type Markup } from '../document/markup.ts';
import { grouped } from '../numbers.ts';
import type { PrintedColumn } from '../printed-and-computed.ts';
import { filledColumns } from './browser/table/filled-columns.ts';
import { withPrinted } from './browser/table/printed-columns.ts';

/** Number of rows that replace a table until its script has loaded, and for readers without scripts. */
const STATIC_ROWS = 12;

/**
 * Returns a table of data on the page of its pipeline, with what its columns mean.
 *
 * @param printed columns of printed numbers, next to the computed ones
 */
export function tableMarkup(
  { name, title, columns, cells }: TablePart,
  printed: readonly PrintedColumn[],
  heading: string,
  context: RenderContext,
): Markup {
  const rows = cells.slice(0, STATIC_ROWS);
  const computed = filledColumns(columns.length, cells).map(at => ({
    ...columns[at]!,
    cells: rows.map(row => row[at]!),
  }));
  const shown = withPrinted(computed, printed);
  return html`<section class="wide" aria-labelledby="table-${name}">
<h3 id="table-${name}">${heading}</h3>
<div class="data-table" data-table="${name}" data-script="../tables/${name}.js">
<div class="frame"><table aria-label="${title}"><thead><tr>${shown.map(column => html`<th scope="col" class="${column.type}">${column.title}</th>`)}</tr></thead>
<tbody>${rows.map((_, row) => html`<tr>${shown.map(column => html`<td class="${column.type}">${column.cells[row]!}</td>`)}</tr>\n`)}</tbody></table></div>
<p class="note">The first ${rows.length} of ${grouped(cells.length)} rows.</p>
</div>
<details><summary>What the columns mean</summary>
${facts(
  [...columns, ...printed].map(column => [column.title, column.description] as const),
  context,
)}
</details>
</section>
`;
}
