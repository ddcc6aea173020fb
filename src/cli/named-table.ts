import { basename, dirname, extname, join } from 'node:path';
import {
  countCases,
  csvRecords,
  type SeriesText,
  type SummaryText,
  type SweptCases,
  suggestColumn,
  type TableRule,
} from '../check/index.ts';
import { refuse, shown } from '../errors.ts';
import { type Ending, type Objective, parseFamily } from '../game/index.ts';
import { type Plan, resolve } from '../plan/index.ts';
import {
  loadPipeline,
  pipelineIds,
  type Result,
  readFile,
  readResultFile,
  repeatedName,
} from '../run/index.ts';
import { ruleText } from './game-text.ts';

/** The rule of a table, as far as something says it. */
export interface GivenRule {
  readonly ending?: Ending | undefined;
  readonly objective?: Objective | undefined;
}

/** The facts that the name of a table determines. */
export interface NamedTable {
  readonly id: string;
  /** The owner of the table, in words. */
  readonly of: string;
  readonly rule: GivenRule;
  readonly swept: Omit<SweptCases, 'rule'>;
  readonly cases: bigint;
  /** Whether the result next to the table names its range; else the pipeline's own range is assumed. */
  readonly isRangeKnown: boolean;
  readonly rows: RowsOfTable;
}

/** The kind of rows of a table. */
export type RowsOfTable =
  | { readonly kind: 'cases' | 'some cases' | 'others' }
  | ({ readonly kind: 'series' } & SeriesText)
  | ({ readonly kind: 'groups' } & SummaryText);

/**
 * Returns the pipeline whose table a file is by its name, such as `fes-saltus.csv` or `kisses.outcomes.csv`. Its range is
 * that of the result next to the file, else the pipeline's own. If no pipeline has the name, the run with such a result
 * is returned, as for a question without a file.
 */
async function namedTable(file: string, folders: readonly string[]): Promise<NamedTable | undefined> {
  const [id = ''] = basename(file).split('.');
  const nearby = readResultFile(join(dirname(file), `${id}.result.json`), id);
  const result = typeof nearby === 'string' ? undefined : nearby;
  const pipeline = pipelineIds(folders).includes(id) ? await loadPipeline(id, folders) : undefined;
  const own = pipeline && resolve(pipeline.definition, pipeline.file);
  const plan = result?.asked.plan ?? own;
  if (!plan) return undefined;
  return {
    id,
    of: pipeline ? `the pipeline ${id}` : `the run ${id} next to it`,
    rule: (own ?? plan).rule,
    swept: { family: parseFamily(plan.sweep), measures: plan.measure, within: plan.limit },
    cases: countCases(plan.sweep).cases,
    isRangeKnown: result !== undefined,
    rows: rowsOfTable(basename(file, extname(file)), plan, result?.kept ?? 'all'),
  };
}

function rowsOfTable(name: string, { id, series, summaries }: Plan, kept: Result['kept']): RowsOfTable {
  if (name === id) return { kind: kept === 'all' ? 'cases' : 'some cases' };
  const summary = summaries.find(summary => name === `${id}.${summary.name}`);
  if (summary) return { kind: 'groups', ...summary };
  const item = series.find(({ series }) => name === `${id}.${series}`);
  return item && kept === 'all' ? { kind: 'series', ...item } : { kind: 'others' };
}

/** A table that is read record by record, with the information that its name gives, and the rule for its check. */
export interface OpenTable {
  readonly records: Iterable<readonly string[]>;
  readonly header: readonly string[];
  readonly named: NamedTable | undefined;
  readonly rule: TableRule;
}

export async function openTable(
  file: string,
  rule: GivenRule,
  pipelines: readonly string[],
): Promise<OpenTable> {
  const records = csvRecords(new TextDecoder().decode(readFile(file)), file);
  const header: readonly string[] | undefined = records.next().value;
  if (!header) refuse(file, 'a header', 'nothing');
  const twice = repeatedName(header);
  if (twice !== undefined) refuse(file, 'a header with distinct column names', `${shown(twice)} twice`);
  for (const name of header) {
    const meant = suggestColumn(name);
    if (meant !== undefined)
      refuse(file, `the column ${meant}, spelt exactly`, shown(name), `did you mean ${meant}?`);
  }
  const named = await namedTable(file, pipelines);
  return { records, header, named, rule: ruleFor(rule, named) };
}

/** Returns the rule from the options, else the rule of the named pipeline, else the default. */
function ruleFor(rule: GivenRule, named: NamedTable | undefined): TableRule {
  const { ending = 'normal', objective = 'last-player-wins' } = named?.rule ?? {};
  return { ending: rule.ending ?? ending, objective: rule.objective ?? objective };
}

/** Returns a rule in words, and whether it is the rule of the named pipeline. */
export function ruleOfResult(rule: TableRule, named: NamedTable | undefined): string {
  const own = ruleFor({}, named);
  const isOwn = own.ending === rule.ending && own.objective === rule.objective;
  return `${ruleText(rule)}${named ? `, ${isOwn ? 'as in' : 'unlike'} ${named.of}` : ''}`;
}
