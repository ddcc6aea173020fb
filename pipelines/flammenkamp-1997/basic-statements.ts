import { definePipeline, every, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'basic-statements',
  question: 'Do five general statements on outcomes and nim-values hold for {a, b, c}?',
  answer: ['collision-free', 'satz-28', 'values', 'bound', 'product'],
  ...about('pages 2-77'),
  sweep: { game: '{a, b, c}', over: { a: '1..18', b: 'a+1..19', c: 'b+1..20' } },
  measure: [
    'preperiod',
    'period',
    'outcomePreperiod',
    'T',
    { series: 'terms', upTo: 'preperiod + period' },
    { series: 'outcomes', upTo: 'outcomePreperiod + 2T + c' },
  ],
  claims: [
    claim('product', 'page 2, Beobachtung 1', {
      theorem: { reference: 'docs/laws.md, section 9', hypothesis: 'every set of moves' },
      with: [0, 1],
      says: empty =>
        `v(n) = 1 - the product of v(n - s) over the moves s ≤ n, where the empty product is ${1 - empty}`,
      holds: (empty, { a, b, c }, { outcomes }) =>
        every(0, outcomes.length - 1, n => {
          const moves = [a, b, c].filter(move => move <= n);
          const product =
            moves.length === 0 ? 1 - empty : Math.min(...moves.map(move => outcomes[n - move]!));
          return outcomes[n] === 1 - product;
        }),
    }),
    claim('bound', 'page 3', {
      theorem: { reference: 'docs/laws.md, section 9', hypothesis: 'every finite set of moves' },
      with: [1, 16],
      says: part =>
        `preperiod and period of the outcomes are together at most 2^c${part === 1 ? '' : `/${part}`}`,
      holds: (part, { c, outcomePreperiod, T }) => part * (outcomePreperiod + T) <= 2 ** c,
    }),
    claim('values', 'page 15', {
      theorem: { reference: 'docs/laws.md, section 9', hypothesis: 'every set of three moves' },
      with: [3, 2],
      says: most => `the nim-values are at most ${most}`,
      holds: (most, _, { terms }) => every(0, terms.length - 1, n => terms[n]! <= most),
    }),
    claim('collision-free', 'page 42, Folgerung', {
      theorem: { reference: 'docs/laws.md, section 9', hypothesis: 'every set of moves' },
      says: 'no two lost heaps differ by a move',
      holds: ({ a, b, c }, { outcomes }) => isFree(outcomes, [a, b, c]),
      mutant: ({ a, b, c }, { outcomes }) => isFree(outcomes, [a + b, b, c]),
      mutantSays: 'no two lost heaps differ by a + b, b or c',
    }),
    claim('satz-28', 'page 77, Satz 28', {
      theorem: { reference: 'docs/laws.md, section 9', hypothesis: 'every finite set of moves' },
      says: 'no move is a multiple of the period p of the outcomes',
      holds: 'not (T divides a) and not (T divides b) and not (T divides c)',
      mutant: 'not (T divides a + b) and not (T divides b) and not (T divides c)',
      mutantSays: 'neither a + b nor b nor c is a multiple of p',
    }),
  ],
});

/** Whether no two lost heaps differ by one of some numbers. */
function isFree(outcomes: ArrayLike<number>, distances: readonly number[]): boolean {
  return every(0, outcomes.length - 1, n =>
    distances.every(move => move > n || outcomes[n] === 1 || outcomes[n - move] === 1),
  );
}
