import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nimSequence } from '../../../../src/engine/all-but/algorithm-1.ts';
import { periodicityByTheorem } from '../../../../src/engine/all-but/theorem/periodicity-by-theorem.ts';
import {
  heapsByTheorem,
  nimValueByTheorem,
} from '../../../../src/engine/all-but/theorem/value-by-theorem.ts';
import { SEED } from '../fes-games.ts';

function byTheorem(a: number, b: number, heaps: Iterable<number>): bigint[] {
  const triple = { a: BigInt(a), b: BigInt(b) };
  return Array.from(heaps, heap => nimValueByTheorem(triple, BigInt(heap)));
}

describe('the nim-value of a heap by the theorem', () => {
  test('agrees with Algorithm 1 beyond a full period, for all small pairs of any gcd', () => {
    for (let a = 1; a <= 6; a++) {
      for (let b = 3 * a; b <= 6 * a; b++) {
        const { period } = periodicityByTheorem({ a: BigInt(a), b: BigInt(b) });
        const values = nimSequence([a, b, a + b], Number(period) + 2 * b);
        const wrong = byTheorem(a, b, values.keys()).findIndex(
          (value, heap) => Number(value) !== values[heap],
        );
        expect([a, b, wrong]).toEqual([a, b, -1]);
      }
    }
  });

  test('agrees with Algorithm 1 at random heaps of random pairs', () => {
    const games = fc
      .integer({ min: 1, max: 120 })
      .chain(a => fc.tuple(fc.constant(a), fc.integer({ min: 3 * a, max: 40 * a })));
    const heaps = fc.array(fc.integer({ min: 0, max: 3e5 }), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(games, heaps, ([a, b], at) => {
        const values = nimSequence([a, b, a + b], Math.max(...at) + 1);
        expect(byTheorem(a, b, at)).toEqual(at.map(heap => BigInt(values[heap]!)));
      }),
      { seed: SEED, numRuns: 30 },
    );
  });
});

test('heapsByTheorem lists the three heaps that Algorithm 1 gives a value, for small pairs of any gcd', () => {
  const wrong: string[] = [];
  for (let a = 1; a <= 5; a++) {
    for (let b = 3 * a; b <= 5 * a; b++) {
      const heaps: bigint[][] = [];
      for (const [heap, value] of nimSequence([a, b, a + b], 20 * b).entries()) {
        heaps[value] = [...(heaps[value] ?? []), BigInt(heap)];
      }
      for (let value = 0; value < 5 * b; value++) {
        const found = heapsByTheorem({ a: BigInt(a), b: BigInt(b) }, BigInt(value));
        if (found.join() !== heaps[value]!.join()) wrong.push(`{${a}, ${b}}, value ${value}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

describe('the theorem for numbers too large for a tape', () => {
  const digits = (most: number) => fc.bigInt({ min: 0n, max: 10n ** BigInt(most) });
  const triples = fc
    .record({
      a: fc.bigInt({ min: 1n, max: 60n }),
      beyond: digits(60),
      copies: fc.bigInt({ min: 1n, max: 10n ** 30n }),
    })
    .map(({ a, beyond, copies }) => ({ a: a * copies, b: (3n * a + beyond) * copies }));

  test('the value one period later is greater by the saltus', () => {
    fc.assert(
      fc.property(triples, digits(120), (triple, heap) => {
        const { period, saltus } = periodicityByTheorem(triple);
        expect(nimValueByTheorem(triple, heap + period)).toBe(nimValueByTheorem(triple, heap) + saltus);
      }),
      { seed: SEED, numRuns: 30 },
    );
  });

  test('each value occurs on three heaps: n, n + a or n + b, and n + a + b', () => {
    fc.assert(
      fc.property(triples, digits(120), ({ a, b }, heap) => {
        const value = nimValueByTheorem({ a, b }, heap);
        const near = [-a - b, -b, -a, 0n, a, b, a + b].map(by => heap + by).filter(other => other >= 0n);
        const [first, second, third, ...more] = near.filter(
          other => nimValueByTheorem({ a, b }, other) === value,
        );
        expect(more).toEqual([]);
        expect([a, b]).toContain(second! - first!);
        expect(third! - first!).toBe(a + b);
        expect(heapsByTheorem({ a, b }, value)).toEqual([first, second, third]);
      }),
      { seed: SEED, numRuns: 15 },
    );
  });
});
