// Constants that the kernels share with TypeScript. AssemblyScript reads this file too, so each is a plain number.

/** Bytes of a vector. */
export const VECTOR = 16;

// terms-in-bytes

/** The address of heap 0. The bytes before it are the terms of the heaps below 0. */
export const HEAP_0 = 65_536;

/** Maximum number of heaps in memory. */
export const MAX_HEAPS = 4_194_304;

// tape-of-lemma-6

/** The address of the tape. The numbers before it stay from call to call, 8 bytes each. */
export const TAPE_AT = 64;
/** The labels of each head that fall into its next word, and are not written yet. */
export const CARRY_A = 0;
export const CARRY_B = 8;
export const CARRY_AB = 16;
/** The last heap that was labelled first, relative to the start of the tape. */
export const LAST = 24;
/** The number of values that a call has placed. */
export const PLACED = 32;
/** The heap at which the tape is blank, relative to its start; negative if it never is. */
export const BLANK = 40;
