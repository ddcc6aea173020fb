import { definePipeline, every, paper } from '../../src/index.ts';
import { readSets } from './_helpers.ts';

const { about, claim } = paper('flammenkamp-1997');

const theorem = { reference: 'docs/laws.md, section 9', hypothesis: 'every set of moves and every d ≥ 1' };

/** The sets of three moves up to 6. */
const SETS = readSets(`
  1,2,3 1,2,4 1,2,5 1,2,6 1,3,4 1,3,5 1,3,6 1,4,5 1,4,6 1,5,6
  2,3,4 2,3,5 2,3,6 2,4,5 2,4,6 2,5,6 3,4,5 3,4,6 3,5,6 4,5,6
`);

const MOVES = [0, 1, 2].map(i => `d item(r, ${SETS.map(set => set[i]).join(', ')})`);

export default definePipeline({
  id: 'scaled-moves',
  question: 'How do outcomes change if all moves are multiplied by d?',
  answer: ['period', 'outcomes'],
  ...about('page 13'),
  sweep: {
    game: `{${MOVES.join(', ')}}`,
    over: { d: '2..6', r: `1..${SETS.length}` },
    called: 'the sets of three moves up to 6, times d = 2 to 6',
  },
  measure: ['outcomePreperiod', 'T', { series: 'outcomes', upTo: 'outcomePreperiod + 2T' }],
  claims: [
    claim('outcomes', 'page 13', {
      theorem,
      with: [0, 1],
      says: more =>
        `the outcome of heap n is that of heap ⌊n/d⌋${more === 0 ? '' : ` + ${more}`} for the moves divided by d`,
      holds: (more, { d, r }, { outcomes }) => {
        const own = outcomesOf(SETS[r - 1]!, outcomes.length / d + 2);
        return every(0, outcomes.length - 1, n => outcomes[n] === own[Math.floor(n / d) + more]);
      },
    }),
    claim('period', 'page 13', {
      theorem,
      with: [0, 1],
      says: more => `the period p is d${more === 0 ? '' : ` + ${more}`} times that of the moves divided by d`,
      holds: (more, { d, r, T, outcomePreperiod }) =>
        T === (d + more) * leastPeriod(outcomesOf(SETS[r - 1]!, outcomePreperiod + 3 * T), outcomePreperiod),
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
