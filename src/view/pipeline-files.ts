import pLimit from 'p-limit';
import { DefinitionError } from '../errors.ts';
import type { Result } from '../run/index.ts';
import { bFile } from './b-file.ts';
import type { Credits } from './credits.ts';
import { blockLatex } from './document/latex.ts';
import { toMarkdown } from './document/markdown.ts';
import type { FigureText } from './document/model.ts';
import { tableForPapers } from './drawn.ts';
import { drawnFigure, type FigureInputs } from './figure-files.ts';
import { fileOf, type GeneratedFile } from './generated-file.ts';
import { ownPage } from './pages/page-of-pipelines.ts';
import { pipelinePage } from './pages/pipeline-page.ts';
import { type Printed, paperTables } from './paper-tables.ts';
import { printedAndComputed } from './printed-and-computed.ts';
import { summaryTables } from './summary-tables.ts';

/** Matches files written by people, which may be missing if results are in a folder of their own. */
const OF_PACKAGE = /^(docs|pipelines|data\/published)\//;

/** The data and settings for the view of a result. */
interface RenderInputs extends FigureInputs {
  /** Figures that are drawn at once. */
  readonly atOnce: number;
  readonly credits: Credits;
  /** The records of a file of `data/published/`. */
  readonly printed: Printed;
}

/**
 * Yields the files that show one result: the tables for papers, the figures, and last the page,
 * which shows the figures that could be drawn.
 *
 * @param report receives the error of each figure that could not be drawn; the others are drawn
 */
export async function* pipelineFiles(
  result: Result,
  inputs: RenderInputs,
  report: (mistake: DefinitionError) => void,
): AsyncGenerator<GeneratedFile> {
  const { id, oeis, charts } = result.asked;
  const { data, sources, printed, credits } = inputs;
  const table = tableForPapers(result);
  if (table) {
    const tables = paperTables(result, data.records(result, id), printed, sources);
    const forPapers = tables.blocks.filter(({ kind }) => kind === 'table');
    yield fileOf(`reports/${id}/tables.md`, toMarkdown(tables, 1));
    yield fileOf(`reports/${id}/tables.tex`, forPapers.flatMap(blockLatex).join('\n'));
  }
  if (oeis !== undefined) {
    yield fileOf(`reports/${id}/b${oeis.slice(1)}.txt`, bFile(data.records(result, `${id}.terms`)));
  }
  const isThere = (path: string) => !OF_PACKAGE.test(path) || data.file(path) !== undefined;
  const figures: FigureText[] = [];
  const limit = pLimit(inputs.atOnce);
  const drawing = charts.map(chart => Promise.allSettled([limit(drawnFigure, result, chart, inputs)]));
  for (const ended of drawing) {
    const [outcome] = await ended;
    if (outcome.status === 'fulfilled') {
      if (outcome.value === undefined) continue;
      yield* outcome.value.files;
      figures.push(outcome.value.figure);
    } else if (outcome.reason instanceof DefinitionError) report(outcome.reason);
    else throw outcome.reason;
  }
  const compared = printedAndComputed(result, data, printed);
  const summaries = summaryTables(result, data);
  yield fileOf(
    `reports/${id}.md`,
    toMarkdown(pipelinePage(ownPage({ result, figures, compared, summaries }), sources, credits), 0, isThere),
  );
}
