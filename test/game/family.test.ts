import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FamilyText, formatGame, type Interval, parseFamily } from '../../src/game/index.ts';
import { refusal } from './messages.ts';

/** Lists rows of numbers, separated by commas. */
const listed = (rows: Iterable<readonly unknown[]>) => Array.from(rows, row => row.join(' ')).join(', ');

const PAPER: FamilyText = {
  game: 'N - {a, b, a+b}',
  over: { a: '1..8', b: '3a..' },
  where: 'gcd(a, b) = 1',
  first: { b: 40 },
};

describe('a range of numbers with parameters', () => {
  const gamesOf = (text: FamilyText) => {
    const family = parseFamily(text);
    return Array.from(family.cases(), row => formatGame(family.gameAt(row)));
  };

  test('a range is all integers between its ends, for each case', () => {
    expect(gamesOf({ game: '{1..k, k+2}', over: { k: '1..3' } })).toEqual([
      '{1, 3}',
      '{1, 2, 4}',
      '{1, 2, 3, 5}',
    ]);
    expect(gamesOf({ game: 'N - {a..2a}', over: { a: '1..2' } })).toEqual(['N - {1, 2}', 'N - {2, 3, 4}']);
  });

  test('a range whose ends are in the wrong order or too far apart, or that repeats a number, is rejected at that case', () => {
    const messageOf = (game: string) => refusal(() => gamesOf({ game, over: { k: '2..3' } }));
    expect(messageOf('{k..2}')).toContain(
      'expected a range with the smaller end first, received 3..2 at k = 3',
    );
    expect(messageOf('{1..k^20}')).toContain('expected at most 100,000 integers in a range');
    expect(messageOf('{1..k, 3}')).toContain('expected distinct numbers, received 3 twice at k = 3');
  });
});

describe('the family of Sleator and Slusky, section 4', () => {
  const family = parseFamily(PAPER);
  const cases = [...family.cases()];

  test('contains 320 cases from (1, 3) to (8, 103)', () => {
    expect(cases.length).toBe(320);
    expect([cases[0], cases.at(-1)]).toEqual([
      [1, 3],
      [8, 103],
    ]);
    expect(family.count()).toBe(320);
  });

  test('keeps its first forty values of b within a box', () => {
    const box = [
      { from: 8, to: 9 },
      { from: 100, to: 200 },
    ];
    expect(listed(family.cases(box))).toBe('8 101, 8 103');
    expect(family.count(box)).toBe(2);
  });

  test('builds games from its cases', () => {
    expect(formatGame(family.gameAt([8, 103]))).toBe('N - {8, 103, 111}');
    expect(family.letters).toEqual(['a', 'b']);
    expect(family.text).toBe(PAPER);
  });
});

describe('a family', () => {
  test('lists its cases in lexicographic order, the first parameter slowest, including empty ranges', () => {
    const family = parseFamily({ game: '{b, a}', over: { b: '1..3', a: 'b+1..3' } });
    expect(listed(family.cases())).toBe('1 2, 1 3, 2 3');
    expect(family.count()).toBe(3);
  });

  test('counts the last parameter without enumerating it', () => {
    const family = parseFamily({ game: '{a, b}', over: { a: '1..3', b: '10..2000000000' } });
    expect(family.count()).toBe(3 * 1_999_999_991);
  });

  test('yields the first of 10^18 cases immediately', () => {
    const family = parseFamily({ game: '{a, b}', over: { a: '1..1000000000', b: '1..1000000000' } });
    expect(family.cases().next().value).toEqual([1, 1]);
  });

  test.each([
    [{ a: '1..1e6', b: '5..1e9' }, 1e6 * (1e9 - 4)],
    [{ a: '1, 5, 9', b: '10..99 step 2' }, 3 * 45],
    [{ a: '2..4', b: 'a..9' }, undefined],
    [{ a: '2..4', b: '5..2a' }, undefined],
    [{ a: '1..1e8', b: '1..1e8' }, undefined],
  ])('counts the cases of %j without enumeration if the ranges are constant', (over, size) => {
    expect(parseFamily({ game: '{a, b}', over }).size).toBe(size);
  });

  test('counts the first values of an endless range without enumeration, unless there is a condition', () => {
    const text = { game: '{a, b}', over: { a: '1..1e6', b: '2000000..' }, first: { b: 40 } };
    expect(parseFamily(text).size).toBe(4e7);
    expect(parseFamily({ ...text, where: 'a < b' }).size).toBeUndefined();
    expect(parseFamily({ game: '{1, 3}' }).size).toBe(1);
  });

  test('keeps the first values of a list', () => {
    const family = parseFamily({ game: '{a, b}', over: { a: '1, 3', b: '20, 5, 9' }, first: { b: 2 } });
    expect([...family.cases()]).toEqual([1, 3].flatMap(a => [5, 9].map(b => [a, b])));
    expect(family.size).toBe(4);
  });

  test('rejects a count that is not exact', () => {
    const family = parseFamily({ game: '{a, b}', over: { a: '1..9', b: '1..9007199254740991' } });
    expect(refusal(() => family.count())).toContain('expected fewer than 2^53 cases');
  });

  test.each([
    [{ game: '{1, 3}' }, 1],
    [{ game: '{1, 3}', over: {} }, 1],
    [{ game: '{1, 3}', where: '1 < 2' }, 1],
    [{ game: '{1, 3}', where: '2 < 1' }, 0],
  ])('a family without parameters has a single case: %j', (text, cases) => {
    const family = parseFamily(text);
    expect(family.letters).toEqual([]);
    expect([...family.cases()]).toEqual(cases === 1 ? [[]] : []);
    expect(family.count()).toBe(cases);
    expect(formatGame(family.gameAt([]))).toBe('{1, 3}');
  });

  test.each([
    ['{1, b, 3a}', [2, 4], '{1, 4, 6}'],
    ['{max(a, b), gcd(a, b)}', [2, 4], '{2, 4}'],
    ['N - {ab, b - a}', [2, 5], 'N - {3, 10}'],
    ['primes | {4a} - {b}', [1, 5], 'primes | {4} - {5}'],
    ['squares - {aa, bb}', [3, 2], 'squares - {4, 9}'],
  ])('%s at %j is %s', (game, values, expected) => {
    const family = parseFamily({ game, over: { a: '1..9', b: '1..9' } });
    expect(formatGame(family.gameAt(values))).toBe(expected);
  });
});

describe('invalid cases and endless ranges', () => {
  const family = parseFamily({ game: 'N - {a, b, b - 2a}', over: { a: '1..9', b: '1..9' } });

  test('a case with two equal numbers is rejected, by name and with a caret', () => {
    expect(refusal(() => family.gameAt([1, 1])).split('\n')).toEqual([
      'sweep.game: expected distinct numbers, received 1 twice at a = 1, b = 1',
      '  N - {a, b, b - 2a}',
      '          ^',
      '  hint: exclude this case with `where` or other ranges',
    ]);
  });

  test.each([
    [[2, 4], 'a number of at least 1, received 0 at a = 2, b = 4'],
    [[3, 4], 'a number of at least 1, received -2 at a = 3, b = 4'],
    [[1, 2 ** 31 + 1], 'a number of at most 2^31, received 2147483649 at a = 1, b = 2147483649'],
    [[1], '`b` at b = undefined'],
  ])('the case %j is rejected', (values, message) => {
    expect(refusal(() => family.gameAt(values))).toContain(message);
  });

  test('a case that removes a number that is not in the base is rejected', () => {
    const primes = parseFamily({ game: 'primes - {a}', over: { a: '2..9' } });
    expect(refusal(() => primes.gameAt([9]))).toContain('received 9, which is not a prime at a = 9');
  });

  test('an endless range whose condition stops holding is rejected, instead of hanging', () => {
    const endless = parseFamily({
      game: '{a, b}',
      over: { a: '2..3', b: 'a+1..' },
      where: 'b = 500000',
      first: { b: 9 },
    });
    const cases = endless.cases();
    expect(cases.next().value).toEqual([2, 500_000]);
    expect(refusal(() => cases.next()).split('\n')).toEqual([
      'sweep.where: expected a condition that holds infinitely often in the endless range of b, received `b = 500000`, false for 10000000 values in a row up to b = 10500000 at a = 2',
      '  b = 500000',
      '  ^^^^^^^^^^',
    ]);
  });

  test('a box in which the search ends is counted', () => {
    const endless = parseFamily({ game: '{b}', over: { b: '1..' }, where: 'b < 6', first: { b: 9 } });
    expect(endless.count([{ from: 3, to: 1000 }])).toBe(3);
  });

  test('a finite range is accepted, however rarely its condition holds', () => {
    const over = { b: '12000001..22000002' };
    expect(parseFamily({ game: '{b}', over, where: 'b = 22000002' }).count()).toBe(1);
  });

  test('a range end that cannot be computed in some case is rejected', () => {
    const uneven = parseFamily({ game: '{a, b}', over: { a: '0..2', b: '1..9 mod a' } });
    expect(refusal(() => uneven.count())).toContain(
      'sweep.over.b: expected a modulus of at least 1, received `9 mod a` at a = 0',
    );
  });
});

describe('cases, count, size and boxes', () => {
  test('agree with plain loops over every range, condition, first and box', () => {
    fc.assert(
      fc.property(sweeps(), ({ text, slow }) => {
        const family = parseFamily(text);
        const all = slow();
        expect([...family.cases()]).toEqual(all);
        expect(family.count()).toBe(all.length);
        if (family.size !== undefined) expect(family.size).toBe(all.length);
      }),
      { seed: 20260101, numRuns: 200 },
    );
  });

  test('list exactly the cases that lie in a box', () => {
    fc.assert(
      fc.property(sweeps(), fc.array(intervals(), { minLength: 2, maxLength: 2 }), ({ text, slow }, box) => {
        const family = parseFamily(text);
        const inside = slow().filter(values => values.every((v, i) => box[i]!.from <= v && v <= box[i]!.to));
        expect([...family.cases(box)]).toEqual(inside);
        expect(family.count(box)).toBe(inside.length);
      }),
      { seed: 20260101, numRuns: 200 },
    );
  });

  test('give a box the text of a family with the same cases', () => {
    let cut = 0;
    fc.assert(
      fc.property(sweeps(), fc.array(intervals(), { minLength: 2, maxLength: 2 }), ({ text, slow }, box) => {
        const family = parseFamily(text);
        const sides = text.first ? box.slice(0, 1) : box;
        const inside = slow().filter(values =>
          sides.every((side, i) => side.from <= values[i]! && values[i]! <= side.to),
        );
        const part = family.inBox(sides);
        if (part && inside.length > 0) cut++;
        expect(part ? [...parseFamily(part).cases()] : []).toEqual(inside);
        for (const values of inside) {
          values.forEach((value, i) => {
            expect(family.span[i]!.from).toBeLessThanOrEqual(value);
            expect(family.span[i]!.to).toBeGreaterThanOrEqual(value);
          });
        }
      }),
      { seed: 20260101, numRuns: 300 },
    );
    expect(cut).toBeGreaterThan(50);
  });

  test('give a box a text that does not depend on cases outside it', () => {
    const over = (a: string, b: string) => parseFamily({ game: 'N - {a, b}', over: { a, b } });
    const box = [
      { from: 8, to: 15 },
      { from: 32, to: 63 },
    ];
    const text = { game: 'N - {a, b}', over: { a: '8..15', b: 'max(3a, 32)..63' } };
    expect(over('1..20', '3a..20a').inBox(box)).toEqual(text);
    expect(over('1..1000', '3a..5000').inBox(box)).toEqual(text);
    expect(over('1..1000', '3a..6a').inBox(box)?.over).toEqual({ a: '8..15', b: 'max(3a, 32)..min(6a, 63)' });
    expect(over('10..1000', '20..90').inBox(box)?.over).toEqual({ a: '10..15', b: '32..63' });
    expect(over('16..20', '3a..20a').inBox(box)).toBeUndefined();
    expect(over('1..20', '3a..2a').inBox(box)).toBeUndefined();
  });

  test('give a box a text that keeps its lists and steps', () => {
    const over = (a: string, b: string) => parseFamily({ game: 'N - {a, b}', over: { a, b } });
    const box = [
      { from: 4, to: 7 },
      { from: 32, to: 63 },
    ];
    const text = { game: 'N - {a, b}', over: { a: '5, 7', b: '34..63 step 3' } };
    expect(over('7, 5, 2, 5', '1..200 step 3').inBox(box)).toEqual(text);
    expect(over('2, 3, 5, 7, 11', '13..1e6 step 3').inBox(box)).toEqual(text);
    expect(over('2, 3, 11', '1..200 step 3').inBox(box)).toBeUndefined();
    expect(over('5, 7', '1..200 step 100').inBox(box)).toBeUndefined();
    expect(over('2, 7, 5, 2^10', '1..14^2 step 3').inBox(box)).toEqual(text);
    expect([...over('7, 5, 2, 5', '1..9 step 4').cases()]).toEqual(
      [2, 5, 7].flatMap(a => [1, 5, 9].map(b => [a, b])),
    );
  });

  test('agree with plain loops over three parameters', () => {
    const family = parseFamily({
      game: '{a, b, c}',
      over: { a: '1..4', b: 'a+1..2a', c: 'a+b..' },
      where: '(a + b + c) mod 3 != 1 and c != 2b',
      first: { c: 5 },
    });
    const slow: number[][] = [];
    for (let a = 1; a <= 4; a++) {
      for (let b = a + 1; b <= 2 * a; b++) {
        for (let c = a + b, left = 5; left > 0; c++) {
          if ((a + b + c) % 3 === 1 || c === 2 * b) continue;
          slow.push([a, b, c]);
          left--;
        }
      }
    }
    expect([...family.cases()]).toEqual(slow);
  });
});

function intervals(): fc.Arbitrary<Interval> {
  return fc.record({ from: fc.integer({ min: -3, max: 30 }), to: fc.integer({ min: -3, max: 40 }) });
}

/** Families in a and b, each with its cases by plain loops. */
function sweeps(): fc.Arbitrary<{ text: FamilyText; slow: () => number[][] }> {
  const conditions = fc.constantFrom<[string, (a: number, b: number) => boolean] | undefined>(
    undefined,
    ['gcd(a, b) = 1', (a, b) => a !== 0 && divisors(a).every(d => d === 1 || b % d !== 0)],
    ['(a + b) mod 3 = 1', (a, b) => (a + b) % 3 === 1],
    ['b != 2a and not 10 <= b < 13', (a, b) => b !== 2 * a && !(b >= 10 && b < 13)],
  );
  return fc
    .record({
      from: fc.integer({ min: 1, max: 6 }),
      width: fc.integer({ min: 0, max: 5 }),
      slope: fc.integer({ min: 0, max: 3 }),
      shift: fc.integer({ min: 0, max: 9 }),
      end: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
      first: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
      condition: conditions,
      list: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 4 }), {
        nil: undefined,
      }),
      step: fc.integer({ min: 1, max: 4 }),
    })
    .filter(({ end, first }) => end !== undefined || first !== undefined)
    .map(({ from, width, slope, shift, end, first, condition, list, step }) => ({
      text: {
        game: '{a, a + b + 1}',
        over: {
          a: list?.join(', ') ?? `${from}..${from + width}`,
          b:
            slope === 0
              ? `${shift}..${Math.max(shift, end ?? shift)} step ${step}`
              : `${slope}a + ${shift}..${end ?? ''}`,
        },
        ...(condition && { where: condition[0] }),
        ...(first !== undefined && { first: { b: first } }),
      },
      slow: () => {
        const cases: number[][] = [];
        for (let a = 0; a <= 12; a++) {
          if (list ? !list.includes(a) : a < from || a > from + width) continue;
          const [to, by] = slope === 0 ? [Math.max(shift, end ?? shift), step] : [end ?? 10_000, 1];
          let left = first ?? Number.POSITIVE_INFINITY;
          for (let b = slope * a + shift; left > 0 && b <= to; b += by) {
            if (condition && !condition[1](a, b)) continue;
            cases.push([a, b]);
            left--;
          }
        }
        return cases;
      },
    }));
}

function divisors(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1).filter(d => n % d === 0);
}
