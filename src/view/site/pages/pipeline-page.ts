import { citeInFull } from '../../citation.ts';
import { claimEntry, command, details } from '../claim.ts';
import type { TablePart } from '../data-folder.ts';
import { type Content, html, type Markup } from '../html.ts';
import type { InteractiveChart } from '../interactive-chart.ts';
import type { FigurePart, PipelinePart, SiteParts } from '../parts.ts';
import { addressFrom, type Page } from '../shell.ts';
import { grouped, statement } from '../statement.ts';

/** Rows that stand in the place of a table until its script has loaded, and for readers without scripts. */
const STATIC_ROWS = 12;

/** The page of a pipeline: question, statement, verdicts, charts, tables, provenance. */
export function pipelinePage(
  part: PipelinePart,
  { sources }: SiteParts,
  charts: ReadonlyMap<string, InteractiveChart>,
): Page {
  const { definition, plan, claims, figures, tables, latex } = part;
  const { id, question, source } = definition;
  const path = `pipelines/${id}.html`;
  const to = (target: string) => addressFrom(path, target);
  const body = html`<p class="eyebrow"><a href="index.html">Results</a> · ${id}</p>
<h1>${question}</h1>
<p class="lead">${citeInFull(source, sources)}</p>
${statement(plan, part.cases)}
<h2 id="verdicts">Verdicts</h2>
<p>${summary(part)} A claim holds if it holds for every case that meets its hypothesis. Its near miss is the same
statement with one constant or inequality changed; the cases must tell the two apart.</p>
<ul class="entries">
${claims.map(claim => claimEntry(claim, sources, to))}</ul>
${figures.length > 0 && html`<h2 id="figures">Figures</h2>`}
${figures.map(figure => figureMarkup(figure, id, charts.get(`${id}/${figure.name}`)!))}
${tables.length > 0 && html`<h2 id="data">Data</h2>`}
${tables.map(table => tableMarkup(table, headingOf(table, part)))}
<h2 id="provenance">Where the numbers come from</h2>
${provenance(part, latex !== undefined)}
`;
  return {
    path,
    title: `${question} · saltus`,
    description: `${question} ${summary(part)}`,
    body,
    scripts: figures.length > 0 ? ['assets/charts.js'] : [],
  };
}

function summary({ claims }: PipelinePart): string {
  const holding = claims.filter(({ verdict }) => verdict === 'holds').length;
  const failing = claims.filter(({ verdict }) => verdict === 'fails').length;
  const open = claims.length - holding - failing;
  const counted = [
    `${holding} of ${claims.length} ${claims.length === 1 ? 'claim holds' : 'claims hold'}`,
    ...(failing > 0 ? [`${failing} ${failing === 1 ? 'fails' : 'fail'}`] : []),
    ...(open > 0 ? [`${open} open`] : []),
  ];
  return `${counted.join(', ')}.`;
}

function figureMarkup(figure: FigurePart, id: string, { abilities, hasGames }: InteractiveChart): Markup {
  const { name, title, caption } = figure;
  const at = `../figures/${id}/${name}`;
  const endings = [...figure.files.keys()].map(file => file.slice(name.length + 1));
  const hints = [
    ...(abilities.includes('zoom') ? ['Drag to move, Ctrl and the wheel to zoom.'] : []),
    ...(abilities.includes('brush') ? ['Shift and drag to select rows of the table.'] : []),
    ...(abilities.length > 0 ? ['Double-click to reset.'] : []),
    ...(hasGames ? ['Click a mark to open its game in the explorer.'] : []),
  ];
  return html`<figure class="figure wide" id="figure-${name}">
<div class="plot" data-chart="${id}/${name}" data-script="../figures/${id}/${name}.js" tabindex="0" role="region" aria-label="Chart: ${title}"><img class="still" src="${at}.svg" alt="${title}" loading="lazy"></div>
<figcaption><p>${caption}</p>
<p class="note"><span class="with-script">${hints.join(' ')}</span> As files: ${joined(endings.map(ending => html`<a href="${at}.${ending}" download>${ending}</a>`))}.</p></figcaption>
</figure>
`;
}

function joined(items: readonly Markup[]): Content {
  return items.map((item, i) => html`${i > 0 && ', '}${item}`);
}

/** The table of the cases and those of series have the pipeline's question for a title, summaries their own. */
function headingOf({ name, title }: TablePart, { definition: { id }, plan }: PipelinePart): string {
  if (name === id) return 'One row a case';
  const series = plan.series.find(one => name === `${id}.${one.series}`);
  return series ? `The ${series.series} of each case` : title;
}

function tableMarkup({ name, title, columns, rows }: TablePart, heading: string): Markup {
  const shown = rows.slice(0, STATIC_ROWS);
  return html`<section class="wide" aria-labelledby="table-${name}">
<h3 id="table-${name}">${heading}</h3>
<div class="data-table" data-table="${name}" data-script="../tables/${name}.js">
<div class="frame"><table aria-label="${title}"><thead><tr>${columns.map(column => html`<th scope="col" class="${column.type}">${column.title}</th>`)}</tr></thead>
<tbody>${shown.map(row => html`<tr>${row.map((cell, i) => html`<td class="${columns[i]!.type}">${cell}</td>`)}</tr>\n`)}</tbody></table></div>
<p class="note">The first ${shown.length} of ${grouped(rows.length)} rows.</p>
</div>
<details><summary>What the columns mean</summary>
${details(columns.map(column => [column.title, column.description] as const))}
</details>
</section>
`;
}

function provenance({ definition: { id }, plan, tables }: PipelinePart, hasLatex: boolean): Markup {
  const files = tables.map(({ name, rows, sha256 }) =>
    details([
      ['table', html`<code>data/${name}.csv</code>, ${grouped(rows.length)} rows`],
      ['SHA-256', html`<code>${sha256}</code>`],
    ]),
  );
  return html`${details([
    ['engine', plan.engine],
    ['plan', html`<code>${plan.hash}</code>`],
    ['compute again', command(`npm run -s saltus -- run ${id} --fresh`)],
    [
      'for a paper',
      hasLatex &&
        html`<a href="../figures/${id}/tables.tex" download>tables.tex</a> (booktabs, longtable, siunitx)`,
    ],
  ])}
${files}
<details><summary>The plan, as it was hashed</summary>
<pre tabindex="0"><code>${JSON.stringify(plan, null, 2)}</code></pre>
</details>`;
}
