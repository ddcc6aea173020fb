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
  /** The heap from which on labels are read from a table. */
  readonly tabulatedFrom: number;
  /** The largest |X| for such a table, six at the most. */
  readonly mostTabulated: number;
}

export const SHIPPED_FOR_PATTERN_WORD: PatternWordSettings = {
  mostKept: 2 ** 12,
  places: 2 ** 13,
  rarity: 5,
  stint: 256,
  tabulatedFrom: 256,
  mostTabulated: 6,
};

/** The largest M for it: the trailing ones of a pattern are shifted out at once, and a shift by 64 does nothing. */
export const LARGEST_FOR_PATTERN_WORD = 62;

/** The addresses of the answers for one game as they are read, of the next record and the one behind the last, and of the ends. */
export const [ANSWERS_AT, NEXT_RECORD, LAST_RECORD, LAST_FROM, LIMIT] = [0, 16, 20, 24, 32];

/** The addresses of the settings, integers of 32 bits: the last place is one less than their number. */
export const [MOST_KEPT, LAST_PLACE, RARITY, STINT, TABULATED_FROM, MOST_TABULATED] = [
  40, 44, 48, 52, 56, 60,
];
export const SETTINGS_AT = MOST_KEPT;

/** Two games are played side by side, each in a lane of the memory. */
const FIRST_LANE = 64;

/**
 * In bytes behind the start of a lane: X, and what picks its labels in the table; the state, and the one that it is compared
 * with; which patterns are distinguished; the heap at which the reference changes; a state that was reached; where the kept
 * states end, whether the reference is the last one, and the record.
 */
export const [SET, MULTIPLIER, STATE, REFERENCE, MASK, DUE, REACHED, KEPT_END, IS_LAST, RECORD_OF] = [
  0, 8, 16, 40, 64, 72, 80, 104, 108, 112,
];

/** Of a state, in bytes behind its pattern: the heap of its first head, and the values below it. */
export const [HEAP, VALUE] = [8, 16];

/** Bytes of a state. */
export const STATE_BYTES = 24;

/** The table of labels, eight bytes for each number of so many bits. */
export const TABLE_BITS = 10;
export const TABLE_BYTES = 8 * 2 ** TABLE_BITS;
export const TABLE = 120;

/** The table of places, four bytes each, and behind it the kept states, the blank one first. */
export const PLACES = TABLE + TABLE_BYTES;
export const KEPT = PLACES + 4 * SHIPPED_FOR_PATTERN_WORD.places;

const LANE_BYTES = KEPT + STATE_BYTES * SHIPPED_FOR_PATTERN_WORD.mostKept;

export const LANES = [FIRST_LANE, FIRST_LANE + LANE_BYTES] as const;

/** Where the records of many games are, see {@link RECORD}. */
export const RECORDS_AT = FIRST_LANE + 2 * LANE_BYTES;
