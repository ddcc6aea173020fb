import { describe, expect, test } from 'vitest';
import { guessLaws } from '../../../src/claim/index.ts';
import { COLUMN_MEASURES, MeasuredGame, type ScalarMeasure } from '../../../src/engine/index.ts';
import {
  compileConditionByName,
  type FamilyText,
  parseExpression,
  parseFamily,
} from '../../../src/game/index.ts';

const RULE = { ending: 'normal', objective: 'last-player-wins' } as const;
const FES = 'N - {a, b, a+b}';

function observed(text: FamilyText, measure: ScalarMeasure) {
  const family = parseFamily(text);
  const rows = [...family.cases()].map(at => {
    const value = COLUMN_MEASURES[measure].of(new MeasuredGame(family.gameAt(at), RULE, 1e7));
    if (typeof value !== 'number') throw new Error(`undecided at ${at}`);
    return [...at, value];
  });
  return { letters: family.letters, measure, rows };
}

/** The same rows with the values of the measure shuffled. */
function shuffled({ letters, measure, rows }: ReturnType<typeof observed>) {
  const values = rows.map(row => row.at(-1)!);
  let state = 20260101;
  for (let i = values.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const j = Math.floor((state / 2 ** 32) * (i + 1));
    [values[i], values[j]] = [values[j]!, values[i]!];
  }
  return { letters, measure, rows: rows.map((row, i) => [...row.slice(0, -1), values[i]!]) };
}

/** A smaller bank of formulas than the default, for short laws. */
const FEW = { bank: { cost: 7, most: 5000 } };

/** Known results, and the only laws that are guessed for each. */
const KNOWN: readonly [string, FamilyText, ScalarMeasure, string[], typeof FEW?][] = [
  [
    'the sharper form of Conjecture 12',
    { game: FES, over: { a: '1..9', b: '3a..12a' }, where: 'gcd(a, b) = 1' },
    'saltus',
    ['saltus = a * (b + dist(b, 2a))'],
  ],
  [
    'the exception at b = 3a + 1',
    { game: 'N - {a, 2a+1, b}', over: { a: '1..8', b: '2a+2..32' } },
    'period',
    ['b != 3a + 1 iff period = 2a'],
    FEW,
  ],
  [
    'the period of two moves',
    { game: '{a, b}', over: { a: '1..16', b: 'a+1..40' } },
    'period',
    ['not 2a divides a + b implies period = a + b', '2a divides a + b implies period = 2a'],
    FEW,
  ],
  [
    'a line for each class',
    { game: '{1, 4, c}', over: { c: '5..150' } },
    'period',
    [
      'c >= 10 and c mod 5 = 0 implies period = c + 1',
      'c >= 6 and c mod 5 = 1 implies period = 5',
      'c >= 7 and c mod 5 = 2 implies period = c + 1',
      'c >= 8 and c mod 5 = 3 implies period = c + 4',
      'c >= 9 and c mod 5 = 4 implies period = 5',
    ],
  ],
  [
    'a line from a threshold, instead of a term that vanishes beyond it,',
    { game: '{a, a+1, 2a+3}', over: { a: '1..60' } },
    'period',
    ['a >= 3 implies period = 3a + 4'],
  ],
  [
    'a line for each class, instead of a remainder that selects one of two values,',
    { game: '{1, 2, c}', over: { c: '3..120' } },
    'T',
    [
      'c >= 3 and c mod 3 = 0 implies T = c + 1',
      'c >= 4 and c mod 3 = 1 implies T = 3',
      'c >= 5 and c mod 3 = 2 implies T = 3',
    ],
  ],
];

describe('guessing laws from rows', () => {
  test.each(KNOWN)('%s is found', (_, text, measure, laws, settings) => {
    const found = guessLaws(observed(text, measure), settings);
    expect(found.map(({ law }) => law)).toEqual(laws);
    for (const { confirmed, exceptions } of found) {
      expect(confirmed).toBeGreaterThan(0);
      expect(exceptions).toEqual([]);
    }
  });

  test.each([KNOWN[0]!, KNOWN[3]!])(
    '%s is not found in shuffled rows, nor anything else',
    (_, text, measure) => {
      expect(guessLaws(shuffled(observed(text, measure)), FEW)).toEqual([]);
    },
  );

  test('a formula that holds on a part of the rows is found with its condition', () => {
    const all = observed({ game: FES, over: { a: '1..10', b: 'a+1..8a' } }, 'saltus');
    expect(guessLaws(all)[0]).toMatchObject({
      law: 'b >= 3a iff gcd(a, b) * saltus = a * (b + dist(b, 2a))',
      exceptions: [],
    });
  });

  test('the condition for saltus = ab is found for b < 3a', () => {
    const text = { game: FES, over: { a: '1..11', b: 'a+1..3a-1' }, where: 'b != 2a and gcd(a, b) = 1' };
    const below = observed(text, 'saltus');
    const [first] = guessLaws(below, { bank: { cost: 9, most: 10_000 } });
    // The sum of coprime numbers that are not both odd is odd if and only if their product is even.
    const theorem = 'odd(a + b) and (b - a divides a + 1 or b - a divides a - 1) iff saltus = a b';
    expect(first!.law).toMatch(/ iff saltus = a \* b$/);
    for (const row of below.rows) {
      expect(holds(first!.law, row)).toBe(true);
      expect(holds(theorem, row)).toBe(true);
    }
  });
});

function holds(law: string, [a, b, saltus]: readonly number[]): boolean {
  const expression = parseExpression(law, { where: 'x', names: ['a', 'b', 'saltus'], type: 'condition' });
  return compileConditionByName(expression)({ a: a!, b: b!, saltus: saltus! });
}

describe('a guess', () => {
  /** Invented rows: all a < b ≤ 18, each with a computed value. */
  const invented = (value: (a: number, b: number) => number) => ({
    letters: ['a', 'b'],
    measure: 'period',
    rows: Array.from({ length: 18 }, (_, i) => i + 1).flatMap(b =>
      Array.from({ length: b - 1 }, (_, i) => [i + 1, b, value(i + 1, b)]),
    ),
  });

  const guess = (rows: Parameters<typeof guessLaws>[0]) => guessLaws(rows, FEW);

  test('lists its exceptions, and is given only if they are few', () => {
    const rows = invented((a, b) => (a === 5 && b % 7 === 2 ? 1 : a * b + 3));
    const few = guess(rows);
    expect(few.map(({ law }) => law)).toEqual(['period = a * b + 3']);
    expect(few[0]!.exceptions.map(row => row.slice(0, 2))).toEqual(
      expect.arrayContaining([
        [5, 9],
        [5, 16],
      ]),
    );
    expect(few[0]!.exceptions).toHaveLength(2);
  });

  test('does not depend on the order of the rows', () => {
    const rows = invented((a, b) => a * b + 3);
    const laws = guess(rows);
    expect(laws.length).toBeGreaterThan(0);
    expect(guess({ ...rows, rows: rows.rows.toReversed() })).toEqual(laws);
  });

  test('states a constant, confirmed on held-back rows', () => {
    const rows = invented(() => 7);
    const [law, ...others] = guess(rows);
    expect(others).toEqual([]);
    expect(law).toMatchObject({ law: `${rows.measure} = 7`, exceptions: [] });
    expect(law!.found + law!.confirmed).toBe(rows.rows.length);
    expect(law!.confirmed).toBeGreaterThan(0);
  });

  test('needs enough rows, more than one case, and a short formula', () => {
    const rows = invented((a, b) => a + b);
    expect(guess({ ...rows, rows: rows.rows.slice(0, 19) })).toEqual([]);
    expect(guess({ letters: [], measure: 'period', rows: [[3]] })).toEqual([]);
    const digits = invented((a, b) => Math.imul(a * 7919 + b * 104729, 0x9e3779b1) >>> 26);
    expect(guess(digits)).toEqual([]);
  });
});

test('omits lines of some classes if the line of another class fails on held-back rows', () => {
  const lines = [
    [727, 1013],
    [1193, 4051],
    [377, 1777],
    [569, 919],
    [241, 2311],
  ];
  const rows = Array.from({ length: 120 }, (_, i) => {
    const [slope, constant] = lines[(i + 1) % 5]!;
    return [i + 1, slope! * (i + 1) + constant!];
  });
  const guess = (rows: number[][]) => guessLaws({ letters: ['x'], measure: 'period', rows }, FEW);
  expect(guess(rows)).toHaveLength(5);
  expect(guess(rows.map(([x, y]) => [x!, x! > 88 && x! % 5 === 2 ? (y! * x!) % 7919 : y!]))).toEqual([]);
});

test('needs confirmation by a row other than those where it was found', () => {
  const found = [2, 5, 10, 17, 19, 21, 23, 29, 30, 34, 48, 52, 67, 79].map(b => [3, b, 3 * b]);
  const rows = [1, 2, 4, 5, 6].flatMap(a =>
    Array.from({ length: 20 }, (_, i) => [a, 3 * i + 1, a + 3 * i + 1]),
  );
  const laws = guessLaws({ letters: ['a', 'b'], measure: 'T', rows: [...found, ...rows] }, FEW);
  expect(laws.map(({ law }) => law)).toContain('a mod 4 != 3 implies T = a + b');
  for (const { law, confirmed } of laws) expect(confirmed, law).toBeGreaterThan(0);
});
