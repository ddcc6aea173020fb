/** The game on one heap of a sum: a subtraction set under an ending rule, with its nim-values. */
export interface HeapGame {
  /** The notation: equal games have equal names. */
  readonly name: string;
  /** Whether some heap may be taken whole that could not be under the normal ending. */
  readonly takesAll: boolean;
  /** Values of heaps and of their options are, from here on, as those of some smaller heap; infinite if not known. */
  readonly typicalUpTo: number;
  /** Why the options are not listed, where they are not; there are none below then. */
  readonly unlisted?: string;
  /** G(heap). */
  value(heap: number): number;
  /** The heaps that one move leads to, fewest stones taken first. */
  options(heap: number): Iterable<number>;
  /** Those of them with this nim-value. */
  optionsOfValue(heap: number, value: number): readonly number[];
}
