import { definePipeline, ours, paper } from '../../src/index.ts';
import { charts } from './take-a-prime-far.charts.ts';

const { about, claim } = paper('take-a-prime-2014');

type Parities = readonly (readonly number[])[];

/** Sites of first apparition of the values 0 to 11, as printed. */
const FIRST_SITES = [0, 2, 4, 6, 8, 19, 21, 23, 43, 48, 67, 156];

// One game is one block. A run that is killed resumes from a checkpoint at most half a minute old, and sieves the
// moves again, one second for 10^9; a higher --limit starts from the beginning. 10^9 terms take about 10 s of one core:
// `plan` gives the hours and MB.
export default definePipeline({
  id: 'take-a-prime-far',
  question: 'Which nim-values of take-a-prime occur on odd heaps, and which on even heaps?',
  answer: ['one-parity', 'nine-keeps-both'],
  ...about('the second conjecture'),
  sweep: { game: 'primes' },
  measure: [{ series: 'parities', upTo: 'limit', table: true }],
  limit: '1e8 heaps',
  cost: '10 * limit',
  claims: [
    claim('no-new-value', 'the second conjecture: "no new value (above 11) appears after the site 156"', {
      with: [11, 10],
      says: t => `no value is above ${t}, up to the limit`,
      holds: (t, _, { parities }) => atEnd(parities).every(({ value }) => value <= t),
      conjecture: {
        askedBy: 'Take-a-prime 2014, the second conjecture',
        before: 'the 32,452,843 terms of the post',
        longer: '10^11 heaps',
        further: '--limit 2e11',
      },
    }),
    claim('first-sites', 'the table of first apparitions', {
      says: 'the values 0 to 11 first appear on heaps 0, 2, 4, 6, 8, 19, 21, 23, 43, 48, 67 and 156',
      where: (_, { parities }) => parities.at(-1)![0] > 156,
      holds: (_, { parities }) => appearAt(parities, FIRST_SITES),
      mutant: (_, { parities }) => appearAt(parities, FIRST_SITES.with(11, 157)),
      mutantSays: 'the value 11 first appears on heap 157',
    }),
    ours('one-parity', 'the parities of take-a-prime', {
      with: [5566, 5564],
      says: t =>
        `0, 1, 2, 3, 7, 8 and 10 occur on odd heaps, and 4, 5, 6 and 11 on even heaps, with at most 8 exceptions for each value, none above heap ${t}`,
      holds: (t, _, { parities }) => exceptions(parities).every(one => isEarly(one, t)),
    }),
    ours('nine-keeps-both', 'the parities of take-a-prime', {
      with: [9, 3],
      says: t => `between any two consecutive powers of ten ≥ 10^2, ${t} occurs on both even and odd heaps`,
      where: (_, { parities }) => parities.at(-1)![0] >= 1000,
      holds: (t, _, { parities }) => keepsBoth(parities, t),
    }),
  ],
  charts,
});

/** The values that occur on odd heaps; 9 occurs on both, and all others on even ones. */
const ODD = [0, 1, 2, 3, 7, 8, 10];

/** Returns the final counts, by value and parity. */
function atEnd(parities: Parities) {
  const all = parities.at(-1)![0];
  return parities
    .filter(([terms]) => terms === all)
    .map(([, value, parity, count, first, last]) => ({ value, parity, count, first, last }));
}

function appearAt(parities: Parities, sites: readonly number[]): boolean {
  const seen = atEnd(parities);
  return sites.every(
    (site, value) => Math.min(...seen.filter(one => one.value === value).map(({ first }) => first)) === site,
  );
}

/** Returns the heaps of a value that are not of its parity. */
function exceptions(parities: Parities) {
  return atEnd(parities).filter(({ value, parity }) => value !== 9 && (parity === 1) !== ODD.includes(value));
}

function isEarly({ count, last }: { count: number; last: number }, latest: number): boolean {
  return count <= 8 && last <= latest;
}

/** Whether a value occurs on heaps of both parities between each power of ten, starting at 10^2, and the next. */
function keepsBoth(parities: Parities, value: number): boolean {
  const powers = [...new Set(parities.map(([terms]) => terms))].filter(
    terms => terms >= 1000 && Number.isInteger(Math.log10(terms)),
  );
  return powers.every(
    terms =>
      parities.filter(([at, one, , , , last]) => at === terms && one === value && last >= terms / 10)
        .length === 2,
  );
}
