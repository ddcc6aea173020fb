import type { Undecided } from '../engine/index.ts';
import { DefinitionError } from '../errors.ts';

/** A number that a case has, or that it is not known within the limit. */
export type Value = number | Undecided;

/** What a law sees of a case: its letters and scalar measures by name. */
export type Row = Readonly<Record<string, number>>;

/** What a law sees of a case's sequences, by name: computed when first read. */
export type SeriesOf = Readonly<Record<string, ArrayLike<number>>>;

/** One case with its numbers, as it is judged. */
export interface Case {
  /** The setting of the letters, in their order; cases are compared by it. */
  readonly at: readonly number[];
  /** The game in canonical notation. */
  readonly game: string;
  readonly values: Readonly<Record<string, Value>>;
  readonly series: SeriesOf;
}

/** Thrown where a law reads a number that is not known; the verdict of the case is then undecided. */
export class UndecidedRead extends Error {}

/**
 * The row of a case. Reading a name that the case does not have is a mistake of the definition, and reading one
 * that is undecided makes the case undecided: neither may pass as a number.
 */
export function rowOf({ values, game }: Case, where: string): Row {
  return new Proxy(Object.create(null) as Record<string, number>, {
    get(_, name) {
      const value = typeof name === 'string' && Object.hasOwn(values, name) ? values[name]! : undefined;
      if (value === undefined) {
        const known = Object.keys(values).join(', ');
        throw new DefinitionError([{ where, expected: `one of ${known}`, received: String(name) }]);
      }
      if (typeof value !== 'number') throw new UndecidedRead(`${String(name)} of ${game} is not known`);
      return value;
    },
  });
}
