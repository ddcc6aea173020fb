import { inPrintedOrder } from '../claim-of.ts';
import { html } from '../document/markup.ts';
import { PLACES } from '../document/places.ts';
import { drawingInDarkColours } from '../figure/dark-colours.ts';
import { PAGES } from '../pages/index.ts';
import { pipelinePage } from '../pages/pipeline-page.ts';
import { bundleAssets } from './assets.ts';
import { explorerPage } from './explorer-page.ts';
import { guideEntries, guidePages, type HelpText } from './guide-page.ts';
import { interactiveChart } from './interactive-chart.ts';
import type { FigurePart, SiteParts } from './parts.ts';
import { chartScript, searchScript, tableScript } from './scripts.ts';
import { SEARCH_PAGE, searchIndex } from './search-page.ts';
import { pageText } from './shell.ts';
import { sitePage } from './site-page.ts';

/**
 * The whole site as files, by path relative to its folder. Nothing is computed but the pages themselves, and nothing
 * depends on time or machine. Some seconds.
 */
export async function composeSite(
  { pipelines, sources, statements }: SiteParts,
  reference: readonly HelpText[],
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>(await bundleAssets());
  const charts = new Map(
    pipelines.flatMap(({ figures }) =>
      figures.map(({ id, name, spec }) => [`${id}/${name}`, interactiveChart(spec)] as const),
    ),
  );
  const pictures = new Map(
    pipelines.flatMap(({ figures }) =>
      figures.map(
        figure => [`${figure.id}/${figure.name}`, { file: smallest(figure), words: figure.words }] as const,
      ),
    ),
  );
  const results = pipelines.map(({ result }) => result);
  const all = { results, claims: inPrintedOrder(results, statements), statements, sources };
  const engine = results[0]?.asked.plan.engine;
  const footer = html`<p>saltus, engine ${engine}. MIT license. Opened from disk or hosted anywhere: no page asks for anything from outside.</p>`;
  const explorer = explorerPage();
  const pages = [
    ...PAGES.map(([name, page]) => sitePage(page(all), PLACES[name].site, { pictures })),
    ...pipelines.map(part => {
      const path = `pipelines/${part.result.asked.id}.html`;
      return sitePage(pipelinePage(part.result, sources, part.figures), path, { alive: { part, charts } });
    }),
    ...(explorer ? [explorer] : []),
    SEARCH_PAGE,
    ...guidePages(reference),
  ];
  files.set('assets/search-index.js', searchScript(searchIndex(all, guideEntries(reference))));
  for (const page of pages) files.set(page.path, pageText(page, footer));
  for (const { result, tables, figures, latex, laws } of pipelines) {
    const { id, plan } = result.asked;
    for (const table of tables) files.set(`tables/${table.name}.js`, tableScript(table, plan.rule));
    for (const figure of figures) {
      const { name } = figure;
      const chart = charts.get(`${id}/${name}`)!;
      files.set(`figures/${id}/${name}.js`, chartScript(figure, chart, tables, plan.rule));
      for (const [file, bytes] of figure.files) files.set(`figures/${id}/${file}`, bytes);
      const svg = figure.files.get(`${name}.svg`)!.toString();
      files.set(`figures/${id}/${name}.dark.svg`, drawingInDarkColours(svg, figure.spec));
    }
    if (laws) files.set(`laws/${id}.laws.json`, laws);
    if (latex) files.set(`figures/${id}/tables.tex`, latex);
  }
  return files;
}

/** The lighter of the drawing and the picture of it, by file name: a chart of many marks is a large drawing. */
function smallest({ name, files }: FigurePart): string {
  const size = (ending: string) => files.get(`${name}.${ending}`)?.length ?? Number.POSITIVE_INFINITY;
  return `${name}.${size('png') < size('svg') ? 'png' : 'svg'}`;
}
