import { reserve } from '../kernels/load.ts';
import type { NimSegment } from './segment.ts';
import { takeAPrimeKernel } from './take-a-prime-kernel.ts';
import { HEAPS_IN_WORD, heapsOf, type ParityClasses } from './take-a-prime-level.ts';

/** Values of 4 bits. */
const MOST_VALUES_FOR_PLANES = 16;

/** Returns the values of a segment from the members of each level. Cost: one step per 16 heaps; per heap for 17 values or more. */
export function valuesOfLevels(placed: readonly ParityClasses[], words: number): NimSegment['values'] {
  if (placed.length <= MOST_VALUES_FOR_PLANES) return byPlanes(placed, words);
  const values = new (placed.length <= 256 ? Uint8Array : Uint32Array)(HEAPS_IN_WORD * words);
  for (let value = 1; value < placed.length; value++) {
    for (const heap of heapsOf(placed[value]!)) values[heap] = value;
  }
  return values;
}

/** Four planes of bits, one for each bit of the values, of which the kernel makes bytes. */
function byPlanes(placed: readonly ParityClasses[], words: number): Uint8Array {
  const { functions, memory } = takeAPrimeKernel();
  const vectors = Math.ceil(words / 4);
  const bytes = 16 * vectors;
  const [rowAt, valuesAt] = [8 * bytes, 9 * bytes];
  reserve(memory, 25 * bytes);
  new Int32Array(memory.buffer, 0, (9 * bytes) / 4).fill(0);
  const row = new Int32Array(memory.buffer, rowAt, words);
  for (let value = 1; value < placed.length; value++) {
    for (const parity of [0, 1] as const) {
      const members = placed[value]![parity];
      if (members.length === 0) continue;
      row.set(members);
      for (let bit = 0; value >>> bit > 0; bit++) {
        if ((value >>> bit) & 1) functions.add(rowAt, vectors, (2 * bit + parity) * bytes);
      }
    }
  }
  functions.values(0, bytes, valuesAt);
  return new Uint8Array(memory.buffer, valuesAt, HEAPS_IN_WORD * words).slice();
}
