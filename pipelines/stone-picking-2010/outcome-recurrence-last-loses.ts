import { definePipeline, every, ours, outcomeUnlike, paper } from '../../src/index.ts';
import { outcomesByProduct } from './_helpers.ts';

const { about, instead, erratum } = paper('stone-picking-2010');

type Outcomes = ArrayLike<number>;
const EQUATION_5 = { negative: 0, atZero: 1, belowLeast: 0 };

export default definePipeline({
  id: 'outcome-recurrence-last-loses',
  question:
    'Does equation (5) give the outcomes of {a, b} if the last player loses, for 240 heaps beyond max S?',
  answer: ['equation-5-printed', 'equation-5'],
  ...about('Part I, (5)'),
  sweep: {
    game: '{a, b}',
    over: { a: '1..60', b: 'a+1..61' },
    ending: 'take-all',
    objective: 'last-player-loses',
  },
  measure: [{ series: 'outcomes', upTo: 'b + 241' }],
  claims: [
    erratum('equation-5-printed', 'Part I, (5)', {
      says: 'f(0) = 1, f(n) = 0 for all other n < a, and f(n) = 1 - f(n-a) f(n-b) for n ≥ a',
      holds:
        'f(0) = 1 and (for n in 1..a-1: f(n) = 0) and for n >= a: f(n) = 1 - f(n-a) (if n < b then 0 else f(n-b))',
      nature: 'wrong',
      printed: '"f(0) = 1; f(n) = 0 for all n < min{S}, n ≠ 0"',
      right: 'f(n) = 0 for 0 < n < min S, and f(n) = 1 for n < 0, as in (4)',
      why: 'A move larger than the heap is impossible, so its factor must be 1. With the factor 0, every heap from min S to max S - 1 counts as won: f(min S) = 1, although the only move takes the last stone. For a single move {a}, (5) is right.',
      shows: ({ a, b }, { outcomes: f }) => outcomeUnlike(f, outcomesByProduct([a, b], EQUATION_5, f.length)),
      corrected: instead('equation-5', '(5) corrected', {
        says: 'f(0) = 1, f(n) = 0 for 0 < n < a, f(n) = 1 for n < 0, and f(n) = 1 - f(n-a) f(n-b) for n ≥ a',
        holds:
          'f(0) = 1 and (for n in 1..a-1: f(n) = 0) and for n >= a: f(n) = 1 - f(n-a) (if n < b then 1 else f(n-b))',
      }),
    }),
    ours('moved-on', 'equation (5) as a shift', {
      with: [1, 2],
      says: t =>
        `f(n+${t}) is the outcome of heap n if the last player wins and no heap below a can be taken`,
      holds: (t, { a, b }, { outcomes: f }) => isMovedOn(f, [a, b], t),
    }),
  ],
});

function isMovedOn(f: Outcomes, moves: readonly number[], by: number): boolean {
  const normal = outcomesByProduct(moves, { negative: 1, atZero: 0, belowLeast: 0 }, f.length);
  return every(0, f.length - 1 - by, n => f[n + by] === normal[n]);
}
