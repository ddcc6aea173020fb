/** The starting values of the stone-picking paper's recurrence: the values below min S, one for each kind of heap. */
export interface BeginningValues {
  readonly atZero: number;
  /** The values at the heaps 1, …, min S − 1. */
  readonly belowLeast: number;
  /** The value below heap 0. */
  readonly negative: number;
}

/**
 * Returns f(0), …, f(count − 1) by the recurrence f(n) = 1 − Π f(n − s) over all s in S, for n ≥ min S, as (4) and (5) of
 * the stone-picking paper print it, for any beginning values. It uses no game: whether these are the outcomes is the
 * question. The values 0, 1, 1 give the take-all ending, 0, 0, 1 the normal one.
 *
 * Cost: |S| steps per heap. Memory: one byte per heap.
 *
 * @param moves S, in increasing order, not empty
 *
 * @example
 * Array.from(outcomesByProduct([3, 5, 6], { atZero: 0, belowLeast: 1, negative: 1 }, 9)) // [0, 1, 1, 1, 0, 1, 1, 1, 0]
 */
export function outcomesByProduct(
  moves: readonly number[],
  { atZero, belowLeast, negative }: BeginningValues,
  count: number,
): Uint8Array {
  const f = new Uint8Array(count);
  for (let n = 0; n < count; n++) {
    if (n < moves[0]!) {
      f[n] = n === 0 ? atZero : belowLeast;
      continue;
    }
    let product = 1;
    for (const s of moves) product *= n < s ? negative : f[n - s]!;
    f[n] = 1 - product;
  }
  return f;
}

/** The output of the program, or its first action that Pascal does not define. */
export type ProgramRun =
  | { readonly status: 'printed'; readonly bits: readonly number[] }
  | { readonly status: 'fault'; readonly why: string };

/** Both arrays have the indices 1 to 400, and hold bytes. */
const LAST_INDEX = 400;
/** The index of heap 0 in the array. */
const ORIGIN = 200;
const LARGEST_BYTE = 255;
/** The largest 16-bit integer: `integer` has 16 bits in Turbo Pascal, and by default in Free Pascal. */
const LARGEST_INTEGER = 32767;

/**
 * Runs one pass of the stone-picking paper's Pascal program: the moves as typed, in that order, and the length d. It
 * keeps f(n) at index n + 200 of an array: f is 1 below heap 0 and below the first move typed, which it takes for min S,
 * and 1 minus the product over the moves elsewhere. It prints f(0), …, f(d).
 *
 * The model stops where Pascal no longer defines the result: at a number that does not fit its variable, and at an index
 * outside its array, read or written. A pass after the first one ("Restart?") prints the same: moves of at least 1 read
 * nothing that an earlier pass left.
 *
 * Cost: one step per heap and move, for at most 200 heaps.
 *
 * @param moves at least one positive integer
 *
 * @example
 * runStonePickingProgram([3, 5, 6], 8) // { status: 'printed', bits: [0, 1, 1, 1, 0, 1, 1, 1, 0] }
 */
export function runStonePickingProgram(moves: readonly number[], d: number): ProgramRun {
  const wide = moves.find(move => move > LARGEST_BYTE);
  if (wide !== undefined) return fault(`the move ${wide} does not fit a byte`);
  if (moves.length > LAST_INDEX) return fault(`S[${LAST_INDEX + 1}] is outside the array`);
  if (d > LARGEST_INTEGER) return fault(`the length ${d} does not fit an integer`);
  const ax = new Uint8Array(LAST_INDEX + 1);
  ax.fill(1, 1, ORIGIN);
  for (let i = 1; i <= d; i++) {
    let f = 1;
    if (i >= moves[0]!) {
      for (const move of moves) {
        const index = i + ORIGIN - move;
        if (index < 1) return fault(`Ax[${index}] is outside the array, for heap ${i} and the move ${move}`);
        f *= ax[index]!;
      }
      f = 1 - f;
    }
    if (i + ORIGIN > LAST_INDEX) return fault(`Ax[${i + ORIGIN}] is outside the array, for heap ${i}`);
    ax[i + ORIGIN] = f;
  }
  return { status: 'printed', bits: [...ax.subarray(ORIGIN, ORIGIN + Math.max(-1, d) + 1)] };
}

function fault(why: string): ProgramRun {
  return { status: 'fault', why };
}

/**
 * F(n1, …, nN) for every position of the box [0 .. a1] × … × [0 .. aN] by equation (8) of the stone-picking paper
 * as it is printed, with a factor for every x in S_i, and one value wherever a heap is negative. In row-major order,
 * as `outcomesOfBoxByNimSums`. No game is looked at: whether these are the outcomes is the question.
 *
 * Cost: one look-up a position and move. Memory: a byte a position.
 *
 * @param sets S_1, …, S_N
 * @param sizes a1, …, aN
 * @param below F where a heap is negative
 *
 * @example
 * Array.from(outcomesOfBoxAsPrinted([[1], [2]], [1, 2], 1)) // [0, 0, 1, 1, 1, 0]
 */
export function outcomesOfBoxAsPrinted(
  sets: readonly (readonly number[])[],
  sizes: readonly number[],
  below: 0 | 1,
): Uint8Array {
  const positionsOf = (some: readonly number[]) => some.reduce((product, size) => product * (size + 1), 1);
  const strides = sizes.map((_, i) => positionsOf(sizes.slice(i + 1)));
  const outcomes = new Uint8Array(positionsOf(sizes));
  for (let position = 0; position < outcomes.length; position++) {
    let product = 1;
    for (const [i, moves] of sets.entries()) {
      const stride = strides[i]!;
      const heap = Math.floor(position / stride) % (sizes[i]! + 1);
      for (const x of moves) product *= x > heap ? below : outcomes[position - x * stride]!;
    }
    outcomes[position] = 1 - product;
  }
  return outcomes;
}

/** Returns the product formula at heap n: 1 - f(n-x) f(n-y) …, over the moves, with `below` for heaps below 0. */
export function outcomeByProduct(
  f: ArrayLike<number>,
  n: number,
  moves: readonly number[],
  below = 1,
): number {
  let product = 1;
  for (const x of moves) product *= n < x ? below : f[n - x]!;
  return 1 - product;
}
