import { definePipeline, ours, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'symmetric-five-from-one',
  question: 'Which symmetric sets {1, b, e-b, e-1, e} have long periods?',
  answer: ['short', 'odd'],
  ...about('page 45'),
  sweep: { game: '{1, b, e-b, e-1, e}', over: { b: '2..15', e: '2b+2..48' } },
  measure: ['T'],
  cost: '100000',
  claims: [
    claim('short', 'page 45', {
      with: [8, 9],
      says: least => `the period p is less than 6e if b is odd or less than ${least}`,
      holds: (least, { b, e, T }) => (b % 2 === 0 && b >= least) || T < 6 * e,
    }),
    ours('odd', 'odd b', {
      says: 'the period p is less than 2e if b is odd',
      holds: 'odd(b) implies T < 2e',
    }),
  ],
});
