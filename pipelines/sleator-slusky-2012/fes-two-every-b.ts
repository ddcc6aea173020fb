import { definePipeline, ours, paper } from '../../src/index.ts';

const { about, claim } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'fes-two-every-b',
  question: 'What are the period and the saltus of N - {a, b}, for every b?',
  answer: ['pure', 'saltus', 'period', 'period-twice'],
  ...about('section 1'),
  sweep: { game: 'N - {a, b}', over: { a: '1..20', b: 'a+1..60' } },
  measure: ['preperiod', 'period', 'saltus'],
  limit: '1e6 heaps',
  forAll: 'b',
  claims: [
    claim('pure', 'abstract and sections 1 and 3: Siegel, |X| = 2', {
      says: 'the nim-sequence is purely arithmetic periodic: preperiod = 0',
      holds: 'preperiod = 0',
    }),
    ours('saltus', '|X| = 2 in closed form', { holds: 'saltus = a' }),
    ours('period', '|X| = 2 in closed form', { holds: 'b != 2a implies period = 2a' }),
    ours('period-twice', '|X| = 2 in closed form', { holds: 'b = 2a implies period = 3a' }),
  ],
});
