import { DefinitionError } from '../../errors.ts';
import { lawsPath, type Result, tablePath } from '../../run/index.ts';
import type { Sources } from '../citation.ts';
import type { StatementRecord } from '../claim-of.ts';
import type { Credits } from '../credits.ts';
import type { DataFolder, TablePart } from '../data-folder.ts';
import type { FigureText } from '../document/model.ts';
import { tableBehind, tableForPapers } from '../drawn.ts';
import type { Usermeta } from '../figure/specification.ts';
import type { ShownResult } from '../pages/page-of-pipelines.ts';
import type { Printed } from '../paper-tables.ts';
import { type PrintedColumn, printedAndComputed, printedColumns } from '../printed-and-computed.ts';
import { summaryTables } from '../summary-tables.ts';

/** A figure as it was drawn: `reports/<id>/<name>.*`. */
export interface FigurePart extends FigureText {
  readonly spec: Readonly<Record<string, unknown>>;
  /** The name of the table that it is drawn from. */
  readonly table: string;
  /** The files by name, to be copied next to the page. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** A result with its tables and figures. */
export interface PipelinePart extends ShownResult {
  readonly tables: readonly TablePart[];
  /** The printed numbers for the table of all cases. */
  readonly printed: readonly PrintedColumn[];
  readonly figures: readonly FigurePart[];
  /** The tables as LaTeX, if the pipeline has some. */
  readonly latex: Uint8Array | undefined;
  /** The certificates for all values of a letter, if there are some. */
  readonly laws: Uint8Array | undefined;
}

/** The parts from which the site is built. */
export interface SiteParts {
  readonly pipelines: readonly PipelinePart[];
  readonly sources: Sources;
  readonly credits: Credits;
  readonly statements: readonly StatementRecord[];
}

/** Files of a figure. */
const FIGURE_FILES = ['svg', 'vl.json'] as const;

/**
 * Reads what belongs to some results.
 *
 * @throws DefinitionError naming all files that are missing
 */
export function readParts(results: readonly Result[], data: DataFolder, printed: Printed): PipelinePart[] {
  const missing: string[] = [];
  const file = (path: string): Buffer | undefined => {
    const bytes = data.file(path);
    if (!bytes) missing.push(path);
    return bytes;
  };
  const parts = results.map((result): Omit<PipelinePart, 'compared' | 'printed' | 'summaries'> => {
    const { id, charts } = result.asked;
    return {
      result,
      tables: result.tables.flatMap(table => {
        const read = data.table(result, table);
        if (typeof read === 'string') missing.push(tablePath(result, table.name));
        return typeof read === 'string' ? [] : [read];
      }),
      figures: charts.flatMap(chart => {
        const behind = tableBehind(result, chart);
        if (!behind) return [];
        const { name, title } = chart;
        return figurePart({ id, name, title, table: behind.name }, file);
      }),
      latex: tableForPapers(result) && file(`reports/${id}/tables.tex`),
      laws: result.laws && file(lawsPath(result)),
    };
  });
  if (missing.length > 0) {
    throw new DefinitionError(missing.map(where => ({ where, expected: 'a file', received: 'none' })));
  }
  return parts.map(part => ({
    ...part,
    compared: printedAndComputed(part.result, data, printed),
    printed: printedColumns(part.result, data, printed),
    summaries: summaryTables(part.result, data),
  }));
}

/** Reads a figure that was drawn; none if a file is missing. */
export function figurePart(
  figure: Omit<FigurePart, 'words' | 'caption' | 'spec' | 'files'>,
  file: (path: string) => Buffer | undefined,
): FigurePart[] {
  const { id, name } = figure;
  const files = new Map<string, Buffer>();
  for (const ending of FIGURE_FILES) {
    const bytes = file(`reports/${id}/${name}.${ending}`);
    if (bytes) files.set(`${name}.${ending}`, bytes);
  }
  if (files.size < FIGURE_FILES.length) return [];
  const { usermeta, ...spec } = JSON.parse(files.get(`${name}.vl.json`)!.toString('utf8'));
  const { words, caption }: Usermeta = usermeta;
  return [{ ...figure, words, caption, spec, files }];
}
