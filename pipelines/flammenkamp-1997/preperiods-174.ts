import { definePipeline, paper } from '../../src/index.ts';

const { about, claim, instead, erratum } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'preperiods-174',
  question: 'How long are the preperiods of {6n+2, 15n+5, 21n+6} and {6n+2, 15n+4, 21n+5}?',
  answer: ['seventh-printed', 'eighth-printed'],
  ...about('page 14, families 7 and 8'),
  sweep: { game: '{6n+2, 15n+4+k, 21n+5+k}', over: { n: '1..16', k: '0, 1' } },
  measure: ['outcomePreperiod', 'T'],
  claims: [
    claim('type', 'page 14', {
      says: 'the sum of the two smaller moves is the largest + 1',
      holds: '(6n+2) + (15n+4+k) = (21n+5+k) + 1',
      ofLetters: true,
    }),
    erratum('period-printed', 'page 14, families 7 and 8', {
      says: 'the period p is 27n + 8 if k = 1, 36n + 9 if k = 0',
      holds: ({ n, k, T }) => T === periodOf(n, k),
      nature: 'hypothesis',
      printed: '"27n + 8" and "36n + 9"',
      right: 'correct for n ≥ 2; a fifth of it for n = 1',
      why: 'For n = 1 the moves {8, 20, 27} and {8, 19, 26} have the periods 7 and 9.',
      fails: 'n = 1',
      shows: ({ n, k, T }) => ['p', periodOf(n, k), T],
      corrected: instead('period', 'page 14, families 7 and 8 for n ≥ 2', {
        says: 'the period p is 27n + 8 if k = 1, 36n + 9 if k = 0; a fifth of it for n = 1',
        holds: ({ n, k, T }) => (n === 1 ? 5 : 1) * T === periodOf(n, k),
      }),
    }),
    erratum('seventh-printed', 'page 14, family 7', {
      says: 'k = 1: the preperiod q is 174n² + 92n + 13',
      where: 'k = 1',
      holds: 'outcomePreperiod = 174n^2 + 92n + 13',
      nature: 'wrong',
      printed: '{6n+2, 15n+5, 21n+6}: "174n² + 92n + 13"',
      right: '174n² + 98n + 15',
      why: 'What is printed is 6n + 2 too small, the least move.',
      shows: ({ n, outcomePreperiod }) => ['q', 174 * n ** 2 + 92 * n + 13, outcomePreperiod],
      corrected: instead('seventh', 'page 14, family 7 corrected', {
        says: 'k = 1: the preperiod q is 174n² + 98n + 15',
        where: 'k = 1',
        holds: 'outcomePreperiod = 174n^2 + 98n + 15',
      }),
    }),
    erratum('eighth-printed', 'page 14, family 8', {
      says: 'k = 0: the preperiod q is 174n² + 75n + 9',
      where: 'k = 0',
      holds: 'outcomePreperiod = 174n^2 + 75n + 9',
      nature: 'wrong',
      printed: '{6n+2, 15n+4, 21n+5}: "174n² + 75n + 9"',
      right: '174n² + 90n + 13',
      why: 'What is printed is 15n + 4 too small, the second move.',
      shows: ({ n, outcomePreperiod }) => ['q', 174 * n ** 2 + 75 * n + 9, outcomePreperiod],
      corrected: instead('eighth', 'page 14, family 8 corrected', {
        says: 'k = 0: the preperiod q is 174n² + 90n + 13',
        where: 'k = 0',
        holds: 'outcomePreperiod = 174n^2 + 90n + 13',
      }),
    }),
  ],
});

function periodOf(n: number, k: number): number {
  return k === 1 ? 27 * n + 8 : 36 * n + 9;
}
