/** Bits of a word: what one 32-bit operation of JavaScript holds. */
export const WORD = 32;

/**
 * Returns the 32 bits starting at bit `at` of a ring of bits that begins at the word `base`. `wordMask` is the number of
 * words in the ring, a power of two, minus 1. Bits count modulo the ring, and modulo 2^32.
 */
export function wordFrom(words: Int32Array, base: number, wordMask: number, at: number): number {
  const word = at >>> 5;
  const high = words[base + ((word + 1) & wordMask)]!;
  return (words[base + (word & wordMask)]! >>> at) | ((high << ~at) << 1); // Shifts are modulo 32.
}

export function lowBits(count: number): number {
  return count === WORD ? -1 : (1 << count) - 1;
}

/** The place of the lowest bit that is 1. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** How many bits are 1. */
export function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The bits in the other order. */
export function reversed(word: number): number {
  const pairs = ((word >>> 1) & 0x55555555) | ((word & 0x55555555) << 1);
  const fours = ((pairs >>> 2) & 0x33333333) | ((pairs & 0x33333333) << 2);
  const eights = ((fours >>> 4) & 0x0f0f0f0f) | ((fours & 0x0f0f0f0f) << 4);
  return (eights << 24) | ((eights & 0xff00) << 8) | ((eights >>> 8) & 0xff00) | (eights >>> 24);
}
