import { lowestBit } from '../bits.ts';
import { NUMBERS_IN_WORD } from './prime-sieve.ts';

/** The product of the primes below 11. */
export const WHEEL = 2 * 3 * 5 * 7;

export function isPrimeToWheel(n: number): boolean {
  return [2, 3, 5, 7].every(p => n % p !== 0);
}

/** Maximum number of words in all rows together: addresses of words are then exact in 32-bit operations. */
const MAX_WORDS = 2 ** 31;

/**
 * Moves that are prime to 210, in one row of bits per residue mod 210: bit k of the row of residue c is 210 k + c. Heaps of
 * one residue then lie close together. The few moves that are in no row are `strays`.
 *
 * Memory: 1/35 byte per number.
 */
export class ResidueRows {
  /** The 48 residues mod 210 that are prime to 210. */
  readonly residues: readonly number[] = Array.from({ length: WHEEL }, (_, c) => c).filter(isPrimeToWheel);
  /** The rows one after the other. */
  readonly words: Int32Array;
  /** The first word of the row of each residue; -1 if it has none. */
  readonly begins = new Int32Array(WHEEL).fill(-1);
  readonly strays: number[] = [];

  /**
   * @param limit above all numbers of the rows
   * @throws RangeError if the rows do not fit into an array
   */
  constructor(limit: number) {
    const length = Math.ceil(limit / WHEEL / 32) + 1;
    const words = this.residues.length * length;
    if (words > MAX_WORDS) throw new RangeError(`${words} words do not fit into an array`);
    this.words = new Int32Array(words);
    for (const [i, c] of this.residues.entries()) this.begins[c] = length * i;
  }

  /** Puts numbers into their rows: bit i of word w is first + 64 w + 2 i + 1. Leaves out those that no row is for. */
  sort(words: Int32Array, first: number): void {
    const rows = this.words;
    let k = Math.floor(first / WHEEL);
    let rest = first - WHEEL * k;
    for (let w = 0; w < words.length; w++) {
      for (let bits = words[w]!; bits !== 0; bits &= bits - 1) {
        let c = rest + 2 * lowestBit(bits) + 1;
        let at = k;
        if (c >= WHEEL) {
          c -= WHEEL;
          at++;
        }
        const begin = this.begins[c]!;
        if (begin >= 0) rows[begin + (at >>> 5)]! |= 1 << (at & 31);
      }
      rest += NUMBERS_IN_WORD;
      if (rest >= WHEEL) {
        rest -= WHEEL;
        k++;
      }
    }
  }

  /** Whether an odd number is a move. */
  has(odd: number): boolean {
    const k = Math.floor(odd / WHEEL);
    const begin = this.begins[odd - WHEEL * k]!;
    if (begin < 0) return this.strays.includes(odd);
    return ((this.words[begin + (k >>> 5)]! >>> (k & 31)) & 1) !== 0;
  }
}
