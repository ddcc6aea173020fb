import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('stone-picking-2010');

export default definePipeline({
  id: 'outcome-recurrence-last-loses-one',
  question: 'Does equation (5) give the outcomes of {a} if the last player loses?',
  answer: ['equation-5'],
  ...about('Part I, (5)'),
  sweep: { game: '{a}', over: { a: '1..200' }, ending: 'take-all', objective: 'last-player-loses' },
  measure: [{ series: 'outcomes', upTo: '4a + 1' }],
  claims: [
    claim('equation-5', {
      says: 'for one move a: f(0) = 1, f(n) = 0 for all other n < a, and f(n) = 1 - f(n-a) for n ≥ a',
      holds: 'f(0) = 1 and (for n in 1..a-1: f(n) = 0) and for n >= a: f(n) = 1 - f(n-a)',
    }),
  ],
});
