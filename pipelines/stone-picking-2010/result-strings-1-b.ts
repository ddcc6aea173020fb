import { definePipeline, fraction, ours, paper, powerOf2, theorems, when } from '../../src/index.ts';
import { charts } from './result-strings-1-b.charts.ts';

const { about, claim, erratum } = paper('stone-picking-2010');

export default definePipeline({
  id: 'result-strings-1-b',
  question: 'What are B(S), T(S) and E(S) of the sets {1, b}?',
  answer: ['odd-string', 'even-string', 'even-number'],
  ...about('Parts II and III, 2'),
  sweep: { game: '{1, b}', over: { b: '2..200' }, ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'B', 'E', { series: 'outcomes', upTo: '4b + 4' }],
  forAll: 'b',
  claims: [
    when('odd(b)', [
      claim('odd-string', 'Part II, 2, and Part III, 2.1', { holds: 'B = 01', theorem: theorems.allOdd }),
      claim('odd-number', 'Part II, 2, and Part III, 2.1', { holds: 'E = 2 / 3' }),
    ]),
    claim('recurrence', 'Part III, 2.2', { holds: 'for n >= b: f(n) = 1 - f(n-1) f(n-b)' }),
    claim('odd-period', 'Part II, 2, and Part III, 2.1', {
      holds: 'odd(b) implies outcomePreperiod = 0 and T = 2',
      theorem: theorems.allOdd,
    }),
    claim('even-period', 'Part III, 2.2', {
      says: 'b even: f is purely periodic, with period b + 1',
      holds: 'even(b) implies outcomePreperiod = 0 and T = b + 1',
      theorem: theorems.oneAndEven,
    }),
    when('even(b)', [
      claim('even-string', 'Part II, 2, and Part III, 2.2', {
        holds: 'B = (01)^(b div 2) 1',
        theorem: theorems.oneAndEven,
      }),
      ours('even-number', 'Parts II and III, 2.2 corrected', {
        holds: 'E = 2 (2^(b+1) + 1) / (3 (2^(b+1) - 1))',
      }),
    ]),
    when('even(b)', [
      erratum('even-number-printed', 'Part II, 2, and Part III, 2.2', {
        holds: 'E = 4 (2^b + 1) / (3 (2^(b+1) - 1))',
        nature: 'wrong',
        printed: '"E(S) = 4 (2^b + 1) / (3 (2^(b+1) - 1))"',
        right: 'E = 2 (2^(b+1) + 1) / (3 (2^(b+1) - 1))',
        why: '4 (2^b + 1) is 2 (2^(b+1) + 2): the 2 in the last brackets must be a 1.',
        shows: ({ b }, _, { E }) => ['E', fraction(4n * (powerOf2(b) + 1n), 3n * (powerOf2(b + 1) - 1n)), E],
        corrected: 'even-number',
      }),
      claim('even-start', 'Part III, 2.2', { holds: 'f(b) = 1 and for n in 0..b-1: f(n) = n mod 2' }),
      claim('even-next', 'Part III, 2.2', { holds: 'f(b+1) = 0 and f(b+2) = 1' }),
      claim('even-shift', 'Part III, 2.2', { holds: 'for k in 0..b: f((b+1)+k) = f(k)' }),
      claim('even-step', 'Part III, 2.2', { holds: 'for k in 0..b-1: f((b+1)+k+1) = 1 - f(k) f(k+2)' }),
      claim('even-case', 'Part III, 2.2', {
        holds: 'b >= 4 implies for k in 0..b-3: f(k) = f(k+2) and f(k+1) = 1 - f(k)',
      }),
      ours('even-gap', 'Part III, 2.2: a case that the proof omits', {
        holds: 'f(b-2) != f(b) and f((b+1)+(b-2)+1) = f(b-1)',
        mutant: 'f(b-2) != f(b) and f((b+1)+(b-2)+1) = f(b-2)',
      }),
      claim('even-second-period', 'Part III, 2.2', {
        mutant: 'for n in b+1..2b+1: f(n) = (n-b-1) mod 2',
        holds: '(for n in b+1..2b: f(n) = (n-b-1) mod 2) and f(2b+1) = 1 - f(2b) f(b+1) = 1',
      }),
    ]),
  ],
  charts,
});
