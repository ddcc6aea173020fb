import { about, definePipeline, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'finite-three',
  question:
    'How often does the period of {a, b, c} divide a sum of two of its moves, and which sets are bipartite?',
  ...about('saltus, finite sets of three'),
  sweep: { game: '{a, b, c}', over: { a: '1..18', b: 'a+1..19', c: 'b+1..20' } },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  cost: '3000 + 30 c',
  summaries: [
    {
      name: 'sums',
      title: 'How many periods divide a sum of two moves (0) and how many do not (1), for each a',
      by: { a: 'a', other: 'min(1, (a + b) mod period, (a + c) mod period, (b + c) mod period)' },
      most: 'period',
    },
    {
      name: 'bipartite',
      title: 'How many sets have outcomes of period 2 (2) and how many of a longer period (3), for each a',
      by: { a: 'a', period_of_outcomes: 'min(3, T)' },
      most: 'outcomePreperiod',
    },
  ],
  claims: [
    ours('outcomes-follow', 'an outcome depends only on whether the nim-value is 0', {
      says: 'T divides the period of the nim-values, and the preperiod of the outcomes is at most that of the nim-values',
      holds: 'T divides period and outcomePreperiod <= preperiod',
      mutant: '2T divides period',
      mutantSays: '2T divides the period of the nim-values',
    }),
    ours('odd-with-1', 'the parity of the heap', {
      says: 'if all moves are odd and 1 is one of them, then T = 2 and there is no preperiod',
      where: 'a = 1 and odd(b) and odd(c)',
      holds: 'outcomePreperiod = 0 and T = 2',
    }),
  ],
});
