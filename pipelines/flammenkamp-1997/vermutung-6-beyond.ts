import { definePipeline, paper, type Row } from '../../src/index.ts';
import { isOfTwoOrThree } from './_helpers.ts';

const { about, claim } = paper('flammenkamp-1997');

const further = '--over c=551..555';

export default definePipeline({
  id: 'vermutung-6-beyond',
  question: 'Does Vermutung 6 hold for c = 550, one more than Flammenkamp computed, and b within 2 of c - a?',
  answer: ['vermutung', 'two-or-three'],
  ...about('page 6, Vermutung 6'),
  // The longest preperiods have c close to a + b (page 14).
  sweep: {
    game: '{a, c-a+k, c}',
    over: { c: '550..550', a: '1..276', k: '-2..2' },
    where: 'k != 0 and k < a and 2a < c + k',
  },
  measure: ['outcomePreperiod', 'T'],
  cost: '200000',
  claims: [
    claim('vermutung', 'page 6, Vermutung 6', {
      with: [10, 5],
      says: tenths =>
        `if the largest move is not the sum of the others, the outcomes have a preperiod q less than ${tenths === 10 ? '' : `${tenths}/10 of `}the product of the two largest moves, and a period p that divides a sum of two moves`,
      holds: (tenths, row) =>
        10 * row.outcomePreperiod < tenths * (row.c - row.a + row.k) * row.c &&
        sumsOf(row).some(sum => sum % row.T === 0),
      conjecture: { before: 's3 < 550 for the preperiod, s3 < 256 for the period', further },
    }),
    claim('two-or-three', 'page 6, Vermutung 6', {
      says: 'if the largest move is not the sum of the others, and the period p is no sum of two moves, it divides two of the sums and is their gcd, or all three and is twice the gcd of the moves',
      where: row => !sumsOf(row).includes(row.T),
      holds: ({ a, c, k, T }) => isOfTwoOrThree(T, [a, c - a + k, c]),
      mutant: ({ a, c, k, T }) => isOfTwoOrThree(T, [a, c - a + k, c], 1),
      mutantSays:
        'if the largest move is not the sum of the others, and the period p is no sum of two moves, it divides two of the sums and is their gcd, or all three and is the gcd of the moves',
      conjecture: { before: 's3 < 256', further },
    }),
  ],
});

/** The sums of two of the moves a, c-a+k and c. */
function sumsOf({ a, c, k }: Row): readonly number[] {
  return [c + k, a + c, 2 * c - a + k];
}
