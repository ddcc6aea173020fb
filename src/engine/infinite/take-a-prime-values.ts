import { reserve } from '../wasm/kernel.ts';
import type { NimSegment } from './segment.ts';
import { HEAPS_IN_WORD, heapsOf, type ParityClasses } from './take-a-prime-level.ts';
import type { TakeAPrimeKernel } from './take-a-prime-wasm.ts';

/** Values of 4 bits. */
const MOST_VALUES_FOR_PLANES = 16;

/** The values of a segment from the members of each level: a step a heap that is not 0; by WebAssembly, for 16 heaps. */
export function valuesOfLevels(
  placed: readonly ParityClasses[],
  words: number,
  kernel: TakeAPrimeKernel | null,
): NimSegment['values'] {
  if (kernel !== null && placed.length <= MOST_VALUES_FOR_PLANES) return byPlanes(placed, words, kernel);
  const values = new (placed.length <= 256 ? Uint8Array : Uint32Array)(HEAPS_IN_WORD * words);
  for (let value = 1; value < placed.length; value++) {
    for (const heap of heapsOf(placed[value]!)) values[heap] = value;
  }
  return values;
}

/** Four planes of bits, one for each bit of the values, of which the kernel makes bytes. */
function byPlanes(
  placed: readonly ParityClasses[],
  words: number,
  { functions, memory }: TakeAPrimeKernel,
): Uint8Array {
  const vectors = Math.ceil(words / 4);
  const bytes = 16 * vectors;
  const [rowAt, valuesAt, maskAt] = [8 * bytes, 9 * bytes, 25 * bytes];
  reserve(memory, maskAt + 16);
  new Int32Array(memory.buffer, 0, (9 * bytes) / 4).fill(0);
  new Uint8Array(memory.buffer, maskAt, 16).set(Array.from({ length: 16 }, (_, i) => 1 << (i >>> 1)));
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
  functions.values(0, bytes, valuesAt, maskAt);
  return new Uint8Array(memory.buffer, valuesAt, HEAPS_IN_WORD * words).slice();
}
