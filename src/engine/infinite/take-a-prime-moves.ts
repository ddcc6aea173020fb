import type { Game } from '../../game/index.ts';
import { lowestBit } from '../bits.ts';
import { NUMBERS_IN_WORD, OddPrimeSieve, WORDS_AT_ONCE } from './primes.ts';

/** The primes with some odd numbers added and some primes taken away: `two` aside, the moves are odd. */
export type OddlyChangedPrimes = Pick<Extract<Game, { kind: 'infinite' }>, 'plus' | 'minus'>;

/** The product of the primes below 11. Four moves and the added ones aside, moves are prime to it. */
export const WHEEL = 2 * 3 * 5 * 7;

/** The 48 residues mod 210 that are prime to 210. */
export const PRIME_TO_WHEEL: readonly number[] = Array.from({ length: WHEEL }, (_, c) => c).filter(c =>
  [2, 3, 5, 7].every(p => c % p !== 0),
);

/** Pieces of the sieve whose odd moves are kept in order: some two million numbers, 128 kB. */
const PIECES_KEPT = 4;

/**
 * The moves as bits, held twice: the last odd ones in order, for looking at neighbouring heaps, 32 with a word; and all
 * that are prime to 210 in a row for each residue mod 210, for looking at heaps of one residue, which are then close
 * together.
 *
 * Memory: 1/35 byte a number, and 128 kB.
 */
export class PrimeMoves {
  /** Whether 2 is a move, the only even one. */
  readonly two: boolean;
  /** Bit k of row c is the number 210 k + c. There are no rows for residues that are not prime to 210. */
  readonly rows: readonly (Int32Array | undefined)[];
  /** The rows one behind the other, and where in words that of a residue begins; -1 where there is none. */
  readonly #all: Int32Array;
  readonly #begins: Int32Array;
  /** The known moves that are in no row: 2, 3, 5, 7, and added ones. */
  readonly strays: number[] = [];
  /** All moves below are known. */
  known = 0;
  /** Bit i of word w is the number 64 (`#firstWord` + w) + 2 i + 1. */
  readonly #words: Int32Array;
  /** Negative at first: there are no numbers below 0, and no moves. */
  #firstWord: number;
  /** All that is ever known, one word more than the limit needs. */
  readonly #end: number;
  readonly #sieve: OddPrimeSieve;
  /** The odd numbers that are a prime or a move, and not both. */
  readonly #changed: readonly number[];

  /**
   * @param limit moves below it can be known
   * @throws RangeError if an even number is added: a mistake of the program, which has another kernel for that
   */
  constructor({ plus, minus }: OddlyChangedPrimes, limit: number) {
    const even = plus.find(s => s % 2 === 0);
    if (even !== undefined)
      throw new RangeError(`take-a-prime works by parity, and the move ${even} is even`);
    this.two = !minus.includes(2);
    if (this.two) this.strays.push(2);
    this.#changed = [...plus, ...minus.filter(s => s !== 2)];
    this.#end = NUMBERS_IN_WORD * (Math.ceil(limit / NUMBERS_IN_WORD) + 1);
    this.#words = new Int32Array(PIECES_KEPT * WORDS_AT_ONCE);
    this.#firstWord = -this.#words.length;
    this.#sieve = new OddPrimeSieve(this.#end);
    const length = Math.ceil(this.#end / WHEEL / 32) + 1;
    this.#begins = new Int32Array(WHEEL).fill(-1);
    PRIME_TO_WHEEL.forEach((c, i) => {
      this.#begins[c] = length * i;
    });
    this.#all = new Int32Array(length * PRIME_TO_WHEEL.length);
    this.rows = Array.from(this.#begins, begin =>
      begin < 0 ? undefined : this.#all.subarray(begin, begin + length),
    );
  }

  /** Makes the moves below `n` known, and some more, up to the limit. */
  extendTo(n: number): void {
    while (this.known < n && this.known < this.#end) {
      this.#words.copyWithin(0, WORDS_AT_ONCE);
      this.#firstWord += WORDS_AT_ONCE;
      const words = this.#words.subarray(this.#words.length - WORDS_AT_ONCE);
      this.#sieve.fill(words);
      const end = Math.min(this.#end, this.known + words.length * NUMBERS_IN_WORD);
      words.fill(0, (end - this.known) / NUMBERS_IN_WORD);
      for (const s of this.#changed) {
        if (s >= this.known && s < end) words[Math.floor((s - this.known) / NUMBERS_IN_WORD)]! ^= bitOf(s);
      }
      this.#sort(words);
      this.known = end;
    }
  }

  /**
   * Known odd moves in order: bit i of word w is the number 64 (`first` + w) + 2 i + 1. Valid until the next call of
   * `extendTo`. Cost: nothing for the last two million numbers that are known; others are gathered from the rows.
   */
  wordsFrom(first: number, count: number): Int32Array {
    const at = first - this.#firstWord;
    if (at >= 0) return this.#words.subarray(at, at + count);
    return Int32Array.from({ length: count }, (_, w) => {
      let word = 0;
      for (let i = 0; i < 32; i++) if (this.has(NUMBERS_IN_WORD * (first + w) + 2 * i + 1)) word |= 1 << i;
      return word;
    });
  }

  /** Whether the odd number is a move. It must be known. */
  has(odd: number): boolean {
    const k = Math.floor(odd / WHEEL);
    const row = this.rows[odd - WHEEL * k];
    return row === undefined ? this.strays.includes(odd) : ((row[k >>> 5]! >>> (k & 31)) & 1) !== 0;
  }

  /** The odd moves up to `most`, as far as they are known, in increasing order. */
  oddUpTo(most: number): number[] {
    const odd: number[] = [];
    const words = this.wordsFrom(0, Math.ceil(Math.min(most + 1, this.known) / NUMBERS_IN_WORD));
    for (let w = 0; w < words.length; w++) {
      for (let bits = words[w]!; bits !== 0; bits &= bits - 1) {
        odd.push(NUMBERS_IN_WORD * w + 2 * lowestBit(bits) + 1);
      }
    }
    return odd.filter(s => s <= most);
  }

  /** Puts the moves of the words, the first of which are not known yet, into their rows or among the strays. */
  #sort(words: Int32Array): void {
    const all = this.#all;
    const begins = this.#begins;
    let k = Math.floor(this.known / WHEEL);
    let rest = this.known - WHEEL * k;
    for (let w = 0; w < words.length; w++) {
      for (let bits = words[w]!; bits !== 0; bits &= bits - 1) {
        let c = rest + 2 * lowestBit(bits) + 1;
        let at = k;
        if (c >= WHEEL) {
          c -= WHEEL;
          at++;
        }
        const begin = begins[c]!;
        if (begin < 0) this.strays.push(WHEEL * at + c);
        else all[begin + (at >>> 5)]! |= 1 << (at & 31);
      }
      rest += NUMBERS_IN_WORD;
      if (rest >= WHEEL) {
        rest -= WHEEL;
        k++;
      }
    }
  }
}

/** The bit of an odd number in its word. */
function bitOf(odd: number): number {
  return 1 << (((odd % NUMBERS_IN_WORD) - 1) / 2);
}
