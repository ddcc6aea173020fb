import type { Game } from '../../game/index.ts';
import { NUMBERS_IN_WORD, OddPrimeSieve, WORDS_AT_ONCE } from './prime-sieve.ts';
import { heapsOf, NONE } from './take-a-prime-level.ts';
import { isPrimeToWheel, ResidueRows } from './take-a-prime-rows.ts';

/** The primes with some odd numbers added and some primes taken away: `two` aside, the moves are odd. */
export type ModifiedPrimes = Pick<Extract<Game, { kind: 'infinite' }>, 'plus' | 'minus'>;

/** Pieces of the sieve whose odd moves are stored in order: about two million numbers, 128 kB. */
const MAX_CACHED_PIECES = 4;

/**
 * The moves as bits, stored twice: the last odd ones in order, to test 32 neighbouring heaps with one word; and all moves
 * that are coprime to 210 as {@link ResidueRows}.
 *
 * Memory: these rows, and 128 kB.
 */
export class PrimeMoves {
  /** Whether 2 is in the set; no other even move is possible. */
  readonly two: boolean;
  readonly rows: ResidueRows;
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
  /** The odd numbers that may be moves and are in no row, in increasing order. */
  readonly #outside: readonly number[];

  /**
   * @param limit moves below it can be known
   * @throws RangeError if an even number is added: an internal error, since another kernel computes such games
   */
  constructor({ plus, minus }: ModifiedPrimes, limit: number) {
    const even = plus.find(s => s % 2 === 0);
    if (even !== undefined)
      throw new RangeError(`take-a-prime works by parity, and the move ${even} is even`);
    this.two = !minus.includes(2);
    this.#changed = [...plus, ...minus.filter(s => s !== 2)];
    this.#end = NUMBERS_IN_WORD * (Math.ceil(limit / NUMBERS_IN_WORD) + 1);
    this.#words = new Int32Array(MAX_CACHED_PIECES * WORDS_AT_ONCE);
    this.#firstWord = -this.#words.length;
    this.#sieve = new OddPrimeSieve(this.#end);
    const outside = new Set([3, 5, 7, ...plus].filter(s => !isPrimeToWheel(s)));
    this.#outside = [...outside].sort((s, t) => s - t);
    this.rows = new ResidueRows(this.#end);
    if (this.two) this.rows.strays.push(2);
  }

  /** Computes the moves below `n`, and a few more, up to the limit. */
  extendTo(n: number): void {
    while (this.known < n && this.known < this.#end) {
      this.#words.copyWithin(0, WORDS_AT_ONCE);
      this.#firstWord += WORDS_AT_ONCE;
      const words = this.#words.subarray(this.#words.length - WORDS_AT_ONCE);
      this.#sieve.fill(words);
      const end = Math.min(this.#end, this.known + words.length * NUMBERS_IN_WORD);
      words.fill(0, (end - this.known) / NUMBERS_IN_WORD);
      for (const s of this.#changed) {
        if (s >= this.known && s < end) words[this.#wordOf(s)]! ^= bitOf(s);
      }
      this.rows.sort(words, this.known);
      for (const s of this.#outside) {
        if (s >= this.known && s < end && words[this.#wordOf(s)]! & bitOf(s)) this.rows.strays.push(s);
      }
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
    return this.rows.has(odd);
  }

  /** Returns the odd moves up to `most`, as far as they are known, in increasing order. */
  oddUpTo(max: number): number[] {
    const words = this.wordsFrom(0, Math.ceil(Math.min(max + 1, this.known) / NUMBERS_IN_WORD));
    return heapsOf([NONE, words]).filter(s => s <= max);
  }

  /** Returns the word of the piece to come in which the number is. */
  #wordOf(s: number): number {
    return Math.floor((s - this.known) / NUMBERS_IN_WORD);
  }
}

/** Returns the bit of an odd number in its word. */
function bitOf(odd: number): number {
  return 1 << (((odd % NUMBERS_IN_WORD) - 1) / 2);
}
