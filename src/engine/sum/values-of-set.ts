import type { Ending } from '../../game/index.ts';
import { nimValuesOfFinite } from '../finite/terms.ts';
import { nimValuesByMarking } from '../infinite/by-marking.ts';
import type { MoveSet } from './move-set.ts';

/**
 * G(0), …, G(largest) of any set of moves. In a sink all moves that are larger than the heap are one.
 *
 * Cost: one look-up a heap and move.
 */
export function nimValuesOfSet(set: MoveSet, largest: number, ending: Ending): ArrayLike<number> {
  const moves = [...set.upTo(largest)];
  if (ending !== 'sink') return nimValuesByMarking(moves, largest + 1, ending);
  return nimValuesOfFinite(set.largest > largest ? [...moves, largest + 1] : moves, ending, largest + 1);
}
