/** What the program prints, or the first thing that it does and Pascal does not define. */
export type ProgramRun =
  | { readonly status: 'printed'; readonly bits: readonly number[] }
  | { readonly status: 'fault'; readonly why: string };

/** Both arrays have the indices 1 to 400, and hold bytes. */
const LAST_INDEX = 400;
/** The index at which heap 0 stands. */
const ORIGIN = 200;
const LARGEST_BYTE = 255;
/** Of a 16-bit integer, which is what `integer` is in Turbo Pascal and by default in Free Pascal. */
const LARGEST_INTEGER = 32767;

/**
 * One pass of the stone-picking paper's Pascal program: the moves as typed, in that order, and the length d. It
 * keeps f(n) at index n + 200 of an array: f is 1 below heap 0 and below the first move typed, which it takes for
 * min S, and 1 less the product over the moves elsewhere. It prints f(0), …, f(d).
 *
 * The model stops where Pascal says no more what happens: at a number that does not fit its variable, and at an
 * index outside its array, read or written. A pass after the first one ("Restart?") prints the same: of what an
 * earlier pass left, moves of at least 1 reach nothing.
 *
 * Cost: a step a heap and move, for at most 200 heaps.
 *
 * @param moves whole numbers from 1 on, at least one
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
