/** Games that are asked for at once, at the most: so few that what is made of them is soon collected again. */
export const MOST_GAMES = 256;

/**
 * What a kernel for many makes of each game, in this order; its memory has as many integers of 32 bits for one, in which the
 * game is written before. A period that is not found, or with its preperiod is beyond the limit, is 0.
 */
export const NUMBERS = ['preperiod', 'period', 'saltus', 'outcomePreperiod', 'T'] as const;

/** Bytes of a game in the memory of a kernel. */
export const RECORD = NUMBERS.length * Int32Array.BYTES_PER_ELEMENT;

/** The records of some games in the memory, from an address on. */
export function recordsIn(
  { buffer }: { readonly buffer: ArrayBuffer },
  at: number,
  games: number,
): Int32Array {
  return new Int32Array(buffer, at, games * NUMBERS.length);
}
