import { setImmediate as breathe } from 'node:timers/promises';
import { inPrintedOrder } from '../claim-of.ts';
import { html } from '../document/markup.ts';
import { PLACES } from '../document/places.ts';
import { drawingInDarkColours } from '../figure/dark-colours.ts';
import { knownIndex } from '../known-index.ts';
import { lettersOf } from '../pages/errata-page.ts';
import { pagesOf } from '../pages/index.ts';
import { letterPage } from '../pages/letter.ts';
import { movedPage } from '../pages/moved-page.ts';
import { hasMoved, pagesOfPipelines } from '../pages/page-of-pipelines.ts';
import { pipelinePage } from '../pages/pipeline-page.ts';
import { sharedAssets } from './assets.ts';
import { EXPLORER_PAGE } from './explorer-page.ts';
import type { SiteFigure } from './figure.ts';
import { GUIDE, guideEntries, guidePages, type HelpText } from './guide-page.ts';
import { readGuideText } from './guide-text.ts';
import { interactiveChart } from './interactive-chart.ts';
import type { SiteParts } from './parts.ts';
import { chartScript, knownScript, searchScript, tableScript } from './scripts.ts';
import { SEARCH_PAGE, searchIndex } from './search-page.ts';
import { pageText } from './shell.ts';
import { sitePage } from './site-page.ts';

/**
 * Returns the whole site as files, by path relative to its folder. Nothing is computed but the pages themselves, and
 * nothing depends on time or machine. Some seconds.
 */
export async function buildSite(
  parts: SiteParts,
  reference: readonly HelpText[],
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  // Another process bundles the shared assets meanwhile.
  const [assets, pages] = await Promise.all([sharedAssets(), buildPages(parts, reference)]);
  return new Map([...assets, ...pages]);
}

/** Draws cells next to each other without pale lines between them, at any size. */
function withoutSeams(svg: string): string {
  return svg.replaceAll(
    '<g class="mark-rect role-mark',
    '<g shape-rendering="crispEdges" class="mark-rect role-mark',
  );
}

async function buildPages(
  { pipelines, sources, statements, credits }: SiteParts,
  reference: readonly HelpText[],
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>();
  const figures = new Map<string, SiteFigure>();
  const ofPipelines = [];
  for (const part of pipelines) {
    for (const drawn of part.figures)
      figures.set(`${drawn.id}/${drawn.name}`, { ...drawn, chart: interactiveChart(drawn.spec), part });
  }
  for (const page of pagesOfPipelines(pipelines)) {
    await breathe();
    const path = `pipelines/${page.address}.html`;
    ofPipelines.push(sitePage(pipelinePage(page, sources, credits), path, figures, page.parts));
  }
  const results = pipelines.map(({ result }) => result);
  for (const result of results.filter(({ asked }) => hasMoved(asked.id))) {
    ofPipelines.push(sitePage(movedPage(result), `pipelines/${result.asked.id}.html`, figures));
  }
  const all = { results, claims: inPrintedOrder(results, statements), statements, sources, credits };
  const engine = results[0]?.asked.plan.engine;
  const footer = html`<p>saltus, engine ${engine}. MIT license. No page loads anything from other sites; you can open them from disk.</p>`;
  const guide = GUIDE.map(readGuideText);
  const pages = [
    ...pagesOf(all).map(({ name, page }) => sitePage(page(), PLACES[name].site, figures)),
    ...lettersOf(all).map(key => sitePage(letterPage(key, all), `errata/${key}.html`, figures)),
    ...ofPipelines,
    EXPLORER_PAGE,
    SEARCH_PAGE,
    ...guidePages(guide, reference),
  ];
  files.set('assets/search-index.js', searchScript(searchIndex(all, guideEntries(guide, reference))));
  files.set('assets/known-index.js', knownScript(JSON.parse(knownIndex(results, credits))));
  for (const page of pages) files.set(page.path, pageText(page, footer));
  for (const figure of figures.values()) {
    const at = `figures/${figure.id}/${figure.name}`;
    files.set(`${at}.js`, chartScript(figure));
    for (const [file, bytes] of figure.files) files.set(`figures/${figure.id}/${file}`, bytes);
    const svg = withoutSeams(figure.files.get(`${figure.name}.svg`)!.toString());
    files.set(`${at}.svg`, svg);
    files.set(`${at}.dark.svg`, drawingInDarkColours(svg, figure.spec));
  }
  for (const { result, tables, printed, latex, laws } of pipelines) {
    const { id, plan } = result.asked;
    for (const table of tables) {
      const columns = table.name === id ? printed : [];
      files.set(`tables/${table.name}.js`, tableScript(table, plan.rule, columns));
    }
    if (laws) files.set(`laws/${id}.laws.json`, laws);
    if (latex) files.set(`figures/${id}/tables.tex`, latex);
  }
  return files;
}
