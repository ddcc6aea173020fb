import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomesOf } from '../../../src/engine/finite/choose-finite-tape.ts';
import {
  periodicityOfNimValues,
  periodicityOfOutcomes,
} from '../../../src/engine/finite/periodicity-of-finite.ts';
import { outcomesOfFinite } from '../../../src/engine/finite/terms-of-finite.ts';
import { outcomesByDefinition } from './definition.ts';
import { MISERE_SINK, moveSets, NORMAL, rules, SEED, SINK, TAKE_ALL, wideSets } from './games.ts';

/** Maximum number of heaps played in bytes: none, so that all are played in words, or more than needed. */
const WAYS = [0, 1e6];

test('words and bytes agree with the definition up to any heap, under all rules', () => {
  fc.assert(
    fc.property(moveSets(30), rules, fc.integer({ min: 1, max: 400 }), (moves, rule, count) => {
      const expected = outcomesByDefinition(moves, rule, count);
      for (const most of WAYS) expect([...outcomesOf(moves, rule, count, most)]).toEqual(expected);
    }),
    { numRuns: 400, seed: SEED },
  );
});

test('words and bytes agree with the definition for wide steps, for any least move', () => {
  fc.assert(
    fc.property(wideSets, rules, (moves, rule) => {
      const expected = outcomesByDefinition(moves, rule, 2000);
      for (const most of WAYS) expect([...outcomesOf(moves, rule, 2000, most)]).toEqual(expected);
    }),
    { numRuns: 150, seed: SEED },
  );
});

test('outcomes up to and beyond the maximum number of bytes agree with the definition', () => {
  const set = [1, 4, 7];
  const expected = outcomesByDefinition(set, TAKE_ALL, 101);
  for (const count of [99, 100, 101])
    expect([...outcomesOf(set, TAKE_ALL, count, 100)]).toEqual(expected.slice(0, count));
});

test('outcomes do not depend on what was played in the same memory before', () => {
  const sets = [[2, 5], [1, 4, 10], [3], [2, 5]];
  const rules = [TAKE_ALL, MISERE_SINK, NORMAL, SINK];
  for (const set of sets)
    for (const rule of rules) {
      periodicityOfNimValues(set, 'take-all', 1e4);
      expect([...outcomesOf(set, rule, 60)]).toEqual(outcomesByDefinition(set, rule, 60));
      const { period } = periodicityOfOutcomes(set, rule, 1e4) as { period: number };
      outcomesOf([1, 2], SINK, 40);
      expect(periodicityOfOutcomes(set, rule, 1e4)).toMatchObject({ status: 'proved', period });
    }
});

test('moves beyond the terms change nothing and take no memory, even if all are beyond', () => {
  fc.assert(
    fc.property(moveSets(30), rules, fc.integer({ min: 0, max: 40 }), (moves, rule, count) => {
      const far = [...moves, 2 ** 31];
      expect([...outcomesOfFinite(far, rule, count)]).toEqual(outcomesByDefinition(far, rule, count));
    }),
    { numRuns: 100, seed: SEED },
  );
});
