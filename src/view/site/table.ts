import type { TablePart } from '../data-folder.ts';
import { facts, type RenderContext } from '../document/html.ts';
import { html, type Markup } from '../document/markup.ts';
import { grouped } from '../numbers.ts';
import { filledColumns } from './browser/table/filled-columns.ts';

/** Number of rows that replace a table until its script has loaded, and for readers without scripts. */
const STATIC_ROWS = 12;

/** Returns a table of data on the page of its pipeline, with what its columns mean. */
export function tableMarkup(
  { name, title, columns, cells }: TablePart,
  heading: string,
  context: RenderContext,
): Markup {
  const rows = cells.slice(0, STATIC_ROWS);
  const filled = filledColumns(columns.length, cells);
  return html`<section class="wide" aria-labelledby="table-${name}">
<h3 id="table-${name}">${heading}</h3>
<div class="data-table" data-table="${name}" data-script="../tables/${name}.js">
<div class="frame"><table aria-label="${title}"><thead><tr>${filled.map(at => html`<th scope="col" class="${columns[at]!.type}">${columns[at]!.title}</th>`)}</tr></thead>
<tbody>${rows.map(row => html`<tr>${filled.map(at => html`<td class="${columns[at]!.type}">${row[at]!}</td>`)}</tr>\n`)}</tbody></table></div>
<p class="note">The first ${rows.length} of ${grouped(cells.length)} rows.</p>
</div>
<details><summary>What the columns mean</summary>
${facts(
  columns.map(column => [column.title, column.description] as const),
  context,
)}
</details>
</section>
`;
}
