import { definePipeline, ours, paper, theorems, when } from '../../src/index.ts';

const { about, claim } = paper('stone-picking-2010');

export default definePipeline({
  id: 'closed-forms-1-b-c',
  question: 'What are B(S) and E(S) of {1, b, c} with b odd, for every c?',
  answer: ['odd-string', 'even-string', 'even-number'],
  ...about('Parts II and III, 6'),
  sweep: { game: '{1, b, c}', over: { b: '3..59', c: 'b+1..b+12' }, where: 'odd(b)', ending: 'take-all' },
  measure: ['T', 'B', 'E'],
  forAll: 'c',
  claims: [
    when('odd(c)', [
      claim('odd-string', 'Part II, 5, and Part III, 6.1', { holds: 'B = 01', theorem: theorems.allOdd }),
      claim('odd-number', 'Part II, 5, and Part III, 6.1', { holds: 'E = 2 / 3' }),
    ]),
    when('even(c)', [
      claim('even-string', 'Part II, 5, and Part III, 6.2, Conclusion', {
        holds: 'B = (01)^(c div 2) 1^b',
        theorem: theorems.oneOddEven,
      }),
      ours('even-number', 'Parts II and III, 6.2 corrected: twice the printed number', {
        holds: 'E = 2 (2^(b+c) + 2^(b+1) - 3) / (3 (2^(b+c) - 1))',
      }),
    ]),
  ],
});
