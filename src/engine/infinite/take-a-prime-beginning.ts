import { reserve } from '../kernels/load.ts';
import { takeAPrimeKernel } from './take-a-prime-kernel.ts';
import { HEAPS_IN_WORD, type ParityClasses } from './take-a-prime-level.ts';
import type { PrimeMoves } from './take-a-prime-moves.ts';

/** Values for which the kernel has rows. */
const MOST_VALUES = 64;

export interface TakeAPrimeBeginning {
  readonly values: Uint8Array | Uint32Array;
  /** The heaps of each value. */
  readonly members: readonly ParityClasses[];
}

/**
 * G(0), …, G(heaps − 1): of each value there is a row of the heaps from which a move leads to it, and each heap, in their
 * order, takes the least value in whose row it is not, and strikes in that row all heaps that a move leads to it from.
 *
 * Cost: a step for 64 heaps above each heap. Memory: two bits for each heap and value.
 *
 * @param moves known up to so many heaps and a word more
 * @param rows for how many values the kernel has rows; for tests
 */
export function beginningOf(moves: PrimeMoves, heaps: number, rows = MOST_VALUES): TakeAPrimeBeginning {
  return byKernel(moves, heaps, rows) ?? byWords(moves, heaps);
}

/** Null where there are more values than the kernel has rows for. */
function byKernel(moves: PrimeMoves, heaps: number, rows: number): TakeAPrimeBeginning | null {
  const { functions, memory } = takeAPrimeKernel();
  const words = 2 * Math.ceil(heaps / HEAPS_IN_WORD / 2);
  // By 2 a heap may lead beyond the last one.
  const bytes = 4 * words + 8;
  const rowsAt = bytes;
  const far = 2 * rows * bytes;
  const valuesAt = rowsAt + 2 * far;
  reserve(memory, valuesAt + heaps);
  new Int32Array(memory.buffer, 0, words).set(moves.wordsFrom(0, words));
  new Uint8Array(memory.buffer, rowsAt, 2 * far).fill(0);
  const done = functions.begin(heaps, 0, bytes, rowsAt, rows, valuesAt, moves.two, far);
  if (done < heaps) return null;
  const values = new Uint8Array(memory.buffer, valuesAt, heaps).slice();
  const row = (i: number) =>
    new Int32Array(memory.buffer, rowsAt + far + i * bytes, Math.ceil(heaps / HEAPS_IN_WORD)).slice();
  const members = Array.from(
    { length: Math.max(...values) + 1 },
    (_, v) => [row(2 * v), row(2 * v + 1)] as const,
  );
  return { values, members };
}

function byWords(moves: PrimeMoves, heaps: number): TakeAPrimeBeginning {
  const words = Math.ceil(heaps / HEAPS_IN_WORD);
  const odd = moves.wordsFrom(0, words);
  /** By value, then by parity. */
  const rows: ParityClasses[] = [];
  const members: ParityClasses[] = [];
  const values = new Uint32Array(heaps);
  for (let heap = 0; heap < heaps; heap++) {
    const [i, parity] = [heap >>> 1, heap & 1] as const;
    let value = 0;
    while (value < rows.length && isStruck(rows[value]![parity]!, i)) value++;
    if (value === rows.length) {
      for (const of of [rows, members]) of.push([new Int32Array(words), new Int32Array(words)]);
    }
    members[value]![parity][i >>> 5]! |= 1 << (i & 31);
    const row = rows[value]!;
    strike(row[1 - parity]!, odd, i + parity);
    if (moves.two) row[parity]![(i + 1) >>> 5]! |= 1 << ((i + 1) & 31);
    values[heap] = value;
  }
  return { values: rows.length <= 256 ? Uint8Array.from(values) : values, members };
}

function isStruck(row: Int32Array, i: number): boolean {
  return ((row[i >>> 5]! >>> (i & 31)) & 1) !== 0;
}

/** Sets the bits of the moves in the row, from bit `from` on. */
function strike(row: Int32Array, moves: Int32Array, from: number): void {
  const shift = from & 31;
  let below = 0;
  for (let w = from >>> 5, k = 0; w < row.length; w++, k++) {
    const word = moves[k]!;
    row[w]! |= (word << shift) | ((below >>> 1) >>> (31 - shift));
    below = word;
  }
}
