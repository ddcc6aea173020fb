import { DefinitionError } from '../../../../errors.ts';
import { formatGame, parseFamily, parseGame } from '../../../../game/index.ts';
import type { FamilyEntry } from './entry.ts';

/** Returns the canonical notation of a typed game; undefined if it is none. */
export function gameOf(query: string): string | undefined {
  try {
    return formatGame(parseGame(query));
  } catch (thrown) {
    if (!(thrown instanceof DefinitionError)) throw thrown;
    return undefined;
  }
}

/** Returns the families that have a game as a case. All cases of all are looked through: some µs each. */
export function familiesWith(game: string, families: readonly FamilyEntry[]): readonly FamilyEntry[] {
  const { kind } = parseGame(game);
  return families.filter(({ sweep }) => {
    const family = parseFamily(sweep);
    for (const at of family.cases()) {
      const other = family.gameAt(at);
      if (other.kind !== kind) return false;
      if (formatGame(other) === game) return true;
    }
    return false;
  });
}
