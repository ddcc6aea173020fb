import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NAMES, toCsv, transcribe } from '../../data/published/flammenkamp-1997.ts';
import { DefinitionError } from '../../src/errors.ts';
import { readPublished } from '../../src/run/index.ts';

const read = (file: string) => readFileSync(new URL(`../../data/published/${file}`, import.meta.url), 'utf8');
const textOf = (name: string) => read(`flammenkamp-1997-${name}.txt`);
const rowsOf = (name: string) => transcribe(name, textOf(name)) as Record<string, string | number>[];
const movesOf = (set: string | number) => `${set}`.slice(1, -1).split(', ').map(Number);
/** Returns the rounding error of a printed number: half a unit of its last digit. */
const half = (printed: string | number) => 0.5000001 * 10 ** -(`${printed}`.split('.')[1] ?? '').length;

describe('the tables of the dissertation', () => {
  test('contain as many rows as are printed', () => {
    expect(Object.fromEntries(NAMES.map(name => [name, rowsOf(name).length]))).toEqual({
      'shares-3': 13,
      'preperiods-3': 8,
      'families-4': 123,
      'breaks-4': 13,
      'family-55': 13,
      'polynomials-4': 12,
      'factors-4': 38,
      'periods-4': 18,
      'preperiods-4': 49,
      'periods-below-30': 44,
      'periods-symmetric': 27,
      'growth-5': 40,
      'periods-symmetric-5': 57,
      'sums-5': 78,
      'fits-5': 6,
      'periods-third': 8,
      blocks: 9,
      orbits: 39,
      sequences: 197,
    });
  });

  test.each(NAMES)('%s agrees with its committed text, and its pages exist', name => {
    const rows = rowsOf(name);
    expect(read(`flammenkamp-1997-${name}.csv`)).toBe(toCsv(name, rows));
    for (const { page } of rows) expect(3 <= Number(page) && Number(page) <= 78).toBe(true);
  });

  test('appear in the README', () => {
    const readme = read('README.md');
    for (const name of NAMES) expect(readme, name).toMatch(new RegExp(`^\\| .*\`${name}\`.* \\|`, 'm'));
  });
});

describe('the families of four moves', () => {
  const rows = rowsOf('families-4');

  test('include entries 1 to 59, each with a period, and all except 18 and 19 with a preperiod', () => {
    const entries = Array.from({ length: 59 }, (_, i) => i + 1);
    const having = (quantity: string) => [
      ...new Set(rows.filter(row => row.quantity === quantity).map(row => row.entry)),
    ];
    expect(having('period')).toEqual(entries);
    expect(having('preperiod')).toEqual(entries.filter(entry => entry !== 18 && entry !== 19));
  });

  test('state the class of their moves', () => {
    for (const { entry, class: printed, moves } of rows.filter(({ conditions }) => conditions === '')) {
      const [a, b, c, d] = `${moves}`
        .slice(1, -1)
        .split(', ')
        .map(move => move.split(/n(?=[-+])/).map(Number)) as [number, number][];
      const isSum = (x = a!, y = a!, z = a!) => x[0] + y[0] === z[0] && x[1] + y[1] === z[1];
      const classes = { I: isSum(a, c, d), II: isSum(b, c, d), III: isSum(a, b, d), IV: isSum(a, b, c) };
      const found = Object.entries(classes).filter(([, holds]) => holds);
      expect(
        found.map(([name]) => name),
        `entry ${entry}`,
      ).toEqual([printed]);
    }
  });

  test('state as many witnesses as page 26 says, except entries 12 and 29, which are off by one', () => {
    const wrong = rows.flatMap(({ entry, from, to, witnesses, quantity, formula }) => {
      if (witnesses === '' || Number(entry) >= 56 === (quantity === 'period')) return [];
      const degree = Number(/n\^(\d)/.exec(`${formula}`)![1]);
      const right = Number(to) - Number(from) - degree;
      return right === Number(witnesses) ? [] : [[entry, Number(witnesses), right]];
    });
    expect(wrong).toEqual([
      [12, 7, 8],
      [29, 16, 15],
    ]);
  });
});

describe('columns that determine each other', () => {
  test('the exponents of the record periods of four moves are right', () => {
    for (const { d, T, exponent_of_2, exponent_of_d } of rowsOf('periods-4')) {
      expect(Math.abs(Math.log2(Number(T)) / Number(d) - Number(exponent_of_2))).toBeLessThan(6e-6);
      const exponent = Math.log(Number(T)) / Math.log(Number(d));
      expect(Math.abs(exponent - Number(exponent_of_d))).toBeLessThan(half(exponent_of_d!));
    }
  });

  test('the exponents of the record preperiods of four moves are truncated, not rounded', () => {
    for (const { d, outcomePreperiod, exponent_of_d } of rowsOf('preperiods-4')) {
      const excess = Math.log(Number(outcomePreperiod)) / Math.log(Number(d)) - Number(exponent_of_d);
      expect(0 <= excess && excess < 0.001).toBe(true);
    }
  });

  test('the exponents of symmetric sets of five moves are right, except that of {6, 26, 75, 95, 101}', () => {
    const wrong = rowsOf('periods-symmetric-5').filter(
      ({ e, T, exponent_of_2 }) =>
        Math.abs(Math.log2(Number(T)) / Number(e) - Number(exponent_of_2)) > half(exponent_of_2!),
    );
    expect(wrong.map(({ a, e, exponent_of_2 }) => [a, e, exponent_of_2])).toEqual([[6, 101, '0.3278']]);
  });

  test('sums, numbers and means of the periods of symmetric sets of five moves agree', () => {
    for (const { e, sum, sets, mean, exponent } of rowsOf('sums-5')) {
      const pairs = Math.floor((Number(e) - 1) / 2);
      expect(sets).toBe((pairs * (pairs - 1)) / 2);
      expect(Math.abs(Number(sum) / Number(sets) - Number(mean)), `${e}`).toBeLessThan(half(mean!));
      expect(Math.abs(Math.log(Number(mean)) / Number(e) - Number(exponent))).toBeLessThan(half(exponent!));
    }
  });

  test('the best fits by residue class follow from the sums, to the last digit', () => {
    const sums = rowsOf('sums-5').filter(({ e }) => Number(e) > 57);
    for (const { residue, a, b, correlation } of rowsOf('fits-5')) {
      const points = sums
        .filter(({ e }) => Number(e) % 6 === residue)
        .map(({ e, sum, sets }) => [Number(e), Math.log(Number(sum) / Number(sets) / Number(e))] as const);
      expect(points).toHaveLength(10);
      const mean = (of: (point: readonly [number, number]) => number) =>
        points.reduce((total, point) => total + of(point), 0) / points.length;
      const [x, y] = [mean(([e]) => e), mean(([, log]) => log)];
      const xx = mean(([e]) => (e - x) ** 2);
      const xy = mean(([e, log]) => (e - x) * (log - y));
      const yy = mean(([, log]) => (log - y) ** 2);
      expect(Math.abs(xy / xx - Number(a))).toBeLessThan(half(a!));
      expect(Math.abs(y - (xy / xx) * x - Number(b))).toBeLessThan(half(b!));
      expect(Math.abs(xy / Math.sqrt(xx * yy) - Number(correlation))).toBeLessThan(half(correlation!));
    }
  });

  test('the longest periods of five moves agree in both tables, except for 86, which no record has', () => {
    const records = rowsOf('periods-symmetric-5');
    let longest = 0;
    const wrong = rowsOf('sums-5').flatMap(({ e, period }) => {
      const isRecord = Number(period) > longest;
      longest = Math.max(longest, Number(period));
      if (Number(e) <= 60) return [];
      const listed = records.filter(record => record.e === e).map(record => Number(record.T));
      return isRecord === listed.length > 0 && (!isRecord || Math.max(...listed) === period) ? [] : [e];
    });
    expect(wrong).toEqual([86]);
  });

  test('the numbers and lengths of orbits agree, except in two rows without a length', () => {
    const whole = rowsOf('orbits').filter(({ lengths }) => lengths && !`${lengths}`.includes('...'));
    const wrong = whole.flatMap(({ set, sequences, orbits, lengths }) => {
      const parts = `${lengths}`.split(' ').map(part => part.split('x').map(Number));
      const [count, sum] = parts.reduce(
        ([n, total], part) => {
          const [times, length] = part.length === 1 ? [1, part[0]!] : [part[0]!, part[1]!];
          return [n! + times, total! + times * length];
        },
        [0, 0],
      );
      return count === Number(orbits) && sum === sequences ? [] : [[set, Number(sequences) - sum!]];
    });
    expect(whole.length).toBeGreaterThan(15);
    expect(wrong).toEqual([
      ['{4, 11, 15}', 92],
      ['{3, 8, 9, 14, 17}', 18],
    ]);
  });

  test('the marks for pairs of moves are right, and seven of the 44 sets are not symmetric', () => {
    const sets = rowsOf('periods-below-30');
    for (const { set, pairs, half: marked } of sets) {
      const moves = movesOf(set!);
      const largest = moves.at(-1)!;
      const others = moves.filter(move => moves.includes(largest - move));
      expect([pairs, marked]).toEqual([
        others.filter(move => 2 * move < largest).length,
        Number(moves.includes(largest / 2)),
      ]);
    }
    const isSymmetric = (moves: number[]) =>
      moves.every(move => move === moves.at(-1) || moves.includes(moves.at(-1)! - move));
    expect(sets.filter(({ set }) => !isSymmetric(movesOf(set!)))).toHaveLength(7);
    for (const { set } of [...rowsOf('periods-symmetric'), ...rowsOf('periods-third')])
      expect(isSymmetric(movesOf(set!)), `${set}`).toBe(true);
  });

  test('the shares of three moves add up to 1, and the number of sets is right', () => {
    for (const { c, sets, page, ...shares } of rowsOf('shares-3')) {
      expect(sets, `${page}`).toBe(((Number(c) - 1) * (Number(c) - 2)) / 2);
      expect(Object.values(shares).reduce<number>((sum, share) => sum + Number(share), 0)).toBeCloseTo(1, 5);
    }
  });
});

test('the picture of record periods contains the printed ones of three to six moves', async () => {
  const { charts } = await import('../../pipelines/flammenkamp-1997/record-periods-five.ts').then(
    m => m.default,
  );
  const { layer } = charts![0]!.spec as unknown as {
    layer: { data?: { values: Record<string, unknown>[] } }[];
  };
  const points = layer[1]!.data!.values.map(({ moves, largest, T }) => `${moves}: ${largest}, ${T}`);
  const printed = (
    ['periods-below-30', 'periods-symmetric', 'periods-4', 'periods-symmetric-5'] as const
  ).flatMap(name => rowsOf(name).map(({ set, T }) => ({ moves: movesOf(set!), T })));
  const short = printed.filter(({ moves }) => 3 <= moves.length && moves.length <= 6);
  const expected = short.map(({ moves, T }) => `${moves.length} moves: ${moves.at(-1)}, ${T}`);
  expect(points.toSorted()).toEqual([...new Set(expected)].toSorted());
});

describe('the statements of the dissertation', () => {
  const statements = readPublished('statements.csv').filter(({ source }) => source === 'flammenkamp-1997');
  const places = statements.map(({ place }) => place!);

  test('follow the order of the pages, which their places name', () => {
    const pages = places.map(place => Number(/^page (\d+)(?:-\d+)?(?:, |$)/.exec(place)?.[1]));
    const numbered = pages.slice(1);
    expect(places[0]).toBe('page iii, Zusammenfassung');
    expect(numbered.filter(page => !(1 <= page && page <= 151))).toEqual([]);
    expect(numbered.filter((page, i) => i > 0 && page < numbered[i - 1]! - 1)).toEqual([]);
  });

  test('include everything numbered: 1 to 30, the entries of the list, and the pictures', () => {
    const numbers = (pattern: RegExp) => new Set(places.flatMap(place => pattern.exec(place)?.[1] ?? []));
    const upTo = (last: number) => Array.from({ length: last }, (_, i) => `${i + 1}`);
    const kinds = /, (?:Beobachtung|Definition|Folgerung|Satz|Vermutung) (\d+)$/;
    expect([...numbers(kinds)].toSorted((a, b) => Number(a) - Number(b))).toEqual(upTo(30));
    expect([...numbers(/, entry (\d+)$/)]).toEqual(upTo(59));
    expect([...numbers(/, Bild ([ivx]+)$/)].join(' ')).toBe('i ii iii iv v vi vii viii ix x xi xii xiii');
  });
});

describe('the transcription rejects an unexpected text', () => {
  test.each([
    ['a lost digit group', 'periods-4', '2 369755', '2 36975'],
    ['a set with a missing move', 'periods-4', '{ 4, 54, 77, 81}', '{ 4, 54, 77}'],
    ['a set of another size than printed', 'periods-symmetric', '5 { 6,15,17,26,32 }', '6 { 6,15,17,26,32 }'],
    ['a page that goes back', 'preperiods-4', 'page 38', 'page 36'],
    ['a row before any page', 'fits-5', 'page 56\n', ''],
    [
      'a formula before any entry',
      'families-4',
      '1 I { 1n+0 , 14n-1 , 51n-3 , 52n-3 } 2 <= n <= 14 , 7\n',
      '',
    ],
    ['a lost sign', 'families-4', '1915n^5 + 2149n^4', '1915n^5 2149n^4'],
    ['a condition that is not one', 'breaks-4', 'n%5 = 1', 'n%5 1'],
    ['a letter for a digit', 'sums-5', '196821', '19682l'],
    ['a list of lengths without its end', 'orbits', '9x14,2)', '9x14,2'],
    ['a missing term', 'sequences', 'SGW(15..24) = 1 0', 'SGW(15..24) = 1'],
    ['two names of one block', 'blocks', 'max L_3', 'max L_4'],
    ['a lost end of line', 'shares-3', '0.005626\n', '0.005626'],
  ])('%s', (_, name, from, to) => {
    const text = textOf(name);
    const damaged = text.replace(from, to);
    expect(damaged).not.toBe(text);
    expect(() => transcribe(name, damaged)).toThrow(DefinitionError);
  });
});
