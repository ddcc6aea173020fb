import { definePipeline, paper } from '../../src/index.ts';
import { countCollisionFree } from './_helpers.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'collision-free-coprime',
  question: 'How many 0-collision-free sequences does {a, b, c} with two coprime moves have?',
  answer: ['sequences', 'period'],
  ...about('page 68, Satz 26'),
  sweep: {
    game: '{a, b, c}',
    over: { c: '3..14', b: '2..c-1', a: '1..b-1' },
    where: 'a + b <= c and gcd(a, b) = 1',
  },
  measure: ['T'],
  claims: [
    claim('sequences', 'page 68, Satz 26', {
      with: [2, 1],
      says: more =>
        `if two moves are coprime and their sum is at most c, at most F(c + ${more}) sequences of length c are 0-collision-free; F are the Fibonacci numbers`,
      holds: (more, { a, b, c }) => countCollisionFree([a, b, c]) <= fibonacci(c + more),
      ofLetters: true,
    }),
    claim('period', 'page 68, Satz 26', {
      with: [2, 0.5],
      says: factor => `then the period p is less than ${factor} ((√5 + 1)/2)^c`,
      holds: (factor, { c, T }) => T < factor * ((Math.sqrt(5) + 1) / 2) ** c,
    }),
  ],
});

function fibonacci(n: number): number {
  let [f, next] = [0, 1];
  for (let i = 0; i < n; i++) [f, next] = [next, f + next];
  return f;
}
