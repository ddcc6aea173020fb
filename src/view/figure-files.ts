import { type ChartText, columnsDrawn, digestOf } from '../plan/index.ts';
import { isAboutRow, type Result, UNDECIDED } from '../run/index.ts';
import type { Sources } from './citation.ts';
import type { DataFolder, RowRecord } from './data-folder.ts';
import type { FigureText } from './document/model.ts';
import { tableBehind } from './drawn.ts';
import { captionOf, howShown, showsUndecided } from './figure/caption.ts';
import type { Figure, renderFigure } from './figure/figure.ts';
import { specificationOf, withUsermeta } from './figure/specification.ts';
import { fileOf, type GeneratedFile } from './generated-file.ts';
import { grouped } from './numbers.ts';
import { runName } from './run-name.ts';

/** {@link renderFigure}, in this thread or in another. */
export type Render = (...args: Parameters<typeof renderFigure>) => Promise<Figure>;

/** The inputs of a figure other than its result. */
export interface FigureInputs {
  readonly data: DataFolder;
  readonly sources: Sources;
  /** Digest of the code that draws. A figure that it drew of the same specification is not drawn again. */
  readonly drawnBy: string;
  readonly render: Render;
}

/** A figure as a page shows it, and its files. */
export interface DrawnFigure {
  readonly figure: FigureText;
  readonly files: readonly GeneratedFile[];
}

/**
 * Draws one figure; returns undefined if there is nothing to draw.
 *
 * @throws DefinitionError for a chart that cannot be drawn
 */
export async function drawnFigure(
  result: Result,
  chart: ChartText,
  { data, sources, drawnBy, render }: FigureInputs,
): Promise<DrawnFigure | undefined> {
  const { id } = result.asked;
  const { name, title, fields, spec } = chart;
  const behind = tableBehind(result, chart);
  const rows = behind ? data.records(result, behind.name, true) : [];
  const columns = fields ?? Object.keys(rows[0] ?? {}).filter(column => !isAboutRow({ name: column }));
  const seen = columnsDrawn(chart, columns);
  const isOpen = (row: RowRecord) => seen.some(column => row[column] === UNDECIDED);
  const shown = rows
    .filter(row => showsUndecided(chart) || !isOpen(row))
    .map(row => Object.fromEntries(columns.map(column => [column, row[column]!])));
  if (shown.length === 0) return undefined;
  const at = `reports/${id}/${name}`;
  const specJson = specificationOf(spec, shown);
  const open = behind!.of === 'cases' ? rows.filter(isOpen).length : (result.undecided ?? 0);
  const caption = captionOf(result, chart, sources, open);
  const { svg, words } =
    drawnBefore(data, at, specJson, caption, drawnBy) ??
    (await render(spec, shown, { name: `${id}, chart ${name}` }));
  const more =
    open > 0 && !showsUndecided(chart) ? ` ${grouped(open)} undecided, ${howShown(result, chart)}.` : '';
  const figure = { id, run: runName(result), name, title, caption, words: `${words}${more}` };
  const files = [
    fileOf(`${at}.svg`, svg),
    fileOf(`${at}.vl.json`, withUsermeta(specJson, { caption, words, drawnBy, svg: digestOf(svg) })),
  ];
  return { figure, files };
}

/** Returns a figure that this code drew from this specification; undefined if a file is missing or was changed. */
function drawnBefore(
  data: DataFolder,
  at: string,
  specJson: string,
  caption: string,
  drawnBy: string,
): Pick<Figure, 'svg' | 'words'> | undefined {
  const [svg, spec] = ['svg', 'vl.json'].map(ending => data.file(`${at}.${ending}`)?.toString('utf8'));
  if (svg === undefined || spec === undefined) return undefined;
  const words = wordsIn(spec);
  if (words === undefined) return undefined;
  const expected = withUsermeta(specJson, { caption, words, drawnBy, svg: digestOf(svg) });
  return spec === expected ? { svg, words } : undefined;
}

/** Returns the description of the picture; undefined if the file of a specification was changed. */
function wordsIn(spec: string): string | undefined {
  try {
    return JSON.parse(spec).usermeta.words;
  } catch {
    return undefined;
  }
}
