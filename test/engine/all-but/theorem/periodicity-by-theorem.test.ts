import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodicityOfAllBut } from '../../../../src/engine/all-but/periodicity-of-all-but.ts';
import {
  confirm,
  periodicityByTheorem,
} from '../../../../src/engine/all-but/theorem/periodicity-by-theorem.ts';
import { tripleOf } from '../../../../src/engine/all-but/theorem/triple.ts';
import { BrokenInvariantError } from '../../../../src/errors.ts';
import { SEED } from '../fes-games.ts';

const LIMIT = 1e9;

/** Throws if tape and theorem differ, or if the tape is undecided. */
function race(a: number, b: number): void {
  const excluded = [a, b, a + b];
  const theorem = periodicityByTheorem(tripleOf(excluded)!);
  expect(theorem.period).toBeLessThanOrEqual(LIMIT);
  confirm(excluded, theorem, periodicityOfAllBut(excluded, LIMIT), LIMIT);
}

describe('the period and saltus by the theorem', () => {
  test('theorem and tape agree for all pairs up to a = 24 and b = 8a, of any gcd', () => {
    for (let a = 1; a <= 24; a++) for (let b = 3 * a; b <= 8 * a; b++) race(a, b);
  });

  test('theorem and tape agree for larger random pairs', () => {
    const pairs = fc
      .integer({ min: 1, max: 400 })
      .chain(a => fc.tuple(fc.constant(a), fc.integer({ min: 3 * a, max: 9000 })));
    fc.assert(
      fc.property(pairs, ([a, b]) => race(a, b)),
      { seed: SEED, numRuns: 150 },
    );
  });
});

test('a wrong saltus and a period not found within the limit are reported with the set', () => {
  const excluded = [2, 7, 9];
  const theorem = periodicityByTheorem(tripleOf(excluded)!);
  const found = periodicityOfAllBut(excluded, LIMIT);
  const wrong = { ...theorem, saltus: theorem.saltus + 1n };
  const undecided = { status: 'undecided', limit: LIMIT, why: '' } as const;
  expect(() => confirm(excluded, wrong, found, LIMIT)).toThrow(BrokenInvariantError);
  expect(() => confirm(excluded, wrong, found, LIMIT)).toThrow(
    'N - {2, 7, 9}: the tape has preperiod 0, period 48, saltus 16',
  );
  expect(() => confirm(excluded, theorem, undecided, LIMIT)).toThrow('no period up to');
  confirm(excluded, theorem, { ...undecided, limit: 47 }, 47);
});

test('the theorem applies only to {a, b, a + b} with b ≥ 3a', () => {
  expect(tripleOf([9, 2, 7])).toEqual({ a: 2n, b: 7n });
  expect(tripleOf([3, 9, 12])).toEqual({ a: 3n, b: 9n });
  for (const excluded of [[], [3], [3, 9], [3, 8, 11], [3, 6, 9], [3, 9, 13], [3, 9, 12, 21]])
    expect(tripleOf(excluded)).toBeNull();
});
