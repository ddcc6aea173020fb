import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsForAll } from '../../../src/check/law/holds-for-all.ts';
import { type Affine, parseExpression } from '../../../src/game/index.ts';
import { condition, NAMES, Refused } from '../../game/language/trees.ts';

function decide(text: string, setting: Readonly<Record<string, Affine>>, from = 0) {
  const { root } = parseExpression(text, { where: 'law', names: Object.keys(setting), type: 'condition' });
  return holdsForAll(root, setting, from);
}

describe('holdsForAll, for affine numbers', () => {
  it.each<[string, Affine, Affine, number, object]>([
    ['p = c + 1', [3, 0], [3, 1], 1, { status: 'holds' }],
    ['p = c + 1', [3, 0], [3, 2], 1, { status: 'fails', k: 1 }],
    ['p != 2c', [1, 0], [1, 7], 0, { status: 'fails', k: 7 }],
    ['p > 20', [1, 0], [1, 7], 14, { status: 'holds' }],
    ['p > 20', [1, 0], [1, 7], 13, { status: 'fails', k: 13 }],
    ['odd(c) implies p = 5', [1, 0], [0, 5], 0, { status: 'holds' }],
    ['odd(c)', [2, 1], [0, 5], 0, { status: 'holds' }],
    ['odd(c)', [1, 1], [0, 5], 0, { status: 'fails', k: 1 }],
    ['c mod 6 < 6 and c mod 6 >= 0', [1, -9], [0, 5], 0, { status: 'holds' }],
    ['c mod p = 1', [6, 1], [3, 0], 1, { status: 'holds' }],
    ['c mod p = p - 1', [6, -1], [3, 0], 1, { status: 'holds' }],
    ['c div p = 1', [6, -1], [3, 0], 1, { status: 'holds' }],
    ['c mod p = 10', [1, 10], [1, 0], 11, { status: 'holds' }],
    ['c mod p = 10', [1, 10], [1, 0], 10, { status: 'fails', k: 10 }],
    ['c mod p = p - 10', [6, -10], [3, 0], 4, { status: 'holds' }],
    ['c mod p = p - 10', [6, -10], [3, 0], 1, { status: 'fails', k: 1 }],
    ['p divides c', [6, 4], [3, 2], 0, { status: 'holds' }],
    ['p divides c', [6, 0], [0, -3], 0, { status: 'holds' }],
    ['p divides c', [0, 6], [0, -4], 0, { status: 'fails', k: 0 }],
    ['p divides c', [6, 5], [3, 2], 0, { status: 'fails', k: 0 }],
    ['p divides c', [0, 0], [0, 0], 0, { status: 'holds' }],
    ['p divides c', [1, 0], [0, 0], 1, { status: 'fails', k: 1 }],
    ['p divides c', [0, 0], [1, 3], 0, { status: 'holds' }],
    ['gcd(c, p) = 1', [1, 0], [1, 1], 1, { status: 'holds' }],
    ['gcd(c, p) = 1', [1, 0], [1, 6], 1, { status: 'fails', k: 2 }],
    ['p = 3(c + dist(c, 6))', [6, 4], [18, 18], 0, { status: 'holds' }],
    ['c c = p', [1, 0], [1, 0], 2, { status: 'fails', k: 2 }],
    ['c c >= p', [1, 0], [1, 0], 2, { status: 'undecided' }],
    ['isprime(c)', [1, 0], [1, 0], 2, { status: 'fails', k: 4 }],
    ['isprime(c) implies c >= 2', [1, 0], [1, 0], 0, { status: 'undecided' }],
    ['isprime(p) and c >= 0', [1, 0], [0, 7], 0, { status: 'holds' }],
    ['lcm(p, 6) = 12', [1, 0], [0, 4], 0, { status: 'holds' }],
    ['isprime(c) and lcm(c, p) = 35', [0, 5], [0, 7], 0, { status: 'holds' }],
    ['isprime(c)', [0, 91], [0, 7], 0, { status: 'fails', k: 0 }],
    // A remainder makes a law undecided for all k, but each k can be decided, and one of them refutes it.
    ['c mod 20 < 9 and isprime(c)', [1, 0], [0, 7], 2, { status: 'fails', k: 4 }],
    ['c mod 20 < 9 and c c < 2', [1, 0], [0, 7], 0, { status: 'fails', k: 2 }],
    ['c mod 9 < 8 and p p = c + 2', [1, 0], [1, 0], 2, { status: 'fails', k: 3 }],
    ['isprime(c + 1099511627776) or c >= 0', [1, 1], [0, 7], 0, { status: 'undecided' }],
    // Primality is decided up to 2^40.
    ['isprime(p) or c >= 0', [1, 0], [0, 2 ** 40], 0, { status: 'holds' }],
    ['isprime(p) or c >= 0', [1, 0], [0, 2 ** 40 + 1], 0, { status: 'undecided' }],
    // The least common multiple is 1 modulo 7 and far above 2^53, where doubles are thousands apart.
    [
      'c >= 0 and lcm(9007199254740991, 9007199254740881) mod 7 != 0',
      [1, 0],
      [0, 7],
      0,
      { status: 'undecided' },
    ],
    ['c >= 0 and lcm(9007199254740991, 9007199254740881) != 0', [1, 0], [0, 7], 0, { status: 'undecided' }],
    ['c div 0 = 1', [1, 0], [1, 0], 0, { status: 'undecided' }],
    ['dist(7, 2c - 9) >= 0', [1, 0], [1, 0], 1, { status: 'undecided' }],
    ['7 mod (2c - 9) >= 0', [1, 0], [1, 0], 4, { status: 'undecided' }],
    ['7 mod (2c - 9) >= 0', [1, 0], [1, 0], 5, { status: 'holds' }],
    ['7 div (2c - 9) <= 7', [1, 0], [1, 0], 1, { status: 'undecided' }],
    ['c >= 5 implies 7 mod (2c - 9) >= 0', [1, 0], [1, 0], 0, { status: 'holds' }],
    ['c < 5 or 7 mod (2c - 9) >= 0', [1, 0], [1, 0], 0, { status: 'holds' }],
    ['c mod 716539 != 5', [1, 0], [1, 0], 0, { status: 'fails', k: 5 }],
    ['7 mod (2c - 9) < 100 and c != 700', [1, 0], [1, 0], 0, { status: 'fails', k: 700 }],
    ['c mod 10007 < 10006', [1, 0], [1, 0], 0, { status: 'undecided' }],
    ['p < 100000', [1, 0], [1, 0], 0, { status: 'undecided' }],
  ])('%s, for c = %j and p = %j, from k = %i', (text, c, p, from, expected) => {
    expect(decide(text, { c, p, k: [1, 0] }, from)).toMatchObject(expected);
  });
});

it('a random law holds at each k if it holds for all k, and fails where it is reported to fail', () => {
  const affine = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: -6, max: 12 }));
  const seen = { holds: 0, fails: 0, undecided: 0 };
  fc.assert(
    fc.property(condition, fc.tuple(affine, affine, affine), fc.nat(4), (tree, numbers, from) => {
      fc.pre(tree.text.length <= 1000);
      const setting = Object.fromEntries(NAMES.map((name, i) => [name, numbers[i]!]));
      const found = decide(tree.text, setting, from);
      seen[found.status]++;
      const isTrue = (k: number) => {
        try {
          return tree.run(numbers.map(([slope, constant]) => BigInt(slope * k + constant)));
        } catch (error) {
          if (error instanceof Refused) return undefined;
          throw error;
        }
      };
      if (found.status === 'fails') {
        const ks = Array.from({ length: Math.min(found.k - from + 1, 200) }, (_, i) => from + i);
        expect(isTrue(found.k), tree.text).toBe(false);
        expect(
          ks.find(k => isTrue(k) === false),
          tree.text,
        ).toBe(ks.length < 200 ? found.k : undefined);
      }
      if (found.status !== 'holds') return;
      const wrong = Array.from({ length: 50 }, (_, i) => from + i).filter(k => isTrue(k) !== true);
      expect(wrong, tree.text).toEqual([]);
    }),
    { seed: 22, numRuns: 125 },
  );
  expect(seen.holds).toBeGreaterThan(25);
  expect(seen.fails).toBeGreaterThan(25);
});
