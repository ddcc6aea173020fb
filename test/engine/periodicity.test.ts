import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onKernelFault } from '../../src/engine/kernel-fault.ts';
import { type Proposal, primesOf, provedPeriodicity } from '../../src/engine/periodicity.ts';
import { BrokenInvariantError } from '../../src/errors.ts';

const throws = (fault: string) => {
  throw new BrokenInvariantError(fault);
};

/** What a search says of an arithmetic periodic sequence: `period` and `saltus`, which may be multiples of the least. */
function proposal(
  { terms, least, rise, tail }: { terms: readonly number[]; least: number; rise: number; tail: number },
  times: number,
): Proposal<string> {
  const term = (n: number) =>
    n < tail ? -1 - n : terms[(n - tail) % least]! + rise * Math.floor((n - tail) / least);
  return {
    game: 'of a test',
    period: times * least,
    saltus: times * rise,
    isLeast: true,
    recurs: (distance, more) => distance % least === 0 && more === (distance / least) * rise,
    preperiod: () => tail,
    repeat: ({ preperiod, period }) => `${preperiod} and ${preperiod + period}`,
    terms: (from, count) => Array.from({ length: count }, (_, i) => term(from + i)),
  };
}

/** Terms of one period with no smaller one, whatever the saltus. */
const sequences = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 9 }))
  .map(([least, rise, tail]) => {
    const terms = Array.from({ length: least }, (_, i) => (i === least - 1 ? 1000 : 0));
    return { terms, least, rise, tail };
  });

test('a multiple of the least period is told, and the least one is proved', () => {
  fc.assert(
    fc.property(sequences, fc.integer({ min: 1, max: 60 }), (sequence, times) => {
      const faults: string[] = [];
      onKernelFault(fault => faults.push(fault));
      const found = provedPeriodicity(proposal(sequence, times), 1e6);
      onKernelFault(throws);
      const { least: period, rise: saltus, tail: preperiod } = sequence;
      expect(found).toMatchObject({ status: 'proved', preperiod, period, saltus });
      expect(faults).toHaveLength(times > 1 ? 1 : 0);
      if (times > 1) expect(faults[0]).toContain(`${times * period}, but the least is ${period}`);
      const isNoFault = { ...proposal(sequence, times), isLeast: false };
      expect(provedPeriodicity(isNoFault, 1e6)).toMatchObject({ preperiod, period, saltus });
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('each prime of the period has a witness, within the range that a checker replays', () => {
  fc.assert(
    fc.property(sequences, sequence => {
      const one = proposal(sequence, 1);
      const found = provedPeriodicity(one, 1e6);
      if (found.status === 'undecided') throw new Error(found.why);
      const { preperiod, period, saltus } = found;
      expect(found.repeat).toBe(`${preperiod} and ${preperiod + period}`);
      const witnesses = found.witnesses();
      expect(witnesses.map(({ prime }) => prime)).toEqual(primesOf(period));
      for (const { prime, heap } of witnesses) {
        expect(heap).toBeGreaterThanOrEqual(preperiod);
        expect(heap + period / prime).toBeLessThan(preperiod + period);
        const [here, there] = [heap, heap + period / prime].map(n => one.terms(n, 1)[0]!);
        expect(prime * (there! - here!)).not.toBe(saltus);
      }
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('preperiod and period together decide whether a limit is enough', () => {
  const one = proposal({ terms: [0, 0, 5], least: 3, rise: 1, tail: 4 }, 1);
  expect(provedPeriodicity(one, 7).status).toBe('proved');
  const why = 'preperiod + period exceeds the limit';
  expect(provedPeriodicity(one, 6)).toEqual({ status: 'undecided', limit: 6, why });
  expect(provedPeriodicity(null, 6)).toEqual({ status: 'undecided', limit: 6, why });
});

test('a state that does not recur, or terms that contradict it, are broken invariants', () => {
  const one = proposal({ terms: [0, 0, 5], least: 3, rise: 1, tail: 4 }, 1);
  expect(() => provedPeriodicity({ ...one, period: 4 }, 100)).toThrow(/no state recurs after 4 heaps/);
  expect(() => provedPeriodicity({ ...one, saltus: 2 }, 100)).toThrow(/no state recurs after 3 heaps/);
  expect(() => provedPeriodicity({ ...one, preperiod: () => null }, 100)).toThrow(/terms do not\n {2}replay/);
});

test('the primes of a number, from the least on', () => {
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
