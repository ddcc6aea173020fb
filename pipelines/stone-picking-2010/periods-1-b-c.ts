import { definePipeline, ours, paper, theorems, when } from '../../src/index.ts';

const { about, claim } = paper('stone-picking-2010');

export default definePipeline({
  id: 'periods-1-b-c',
  question: 'What is T(S) of {1, b, c}, for every c?',
  answer: ['odd-odd', 'odd-even', 'even-pure', 'even-odd-residue', 'even-even-residue'],
  ...about('Parts II and III, 6'),
  sweep: { game: '{1, b, c}', over: { b: '2..40', c: 'b+1..240' }, ending: 'take-all' },
  measure: ['outcomePreperiod', 'T'],
  forAll: 'c',
  claims: [
    when('odd(b)', [
      claim('odd-odd', 'Part III, 6.1', {
        holds: 'odd(c) implies outcomePreperiod = 0 and T = 2',
        theorem: theorems.allOdd,
      }),
      claim('odd-even', 'Part III, 6.2, Conclusion', {
        holds: 'even(c) implies outcomePreperiod = 0 and T = b + c',
        theorem: theorems.oneOddEven,
      }),
    ]),
    when('even(b)', [
      ours('even-pure', { holds: 'c mod (b+1) = 1 or c mod (b+1) = b implies T = b + 1' }),
      ours('even-odd-residue', {
        holds: 'odd(c mod (b+1)) and c mod (b+1) > 1 implies outcomePreperiod = 0 and T = b + c',
      }),
      ours('even-even-residue', {
        holds: 'even(c mod (b+1)) and c mod (b+1) < b and 2c > (b-2)(b+1) implies T = c + 1',
      }),
    ]),
  ],
});
