import { TAKE_A_PRIME } from '../kernels/compiled.ts';
import { type Kernel, kernelOf } from '../kernels/load.ts';

export type TakeAPrimeKernel = Kernel<{
  readonly sieve: (bits: number, primes: number, stop: number, far: number) => void;
  readonly strike: (cells: number, vectors: number, moves: number, shift: number) => void;
  readonly alternate: (cells: number, words: number, carry: bigint) => void;
  readonly shiftedRows: (row: number, vectors: number, to: number, bytes: number) => void;
  readonly strikeAll: (
    open: number,
    vectors: number,
    moves: number,
    until: number,
    blocks: number,
    stop: number,
    base: number,
  ) => number;
  readonly add: (row: number, vectors: number, to: number) => void;
  readonly values: (rows: number, bytes: number, to: number) => void;
  readonly count: (at: number, end: number, value: number, to: number) => void;
}>;

/**
 * The loops of take-a-prime. Each caller copies its input into the memory, and copies out the results that it needs
 * later.
 */
export const takeAPrimeKernel: () => TakeAPrimeKernel = kernelOf(TAKE_A_PRIME);
