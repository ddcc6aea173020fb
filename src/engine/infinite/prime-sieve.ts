import { reserve } from '../kernels/load.ts';
import { takeAPrimeKernel } from './take-a-prime-kernel.ts';

/** Numbers that one word stands for: 32 odd ones, a bit each. */
export const NUMBERS_IN_WORD = 64;

/**
 * Words to be sieved at once: 32 KB, which stay in the first-level cache.
 */
export const WORDS_AT_ONCE = 2 ** 13;

/**
 * The primes whose multiples come from a table, which repeats every 3 · 5 · 7 · 11 = 1155 words, instead of being
 * struck one by one. 13 would save little more, with a table of 60 KB.
 */
const TABLE_PRIMES = [3, 5, 7, 11] as const;

/**
 * The sieve of Eratosthenes over the odd numbers, in pieces: bit i of word w is the number 64 w + 2 i + 1, and 1
 * means prime.
 *
 * Memory: the primes below the square root of the limit.
 */
export class OddPrimeSieve {
  readonly #table = tableOf(TABLE_PRIMES);
  /** The primes p ≥ 13 whose multiples are removed one by one. */
  readonly #strikers: Int32Array;
  /** The bit that each prime in use removes next, counted from the start of the next piece. */
  readonly #next: Int32Array;
  /** The number of these primes in use; each starts at its square. */
  #active = 0;
  /** Words that have been filled. */
  #filled = 0;

  /** @param limit numbers below it are sieved; later ones may wrongly count as prime */
  constructor(limit: number) {
    this.#strikers = Int32Array.from(primesByTrial(Math.ceil(Math.sqrt(limit))).filter(p => p > 11));
    this.#next = new Int32Array(this.#strikers.length);
  }

  /** Fills the words with the numbers that come next. */
  fill(words: Int32Array): void {
    const table = this.#table;
    for (let w = 0, t = this.#filled % table.length; w < words.length; w++) {
      words[w] = table[t]!;
      t = t + 1 === table.length ? 0 : t + 1;
    }
    const start = this.#filled * 32;
    const bits = words.length * 32;
    for (; this.#active < this.#strikers.length; this.#active++) {
      const square = (this.#strikers[this.#active]! ** 2 - 1) / 2;
      if (square >= start + bits) break;
      this.#next[this.#active] = square - start;
    }
    this.#strike(words);
    if (start === 0 && bits > 0) {
      words[0]! &= ~1;
      for (const p of TABLE_PRIMES) words[0]! |= 1 << ((p - 1) / 2);
    }
    this.#filled += words.length;
  }

  #strike(words: Int32Array): void {
    const { functions, memory } = takeAPrimeKernel();
    const active = this.#active;
    const length = words.length;
    reserve(memory, 4 * (length + 2 * active));
    const view = new Int32Array(memory.buffer);
    view.set(words);
    view.set(this.#strikers.subarray(0, active), length);
    view.set(this.#next.subarray(0, active), length + active);
    functions.sieve(32 * length, 4 * length, 4 * (length + active), 4 * active);
    words.set(view.subarray(0, length));
    this.#next.set(view.subarray(length + active, length + 2 * active));
  }
}

/** Returns the primes from 2 to `most`, in increasing order. Memory: 8 bytes per prime. */
export function primesUpTo(max: number): number[] {
  const sieve = new OddPrimeSieve(max + 1);
  const words = new Int32Array(WORDS_AT_ONCE);
  const primes = max < 2 ? [] : [2];
  for (let first = 0; first <= max; first += WORDS_AT_ONCE * NUMBERS_IN_WORD) {
    sieve.fill(words);
    for (let n = first + 1, bit = 0; n <= max && bit < WORDS_AT_ONCE * 32; n += 2, bit++) {
      if ((words[bit >>> 5]! >>> (bit & 31)) & 1) primes.push(n);
    }
  }
  return primes;
}

/** Returns primes by trial division: up to the square root of a limit, the cost is negligible. */
function primesByTrial(max: number): number[] {
  const primes: number[] = [];
  for (let n = 2; n <= max; n++) {
    let d = 2;
    while (d * d <= n && n % d !== 0) d++;
    if (d * d > n) primes.push(n);
  }
  return primes;
}

/** Returns the odd numbers that no prime of the list divides, over the words after which this repeats. */
function tableOf(primes: readonly number[]): Int32Array {
  // The multiples of p repeat every p words.
  const words = primes.map(p => {
    const repeated = new Int32Array(p).fill(-1);
    for (let bit = (p - 1) / 2; bit < 32 * p; bit += p) repeated[bit >>> 5]! &= ~(1 << (bit & 31));
    return repeated;
  });
  const length = primes.reduce((product, p) => product * p, 1);
  return Int32Array.from({ length }, (_, w) =>
    words.reduce((bits, pattern) => bits & pattern[w % pattern.length]!, -1),
  );
}
