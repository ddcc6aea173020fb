import { refuse } from '../errors.ts';
import { pipelineIds } from '../run/index.ts';
import { TAKEN_NAMES } from '../view/index.ts';
import type { Places } from './places.ts';

/** @throws DefinitionError for the id of an existing pipeline, or one that collides with the files of all results */
export function refuseTaken(id: string, where: string, { pipelines }: Pick<Places, 'pipelines'>): void {
  if (!pipelineIds(pipelines).includes(id) && !TAKEN_NAMES.has(id)) return;
  refuse(where, 'an id not used by any pipeline or page', id);
}
