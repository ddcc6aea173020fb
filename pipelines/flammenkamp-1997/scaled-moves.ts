import { definePipeline, every, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

const theorem = { reference: 'docs/laws.md, section 9', hypothesis: 'every set of moves and every d ≥ 1' };

export default definePipeline({
  id: 'scaled-moves',
  question: 'How do the outcomes of {da, db, dc} follow from those of {a, b, c}?',
  answer: ['period', 'outcomes'],
  ...about('page 13'),
  sweep: {
    game: '{d a, d b, d c}',
    over: { d: '2..5', a: '1..6', b: 'a+1..7', c: 'b+1..8' },
  },
  measure: ['outcomePreperiod', 'T', { series: 'outcomes', upTo: 'outcomePreperiod + 2T' }],
  claims: [
    claim('outcomes', 'page 13', {
      theorem,
      with: [0, 1],
      says: more =>
        `the outcome of heap n is that of heap ⌊n/d⌋${more === 0 ? '' : ` + ${more}`} of {a, b, c}`,
      holds: (more, { d, a, b, c }, { outcomes }) => {
        const own = outcomesOf([a, b, c], outcomes.length / d + 2);
        return every(0, outcomes.length - 1, n => outcomes[n] === own[Math.floor(n / d) + more]);
      },
    }),
    claim('period', 'page 13', {
      theorem,
      with: [0, 1],
      says: more => `the period p is d${more === 0 ? '' : ` + ${more}`} times that of {a, b, c}`,
      holds: (more, { d, a, b, c, T, outcomePreperiod }) =>
        T === (d + more) * leastPeriod(outcomesOf([a, b, c], outcomePreperiod + 3 * T), outcomePreperiod),
    }),
  ],
});

/** The outcomes of the heaps below a bound, by definition. */
function outcomesOf(moves: readonly number[], count: number): number[] {
  const outcomes: number[] = [];
  for (let n = 0; n < count; n++)
    outcomes.push(moves.some(move => move <= n && outcomes[n - move] === 0) ? 1 : 0);
  return outcomes;
}

/** The least p with which the terms repeat from some heap to their end. */
function leastPeriod(terms: readonly number[], from: number): number {
  for (let p = 1; ; p++) if (every(from + p, terms.length - 1, n => terms[n] === terms[n - p])) return p;
}
