import { definePipeline, ours, paper, type Row, theorems, when } from '../../src/index.ts';

const { about, claim } = paper('sleator-slusky-2012');

type Terms = ArrayLike<number>;

export default definePipeline({
  id: 'fes-lemma-6',
  question: 'On which heaps does each nim-value of N - {a, b, a+b} occur?',
  answer: ['lemma-6'],
  ...about('Lemma 6'),
  sweep: { game: 'N - {a, b, a+b}', over: { a: '1..18', b: '1..54' }, where: 'a != b and a + b <= 54' },
  measure: ['preperiod', 'period', 'saltus', { series: 'terms', upTo: 'period + a + b' }],
  claims: [
    claim('lemma-6', {
      says: 'b > a, b ≠ 2a: each value occurs on exactly three heaps: n, n+a, n+a+b or, if heap n+a has a smaller value, n, n+b, n+a+b',
      where: 'b > a and b != 2a',
      holds: (row, { terms }) => standsOn(row, terms, n => byPreference(row, terms, n)),
      mutant: (row, { terms }) => standsOn(row, terms, n => [n, n + row.a, n + row.a + row.b]),
      mutantSays: 'each value occurs on exactly three heaps n, n+a, n+a+b',
      theorem: theorems.threeHeaps,
    }),
    ours('mirror', 'the mirror theorem, also for b < 3a', {
      says: 'b > a, b ≠ 2a: G(i) + G(p - 1 - i) = s - 1 for 0 ≤ i < p',
      mutant: 'for i in 0..period-1: G(i) + G(period - 1 - i) = saltus',
      mutantSays: 'b > a, b ≠ 2a: G(i) + G(p - 1 - i) = s for 0 ≤ i < p',
      holds: 'b > a and b != 2a implies for i in 0..period-1: G(i) + G(period - 1 - i) = saltus - 1',
      theorem: theorems.mirror,
    }),
    ours('lemma-6-any-order', 'Lemma 6 without b > a, if it says only that one of the two forms occurs', {
      says: 'a ≠ b, b ≠ 2a, a ≠ 2b: each value occurs exactly on n, n+a, n+a+b or exactly on n, n+b, n+a+b; b > a is not needed',
      where: 'b != 2a and a != 2b',
      holds: (row, { terms }) => standsOn(row, terms, n => bySecond(row, terms, n)),
      mutant: (row, { terms }) => standsOn(row, terms, n => [n, n + row.b, n + row.a + row.b]),
      mutantSays: 'each value occurs on exactly three heaps n, n+b, n+a+b',
    }),
    ours('lemma-6-order', 'Lemma 6 without b > a, if it says "n+a whenever heap n+a is free"', {
      says: 'b ≠ 2a, a ≠ 2b: every value takes n+a as its second heap whenever heap n+a is free, if and only if a < b',
      where: 'b != 2a and a != 2b',
      holds: (row, { terms }) => standsOn(row, terms, n => byPreference(row, terms, n)) === row.a < row.b,
      mutant: (row, { terms }) =>
        standsOn(row, terms, n => byPreference(row, terms, n)) === row.a + 1 < row.b,
      mutantSays:
        'every value takes n+a as its second heap whenever heap n+a is free, if and only if a + 1 < b',
    }),
    ours('lemma-6-double', 'Lemma 6 at b = 2a, which it excludes', {
      with: [3, 4],
      says: t => `b = 2a: each value occurs on exactly four heaps, n, n+a, n+2a and n+${t}a`,
      where: 'b = 2a',
      holds: (t, row, { terms }) => standsOn(row, terms, n => [0, 1, 2, t].map(i => n + i * row.a)),
    }),
    when('b != 2a and a != 2b', [
      claim('first-and-third-in-order', 'Lemma 7, proof', {
        says: 'the first heaps of the values increase with the value, and so do the third heaps',
        holds: (row, { terms }) =>
          [0, 2].every(i => isIncreasing(heapsOfValues(row, terms).map(on => on[i]))),
        mutant: (row, { terms }) =>
          [0, 1, 2].every(i => isIncreasing(heapsOfValues(row, terms).map(on => on[i]))),
        mutantSays:
          'the first heaps of the values increase with the value, and so do the second and the third heaps',
      }),
      claim('period-3-saltus', 'section 4: "Lemma 6 implies that the period is three times the saltus"', {
        says: 'period = 3 saltus, also for b < 3a',
        holds: 'period = 3 saltus',
      }),
    ]),
  ],
});

/** Returns the heaps of each value below the saltus, in order. */
function heapsOfValues({ saltus }: Row, terms: Terms): number[][] {
  const heaps = Array.from({ length: saltus }, (): number[] => []);
  for (let heap = 0; heap < terms.length; heap++) heaps[terms[heap]]?.push(heap);
  return heaps;
}

/** Whether each value below the saltus, with first heap n, has exactly the heaps `heapsFrom(n)`. */
function standsOn(row: Row, terms: Terms, heapsFrom: (n: number) => number[]): boolean {
  return heapsOfValues(row, terms).every(heaps => {
    const expected = heapsFrom(heaps[0]);
    return heaps.length === expected.length && heaps.every((heap, i) => heap === expected[i]);
  });
}

/** Returns n, n+a, n+a+b; with n+b instead of n+a if n+a has a smaller value. */
function byPreference({ a, b }: Row, terms: Terms, n: number): number[] {
  return [n, terms[n + a] < terms[n] ? n + b : n + a, n + a + b];
}

/** Returns n, n+a, n+a+b; with n+b instead of n+a if n+a has another value. */
function bySecond({ a, b }: Row, terms: Terms, n: number): number[] {
  return [n, terms[n + a] === terms[n] ? n + a : n + b, n + a + b];
}

function isIncreasing(heaps: readonly number[]): boolean {
  return heaps.every((heap, i) => i === 0 || heaps[i - 1] < heap);
}
