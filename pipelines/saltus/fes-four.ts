import { about, definePipeline, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'fes-four',
  question: 'Which all-but games with four excluded numbers are not purely arithmetic periodic?',
  ...about('saltus, the sets of four'),
  sweep: { game: 'N - {a, b, c, d}', over: { a: '1..9', b: 'a+1..10', c: 'b+1..11', d: 'c+1..12' } },
  measure: ['preperiod', 'period', 'saltus'],
  cost: '4000 + 100 d',
  summaries: [
    { name: 'by-d', title: 'The longest preperiod for each d', by: { d: 'd' }, most: 'preperiod' },
    {
      name: 'pure',
      title: 'How many sets are purely periodic (0) and how many are not (1), for each d',
      by: { d: 'd', impure: 'min(1, preperiod)' },
      most: 'saltus',
    },
  ],
  claims: [
    ours(
      'five-heaps',
      'a value occurs on at most |X| + 1 heaps: its first heap, and heaps that exceed it by a number in X',
      {
        says: 'saltus ≤ period ≤ 5 saltus',
        holds: 'saltus <= period <= 5 saltus',
        mutant: 'saltus <= period < 5 saltus',
        mutantSays: 'period < 5 saltus',
        theorem: {
          reference: 'docs/laws.md, section 10',
          hypothesis: 'any finite X, with |X| + 1 instead of 5',
        },
      },
    ),
  ],
});
