import type { Ending } from '../../game/index.ts';
import type { MoveSet } from './move-set.ts';

/**
 * G(0), …, G(count − 1) of any subtraction set under either ending, by the definition: the mex of the values
 * of the options.
 *
 * Cost: one look-up a heap and move; memory 4 bytes a heap.
 */
export function nimValuesByMex(set: MoveSet, ending: Ending, count: number): Uint32Array {
  const moves = [...set.upTo(count - 1)];
  const least = moves[0] ?? Number.POSITIVE_INFINITY;
  const values = new Uint32Array(count);
  /** The last heap that had an option of this value; a heap has at most as many values as moves, or one. */
  const seenAt = new Float64Array(moves.length + 2).fill(-1);
  for (let heap = 0; heap < count; heap++) {
    if (ending === 'take-all' && heap > 0 && heap < least) seenAt[values[0]!] = heap;
    for (let i = 0; i < moves.length && moves[i]! <= heap; i++) seenAt[values[heap - moves[i]!]!] = heap;
    let value = 0;
    while (seenAt[value] === heap) value++;
    values[heap] = value;
  }
  return values;
}
