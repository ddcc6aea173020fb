import { pipelineIds, type StoredRun, storedRuns } from '../run/index.ts';
import type { Places } from './places.ts';

/** Returns the ids of the pipelines whose files go below a folder; for the folder of a single run, of all pipelines. */
export function idsOf(folder: string, { pipelines, out, chosen, workspace }: Places): string[] {
  const [ofPackage, ...own] = pipelines;
  if (chosen || out === workspace) return pipelineIds(pipelines);
  return pipelineIds(folder === out ? [ofPackage!] : folder === workspace ? own : pipelines);
}

/** Returns the folder that holds the result of a pipeline over its own range. */
export function folderOfResult(id: string, places: Places): string {
  return idsOf(places.out, places).includes(id) ? places.out : places.workspace;
}

/** Returns all runs that are kept, by the names of their folders. */
export function runsIn({ out, chosen, workspace }: Places): StoredRun[] {
  return [...new Set(chosen ? [out] : [out, workspace])].flatMap(storedRuns);
}
