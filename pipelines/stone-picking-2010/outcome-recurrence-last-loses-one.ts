import { definePipeline, paper, startsWith } from '../../src/index.ts';
import { outcomesByProduct } from './_helpers.ts';

const { asked, law } = paper('stone-picking-2010');

export default definePipeline({
  id: 'outcome-recurrence-last-loses-one',
  question: 'Does equation (5) give the outcomes of {a} if the last player loses?',
  answer: ['equation-5'],
  ...asked('Part I, (5)'),
  sweep: { game: '{a}', over: { a: '1..200' }, ending: 'take-all', objective: 'last-player-loses' },
  measure: [{ series: 'outcomes', upTo: '4a + 1' }],
  claims: [
    law({
      id: 'equation-5',
      with: [0, 1],
      says: t => `for one move a: f(0) = 1, f(n) = ${t} for all other n < a, and f(n) = 1 - f(n-a) for n ≥ a`,
      holds: (t, { a }, { outcomes }) => isEquation5(outcomes, a, t),
    }),
  ],
});

function isEquation5(f: ArrayLike<number>, a: number, belowLeast: number): boolean {
  return startsWith(f, outcomesByProduct([a], { negative: belowLeast, atZero: 1, belowLeast }, f.length));
}
