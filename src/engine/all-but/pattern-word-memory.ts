/** States that are kept at the most, an even number: before every value, or before every second, fourth, … one. */
export const MOST_KEPT = 2 ** 16;

/** The largest M for it: the trailing ones of a pattern are shifted out at once, and a shift by 64 does nothing. */
export const LARGEST_FOR_PATTERN_WORD = 62;

/**
 * In bytes of the memory: X; the answers as they are read; the state that recurs, and how many values are below it; the
 * logarithm of how many values the kept states are apart, and the last of these; where they are, pattern and heap, the
 * blank one first.
 */
export const [SET, ANSWERS_AT, REFERENCE, HEAP, VALUE, SPACING, LAST, KEPT] = [0, 8, 24, 32, 40, 48, 56, 64];

/** Bytes of a pattern and its heap. */
export const STATE = 16;

/** Where the table is in which kept states are found by their patterns: eight bytes a place. */
export const TABLE = KEPT + STATE * MOST_KEPT;

/** Places of the table, a power of two. The fewer there are the more states are lost, and the later one is met again. */
export const PLACES = 2 ** 14;

/** Where the records of many games are, see {@link RECORD}. */
export const RECORDS_AT = TABLE + 8 * PLACES;
