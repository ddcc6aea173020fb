import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Proposal, primesOf, provedPeriodicity } from '../../src/engine/proved-periodicity.ts';
import { BrokenInvariantError } from '../../src/errors.ts';

/** A proposal for an arithmetic periodic sequence, with multiples of its least period and saltus. */
function proposal(
  { terms, least, rise, tail }: { terms: readonly number[]; least: number; rise: number; tail: number },
  times: number,
): Proposal {
  const term = (n: number) =>
    n < tail ? -1 - n : terms[(n - tail) % least]! + rise * Math.floor((n - tail) / least);
  return {
    sequence: { game: '{7}', ending: 'normal', objective: 'last-player-wins', sequence: 'nim-values' },
    period: times * least,
    saltus: times * rise,
    isLeast: true,
    recurs: (distance, more) => distance % least === 0 && more === (distance / least) * rise,
    preperiod: () => tail,
    repeat: ({ preperiod, period }) => ({
      kind: 'window',
      from: preperiod,
      to: preperiod + period,
      window: [],
    }),
    terms: (from, count) => Array.from({ length: count }, (_, i) => term(from + i)),
  };
}

/** Sequences without a smaller period, whatever the saltus. */
const sequences = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 9 }))
  .map(([least, rise, tail]) => {
    const terms = Array.from({ length: least }, (_, i) => (i === least - 1 ? 1000 : 0));
    return { terms, least, rise, tail };
  });

test('a multiple of the least period is reduced, and is an error if it is declared least', () => {
  fc.assert(
    fc.property(sequences, fc.integer({ min: 1, max: 60 }), (sequence, times) => {
      const { least: period, rise: saltus, tail: preperiod } = sequence;
      const proved = { status: 'proved', preperiod, period, saltus };
      const find = (isLeast: boolean) => provedPeriodicity({ ...proposal(sequence, times), isLeast }, 1e6);
      expect(find(false)).toMatchObject(proved);
      if (times === 1) expect(find(true)).toMatchObject(proved);
      else {
        const message = `the search found the period ${times * period}, but the least is ${period}`;
        expect(() => find(true)).toThrow(
          new BrokenInvariantError(`'{7}': ${message}`, "npx saltus game '{7}'"),
        );
      }
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('each prime of the period has a witness within the range that a checker replays', () => {
  fc.assert(
    fc.property(sequences, sequence => {
      const proposed = proposal(sequence, 1);
      const found = provedPeriodicity(proposed, 1e6);
      if (found.status === 'undecided') throw new Error(found.why);
      const { preperiod, period, saltus } = found;
      expect(found.repeat).toMatchObject({ from: preperiod, to: preperiod + period });
      const witnesses = found.witnesses();
      expect(witnesses.map(({ prime }) => prime)).toEqual(primesOf(period));
      for (const { prime, heap } of witnesses) {
        expect(heap).toBeGreaterThanOrEqual(preperiod);
        expect(heap + period / prime).toBeLessThan(preperiod + period);
        const [here, there] = [heap, heap + period / prime].map(n => proposed.terms(n, 1)[0]!);
        expect(prime * (there! - here!)).not.toBe(saltus);
      }
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('a period is proved exactly if preperiod plus period is within the limit', () => {
  const proposed = proposal({ terms: [0, 0, 5], least: 3, rise: 1, tail: 4 }, 1);
  expect(provedPeriodicity(proposed, 7).status).toBe('proved');
  const why = 'preperiod + period exceeds the limit';
  expect(provedPeriodicity(proposed, 6)).toEqual({ status: 'undecided', limit: 6, why });
  expect(provedPeriodicity(null, 6)).toEqual({ status: 'undecided', limit: 6, why });
});

test('a state that does not recur, or terms that contradict it, are internal errors', () => {
  const proposed = proposal({ terms: [0, 0, 5], least: 3, rise: 1, tail: 4 }, 1);
  expect(() => provedPeriodicity({ ...proposed, period: 4 }, 100)).toThrow(/no state recurs after 4 heaps/);
  expect(() => provedPeriodicity({ ...proposed, saltus: 2 }, 100)).toThrow(/no state recurs after 3 heaps/);
  expect(() => provedPeriodicity({ ...proposed, preperiod: () => null }, 100)).toThrow(
    /terms do not\n {2}replay/,
  );
});

test('primesOf lists the distinct prime divisors in ascending order', () => {
  expect([1, 2, 12, 97, 360, 2 ** 40, 999_999_999_989, 6_442_450_941].map(primesOf)).toEqual([
    [],
    [2],
    [2, 3],
    [97],
    [2, 3, 5],
    [2],
    [999_999_999_989],
    [3, 2_147_483_647],
  ]);
});
