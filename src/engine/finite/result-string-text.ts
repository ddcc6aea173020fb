import { digitsOf, formatResultString, type ResultString } from './result-string.ts';

/** Characters up to which a result string is written bit by bit. */
const LONGEST_IN_BITS = 40;

/**
 * B(S) as tables have it: in bits up to 40 characters, by repeats where it is longer. No two strings have one text.
 *
 * @example
 * textOfResultString(resultStringOf('', '011')) // '<011>'
 */
export function textOfResultString(found: ResultString): string {
  return found.bits.length + 2 > LONGEST_IN_BITS
    ? formatRepeatsOfResultString(found)
    : formatResultString(found);
}

/**
 * The paper's notation with what is repeated in brackets, as closed forms are printed: `(01)^20` is 01 twenty times, `1^8`
 * eight ones. Greedy from the left, by blocks of up to 8 bits, where that is shorter than the bits.
 *
 * @example
 * formatRepeatsOfResultString(resultStringOf('', '0101010101111111')) // '<(01)^5 1^6>'
 */
export function formatRepeatsOfResultString(found: ResultString): string {
  return formatResultString(found, repeats);
}

/** Bits of the longest block that is looked for. The blocks of the closed forms have up to 4. */
const LONGEST_BLOCK = 8;

function repeats(bits: Uint8Array, from: number, end: number): string {
  const words: string[] = [];
  let plainFrom = from;
  const takePlain = (to: number) => to > plainFrom && words.push(digitsOf(bits, plainFrom, to));
  let word = wordAt(bits, from);
  for (let n = from; n < end; ) {
    const found = bestRepeat(bits, n, end, word);
    if (found === undefined) {
      word >>>= 1;
      if (n + WORD < bits.length) word |= bits[n + WORD]! << (WORD - 1);
      n++;
      continue;
    }
    takePlain(n);
    const block = digitsOf(bits, n, n + found.length);
    words.push(`${found.length === 1 ? block : `(${block})`}^${found.times}`);
    n += found.length * found.times;
    word = wordAt(bits, n);
    plainFrom = n;
  }
  takePlain(end);
  return words.join(' ');
}

/** Characters of a repeated block: brackets but for a single bit, then the sign and its times. */
const written = (length: number, times: number) => (length === 1 ? 1 : length + 2) + 1 + `${times}`.length;

/** Bits of the fewest repeats that save a character, by length. */
const FEWEST = Array.from(
  { length: LONGEST_BLOCK + 1 },
  (_, length) => length * Math.floor(written(length, 1) / length + 1),
);

/** Bits that a word holds. */
const WORD = 32;

/** The bits from a place on, the first one lowest; 0 behind the last. */
function wordAt(bits: Uint8Array, at: number): number {
  let word = 0;
  for (let n = Math.min(at + WORD, bits.length) - 1; n >= at; n--) word = (word << 1) | bits[n]!;
  return word;
}

/**
 * The repeated block at a place that saves the most characters; of equals, the shortest block.
 *
 * @param word the bits from there on: in most places it shows that no block is repeated
 */
function bestRepeat(
  bits: Uint8Array,
  at: number,
  end: number,
  word: number,
): { length: number; times: number } | undefined {
  let best: { length: number; times: number } | undefined;
  let most = 0;
  for (let length = 1; length <= LONGEST_BLOCK && at + 2 * length <= end; length++) {
    const differs = word ^ (word >>> length);
    const alike = WORD - 1 - Math.clz32(differs & -differs);
    let n = Math.min(at + length + alike, end);
    if (differs === 0 || alike >= WORD - length) {
      n = Math.min(at + WORD, end);
      while (n < end && bits[n] === bits[n - length]) n++;
    }
    if (n - at < FEWEST[length]!) continue;
    const times = Math.floor((n - at) / length);
    const saved = times * length - written(length, times);
    if (saved > most) [best, most] = [{ length, times }, saved];
  }
  return best;
}
