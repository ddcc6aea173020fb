import { definePipeline, ours, paper } from '../../src/index.ts';
import { charts } from './take-a-prime-proportions.charts.ts';

const { about, claim } = paper('take-a-prime-2014');

type Counts = readonly (readonly number[])[];

const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

export default definePipeline({
  id: 'take-a-prime-proportions',
  question: 'How often does each nim-value of take-a-prime occur?',
  answer: ['not-constant-yet'],
  ...about('the two conjectures'),
  sweep: { game: 'primes' },
  measure: [{ series: 'counts', upTo: '1000000000', table: true }],
  cost: '15000000000',
  claims: [
    claim('constant-proportions', 'the first conjecture: "seem to tend towards constant proportions"', {
      says: 'beginning with 10^3 terms, the largest change of a proportion from one power of ten to the next is smaller each time; this is an observation, not a proof of a limit',
      holds: (_, { counts }) => isShrinking(counts, 1),
      mutant: (_, { counts }) => isShrinking(counts, 2),
      mutantSays:
        'the largest change of a proportion from one power of ten to the next is less than half as large each time',
    }),
    ours('changes-that-grow', 'the first conjecture: what the largest change hides', {
      with: [
        [0, 2, 11],
        [0, 2],
      ],
      says: growing =>
        `beginning with 10^3 terms, the change of a proportion from one power of ten to the next never grows, except for the values ${growing.join(', ')}, whose changes have grown at least once`,
      holds: (growing, _, { counts }) =>
        isGrowing(counts).every((grows, value) => grows === growing.some(one => one === value)),
    }),
    ours('not-constant-yet', 'the first conjecture: the trend so far', {
      says: 'beginning with 10^5 terms, at each of 1, 2, 5 · 10^k and at the end, the proportions of 0, 1, 4 and 5 have risen, but stay below 1/4, and all others have fallen: no proportion is constant yet',
      holds: (_, { counts }) => allMove(counts, [0, 1, 4, 5]),
      mutant: (_, { counts }) => allMove(counts, [0, 1, 2, 4, 5]),
      mutantSays: 'the proportion of 2 has risen too',
    }),
    claim('no-new-value', 'the second conjecture: "no new value (above 11) appears after the site 156"', {
      with: [11, 10],
      says: t => `among the first 10^9 terms no value is above ${t}`,
      holds: (t, _, { counts }) => counts.every(([, value]) => value <= t),
    }),
  ],
  charts,
});

/** Returns the proportion of each value among the first `terms` terms. */
function proportions(counts: Counts, terms: number): number[] {
  const known = new Map(counts.filter(([at]) => at === terms).map(([, value, count]) => [value, count]));
  return VALUES.map(value => (known.get(value) ?? 0) / terms);
}

/** Returns the change of each proportion from 10^k to 10^(k+1) terms, for k ≥ 3. */
function changesOf(counts: Counts): number[][] {
  const powers = [3, 4, 5, 6, 7, 8, 9].map(k => 10 ** k).filter(terms => counts.some(([at]) => at === terms));
  return powers.slice(1).map((terms, i) => {
    const [before, after] = [powers[i], terms].map(at => proportions(counts, at));
    return after.map((part, value) => part - before[value]);
  });
}

/** Returns for each value whether some change is larger than the one before. */
function isGrowing(counts: Counts): boolean[] {
  const changes = changesOf(counts);
  return VALUES.map(value =>
    changes.some((parts, i) => i > 0 && Math.abs(parts[value]) > Math.abs(changes[i - 1][value])),
  );
}

/** Whether the largest change is less each time than the one before, divided by `by`. */
function isShrinking(counts: Counts, by: number): boolean {
  const changes = changesOf(counts).map(parts => Math.max(...parts.map(Math.abs)));
  return changes.length > 1 && changes.every((change, i) => i === 0 || change < changes[i - 1] / by);
}

/** Whether the proportions of these values rise at each count from 10^5 terms, and all others fall. */
function allMove(counts: Counts, rising: readonly number[]): boolean {
  const stops = [...new Set(counts.map(([at]) => at))].filter(at => at >= 100_000);
  return stops.slice(1).every((terms, i) => {
    const [before, after] = [stops[i], terms].map(at => proportions(counts, at));
    return after.every(
      (part, value) =>
        part !== before[value] && part < 1 / 4 && part > before[value] === rising.includes(value),
    );
  });
}
