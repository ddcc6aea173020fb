import { definePipeline, paper, theorems } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'symmetric-five-structure',
  question: 'Which symmetric sets of five moves have short periods?',
  answer: ['period'],
  ...about('page 50, Satz 15'),
  sweep: {
    game: '{a, b, e-b, e-a, e}',
    over: { e: '5..44', a: '1..21', b: 'a+1..2a' },
    where: '2b + 1 < e and (e div (a + b) + 1) (a + b) >= e + a',
  },
  measure: ['outcomePreperiod', 'T'],
  claims: [
    claim('period', 'page 50, Satz 15', {
      says: 'the period p is e + a + (n - 1)(a + b) with n = ⌊e/(a + b)⌋',
      holds: 'T = e + a + (e div (a + b) - 1) (a + b)',
    }),
    claim('bound', 'page 50, Satz 15', { says: 'the period p is at most e + (e - b)', holds: 'T <= 2e - b' }),
    claim('pure', 'page 42, Folgerung 14', {
      says: 'the preperiod q is 0',
      holds: 'outcomePreperiod = 0',
      mutant: 'outcomePreperiod = 1',
      mutantSays: 'the preperiod q is 1',
      theorem: theorems.symmetric,
    }),
  ],
});
