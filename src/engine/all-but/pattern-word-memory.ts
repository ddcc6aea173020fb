/** Tests make all of these small. */
export interface PatternWordSettings {
  /** States that are kept of a game, at the most: two at the least. */
  readonly mostKept: number;
  /** Places of the table in which they are found, a power of two. The fewer there are the more are lost, and met again later. */
  readonly places: number;
  /** Of 2^this patterns one is distinguished, and kept, until there is no room. */
  readonly rarity: number;
  /** Values between two looks at how far a game is, at the most. */
  readonly stint: number;
}

export const SHIPPED_FOR_PATTERN_WORD: PatternWordSettings = {
  mostKept: 2 ** 12,
  places: 2 ** 13,
  rarity: 5,
  stint: 256,
};

/** The largest M for it: the trailing ones of a pattern are shifted out at once, and a shift by 64 does nothing. */
export const LARGEST_FOR_PATTERN_WORD = 62;

/** The addresses of the answers for one game as they are read, and of the heap from which on the last reference is set. */
export const [ANSWERS_AT, LAST_FROM] = [0, 24];

/** The addresses of the settings, integers of 32 bits: the last place is one less than their number. */
export const [MOST_KEPT, LAST_PLACE, RARITY, STINT] = [40, 44, 48, 52];
export const SETTINGS_AT = MOST_KEPT;

/** Where the state of the game begins. */
export const LANE = 64;

/**
 * In bytes behind the start: X; the state, and the one that it is compared with; which patterns are distinguished; the heap at
 * which the reference changes; a state that was reached; where the kept states end, and whether the reference is the last one.
 */
export const [SET, STATE, REFERENCE, MASK, DUE, REACHED, KEPT_END, IS_LAST] = [
  0, 16, 40, 64, 72, 80, 104, 108,
];

/** Of a state, in bytes behind its pattern: the heap of its first head, and the values below it. */
export const [HEAP, VALUE] = [8, 16];

/** Bytes of a state. */
export const STATE_BYTES = 24;

/** The table of places, four bytes each, and behind it the kept states, the blank one first. */
export const PLACES = 112;
export const KEPT = PLACES + 4 * SHIPPED_FOR_PATTERN_WORD.places;
