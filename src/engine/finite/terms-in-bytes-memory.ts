import { PAGE } from '../wasm/kernel.ts';

/** Bytes of a vector. */
export const VECTOR = 16;

/** Where the byte of heap 0 is. Those before it are 0 where a move that is larger than the heap leads to no value. */
export const HEAP_0 = PAGE;

/** The largest move: what is read before heap 0, a vector at once, is none of the numbers at {@link END}. */
export const LARGEST_FOR_BYTES = HEAP_0 - 2 * VECTOR;

/**
 * Heaps whose terms are kept. Where there are more of them the tapes begin anew: those of nim-values take so much longer that
 * four times as many are worth it.
 */
export const HEAPS_IN_BYTES = { 'nim-values': 2 ** 22, outcomes: 2 ** 20 } as const;

/** Bytes of the memory. */
export const MEMORY = HEAP_0 + HEAPS_IN_BYTES['nim-values'] + VECTOR;

/** The most moves. Fewer are filled up with the last of them. */
export const MOVES_FOR_BYTES = 5;

/** Numbers that stay for the other functions: the address behind the last term, and the heaps of a window. */
export const [END, WINDOW] = [0, 4];
