import { SERIES_MEASURES } from '../engine/index.ts';
import type { Issue } from '../errors.ts';
import { summaryColumns } from './columns.ts';
import type { ChartText, PipelineDefinition } from './definition-schema.ts';
import { unknownName } from './name-issues.ts';

/** Transforms whose column names are known only when the chart is drawn. */
const OPEN_TRANSFORMS = ['pivot', 'lookup', 'fold', 'flatten', 'regression', 'loess', 'density', 'quantile'];

/** Reports charts of missing tables or columns, before anything is computed. */
export function chartIssues(
  letters: readonly string[],
  { measure, charts = [], summaries = [] }: Pick<PipelineDefinition, 'measure' | 'charts' | 'summaries'>,
): Issue[] {
  // The columns of each table that a chart can show, after the letters.
  const tables = new Map<string, readonly string[]>([
    ...measure.flatMap(entry =>
      typeof entry !== 'string' && entry.table
        ? [[entry.series, SERIES_MEASURES[entry.series].columns.map(({ name }) => name)] as const]
        : [],
    ),
    ...summaries.map(summary => [summary.name, summaryColumns(summary).map(({ name }) => name)] as const),
  ]);
  const scalars = measure.filter(entry => typeof entry === 'string');
  return charts.flatMap(({ of: table, fields, spec }, i) => {
    const own = table === undefined ? scalars : tables.get(table);
    if (own === undefined)
      return unknownName(
        `charts[${i}].of`,
        table,
        [...tables.keys()],
        'a series that is a table, or a summary',
      );
    const columns: readonly string[] = ['game', ...letters, ...own];
    const unknown = (where: string, name: string, known: readonly string[]) =>
      unknownName(`charts[${i}].${where}`, name, known, 'a column');
    const read = namesIn(spec, 'spec');
    const made = read.flatMap(({ role, name }) => (role === 'made' ? [name] : []));
    const drawn = [...(fields ?? columns), ...made];
    const isOpen = read.some(({ role }) => role === 'open');
    return [
      ...(fields ?? []).flatMap((name, j) => unknown(`fields[${j}]`, name, columns)),
      ...read.flatMap(({ role, name, where }) =>
        role === 'read' && !isOpen ? unknown(where, name, drawn) : [],
      ),
    ];
  });
}

/**
 * Returns the columns of a chart whose values decide whether a row can be drawn: those it reads, or all if it has a
 * transformation, which may read any.
 */
export function columnsDrawn(
  { spec }: Pick<ChartText, 'spec'>,
  columns: readonly string[],
): readonly string[] {
  if (isTransformed(spec)) return columns;
  const read = new Set(namesIn(spec, 'spec').map(({ name }) => name));
  return columns.filter(name => read.has(name));
}

function isTransformed(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return 'transform' in part || Object.values(part).some(isTransformed);
}

interface NameInSpec {
  /** Kind of name: a column that is read, a column that a transform makes, or a transform that makes columns of any name. */
  readonly role: 'read' | 'made' | 'open';
  readonly name: string;
  readonly where: string;
}

/** Returns the columns named anywhere in a specification. */
function namesIn(part: unknown, where: string): NameInSpec[] {
  if (Array.isArray(part)) return part.flatMap((inner, i) => namesIn(inner, `${where}[${i}]`));
  // A part with its own data has its own columns.
  if (typeof part !== 'object' || part === null || 'data' in part) return [];
  return Object.entries(part).flatMap(([key, value]): NameInSpec[] => {
    const here = `${where}.${key}`;
    if (key === 'field' && typeof value === 'string') return [{ role: 'read', name: value, where: here }];
    if (key === 'as') return [value].flat().map(name => ({ role: 'made', name: String(name), where: here }));
    if (OPEN_TRANSFORMS.includes(key)) return [{ role: 'open', name: key, where: here }];
    return namesIn(value, here);
  });
}
