import { about, definePipeline, ours } from '../../src/index.ts';
import { charts } from './result-strings.charts.ts';

const DIVIDES = 'T divides 2 or T divides b + 1 or T divides c + 1 or T divides b + c';

export default definePipeline({
  id: 'result-strings',
  question: 'What are B(S), T(S) and E(S) of the sets {1, b, c}?',
  answer: ['period-divides'],
  ...about('stone-picking-2010, Parts II and III, 6'),
  sweep: { game: '{1, b, c}', over: { b: '2..59', c: 'b+1..60' }, ending: 'take-all' },
  cost: '10000 + 60 c',
  measure: ['outcomePreperiod', 'T', 'longestRun', 'pPositions', 'B', 'E'],
  claims: [
    ours('period-divides', {
      says: 'the period divides 2, b+1, c+1 or b+c, or b is even, c = b+1 and the period is 2b',
      holds: `${DIVIDES} or even(b) and c = b + 1 and T = 2b`,
      mutant: `${DIVIDES} or even(b) and c = b + 1 and T = b`,
      mutantSays: 'the period divides 2, b+1, c+1 or b+c, or b is even, c = b+1 and the period is b',
    }),
  ],
  charts,
});
