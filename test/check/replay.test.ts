import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMove, type Replayable, type Rule, termsOf } from '../../src/check/replay.ts';
import { allBut, finite, type NaiveGame, NORMAL, naiveTerms, started } from './naive.ts';

const setsOf = (minLength: number, maxLength: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength, maxLength })
    .map(set => set.sort((x, y) => x - y));
const numbers = setsOf(1, 7);
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
  const property = fc.property(fc.oneof(numbers, setsOf(28, 33)), rule, (moves, rule) => {
    const terms = termsOf({ kind: 'finite', moves }, rule, HEAPS);
    expect([...terms]).toEqual(naiveTerms(finite(...moves), rule, HEAPS));
  });
  fc.assert(property, { seed: 20261122, numRuns: 90 });
});

it.each([1, 30, 31, 32, 33])(
  'termsOf has the remainders modulo %i + 1 if so many moves are consecutive',
  count => {
    const moves = Array.from({ length: count }, (_, i) => i + 1);
    const terms = termsOf({ kind: 'finite', moves }, NORMAL, HEAPS);
    expect([...terms]).toEqual(Array.from(terms, (_, heap) => heap % (count + 1)));
  },
);

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
  [
    'triangulars',
    { kind: 'infinite', base: 'triangulars', plus: [], minus: [] },
    s => [...Array(30).keys()].some(k => k * (k + 1) === 2 * s),
  ],
  [
    'factorials | {5}',
    { kind: 'infinite', base: 'factorials', plus: [5], minus: [] },
    s => [1, 2, 5, 6, 24, 120].includes(s),
  ],
  [
    'fibonacci - {1}',
    { kind: 'infinite', base: 'fibonacci', plus: [], minus: [1] },
    s => [2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377].includes(s),
  ],
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
