import { definePipeline, every, gcd, paper, type SeriesOf } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'three-moves-sum-outcomes',
  question: 'Which outcomes does {a, b, a+b} have?',
  answer: ['period', 'positions'],
  ...about('page 6, Satz 5'),
  sweep: { game: '{a, b, a+b}', over: { a: '1..29', b: 'a+1..30' } },
  measure: ['outcomePreperiod', 'T', { series: 'outcomes', upTo: '2T' }],
  claims: [
    claim('pure', 'page 6, Satz 5', {
      with: [0, 1],
      says: q => `the preperiod q is ${q}`,
      holds: (q, row) => row.outcomePreperiod === q,
    }),
    claim('period', 'page 6, Satz 5', {
      says: 'with r = ((a + b) mod 2a) - a: the period p is 2b - r if r ≤ 0, else a(2b + r)/gcd(a, b)',
      holds: ({ a, b, T }) => T === periodOf(a, b, gcd(a, b)),
      mutant: ({ a, b, T }) => T === periodOf(a, b, 1),
      mutantSays: 'the period p is 2b - r if r ≤ 0, else a(2b + r)',
    }),
    claim('positions', 'page 6, Satz 5', {
      says: 'the lost heaps are i + ⌊i/a⌋ a + ⌊2i/(b + |r|)⌋ b for i ≥ 0',
      holds: ({ a, b }, { outcomes }) => areLost(outcomes, i => lostHeap(i, a, b, Math.abs(restOf(a, b)))),
      mutant: ({ a, b }, { outcomes }) => areLost(outcomes, i => lostHeap(i, a, b, 0)),
      mutantSays: 'the lost heaps are i + ⌊i/a⌋ a + ⌊2i/b⌋ b for i ≥ 0',
    }),
  ],
});

function restOf(a: number, b: number): number {
  return ((a + b) % (2 * a)) - a;
}

function periodOf(a: number, b: number, divisor: number): number {
  const r = restOf(a, b);
  return r <= 0 ? 2 * b - r : (a * (2 * b + r)) / divisor;
}

function lostHeap(i: number, a: number, b: number, rest: number): number {
  return i + Math.floor(i / a) * a + Math.floor((2 * i) / (b + rest)) * b;
}

/** Whether the lost heaps are exactly the values of a formula that increases with i. */
function areLost(outcomes: SeriesOf['outcomes'], heapOf: (i: number) => number): boolean {
  let i = 0;
  return every(0, outcomes.length - 1, n => {
    if (outcomes[n] !== 0) return heapOf(i) !== n;
    i += 1;
    return heapOf(i - 1) === n;
  });
}
