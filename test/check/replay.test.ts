import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMove, type Replayable, type Rule, termsOf } from '../../src/check/replay.ts';
import { allBut, finite, type NaiveGame, NORMAL, naiveTerms, started } from './naive.ts';

const numbers = fc
  .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 7 })
  .map(set => set.sort((x, y) => x - y));
const rule: fc.Arbitrary<Rule> = fc.record({
  ending: fc.constantFrom('normal', 'take-all', 'sink'),
  objective: fc.constantFrom('last-player-wins', 'last-player-loses'),
  sequence: fc.constantFrom('nim-values', 'outcomes'),
});
const HEAPS = 300;

it('termsOf agrees with the definition for all-but games', () => {
  const property = fc.property(numbers, excluded => {
    const terms = termsOf({ kind: 'all-but', excluded }, NORMAL, HEAPS);
    expect([...terms]).toEqual(naiveTerms(allBut(...excluded), NORMAL, HEAPS));
  });
  fc.assert(property, { seed: 20261122, numRuns: 60 });
});

it('termsOf agrees with the definition for finite sets under every rule', () => {
  const property = fc.property(numbers, rule, (moves, rule) => {
    const terms = termsOf({ kind: 'finite', moves }, rule, HEAPS);
    expect([...terms]).toEqual(naiveTerms(finite(...moves), rule, HEAPS));
  });
  fc.assert(property, { seed: 20261122, numRuns: 90 });
});

it('termsOf agrees with the definition for finite sets with initial values', () => {
  const starts = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 40 });
  const sequences = fc.constantFrom('nim-values', 'outcomes');
  const property = fc.property(numbers, starts, sequences, (moves, start, sequence) => {
    const rule = { ...NORMAL, sequence };
    const terms = termsOf({ kind: 'started', moves, start }, rule, HEAPS);
    expect([...terms]).toEqual(naiveTerms(started(start, ...moves), rule, HEAPS));
  });
  fc.assert(property, { seed: 20261122, numRuns: 90 });
});

it.each<[string, Replayable, (s: number) => boolean]>([
  ['primes', { kind: 'infinite', base: 'primes', plus: [], minus: [] }, isPrime],
  [
    'primes | {1, 4}',
    { kind: 'infinite', base: 'primes', plus: [1, 4], minus: [] },
    s => s < 6 || isPrime(s),
  ],
  ['primes - {2}', { kind: 'infinite', base: 'primes', plus: [], minus: [2] }, s => s > 2 && isPrime(s)],
  ['squares', { kind: 'infinite', base: 'squares', plus: [], minus: [] }, s => Math.sqrt(s) % 1 === 0],
])('termsOf agrees with the definition for %s', (notation, game, isMove) => {
  const naive: NaiveGame = { notation, kind: 'finite', largest: Number.POSITIVE_INFINITY, least: 1, isMove };
  expect([...termsOf(game, NORMAL, 400)]).toEqual(naiveTerms(naive, NORMAL, 400));
});

function isPrime(n: number): boolean {
  for (let d = 2; d < n; d++) if (n % d === 0) return false;
  return n > 1;
}

it('isMove distinguishes a square from its neighbours, however large', () => {
  const squares = { kind: 'infinite', base: 'squares', plus: [], minus: [] } as const;
  for (const root of [1, 2, 46_341, 2 ** 26, 94_906_265]) {
    expect(isMove(squares, root ** 2)).toBe(true);
    expect(isMove(squares, root ** 2 + 1)).toBe(false);
    if (root > 1) expect(isMove(squares, root ** 2 - 1)).toBe(false);
  }
});
