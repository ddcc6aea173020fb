import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCases } from '../../src/check/count-cases.ts';
import { type FamilyText, parseFamily } from '../../src/game/index.ts';
import { loadPipeline, pipelineIds } from '../../src/run/index.ts';

const MOEBIUS = 'by the Möbius sum over the divisors of a';
const ENDS = 'by the ends of the ranges';
const EACH = 'one by one, in exact arithmetic';

test.each<[FamilyText, number, string]>([
  [{ game: '{1, 3, 4}' }, 1, ENDS],
  [{ game: 'N - {a}', over: { a: '3..7' } }, 5, ENDS],
  [{ game: 'N - {a, b}', over: { a: '1..3', b: 'a+1..5' } }, 9, ENDS],
  [{ game: 'N - {a, b}', over: { a: '1..3', b: 'a+1..' }, first: { b: 4 } }, 12, ENDS],
  [{ game: 'N - {a, b}', over: { a: '1..3', b: 'a+1..20' }, first: { b: 4 } }, 12, ENDS],
  [{ game: 'N - {a, b}', over: { a: '1..3', b: 'a+1..4' }, first: { b: 2 } }, 5, ENDS],
  [
    { game: 'N - {a, b}', over: { a: '1..3', b: 'a+1..' }, first: { b: 4 }, where: 'gcd(a, b) = 1' },
    12,
    EACH,
  ],
  // The coprime b are 3; 4, 5; 5, 7; 6, 7, 8, 9; 7, 11 for a = 2, …, 6.
  [{ game: 'N - {a, b}', over: { a: '2..6', b: 'a+1..2a-1' }, where: 'gcd(a, b) = 1' }, 11, MOEBIUS],
  [{ game: 'N - {a, b}', over: { a: '2..6', b: 'a+1..2a-1' }, where: 'gcd(b, a) = 1' }, 11, MOEBIUS],
  [{ game: 'N - {a, b}', over: { a: '2..6', b: 'a+1..2a-1' }, where: 'gcd(a, b) = 1 and b != 9' }, 10, EACH],
  [{ game: 'N - {a, b}', over: { a: '2..6', b: 'a+1..2a-1' }, where: 'not b mod 2 = 1' }, 6, EACH],
  [{ game: 'N - {a, b}', over: { a: '2, 3, 5', b: '7..99 step 4' } }, 72, EACH],
  [{ game: 'N - {a, b}', over: { a: '2, 3, 5', b: '7.. step 4' }, first: { b: 9 } }, 27, EACH],
  // Eight of the 24 values of b are multiples of 3, and five are multiples of 5.
  [{ game: 'N - {a, b}', over: { a: '3, 5', b: '7..99 step 4' }, where: 'gcd(a, b) = 1' }, 35, EACH],
])('%o has %d cases, counted %s', (text, cases, by) => {
  expect(countCases(text)).toEqual({ cases: BigInt(cases), by });
});

test('the number of coprime pairs up to 10^4 is the sum of the totients', () => {
  const totients = Array.from({ length: 10_001 }, (_, n) => n);
  for (let p = 2; p <= 10_000; p++) {
    if (totients[p] !== p) continue;
    for (let n = p; n <= 10_000; n += p) totients[n]! -= totients[n]! / p;
  }
  const pairs = totients.slice(2).reduce((sum, totient) => sum + totient, 0);
  const text = { game: 'N - {a, b}', over: { a: '2..10000', b: '1..a-1' }, where: 'gcd(a, b) = 1' };
  expect(countCases(text)).toEqual({ cases: BigInt(pairs), by: MOEBIUS });
});

test('countCases agrees with the sweep of each pipeline', async () => {
  const counted = new Set<string>();
  for (const { definition } of await Promise.all(pipelineIds().map(id => loadPipeline(id)))) {
    const { id, sweep } = definition;
    const { ending: _, objective: __, ...text } = sweep;
    const { cases, by } = countCases(text);
    expect(Number(cases), id).toBe(parseFamily(text).count());
    counted.add(by);
  }
  expect(counted.size).toBeGreaterThan(2);
});

test('countCases agrees with the sweep for any condition, including zero and negative numbers', () => {
  const conditions = fc.constantFrom(
    'gcd(a, b) = 1',
    'gcd(a, b) = 2',
    'lcm(a, b) <= 12',
    'abs(a - b) < 3 or a = b',
    'not (a < b <= 3a)',
    'min(a, b, 2) > 0 and max(a, b) >= 4',
    'b mod 3 != a mod 3',
    'a^2 + 2^abs(a) > 3b^2 or b^dist(a, 4) < 40',
    'a*b >= -6',
    'item(a mod 3 + 1, b, 2, a) > 1',
  );
  const end = fc.integer({ min: -9, max: 12 });
  fc.assert(
    fc.property(end, fc.nat({ max: 9 }), end, fc.nat({ max: 9 }), conditions, (a, more, b, still, where) => {
      const over = { a: `${a}..${a + more}`, b: `a+${b}..a+${b + still}`.replaceAll('+-', '-') };
      const text = { game: 'N:a + N:b', over, where };
      expect(Number(countCases(text).cases)).toBe(parseFamily(text).count());
    }),
    { seed: 6, numRuns: 300 },
  );
});
