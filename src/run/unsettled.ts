import { DefinitionError } from '../errors.ts';

/** Files of pipelines whose modules are still loading. */
export const loading = new Set<string>();

/** Returns the error for a process that has nothing left to do while pipelines still load; undefined if none does. */
export function unsettledPipelines(): DefinitionError | undefined {
  if (loading.size === 0) return undefined;
  const [expected, received] = ['a module that loads', 'an await that never settles'];
  return new DefinitionError([...loading].sort().map(where => ({ where, expected, received })));
}
