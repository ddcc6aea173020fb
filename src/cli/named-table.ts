import { basename, dirname } from 'node:path';
import { columnMeant, countCases, csvRecords, type TableRule } from '../check/index.ts';
import { refuse, shown } from '../errors.ts';
import { type Ending, type Family, type Objective, parseFamily } from '../game/index.ts';
import { loadPipeline, pipelineIds, readFile, readResult, repeatedName } from '../run/index.ts';
import { ruleText } from './game-text.ts';

/** The rule of a table, as far as something says it. */
export interface AskedRule {
  readonly ending?: Ending | undefined;
  readonly objective?: Objective | undefined;
}

/** What the name of a table tells of it. */
export interface NamedTable {
  readonly id: string;
  /** Whose table it is, in words. */
  readonly of: string;
  readonly rule: AskedRule;
  readonly family: Family;
  readonly cases: bigint;
  /** Whether it is to have a row of each case: not where only records were kept. */
  readonly isOfCases: boolean;
}

/**
 * The pipeline whose table a file is by its name, `fes-saltus.csv`, `kisses.outcomes.csv`, over the range that the result
 * beside it names, else over its own; or the run that has such a result beside it, as that of a question without a file.
 */
async function namedTable(file: string, folders: readonly string[]): Promise<NamedTable | undefined> {
  const [id = ''] = basename(file).split('.');
  const isBeside = basename(dirname(file)) === 'data';
  const beside = isBeside ? readResult(dirname(dirname(file)), id) : 'none';
  const result = typeof beside === 'string' ? undefined : beside;
  const isPipeline = pipelineIds(folders).includes(id);
  if (!isPipeline && !result) return undefined;
  const { rule: ofResult, sweep } = result?.asked.plan ?? {};
  const own = isPipeline ? (await loadPipeline(id, folders)).definition.sweep : { ...ofResult, ...sweep! };
  const { ending, objective, ...text } = own;
  const swept = sweep ?? text;
  return {
    id,
    of: isPipeline ? `the pipeline ${id}` : `the run ${id} beside it`,
    rule: { ending, objective },
    family: parseFamily(swept),
    cases: countCases(swept).cases,
    isOfCases: basename(file) === `${id}.csv` && (result?.kept ?? 'all') === 'all',
  };
}

/** A table that is read record by record, with what its name tells, and the rule that it is checked under. */
export async function openTable(file: string, asked: AskedRule, pipelines: readonly string[]) {
  const records = csvRecords(new TextDecoder().decode(readFile(file)), file);
  const header: readonly string[] | undefined = records.next().value;
  if (!header) refuse(file, 'a header', 'nothing');
  const twice = repeatedName(header);
  if (twice !== undefined) refuse(file, 'a header that names each column once', `${shown(twice)} twice`);
  for (const name of header) {
    const meant = columnMeant(name);
    if (meant !== undefined) refuse(file, `the column ${meant}, written so`, shown(name), `write ${meant}`);
  }
  const named = await namedTable(file, pipelines);
  return { records, header, named, rule: ruleFor(asked, named) };
}

/** The rule that was asked for, else that of the table's name, else the default. */
function ruleFor(asked: AskedRule, named: NamedTable | undefined): TableRule {
  const { ending = 'normal', objective = 'last-player-wins' } = named?.rule ?? {};
  return { ending: asked.ending ?? ending, objective: asked.objective ?? objective };
}

/** A rule in words, and whether it is that of the table's name. */
export function ruleBeside(rule: TableRule, named: NamedTable | undefined): string {
  const own = ruleFor({}, named);
  const isOwn = own.ending === rule.ending && own.objective === rule.objective;
  return `${ruleText(rule)}${named ? `, ${isOwn ? 'as in' : 'not that of'} ${named.of}` : ''}`;
}
