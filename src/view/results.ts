import { claimText, conclude, concludeBlind, printedRows } from '../claim/index.ts';
import { DefinitionError, type Issue, MachineError, renderIssue } from '../errors.ts';
import { claimsOf, questionOf, resolve, sweptBy } from '../plan/index.ts';
import {
  basisOf,
  CORRUPT,
  dataFolderOf,
  isSame,
  type LoadedPipeline,
  namedFiles,
  type Result,
  readPublished,
  readResult,
  resultPath,
  resultPaths,
  type TableOfResult,
} from '../run/index.ts';
import type { DataFolder } from './data-folder.ts';

/** A missing or outdated file, and its pipeline. */
interface Missing extends Issue {
  readonly of: string;
}

/** Pipelines that are named in a command; beyond that it is shorter to run all. */
const MAX_NAMED = 5;

/**
 * Returns the results of a folder, with the current texts and charts of their pipelines, and with tables and certificates
 * as they were written. The pipelines of `npm start` must have results; the others are included if they have.
 *
 * @param again arguments of the command that computes the results
 * @param tables the folders of printed tables; the package's if absent
 * @throws DefinitionError naming all results that are missing, corrupt, or answer another question than the current one, with
 *   the command that computes them
 */
export async function currentResults(
  pipelines: readonly LoadedPipeline[],
  data: DataFolder,
  again: readonly string[] = [],
  tables?: readonly string[],
): Promise<Result[]> {
  const paths = resultPaths(data.path);
  const issues: Missing[] = [];
  const results: Result[] = [];
  for (const pipeline of pipelines) {
    const { id, published } = pipeline.definition;
    if (!published && !paths.has(id)) continue;
    const result = readResult(data.path, id, paths);
    const faults =
      typeof result === 'string'
        ? [[paths.get(id)?.[0] ?? expectedPath(pipeline), result] as const]
        : await faultsOf(result, pipeline, data, tables);
    for (const [where, received] of faults) {
      issues.push({ of: id, where, expected: 'the current output of the pipeline', received });
    }
    if (typeof result !== 'string' && faults.length === 0)
      results.push(withCurrentTexts(result, pipeline, tables));
  }
  if (results.length === 0 && issues.length === 0) {
    issues.push({ of: 'all', where: data.path, expected: 'the data of some pipeline', received: 'none' });
  }
  if (issues.length > 0) throw new DefinitionError(withCommand(issues, again));
  return results;
}

/**
 * Returns the results of these pipelines that a folder holds, as they are.
 *
 * @throws MachineError for one that is corrupt, DefinitionError for one that another version wrote
 */
export function resultsIn(folder: string, ids: readonly string[]): Result[] {
  const paths = resultPaths(folder);
  const there = [...paths.keys()].sort().filter(id => ids.includes(id));
  return there.map(id => {
    const result = readResult(folder, id, paths);
    if (typeof result !== 'string') return result;
    const expected = 'a result that this version writes: run its pipeline again';
    const issue = { where: paths.get(id)![0]!, expected, received: result };
    throw result === CORRUPT ? new MachineError(renderIssue(issue)) : new DefinitionError([issue]);
  });
}

/** Returns the path that the result of a pipeline will have. */
function expectedPath({ definition, file }: LoadedPipeline): string {
  return resultPath({ folder: dataFolderOf({ file }), asked: definition });
}

async function faultsOf(
  result: Result,
  pipeline: LoadedPipeline,
  data: DataFolder,
  tables?: readonly string[],
): Promise<(readonly [where: string, received: string])[]> {
  const other = await differenceOf(result, pipeline, tables);
  const outdated = other === undefined ? [] : [[resultPath(result), other] as const];
  const wrong = namedFiles(result).flatMap(({ path, sha256 }) => {
    const read = data.written(path, sha256);
    return typeof read === 'string' ? [[path, read] as const] : [];
  });
  return [...outdated, ...wrong];
}

/** Returns how the plan or the claims of a result differ from the current ones. Texts and charts may differ. */
async function differenceOf(
  { asked, judgedBy, claims: was }: Result,
  pipeline: LoadedPipeline,
  tables?: readonly string[],
): Promise<string | undefined> {
  const { definition, file } = pipeline;
  if (asked.plan.hash !== resolve(definition, file).hash) return 'a result of another plan or engine';
  const { claims } = definition;
  const other = claims.find(({ id }, i) => was[i]?.claim.id !== id);
  if (other) return `another claim instead of ${other.id}`;
  if (was.length !== claims.length) return `${was.length} claims, not ${claims.length}`;
  if (judgedBy === (await basisOf(pipeline, tables)).judgedBy) return undefined;
  return 'a result judged before a claim or a printed table changed';
}

/** Returns a result with the texts and charts that its pipeline has now; the same one if they are the same. */
function withCurrentTexts(
  result: Result,
  { definition, file }: LoadedPipeline,
  tables?: readonly string[],
): Result {
  const { asked: before, claims: was } = result;
  const { plan } = before;
  const renewed = questionOf(definition, plan, file);
  const claims = claimsOf(definition).map((claim, i) => {
    const { tally, proof, blind } = was[i]!;
    const printed = printedRows(claim, file => readPublished(file, tables));
    const text = claimText(claim, definition.source);
    return concludeBlind(conclude(text, tally, printed, sweptBy(plan), proof), blind);
  });
  if (isSame(renewed, before) && isSame(claims, was)) return result;
  const titled = (table: TableOfResult): TableOfResult => {
    const summary = plan.summaries.findIndex(({ name }) => table.name === `${renewed.id}.${name}`);
    const titleOf = (question: typeof renewed) => question.summaries[summary] ?? question.question;
    return { ...table, title: `${titleOf(renewed)}${table.title.slice(titleOf(before).length)}` };
  };
  return { ...result, asked: renewed, tables: result.tables.map(titled), claims };
}

/** Returns the issues, the last of which says what to do about them all. */
function withCommand(issues: readonly Missing[], again: readonly string[]): Issue[] {
  const ids = [...new Set(issues.map(missing => missing.of))];
  const named = ids.length > MAX_NAMED ? ['all'] : ids;
  const hint = ['npx saltus run', ...named, ...again].join(' ');
  return issues.map(({ of: _, ...issue }, i) => (i === issues.length - 1 ? { ...issue, hint } : issue));
}
