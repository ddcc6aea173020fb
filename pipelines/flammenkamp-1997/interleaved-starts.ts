import { definePipeline, gcd, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'interleaved-starts',
  question: 'Which cycles do the outcomes of {12, 28, 40} have, which interleaves {3, 7, 10} four times?',
  answer: ['sequences', 'orbits', 'longest'],
  ...about('page 76'),
  sweep: { game: '{3, 7, 10}' },
  measure: ['T', 'startPeriods', { series: 'periodsFromStarts', upTo: '1000', table: true }],
  claims: [
    claim('sequences', 'page 76', {
      with: [228_886_641, 228_886_640],
      says: count => `{12, 28, 40} has ${count} sequences`,
      holds: (count, _, { periodsFromStarts }) => fixedBy(periodsFromStarts, 0) ** 4 === count,
    }),
    claim('orbits', 'page 76', {
      with: [84_644, 84_645],
      says: count => `the sequences of {12, 28, 40} form ${count} cycles of 29 lengths`,
      holds: (count, _, { periodsFromStarts }) => {
        const lengths = [...interleaved(periodsFromStarts)];
        return lengths.length === 29 && lengths.reduce((sum, [, cycles]) => sum + cycles, 0) === count;
      },
    }),
    claim('longest', 'page 76', {
      with: [1_233_180, 1_233_181],
      says: longest => `the longest cycle of {12, 28, 40} has the length ${longest}`,
      holds: (longest, _, { periodsFromStarts }) =>
        Math.max(...interleaved(periodsFromStarts).keys()) === longest,
    }),
  ],
});

/** Lengths of cycles, each with the number of cycles. */
type Lengths = readonly (readonly number[])[];

/** Returns how many sequences come back after so many heaps; all of them after 0. */
function fixedBy(lengths: Lengths, heaps: number): number {
  return lengths.reduce((sum, [p, cycles]) => sum + (heaps % p! === 0 ? p! * cycles! : 0), 0);
}

/**
 * Returns the lengths of the cycles of four interleaved sequences, each with the number of cycles.
 *
 * After m heaps the four sequences have changed places by m mod 4. They form gcd(m, 4) rounds, each of which comes back
 * if its first sequence comes back after m/gcd(m, 4) heaps of its own. So fixed(m) is a power of fixedBy.
 */
function interleaved(lengths: Lengths): Map<number, number> {
  const fixed = (m: number) => fixedBy(lengths, m / gcd(m, 4)) ** gcd(m, 4);
  const all = new Set<number>([1]);
  for (let i = 0; i < 4; i++)
    for (const q of [...all]) for (const [p] of lengths) all.add((q * p!) / gcd(q, p!));
  const candidates = [...new Set([...all].flatMap(m => [m, 2 * m, 4 * m]))].sort((p, q) => p - q);
  const sequences = new Map<number, number>();
  for (const m of candidates) {
    const shorter = candidates.filter(d => d < m && m % d === 0);
    const exact = fixed(m) - shorter.reduce((sum, d) => sum + (sequences.get(d) ?? 0), 0);
    if (exact > 0) sequences.set(m, exact);
  }
  return new Map([...sequences].map(([m, count]) => [m, count / m]));
}
