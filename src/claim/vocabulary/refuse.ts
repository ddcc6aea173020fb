import { DefinitionError, shown } from '../../errors.ts';

/** Stops a definition that says something that cannot be meant. */
export function refuse(where: string, expected: string, received: unknown): never {
  throw new DefinitionError([{ where, expected, received: shown(received) }]);
}
