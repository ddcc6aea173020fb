import { claimText } from '../claim/index.ts';
import { DefinitionError, type Issue, MachineError, renderIssue } from '../errors.ts';
import { questionOf, resolve } from '../plan/index.ts';
import {
  basisOf,
  CORRUPT,
  isSame,
  type LoadedPipeline,
  lawsPath,
  type Result,
  readResult,
  resultIds,
} from '../run/index.ts';
import type { DataFolder } from './data-folder.ts';

/** What is missing or out of date, and of which pipeline. */
interface Missing extends Issue {
  readonly of: string;
}

/** Pipelines that are named in a command; beyond that it is shorter to run all. */
const MOST_NAMED = 5;

/**
 * The results of a folder, each with its tables and certificates as they were written: of the pipelines of `npm start`, which must be
 * there, and of the others those that are.
 *
 * @param again what the command that makes them is to be called with
 * @param tables the folders of printed tables; that of the package if absent
 * @throws DefinitionError naming all that is missing, corrupt, or no answer to what is asked now, with the command that
 *   makes it
 */
export function soundResults(
  pipelines: readonly LoadedPipeline[],
  data: DataFolder,
  again: readonly string[] = [],
  tables?: readonly string[],
): Result[] {
  const there = resultIds(data.path);
  const issues: Missing[] = [];
  const results: Result[] = [];
  for (const pipeline of pipelines) {
    const { id, published } = pipeline.definition;
    if (!published && !there.includes(id)) continue;
    const result = readResult(data.path, id);
    const faults =
      typeof result === 'string'
        ? [[resultFile(id), result] as const]
        : faultsOf(result, pipeline, data, tables);
    for (const [where, received] of faults) {
      issues.push({ of: id, where, expected: 'the current output of the pipeline', received });
    }
    if (typeof result !== 'string') results.push(result);
  }
  if (results.length === 0 && issues.length === 0) {
    issues.push({ of: 'all', where: data.path, expected: 'the data of some pipeline', received: 'none' });
  }
  if (issues.length > 0) throw new DefinitionError(withCommand(issues, again));
  return results;
}

/**
 * The results of these pipelines that a folder holds, as they are.
 *
 * @throws MachineError for one that is corrupt, DefinitionError for one that another version wrote
 */
export function resultsIn(folder: string, ids: readonly string[]): Result[] {
  const there = resultIds(folder).filter(id => ids.includes(id));
  return there.map(id => {
    const result = readResult(folder, id);
    if (typeof result !== 'string') return result;
    const expected = 'a result that this version writes: run its pipeline again';
    const issue = { where: resultFile(id), expected, received: result };
    throw result === CORRUPT ? new MachineError(renderIssue(issue)) : new DefinitionError([issue]);
  });
}

function resultFile(id: string): string {
  return `data/${id}.result.json`;
}

function faultsOf(
  result: Result,
  pipeline: LoadedPipeline,
  data: DataFolder,
  tables?: readonly string[],
): (readonly [where: string, received: string])[] {
  const { definition } = pipeline;
  const other = differenceOf(result, pipeline, tables);
  const asked = other === undefined ? [] : [[resultFile(definition.id), other] as const];
  const files = [
    ...result.tables.map(({ name, sha256 }) => [`data/${name}.csv`, sha256] as const),
    ...(result.laws ? [[lawsPath(definition.id), result.laws.sha256] as const] : []),
  ];
  const wrong = files.flatMap(([path, sha256]) => {
    const read = data.written(path, sha256);
    return typeof read === 'string' ? [[path, read] as const] : [];
  });
  return [...asked, ...wrong];
}

/** In words, how what was asked is not what is asked now. */
function differenceOf(
  { asked, judgedBy, claims: was }: Result,
  pipeline: LoadedPipeline,
  tables?: readonly string[],
): string | undefined {
  const { definition, file } = pipeline;
  const question = questionOf(definition, resolve(definition, file), file);
  if (asked.plan.hash !== question.plan.hash) return 'a result of another plan or engine';
  const claims = definition.claims.map(claim => claimText(claim, definition.source));
  const other = claims.find((claim, i) => !isSame(was[i]?.claim, claim));
  if (other) return `another claim instead of ${other.id}`;
  if (was.length !== claims.length) return `${was.length} claims, not ${claims.length}`;
  if (!isSame(asked, question)) return 'a result with other texts or charts';
  if (judgedBy === basisOf(pipeline, tables).judgedBy) return undefined;
  return 'a result judged before its file or a printed table changed';
}

/** The issues, the last of which says what to do about them all. */
function withCommand(issues: readonly Missing[], again: readonly string[]): Issue[] {
  const ids = [...new Set(issues.map(one => one.of))];
  const named = ids.length > MOST_NAMED ? ['all'] : ids;
  const hint = ['npx saltus run', ...named, ...again].join(' ');
  return issues.map(({ of: _, ...issue }, i) => (i === issues.length - 1 ? { ...issue, hint } : issue));
}
