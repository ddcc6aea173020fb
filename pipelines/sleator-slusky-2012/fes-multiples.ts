import { definePipeline, every, isNimSequence, ours, paper, type Row } from '../../src/index.ts';

const { about, claim } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'fes-multiples',
  question: 'How are N - {na, nb, n(a+b)} and N - {a, b, a+b} related?',
  answer: ['terms-of-multiples'],
  ...about('section 4'),
  sweep: { game: 'N - {na, nb, n(a+b)}', over: { n: '1..6', a: '1..8', b: 'a+1..24' }, where: 'a < b' },
  measure: ['preperiod', 'period', 'saltus', { series: 'terms', upTo: 'period + n(a+b)' }],
  claims: [
    claim('period-of-multiples', 'section 4: the period for {na, nb, n(a+b)}', {
      says: 'the period is n times the period of N - {a, b, a+b}, also for b ≤ 3a and for b = 2a',
      holds: (row, { terms }) => row.period === row.n * smallerPeriod(row, terms),
      mutant: (row, { terms }) => row.period === (row.n + 1) * smallerPeriod(row, terms),
      mutantSays: 'the period is n + 1 times the period of N - {a, b, a+b}',
    }),
    ours('saltus-of-multiples', 'the saltus of multiples', {
      says: 'p = 3s, or p = 4s if b = 2a, as for N - {a, b, a+b}',
      holds: 'period = 3 saltus and b != 2a or period = 4 saltus and b = 2a',
      mutant: 'period = 3 saltus',
      mutantSays: 'p = 3s, also if b = 2a',
    }),
    ours('terms-of-multiples', 'why the period is n times as long', {
      says: 'G(ni + r) = n G′(i) + r for 0 ≤ r < n, where G′ is the nim-sequence of N - {a, b, a+b}',
      holds: (row, { terms }) => isMultiple(row, terms, r => r),
      mutant: (row, { terms }) => isMultiple(row, terms, () => 0),
      mutantSays: 'G(ni + r) = n G′(i)',
    }),
  ],
});

function isMultiple({ n, a, b }: Row, terms: ArrayLike<number>, rest: (r: number) => number): boolean {
  const parts = Array.from(terms, (value, heap) => (value - rest(heap % n)) / n);
  const smaller = parts.filter((_, heap) => heap % n === 0);
  return (
    isNimSequence(smaller, [a, b, a + b]) &&
    parts.every((part, heap) => part === smaller[Math.floor(heap / n)])
  );
}

/**
 * Returns the period of N - {a, b, a+b}, of which every n-th term is taken: the least p for which all terms, up to a + b
 * heaps after a whole period, rise by the same number; NaN if they are not of that game.
 */
function smallerPeriod({ n, a, b }: Row, terms: ArrayLike<number>): number {
  const smaller = Array.from(terms)
    .filter((_, heap) => heap % n === 0)
    .map(value => value / n);
  if (!isNimSequence(smaller, [a, b, a + b])) return NaN;
  for (let p = 1; p + a + b <= smaller.length; p++) {
    const saltus = smaller[p] - smaller[0];
    if (saltus > 0 && every(0, smaller.length - 1 - p, i => smaller[i + p] === smaller[i] + saltus)) return p;
  }
  return NaN;
}
