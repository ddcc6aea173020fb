import { lowestBit } from '../bits.ts';
import { reserve } from '../wasm/kernel.ts';
import { NUMBERS_IN_WORD } from './primes.ts';
import { PLACES, RESIDUES, type SparseKernel, sparseKernel, WHEEL } from './take-a-prime-sparse-wasm.ts';

/** How large a memory is, in words. It decides the time, and not one value. */
export interface MemorySize {
  /** At first, or more. */
  readonly first: number;
  /** The most that a kernel reaches; 0 for no kernel. */
  readonly most: number;
}

/** To grow is dear, and what is never used takes no memory; the kernel's addresses are 31 bits of bytes. */
const SIZE: MemorySize = { first: 2 ** 22, most: 2 ** 29 - 2 ** 16 };

/** Bytes of a memory that is kept for the next game. */
const MOST_KEPT = 2 ** 26;

/** A memory that no game has, all of it 0: to make one takes as long as the first 10,000 heaps of a game. */
let spare: SparseKernel | null = null;

/** Words of any memory: places are written in it as 32 bits with a sign. */
const MOST_WORDS = 2 ** 31;

/**
 * Moves that are prime to 210, in a row for each residue mod 210: for looking at heaps of one residue, which are then close
 * together. In the same memory there are the sparse levels, so that a kernel sees both.
 *
 * Memory: 1/35 byte a number, and what is allocated.
 */
export class ResidueRows {
  #kernel: SparseKernel | null;
  readonly #size: MemorySize;
  #view: Int32Array;
  /** Words that are in use. */
  #end: number;
  #scratch = { at: 0, words: 0 };

  /**
   * @param limit above all numbers of the rows
   * @param mostStrays how many numbers may come that are in no row
   * @param size for tests
   * @throws RangeError if the rows do not fit into an array
   */
  constructor(limit: number, mostStrays: number, size = SIZE) {
    this.#size = size;
    const length = Math.ceil(limit / WHEEL / 32) + 1;
    this.#end = PLACES.rows + RESIDUES.length * length;
    const words = this.#room();
    this.#kernel = words <= size.most ? (spare ?? sparseKernel(4 * words)) : null;
    if (this.#kernel) spare = null;
    this.#view = this.#kernel ? viewOf(this.#kernel, words) : new Int32Array(words);
    const strays = this.allocate(mostStrays);
    this.#view.set([length, strays, strays]);
    RESIDUES.forEach((c, i) => {
      this.#view[PLACES.begins + c] = PLACES.rows + length * i;
      this.#view[PLACES.residues + i] = c;
    });
  }

  /** Null where there is no WebAssembly, or no longer, since more is allocated than it can reach. */
  get kernel(): SparseKernel | null {
    return this.#kernel;
  }

  /**
   * All words there are, from the first. Valid until the next call of `allocate`.
   *
   * @throws Error if the memory is given back: a mistake of the program
   */
  get view(): Int32Array {
    if (this.#view.length === 0) throw new Error('the memory of these rows has been released');
    return this.#view;
  }

  /** Takes so many words, which are never given back. Returns the first one; all are 0. */
  allocate(words: number): number {
    const at = this.#end;
    this.#end += words;
    if (this.#end > this.#view.length) this.#grow(this.#room());
    return at;
  }

  /** Gives the memory back: the rows are no more. */
  release(): void {
    const kernel = this.#kernel;
    if (kernel && kernel.memory.buffer.byteLength <= MOST_KEPT) {
      this.#view.fill(0, 0, this.#end);
      spare = kernel;
    }
    this.#kernel = null;
    this.#view = new Int32Array(0);
  }

  /** Words for what is only there for a while: valid until the next call. They are not 0. */
  scratch(words: number): number {
    if (words > this.#scratch.words) this.#scratch = { at: this.allocate(words), words };
    return this.#scratch.at;
  }

  #grow(words: number): void {
    const before = this.#view;
    if (this.#kernel && words <= this.#size.most) {
      this.#view = viewOf(this.#kernel, words);
    } else {
      this.#kernel = null;
      this.#view = new Int32Array(words);
      this.#view.set(before);
    }
  }

  /** How many words there are to be: some more than are in use. */
  #room(): number {
    if (this.#end > MOST_WORDS) throw new RangeError(`${this.#end} words do not fit into an array`);
    return Math.min(Math.max(this.#size.first, Math.ceil(1.25 * this.#end)), MOST_WORDS);
  }

  /** Makes a number a move that is in no row. */
  addStray(move: number): void {
    this.#view[this.#view[PLACES.strays + 1]!++] = move;
  }

  get strays(): Int32Array {
    return this.#view.subarray(this.#view[PLACES.strays], this.#view[PLACES.strays + 1]);
  }

  /** Puts numbers into their rows: bit i of word w is first + 64 w + 2 i + 1. Those that no row is for are left out. */
  sort(words: Int32Array, first: number): void {
    const k = Math.floor(first / WHEEL);
    const rest = first - WHEEL * k;
    if (this.#kernel) {
      this.#view.set(words, PLACES.piece);
      this.#kernel.functions.sort(4 * words.length, k, rest);
    } else this.#sort(words, k, rest);
  }

  #sort(words: Int32Array, k: number, rest: number): void {
    const view = this.#view;
    for (let w = 0; w < words.length; w++) {
      for (let bits = words[w]!; bits !== 0; bits &= bits - 1) {
        const n = rest + NUMBERS_IN_WORD * w + 2 * lowestBit(bits) + 1;
        const at = k + Math.floor(n / WHEEL);
        const begin = view[PLACES.begins + (n % WHEEL)]!;
        if (begin > 0) view[begin + (at >>> 5)]! |= 1 << (at & 31);
      }
    }
  }

  /** Whether an odd number is a move. */
  has(odd: number): boolean {
    const k = Math.floor(odd / WHEEL);
    const begin = this.#view[PLACES.begins + (odd - WHEEL * k)]!;
    if (begin === 0) return this.strays.includes(odd);
    return ((this.#view[begin + (k >>> 5)]! >>> (k & 31)) & 1) !== 0;
  }
}

function viewOf({ memory }: SparseKernel, words: number): Int32Array {
  reserve(memory, 4 * words);
  return new Int32Array(memory.buffer, 0, words);
}
