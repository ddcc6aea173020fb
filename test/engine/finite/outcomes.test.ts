import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomesByDefinition } from '../../../src/engine/finite/definition.ts';
import { outcomesOfFinite } from '../../../src/engine/finite/terms.ts';
import { moveSets, rules, SEED, TAKE_ALL, wideSets } from './games.ts';

test('words agree with the definition over 400 heaps, under all rules', () => {
  fc.assert(
    fc.property(moveSets(30), rules, (moves, rule) => {
      expect([...outcomesOfFinite(moves, rule, 400)]).toEqual(outcomesByDefinition(moves, rule, 400));
    }),
    { numRuns: 400, seed: SEED },
  );
});

test('words agree with the definition where steps are wide, with the least move alternating or not', () => {
  fc.assert(
    fc.property(wideSets, rules, (moves, rule) => {
      expect([...outcomesOfFinite(moves, rule, 2000)]).toEqual(outcomesByDefinition(moves, rule, 2000));
    }),
    { numRuns: 150, seed: SEED },
  );
});

test('of 2010 stones and the moves 3, 5 and 6 the first player wins: un-tactical is what 4 divides', () => {
  const outcomes = outcomesOfFinite([3, 5, 6], TAKE_ALL, 2011);
  expect([...outcomes]).toEqual(Array.from({ length: 2011 }, (_, n) => (n % 4 === 0 ? 0 : 1)));
});

test('moves beyond the terms change nothing and take no memory, even where all are', () => {
  fc.assert(
    fc.property(moveSets(30), rules, fc.integer({ min: 0, max: 40 }), (moves, rule, count) => {
      const far = [...moves, 2 ** 31];
      expect([...outcomesOfFinite(far, rule, count)]).toEqual(outcomesByDefinition(far, rule, count));
    }),
    { numRuns: 100, seed: SEED },
  );
});
