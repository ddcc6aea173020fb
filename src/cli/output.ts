import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { ReadPublished } from '../claim/index.ts';
import type { DefinitionError } from '../errors.ts';
import { claimsOf, type Plan } from '../plan/index.ts';
import {
  codeDigests,
  composedOfResults,
  dataFolders,
  type Executor,
  type LoadedPipeline,
  type Pipeline,
  type PlannedPipeline,
  printedTables,
  type Result,
  type RowStorage,
  readPublished,
  resultIds,
  resultPath,
  resultText,
  runsFolder,
  writeFolder,
  writePieces,
} from '../run/index.ts';
import {
  buildPapers,
  buildSite,
  type Credits,
  currentResults,
  DataFolder,
  type GeneratedFile,
  pipelineFiles,
  type Render,
  readCredits,
  readParts,
  registerFiles,
  resultsIn,
  type Sources,
  sourcesByKey,
} from '../view/index.ts';
import { type CommandLine, helpTexts } from './help-texts.ts';
import { idsOf } from './ids-of.ts';
import { homeOf, outAgain, type Places, shortPath } from './places.ts';

/**
 * Returns the folder that a run's files go to: all rows of the pipeline's own range to its home, other ranges and rows to a
 * folder for each plan.
 */
export function folderOf({ pipeline, plan }: PlannedPipeline, rows: RowStorage, places: Places): string {
  const home = homeOf(pipeline, places);
  if (places.chosen || (plan.isDefault && rows === 'all')) return home;
  return join(runsFolder(home), keyOf(plan, rows));
}

/** Returns the identity of a run: the first digits of its plan's hash, and the kept rows. */
export function keyOf({ hash }: Plan, rows: RowStorage): string {
  return [hash.slice(0, 16), ...(rows === 'all' ? [] : [rows])].join('-');
}

/** Writes a file if it changed, and returns its path. */
function write(folder: string, { path, pieces }: GeneratedFile): string {
  const full = join(folder, path);
  writePieces(full, pieces);
  return full;
}

/** The parts of `data/published/` that every view needs: sources, statements, prior work, and the tables by file. */
export interface Published {
  readonly sources: Sources;
  readonly credits: Credits;
  readonly statements: readonly Readonly<Record<string, string>>[];
  readonly printed: ReadPublished;
}

/** Reads the parts of `data/published/` that views of some pipelines need. */
export function published(
  { published: folder }: Places,
  pipelines: readonly { readonly pipeline: Pipeline }[],
): Published {
  const claims = pipelines.flatMap(({ pipeline }) => claimsOf(pipeline.definition));
  return {
    sources: sourcesByKey(readPublished('sources.csv', folder)),
    credits: readCredits(file => readPublished(file, folder)),
    statements: readPublished('statements.csv', folder),
    printed: printedTables(claims, folder),
  };
}

/** Writes the views of one result: claims, tables for papers, figures, page. Returns the paths. */
export async function writePipeline(
  result: Result,
  folder: string,
  { sources, printed, credits }: Published,
  settings: {
    readonly executor: Executor;
    readonly complain: (mistake: DefinitionError) => void;
  },
): Promise<string[]> {
  // A path that is written twice is listed once.
  const paths = new Set<string>();
  const { executor } = settings;
  // Figures are drawn in the threads that compute blocks, to use both cores: loading the drawing code takes longer
  // than many a run.
  const render: Render = async (...args) =>
    (await executor.call({
      module: 'view/figure/figure.ts',
      name: 'renderFigure',
      args,
    })) as ReturnType<Render>;
  const inputs = {
    data: new DataFolder(folder),
    sources,
    printed,
    credits,
    drawnBy: (await codeDigests()).figures,
    render,
    atOnce: executor.jobs,
  };
  for await (const file of pipelineFiles(result, inputs, settings.complain)) paths.add(write(folder, file));
  return [...paths];
}

/** Whether a file describes the package, in its root: a folder of the user may have files of these names. */
function describesPackage(path: string): boolean {
  return !path.includes('/');
}

/**
 * Writes the files that show all results of a folder, while other processes may do the same, and returns the paths. In a
 * workspace or a folder that the user chose, writes only below `data` and `reports`.
 *
 * @param isWanted whether to write a file, by its path
 * @param extraIds ids of results without a pipeline
 * @throws MachineError for a corrupt result, DefinitionError for one that cannot be read for another reason
 */
export function writeRegister(
  folder: string,
  places: Places,
  { statements, sources, credits }: Published,
  isWanted: (path: string) => boolean = () => true,
  extraIds: readonly string[] = [],
): string[] {
  const ids = [...new Set([...idsOf(folder, places), ...extraIds])];
  const isOfUser = places.chosen || folder === places.workspace;
  const isHere = ({ path }: GeneratedFile) => isWanted(path) && !(isOfUser && describesPackage(path));
  return composedOfResults(folder, ids, () => {
    const files = registerFiles(resultsIn(folder, ids), statements, sources, credits);
    return files.filter(isHere).map(file => write(folder, file));
  });
}

/**
 * Returns the ids of the pipelines that the site shows: those whose files go into its folder. A workspace need not be
 * complete, so there only pipelines with a result count.
 */
export function idsToShow(places: Places): string[] {
  const { out, chosen, workspace } = places;
  const ids = idsOf(out, places);
  if (chosen || out !== workspace) return ids;
  const there = resultIds(out);
  return ids.filter(id => there.includes(id));
}

/** {@link currentResults} where results are written; those with other texts than before are written again. */
export async function currentResultsIn(
  places: Places,
  pipelines: readonly LoadedPipeline[],
): Promise<Result[]> {
  const { out, published } = places;
  const results = await currentResults(pipelines, new DataFolder(out), outAgain(places), published);
  for (const result of results) writePieces(join(out, resultPath(result)), [resultText(result)]);
  return results;
}

/** Returns the path of the site's front page. */
export function frontPage({ out }: Pick<Places, 'out'>): string {
  return join(out, 'reports', 'site', 'index.html');
}

/** The footer of pages of versions up to 0.5.0, which kept no list of their files. */
const OLDER_FOOTER = '<p>saltus, engine ';

/**
 * Writes the papers, and `reports/site` from the results and figures on disk, by {@link writeFolder}.
 *
 * @param main the command line that the guide documents
 * @returns the path of the front page
 * @throws DefinitionError naming all files that are missing or in the way
 */
export async function writeSite(
  results: readonly Result[],
  { out }: Places,
  { sources, statements, credits, printed }: Published,
  main: CommandLine,
): Promise<string> {
  const parts = readParts(results, new DataFolder(out), printed);
  const files = await buildSite({ pipelines: parts, sources, statements, credits }, await helpTexts(main));
  for (const paper of await buildPapers()) write(out, paper);
  const front = frontPage({ out });
  writeFolder(
    out,
    'reports/site',
    files,
    () => existsSync(front) && readFileSync(front, 'utf8').includes(OLDER_FOOTER),
  );
  return front;
}

/** Returns the files below a folder, by relative paths; none if the folder is missing. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

/** Returns the tables in the folder that no pipeline writes, as when its file was removed or has another name now. */
export function tablesOfNoPipeline(places: Places): string[] {
  const known = new Set([...idsOf(places.out, places), 'claims', 'datapackage', 'known']);
  return dataFolders(places.out).flatMap(at => {
    const folder = join(places.out, at);
    const files = readdirSync(folder).filter(name => /\.(csv|json)$/.test(name));
    return files.filter(name => !known.has(name.split('.')[0]!)).map(name => join(folder, name));
  });
}

/** Returns the paths of a pipeline's files: its data and its page by name, its figures and tables by folder. */
export function writtenLine({ id }: Plan, paths: readonly string[]): string {
  const [inFolder, alone] = [true, false].map(inside =>
    paths.filter(path => path.includes(`/reports/${id}/`) === inside),
  );
  const folder =
    inFolder!.length > 0 ? [`${shortPath(dirname(inFolder![0]!))}/ (${inFolder!.length} files)`] : [];
  return `  ${[...alone!.map(shortPath), ...folder].join(', ')}`;
}
