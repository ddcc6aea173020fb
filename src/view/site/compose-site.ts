import { bundleAssets } from './assets.ts';
import { explorerPage } from './explorer-page.ts';
import { html } from './html.ts';
import { interactiveChart } from './interactive-chart.ts';
import { claimsPage } from './pages/claims-page.ts';
import { errataPage } from './pages/errata-page.ts';
import { frontPage } from './pages/front-page.ts';
import { guidePages, type HelpText } from './pages/guide-page.ts';
import { pipelinePage } from './pages/pipeline-page.ts';
import { resultsPage } from './pages/results-page.ts';
import { statementsPage } from './pages/statements-page.ts';
import type { SiteParts } from './parts.ts';
import { chartScript, tableScript } from './scripts.ts';
import { pageText } from './shell.ts';

/**
 * The whole site as files, by path relative to its folder. Nothing is computed but the pages themselves, and nothing
 * depends on time or machine. Some seconds.
 */
export async function composeSite(
  parts: SiteParts,
  reference: readonly HelpText[],
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { pipelines, engine } = parts;
  const files = new Map<string, string | Uint8Array>(await bundleAssets());
  const charts = new Map(
    pipelines.flatMap(({ definition, figures }) =>
      figures.map(({ name, spec }) => [`${definition.id}/${name}`, interactiveChart(spec)] as const),
    ),
  );
  const footer = html`<p>saltus, engine ${engine}. MIT license. Opened from disk or hosted anywhere: no page asks for anything from outside.</p>`;
  const explorer = explorerPage();
  const pages = [
    frontPage(parts),
    resultsPage(parts),
    ...pipelines.map(part => pipelinePage(part, parts, charts)),
    claimsPage(parts),
    statementsPage(parts),
    errataPage(parts),
    ...(explorer ? [explorer] : []),
    ...guidePages(reference),
  ];
  for (const page of pages) files.set(page.path, pageText(page, footer));
  for (const part of pipelines) {
    const { id } = part.definition;
    for (const table of part.tables) files.set(`tables/${table.name}.js`, tableScript(part, table));
    for (const figure of part.figures) {
      files.set(
        `figures/${id}/${figure.name}.js`,
        chartScript(part, figure.name, charts.get(`${id}/${figure.name}`)!),
      );
      for (const [name, bytes] of figure.files) files.set(`figures/${id}/${name}`, bytes);
    }
    if (part.latex) files.set(`figures/${id}/tables.tex`, part.latex);
  }
  return files;
}
