import { DefinitionError } from '../errors.ts';
import type { ChartText, PipelineDefinition } from '../plan/index.ts';
import type { RunResult } from '../run/index.ts';
import { bFile } from './b-file.ts';
import { captionOf, figureLatex } from './caption.ts';
import {
  type CaseRecord,
  casesTable,
  recordsOf,
  type StreamedTable,
  seriesTable,
  summaryTable,
} from './case-table.ts';
import { citeInFull, type Sources } from './citation.ts';
import { claimTable } from './claim-table.ts';
import { csvPieces } from './csv.ts';
import type { TableText } from './data-package.ts';
import { page } from './page.ts';
import { paperTables } from './paper-tables.ts';

/** Rows up to which charts and paper tables of all rows are made; more can be neither seen nor printed. */
export const MOST_DRAWN_ROWS = 50_000;

/** A file to be written, by path relative to the output folder, with `/`. */
export interface ComposedFile {
  readonly path: string;
  readonly pieces: Iterable<string | Uint8Array>;
  /** What the file says of itself in `datapackage.json`, for a CSV file. */
  readonly table?: TableText;
}

/** The CSV files of a finished run. The bytes depend on plan and rows alone; memory is flat. */
export function* dataFiles(
  definition: PipelineDefinition,
  result: RunResult,
  sources: Sources,
): Generator<ComposedFile> {
  const { id, question } = definition;
  const source = citeInFull(definition.source, sources);
  const { plan } = result;
  const computedBy = `engine ${plan.engine}, plan sha256 ${plan.hash}`;
  const csv = (
    name: string,
    title: string,
    description: string,
    { columns, rows }: StreamedTable,
  ): ComposedFile => ({
    path: `data/${name}.csv`,
    pieces: csvPieces(columns, rows),
    table: { name, path: `${name}.csv`, title, description, columns, sources: [{ title: source }] },
  });
  // A pipeline of series alone has nothing to say of a case but its name.
  if (plan.measure.length > 0 && result.kept !== 'none') {
    const which =
      result.kept === 'all' ? 'One row a case' : 'One row a case that holds a record or is undecided';
    yield csv(id, question, `${which}; ${computedBy}.`, casesTable(plan, result.rows()));
  }
  for (const { series, table } of plan.series) {
    if (!table || result.kept === 'none') continue;
    const description = `One row a case and heap; ${computedBy}.`;
    yield csv(
      `${id}.${series}`,
      `${question} The ${series}.`,
      description,
      seriesTable(plan, series, result.rows()),
    );
  }
  for (const [i, { name, title }] of (definition.summaries ?? []).entries()) {
    const table = summaryTable(plan.summaries[i]!, result.summaries[i]!);
    yield csv(`${id}.${name}`, title, `One row a group of cases; ${computedBy}.`, table);
  }
  yield csv(
    `${id}.claims`,
    `${question} What is claimed.`,
    `One row a claim; ${computedBy}.`,
    claimTable(result, definition),
  );
}

/**
 * The tables for papers, the figures, and last the page, which shows those that could be drawn.
 *
 * @param written the paths of the data files
 * @param tell hears of each figure that could not be drawn, by name; the others are drawn
 */
export async function* reportFiles(
  definition: PipelineDefinition,
  result: RunResult,
  written: readonly string[],
  tell: (mistake: DefinitionError) => void,
  sources: Sources,
): AsyncGenerator<ComposedFile> {
  const { id, charts = [] } = definition;
  const { plan, printed } = result;
  const paths = [...written];
  const file = (path: string, bytes: string | Uint8Array): ComposedFile => {
    paths.push(path);
    return { path, pieces: [bytes] };
  };
  const drawable = result.cases <= MOST_DRAWN_ROWS && result.kept === 'all';
  const { columns, rows } = casesTable(plan, result.rows());
  const shown = columns.filter(({ name }) => name !== 'status');
  const records = drawable ? recordsOf({ columns: shown, rows }) : undefined;
  if (definition.tables && records) {
    const { markdown, latex } = paperTables(
      { ...definition, source: citeInFull(definition.source, sources) },
      shown,
      records,
      printed,
    );
    yield file(`reports/${id}/tables.md`, markdown);
    yield file(`reports/${id}/tables.tex`, latex);
  }
  if (definition.oeis !== undefined) {
    const terms = seriesTable(plan, 'terms', result.rows());
    yield file(`reports/${id}/b${definition.oeis.slice(1)}.txt`, bFile(recordsOf(terms)));
  }
  const drawn: ChartText[] = [];
  for (const chart of charts) {
    const { of, fields, name, spec } = chart;
    const rows = of === undefined ? records : recordsBehind(of, result);
    if (rows === undefined || rows.length === 0) continue;
    try {
      // Only here: to load Vega takes longer than many a run.
      const { renderFigure } = await import('./figure.ts');
      const figure = await renderFigure(spec, rows.map(only(fields)), { name: `${id}, chart ${name}` });
      drawn.push(chart);
      yield file(`reports/${id}/${name}.vl.json`, figure.specJson);
      yield file(`reports/${id}/${name}.svg`, figure.svg);
      yield file(`reports/${id}/${name}.png`, figure.png);
      yield file(`reports/${id}/${name}.pdf`, figure.pdf);
      const caption = captionOf(definition, plan, result.cases, chart, sources);
      yield file(`reports/${id}/${name}.caption.txt`, `${caption}\n`);
      yield file(`reports/${id}/${name}.figure.tex`, figureLatex(id, name, caption));
    } catch (thrown) {
      if (!(thrown instanceof DefinitionError)) throw thrown;
      tell(thrown);
    }
  }
  yield file(`reports/${id}.md`, page({ ...definition, charts: drawn }, result, paths, sources));
}

/** The rows of a series or of a summary; none of a series where there are too many cases, or they were not kept. */
function recordsBehind(name: string, result: RunResult): readonly CaseRecord[] | undefined {
  const { plan, summaries, kept, cases } = result;
  const summary = plan.summaries.findIndex(one => one.name === name);
  if (summary >= 0) return recordsOf(summaryTable(plan.summaries[summary]!, summaries[summary]!));
  const series = plan.series.find(one => one.series === name);
  if (!series || kept !== 'all' || cases > MOST_DRAWN_ROWS) return undefined;
  return recordsOf(seriesTable(plan, series.series, result.rows()));
}

/** A record with just these fields, in their order. */
function only(fields: readonly string[] | undefined): (record: CaseRecord) => CaseRecord {
  return record => (fields ? Object.fromEntries(fields.map(name => [name, record[name]!])) : record);
}
