import type { Case, SeriesOf, Value } from './case.ts';

type Numbers = readonly number[];
/** A generator of non-negative integers below a bound. */
type Random = (below: number) => number;
/** A change of a case's numbers into equally many others; `donor` are the numbers of another case. */
type Change = (numbers: Numbers, donor: Numbers, random: Random) => Numbers;

/** Near the right numbers: a law that runs up to a number of its case runs not much farther than with the right one. */
const CHANGES: readonly Change[] = [
  numbers => numbers.map(value => value + 1),
  numbers => numbers.map(value => value - Math.sign(value)),
  numbers => numbers.map(value => 2 * value),
  numbers => numbers.map(() => 0),
  // One bound far above all numbers that occur.
  numbers => (numbers.length === 1 ? numbers.map(value => value + 1000) : numbers),
  numbers => [...numbers.slice(1), ...numbers.slice(0, 1)],
  // Changes one number in the middle.
  numbers => numbers.map((value, i) => (i === numbers.length >> 1 ? value + 1 - 2 * (value % 2) : value)),
  // Takes the numbers of the other case, repeated if they are fewer, but at most 2v + 1 for a value v.
  (numbers, donor) => numbers.map((value, i) => Math.min(donor[i % donor.length] ?? 0, 2 * value + 1)),
  ...new Array<Change>(4).fill((numbers, _, random) => {
    const greatest = numbers.reduce((p, q) => Math.max(p, q), 0);
    return numbers.map(() => random(numbers.length > 1 ? greatest + 1 : 2 * greatest + 2));
  }),
];

const COLUMNS = [undefined, 0, 1, 2];

/**
 * Yields the data of a wrong game: the letters of a case with other data. Each number, text, series and column of a
 * series is changed by itself, then all together. Depends only on the two cases.
 */
export function* wrongData(original: Case, donor: Case): Generator<Case> {
  const random = randomNumbers(original.at);
  const letters = { at: original.at, game: original.game };
  const right = { ...original.values };
  const values = Object.keys(right).slice(original.at.length);
  const series = Object.keys(original.series) as (keyof SeriesOf)[];
  for (const change of CHANGES) {
    for (const name of values) yield { ...letters, values: wrongValues([name]), series: original.series };
    for (const name of series)
      for (const column of COLUMNS)
        yield { ...letters, values: original.values, series: wrongSeries([name], column) };
    yield { ...letters, values: wrongValues(values), series: wrongSeries(series) };

    function wrongValues(names: readonly string[]): Case['values'] {
      const wrong: Record<string, Value> = { ...right };
      for (const name of names) wrong[name] = wrongValue(right[name]!, donor.values[name]);
      return wrong;
    }

    /** Changes a value: in a text the digits, in a word the bits; a winner becomes the other player. */
    function wrongValue(value: Value, other: Value | undefined): Value {
      if (typeof value === 'object') return value;
      if (typeof value === 'number')
        return change([value], typeof other === 'number' ? [other] : [], random)[0]!;
      if (value === 'next') return 'previous';
      if (value === 'previous') return 'next';
      const digits = change(digitsOf(value), digitsOf(other), random).values();
      return value.replaceAll(/\d/g, () => `${digits.next().value! % (value.includes('<') ? 2 : 10)}`);
    }

    /** Returns the series with wrong values; each is changed when it is first read. */
    function wrongSeries(names: readonly (keyof SeriesOf)[], column?: number): Case['series'] {
      const wrong: PropertyDescriptorMap = Object.getOwnPropertyDescriptors(original.series);
      for (const name of names) {
        let known: unknown;
        const get = () => (known ??= wrongTable(original.series[name]!, donor.series[name] ?? [], column));
        wrong[name] = { get, enumerable: true };
      }
      return Object.defineProperties({}, wrong);
    }

    function wrongTable(right: Table, other: Table, only?: number): Table {
      if (typeof right[0] !== 'object') return change(columnOf(right), columnOf(other), random);
      const columns = right[0].map((_, i) =>
        only === undefined || only === i
          ? change(columnOf(right, i), columnOf(other, i), random)
          : columnOf(right, i),
      );
      return Array.from(right, (_, row) => columns.map(column => column[row]!));
    }
  }
}

type Table = ArrayLike<number | Numbers>;

/** Returns a column of a table; all of a sequence. */
function columnOf(table: Table, i = 0): Numbers {
  return Array.from(table, row => (typeof row === 'object' ? row[i]! : row));
}

function digitsOf(text: Value | undefined): Numbers {
  return typeof text === 'string' ? (text.match(/\d/g) ?? []).map(Number) : [];
}

/** Returns a deterministic generator for a seed: a linear congruential generator whose high bits are used. */
function randomNumbers(seed: Numbers): Random {
  let state = seed.reduce((sum, value) => Math.imul(sum, 31) + value, 17) >>> 0;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
