import type { Undecided } from '../engine/index.ts';
import { DefinitionError } from '../errors.ts';

/** A number or a text that a case has, or that it is not known within the limit. */
export type Value = number | string | Undecided;

/** What a law sees of a case: its letters and scalar measures by name. */
export type Row = Readonly<Record<string, number>>;

/** What a law sees of a case's texts by name, such as B(S). */
export type Texts = Readonly<Record<string, string>>;

/** What a law sees of a case's series: each is computed when it is first read. */
export interface SeriesOf {
  /** G(0), G(1), … */
  readonly terms: ArrayLike<number>;
  /** f(0), f(1), … */
  readonly outcomes: ArrayLike<number>;
  /** Rows of heap before and heap after. */
  readonly moves: readonly (readonly number[])[];
  /** Rows of heap, stones before and stones after. */
  readonly winningMoves: readonly (readonly number[])[];
  /** Rows of terms, value, count, first heap. */
  readonly counts: readonly (readonly number[])[];
  /** Rows of terms, value, heap mod 2, count, first heap, last heap. */
  readonly parities: readonly (readonly number[])[];
  /** Rows of k, first heap and boundary pattern. */
  readonly patterns: readonly (readonly number[])[];
  /** Rows of in-degree, patterns, reached patterns, and reached patterns by edges among them. */
  readonly inDegrees: readonly (readonly number[])[];
}

/** One case with its numbers, as it is judged. */
export interface Case {
  /** The setting of the letters, in their order; cases are compared by it. */
  readonly at: readonly number[];
  /** The game in canonical notation. */
  readonly game: string;
  readonly values: Readonly<Record<string, Value>>;
  /** Those that the pipeline measures. */
  readonly series: Partial<SeriesOf>;
}

/** Thrown where a law reads a number that is not known; the verdict of the case is then undecided. */
export class UndecidedRead extends Error {}

/**
 * The numbers of a case. Reading a name that the case does not have is a mistake of the definition, and reading one
 * that is undecided makes the case undecided: neither may pass as a number.
 */
export function rowOf(one: Case, where: string): Row {
  return reading(one, where, 'number');
}

/** The texts of a case, with the same care. */
export function textsOf(one: Case, where: string): Texts {
  return reading(one, where, 'string');
}

function reading<T extends 'number' | 'string'>(
  { values, game }: Case,
  where: string,
  type: T,
): Readonly<Record<string, T extends 'number' ? number : string>> {
  return new Proxy(Object.create(null), {
    get(_, name) {
      const value = typeof name === 'string' && Object.hasOwn(values, name) ? values[name]! : undefined;
      if (typeof value === 'object') throw new UndecidedRead(`${String(name)} of ${game} is not known`);
      if (typeof value !== type) {
        const known = Object.keys(values).filter(key => [type, 'object'].includes(typeof values[key]));
        const expected = `a ${type} of the case: ${known.join(', ') || 'there is none'}`;
        throw new DefinitionError([{ where, expected, received: String(name) }]);
      }
      return value;
    },
  });
}

/** The series of a case; reading one that the pipeline does not measure is a mistake of the definition. */
export function seriesOf({ series }: Case, where: string): SeriesOf {
  return new Proxy(series as SeriesOf, {
    get(target, name) {
      if (!Object.hasOwn(target, name)) {
        const expected = `a series of the pipeline: ${Object.keys(target).join(', ') || 'there is none'}`;
        throw new DefinitionError([{ where, expected, received: String(name) }]);
      }
      return Reflect.get(target, name);
    },
  });
}
