import { about, definePipeline, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'fes-three-census',
  question: 'How do the all-but games with three excluded numbers fall into classes?',
  answer: ['pure', 'three-heaps', 'four-heaps'],
  ...about('sleator-slusky-2012, section 4'),
  sweep: { game: 'N - {a, b, c}', over: { a: '1..14', b: 'a+1..15', c: 'b+1..16' } },
  measure: ['preperiod', 'period', 'saltus'],
  cost: '5000 + 1000 c',
  summaries: [
    {
      name: 'classes',
      title: 'How many sets have c = a + b (sum = 0) and contain 2a (double = 0)',
      by: { sum: 'min(1, abs(c - a - b))', double: 'min(1, abs(b - 2a), abs(c - 2a))' },
      most: 'saltus',
    },
  ],
  claims: [
    ours('pure', 'the sets of three', {
      says: 'every one is purely arithmetic periodic',
      holds: 'preperiod = 0',
      mutant: 'preperiod = 0 and period = 3 saltus',
      mutantSays: 'every one is purely arithmetic periodic and has period = 3 saltus',
    }),
    ours('three-heaps', 'the sets of three', {
      says: 'period = 3 saltus if c = a+b or 2a is in X, but not both',
      where: 'c = a + b iff not (b = 2a or c = 2a)',
      holds: 'period = 3 saltus',
    }),
    ours('four-heaps', 'the sets of three', {
      says: 'period = 4 saltus for {a, 2a, 3a}',
      where: 'c = a + b and (b = 2a or c = 2a)',
      holds: 'period = 4 saltus',
    }),
  ],
});
