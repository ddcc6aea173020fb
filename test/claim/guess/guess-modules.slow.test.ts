import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atomsOf } from '../../../src/claim/guess/atoms.ts';
import { Bank, evaluate, leavesOf } from '../../../src/claim/guess/bank.ts';
import { classLaws } from '../../../src/claim/guess/classes.ts';
import { conditionFor } from '../../../src/claim/guess/condition.ts';
import { costOf, type Equation, equationsIn, equationText } from '../../../src/claim/guess/equations.ts';
import { type Formula, formulaText, OPERATIONS, type Operation } from '../../../src/claim/guess/formula.ts';
import { formulaLaws } from '../../../src/claim/guess/formula-laws.ts';
import { ranked } from '../../../src/claim/guess/guess-laws.ts';
import { hidesCondition } from '../../../src/claim/guess/hidden-conditions.ts';
import { operate } from '../../../src/claim/guess/operate.ts';
import { bitsOf, choices, sizeOf } from '../../../src/claim/guess/row-sets.ts';
import { WantedVectors } from '../../../src/claim/guess/wanted-vectors.ts';
import { compileCondition, compileInteger, parseExpression } from '../../../src/game/index.ts';

const LETTERS = ['a', 'b'];
const ROWS = Array.from({ length: 7 }, (_, i) => i + 1).flatMap(a => [1, 2, 5, 9, 14].map(d => [a, a + d]));
const leaves = leavesOf(LETTERS, ROWS);
const where = 'x';

test('a compound term next to the measure is put in parentheses', () => {
  const leaf = (text: string) => ({ kind: 'leaf', text, cost: 1 }) as const;
  const [left, right] = [leaf('a'), leaf('b')];
  const [sum, difference] = (['+', '-'] as const).map(kind => ({ kind, left, right, cost: 3 }));
  const says = (sign: Equation['sign'], left: Formula) =>
    equationText({ sign, left, right: leaf('c') }, 'period');
  expect(says('*', sum!)).toBe('(a + b) * period = c');
  expect(says('-', difference!)).toBe('period - (a - b) = c');
  expect(says('+', difference!)).toBe('period + a - b = c');
});

describe('a bank of formulas', () => {
  const bank = new Bank(leaves, { cost: 7, most: 30_000 });

  test('writes each formula in the expression language, with the same values', () => {
    expect(bank.formulas.length).toBeGreaterThan(1500);
    for (const formula of bank.formulas) {
      const text = formulaText(formula);
      const value = compileInteger(
        parseExpression(text, { where, names: LETTERS, type: 'integer' }),
        LETTERS,
      );
      expect(ROWS.map(value), text).toEqual([...evaluate(formula, leaves)]);
    }
  });

  test('contains one formula per vector of values, the cheapest, in order of cost', () => {
    const vectors = new Set(bank.formulas.map((_, i) => bank.valuesAt(i).join()));
    expect(vectors.size).toBe(bank.formulas.length);
    expect(bank.formulas.map(({ cost }) => cost)).toEqual(
      bank.formulas.map(({ cost }) => cost).toSorted((p, q) => p - q),
    );
  });

  test('contains the same formulas up to a cost if it stops at that cost', () => {
    const upTo = bank.formulas.filter(({ cost }) => cost <= 5);
    expect(new Bank(leaves, { cost: 7, most: 30_000 }, (_, cost) => cost === 5).formulas).toEqual(upTo);
  });

  test.each([[[3, 8, 20]], [[9]], [[...ROWS.keys()]]])(
    'finds the cheapest formula that agrees on the rows %j',
    places => {
      const sought = [0, 5, 17, 300, 1500].map(i => places.map(place => bank.valuesAt(i)[place]!));
      const nowhere = places.map(place => 7919 * place * place + 7919);
      const wanted = new WantedVectors(places, 7);
      const numbers = [...sought, nowhere].map(values => wanted.add(values)!);
      expect(wanted.add(places.map(() => 2 ** 40))).toBeUndefined();
      bank.lookUp([wanted]);
      for (const [i, values] of sought.entries()) {
        const agrees = (_: Formula, j: number) =>
          places.every((place, k) => bank.valuesAt(j)[place] === values[k]);
        expect(bank.formulas[wanted.firstOf(numbers[i]!)]).toBe(bank.formulas.find(agrees));
      }
      expect(wanted.firstOf(numbers.at(-1)!)).toBe(-1);
    },
  );
});

test('the law of all rows is the cheapest one in the bank', () => {
  const size = { cost: 7, most: 30_000 };
  const bank = new Bank(leaves, size);
  for (let i = 10; i < bank.formulas.length; i += 150) {
    const y = [...bank.valuesAt(i)];
    const [cheapest] = equationsIn(bank, y, [[...ROWS.keys()]]).toSorted((p, q) => costOf(p) - costOf(q));
    const { accounts } = formulaLaws(
      { letters: LETTERS, measure: 'T', rows: ROWS.map((row, k) => [...row, y[k]!]) },
      size,
    );
    if (y.length * Math.log2(new Set(y).size) >= 2 * costOf(cheapest!) + 20)
      expect(accounts).toEqual([[equationText(cheapest!, 'T')]]);
    else expect(accounts).toEqual([]);
  }
});

describe('hidden conditions', () => {
  const leaf = (text: string): Formula => ({ kind: 'leaf', text, cost: 1 });
  const of = (kind: Operation, left: Formula, right: Formula): Formula => ({ kind, left, right, cost: 3 });
  const [a, two, three, six] = ['a', '2', '3', '6'].map(leaf);
  const column = (value: (row: number) => number) =>
    Float64Array.from({ length: 60 }, (_, row) => value(row));
  const values = new Map(['2', '3', '6'].map(number => [number, column(() => Number(number))] as const)).set(
    'a',
    column(row => row + 1),
  );

  test.each([
    ['is constant on nearly all rows', of('div', two!, a!)],
    ['contains such a part', of('gcd', a!, of('div', two!, a!))],
    ['is a remainder by nearly the same quotient', of('mod', of('*', two!, a!), of('+', a!, three!))],
    [
      'is a remainder of a number below the divisor',
      of('mod', of('-', two!, of('gcd', a!, three!)), of('+', a!, two!)),
    ],
    ['is a maximum, nearly always of the same part', of('max', a!, two!)],
    ['is a common divisor with 0 or 1', of('gcd', a!, of('dist', a!, three!))],
  ])('a formula hides a condition if it %s', (_, formula) =>
    expect(hidesCondition(formula, values)).toBe(true),
  );

  test.each([
    ['is a number', of('+', two!, two!)],
    ['is a remainder by a growing quotient', of('mod', a!, three!)],
    ['takes several values', of('gcd', a!, six!)],
    ['is a maximum of one part or the other', of('max', of('mod', a!, three!), of('gcd', a!, six!))],
    ['is a quotient with several values', of('div', a!, six!)],
  ])('a formula hides no condition if it %s', (_, formula) =>
    expect(hidesCondition(formula, values)).toBe(false),
  );
});

test.each(Object.keys(OPERATIONS) as Operation[])(
  '%s of vectors agrees with %s of numbers, entry by entry',
  kind => {
    const value = fc.oneof(fc.integer({ min: -12, max: 12 }), fc.integer({ min: -(2 ** 30), max: 2 ** 30 }));
    const positive = value.map(y => Math.abs(y) + Number(y === 0));
    const second = fc.oneof(value, positive);
    fc.assert(
      fc.property(fc.array(fc.tuple(value, second), { minLength: 1, maxLength: 4 }), pairs => {
        const held = new Int32Array([...pairs.map(([x]) => x), ...pairs.map(([, y]) => y)]);
        const into = new Int32Array(pairs.length);
        const values = pairs.map(([x, y]) => OPERATIONS[kind].apply(x, y) + 0);
        const isDone = operate(kind, held, 0, pairs.length, into);
        expect(isDone).toBe(values.every(value => Math.abs(value) <= 2 ** 30));
        if (isDone) expect([...into]).toEqual(values);
      }),
      { seed: 20260703, numRuns: 400 },
    );
  },
);

describe('conditions for guesses', () => {
  const atoms = atomsOf(leaves, ROWS.length);
  const placesOf = (text: string) => {
    const holds = compileCondition(
      parseExpression(text, { where, names: LETTERS, type: 'condition' }),
      LETTERS,
    );
    return bitsOf(ROWS.length, row => holds(ROWS[row]!));
  };

  test('no condition asks what a constant divides', () => {
    expect(atoms.filter(({ text }) => / divides /.test(text)).length).toBeGreaterThan(20);
    expect(atoms.filter(({ text }) => /(^|not )-?\d+ divides /.test(text))).toEqual([]);
  });

  test('a condition holds in the rows where its text holds, and its opposite in all others', () => {
    expect(atoms.length).toBeGreaterThan(300);
    for (const { text, opposite, bits } of atoms) {
      expect(placesOf(text), text).toEqual(bits);
      expect(sizeOf(placesOf(opposite)) + sizeOf(bits), opposite).toBe(ROWS.length);
    }
  });

  test.each(['b < 3a', 'odd(a) and b > 7', 'a = 3 or b mod 3 = 0', 'odd(a + b) and (b = 6 or 2a divides b)'])(
    '%s is recovered from its rows',
    text => {
      const all = bitsOf(ROWS.length, () => true);
      const found = conditionFor(all, placesOf(text), atoms)!;
      expect(placesOf(found.text)).toEqual(placesOf(text));
      expect(found.bits).toEqual(placesOf(text));
      expect(sizeOf(placesOf(found.opposite))).toBe(ROWS.length - sizeOf(found.bits));
    },
  );

  test('rows outside the considered ones do not matter', () => {
    const rows = bitsOf(ROWS.length, row => row % 2 === 0);
    const wanted = bitsOf(ROWS.length, row => row % 2 === 0 && ROWS[row]![0]! > 3);
    const found = conditionFor(rows, wanted, atoms)!;
    for (const [row, [a]] of ROWS.entries()) {
      if (row % 2 === 0) expect(((found.bits[row >>> 5]! >>> (row & 31)) & 1) === 1).toBe(a! > 3);
    }
  });

  test('there are 56 choices of 3 of 8', () => {
    expect(2 ** choices(8, 3)).toBeCloseTo(56, 9);
    expect(choices(8, 0)).toBe(0);
    expect(2 ** choices(8, 6)).toBeCloseTo(28, 9);
    expect(choices(8, 3)).toBe(choices(8, 5));
  });
});

describe('laws for residue classes', () => {
  const rows = (from: number, to: number, value: (x: number) => number) =>
    Array.from({ length: to - from + 1 }, (_, i) => [from + i, value(from + i)] as const);

  test('use the least modulus, with one line and one threshold per class', () => {
    const value = (x: number) => (x < 9 ? 1 : x % 3 === 0 ? (5 * x) / 3 : x % 3 === 1 ? 7 : 2 * x - 3);
    expect(classLaws('c', 'period', rows(2, 60, value))).toEqual([
      'c >= 9 and c mod 3 = 0 implies 3 period = 5c',
      'c >= 10 and c mod 3 = 1 implies period = 7',
      'c >= 11 and c mod 3 = 2 implies period = 2c - 3',
    ]);
    expect(
      classLaws(
        'c',
        'saltus',
        rows(2, 60, x => 4 * x + 1),
      ),
    ).toEqual(['c >= 2 implies saltus = 4c + 1']);
  });

  test('start within the first half of the range', () => {
    const from = (first: number) =>
      classLaws(
        'c',
        'period',
        rows(2, 60, x => (x < first ? 1 : 2 * x)),
      );
    expect([31, 32].map(from)).toEqual([['c >= 31 implies period = 2c'], []]);
  });

  test('exclude squares, constants, and ranges that are too short', () => {
    expect(
      classLaws(
        'c',
        'period',
        rows(2, 60, x => x * x),
      ),
    ).toEqual([]);
    expect(
      classLaws(
        'c',
        'period',
        rows(2, 60, () => 4),
      ),
    ).toEqual([]);
    expect(
      classLaws(
        'c',
        'period',
        rows(2, 12, x => (x % 3 === 0 ? x : 7)),
      ),
    ).toEqual([]);
  });
});

test('laws without exceptions come first, then short ones; related laws stay together', () => {
  const law = (text: string, ...exceptions: number[][]) => ({
    law: text,
    found: 9,
    confirmed: 3,
    exceptions,
  });
  const [short, long] = [law('p = a'), law('p = a + 2b')];
  const pair = [law('odd(a) implies p = 1'), law('not odd(a) implies p = 2a')];
  const [nearly, ofPair] = [
    law('p = 1', [1, 2, 3]),
    [law('b < 2 implies p = 3'), law('b > 1 implies p = 0', [1, 2, 3])],
  ];
  expect(ranked([[nearly], ofPair, pair, [long], [short]])).toEqual([
    short,
    long,
    ...pair,
    nearly,
    ...ofPair,
  ]);
  expect(ranked([[], [short], []])).toEqual([short]);
});
