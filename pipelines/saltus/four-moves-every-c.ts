import { about, definePipeline, ours, when } from '../../src/index.ts';

const conjecture = { further: '--over c=61..2000' };

export default definePipeline({
  id: 'four-moves-every-c',
  question: 'With {a, b, d} fixed, what are the preperiod and the period of {a, b, d, c} for every c?',
  answer: ['preperiod', 'period', 'outcomes'],
  ...about('saltus, one more move'),
  sweep: {
    game: '{a, b, d, c}',
    over: { a: '1..7', b: 'a+1..8', d: 'b+1..9', c: 'd+1..60' },
  },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  cost: '60000',
  forAll: 'c',
  claims: [
    ours('preperiod', { holds: 'preperiod <= 5c + 36', conjecture }),
    ours('period', { holds: 'period <= 4c + 29', conjecture }),
    ours('outcomes', { holds: 'outcomePreperiod <= 3c + 78 and T <= 4c + 29', conjecture }),
    ...when('a = 1 and b mod 2 = d mod 2 = 1', [
      ours('odd', {
        holds: 'c mod 2 = 1 implies preperiod = 0 and period = 2',
        conjecture,
      }),
      ours('odd-and-even', {
        holds: 'c mod 2 = 0 implies preperiod = 0 and period = c + d',
        conjecture,
      }),
    ]),
  ],
});
