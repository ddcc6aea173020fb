import { type Conclusion, keyOfSource, type Verdict } from '../claim/index.ts';
import { DefinitionError, refuse } from '../errors.ts';
import { longFor, nearest } from '../game/index.ts';
import type { PipelineDefinition } from '../plan/index.ts';
import { type LoadedPipeline, loadPipeline, pipelineIds, pipelinePaths } from '../run/index.ts';
import { TAKEN_NAMES } from '../view/index.ts';
import { UNSAVED } from './question-of.ts';

/** The selected pipelines and their ranges. */
export interface Selection {
  /**
   * The ids. None: the pipelines of the package marked `published`. `all`: all of the package; the user's own must be
   * named.
   */
  readonly ids: readonly string[];
  readonly over?: Readonly<Record<string, string>>;
  readonly limit?: string;
  /** The source, by its key, to which pipelines and claims are restricted. */
  readonly source?: string;
  /** The verdict to which the shown claims are restricted. */
  readonly verdict?: Verdict;
}

/** The loaded pipelines, and the errors in files of the others. */
export interface Selected {
  readonly pipelines: readonly LoadedPipeline[];
  readonly broken: readonly DefinitionError[];
}

/** @throws DefinitionError for unknown ids, and for a source without claims */
export async function selected({ ids, source }: Selection, folders: readonly string[]): Promise<Selected> {
  const files = pipelinePaths(folders);
  const known = [...files.keys()].sort();
  insistOnPipelines(
    ids.filter(id => id !== 'all'),
    known,
    'a pipeline shown by npx saltus list, or all',
  );
  const ofPackage = pipelineIds(folders.slice(0, 1));
  const named = ids.length === 0 ? ofPackage : ids.flatMap(id => (id === 'all' ? ofPackage : [id]));
  const names = [...new Set(named)];
  const settled = await Promise.allSettled(names.map(id => loadNamed(id, folders, files)));
  const loaded = settled.flatMap(settled => (settled.status === 'fulfilled' ? [settled.value] : []));
  const broken = settled.flatMap(settled => (settled.status === 'rejected' ? [errorIn(settled.reason)] : []));
  const pipelines = ids.length > 0 ? loaded : loaded.filter(({ definition }) => definition.published);
  return { pipelines: source === undefined ? pipelines : ofSource(pipelines, source, loaded), broken };
}

/** @throws DefinitionError for unknown ids, with a suggestion for each */
export function insistOnPipelines(
  ids: readonly string[],
  known: readonly string[],
  expected = 'a pipeline shown by npx saltus list',
): void {
  const issues = ids
    .filter(id => !known.includes(id))
    .map(id => {
      const hint = hintOnPipeline(id, known);
      return { where: 'pipeline', expected, received: id, ...(hint && { hint }) };
    });
  if (issues.length > 0) throw new DefinitionError(issues);
}

function hintOnPipeline(id: string, known: readonly string[]): string | undefined {
  if (id === UNSAVED) return 'to save a question as a pipeline, run: npx saltus ask … --save ID';
  const near = nearest(id, known) ?? longFor(id, known);
  return near && `did you mean ${near}?`;
}

/** @throws DefinitionError for a pipeline whose id collides with the files of all results */
async function loadNamed(
  id: string,
  folders: readonly string[],
  files: ReadonlyMap<string, readonly string[]>,
): Promise<LoadedPipeline> {
  if (!TAKEN_NAMES.has(id)) return loadPipeline(id, folders, files);
  refuse(files.get(id)![0]!, 'a name not used by a page or table of all results', id);
}

/** @param all the pipelines before the selection */
function ofSource(
  pipelines: readonly LoadedPipeline[],
  source: string,
  all: readonly LoadedPipeline[],
): LoadedPipeline[] {
  const has = ({ definition }: LoadedPipeline) => keysOf(definition).has(source);
  const found = pipelines.filter(has);
  if (found.length > 0) return found;
  const others = all.filter(has).map(({ definition }) => definition.id);
  if (others.length > 0)
    refuse(
      '--source',
      'a source of the pipelines that npm start runs',
      source,
      `it is a source of ${others.join(', ')}: name them, or all`,
    );
  const known = new Set(pipelines.flatMap(({ definition }) => [...keysOf(definition)]));
  refuse('--source', `a source of the pipelines: ${[...known].sort().join(', ')}`, source);
}

/** Returns the sources of a pipeline's claims. */
function keysOf({ claims, source }: PipelineDefinition): Set<string> {
  return new Set(claims.map(claim => keyOfSource(claim.source ?? source)));
}

/** Whether a claim is selected. All are judged. */
export function isShown(
  { claim, verdict }: Conclusion,
  selection: Pick<Selection, 'source' | 'verdict'>,
): boolean {
  const { source } = claim;
  return [undefined, source].includes(selection.source) && [undefined, verdict].includes(selection.verdict);
}

/** Reports an error in a pipeline, which stops only that pipeline; rethrows anything else. */
export function errorIn(reason: unknown): DefinitionError {
  if (reason instanceof DefinitionError) return reason;
  throw reason;
}
