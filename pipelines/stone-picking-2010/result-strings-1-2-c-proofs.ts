import { definePipeline, every, paper, type Row, repeatsWord, when } from '../../src/index.ts';
import { outcomeByProduct } from './_helpers.ts';

const { about, instead, claim, erratum } = paper('stone-picking-2010');

const isWorked = ({ c }: Row) => c <= 6;

/** The strings of 4.1 to 4.4, by c. */
const WORKED: Readonly<Record<number, string>> = { 3: '0111', 4: '011', 5: '011', 6: '0110111' };

export default definePipeline({
  id: 'result-strings-1-2-c-proofs',
  question: 'Which steps of the proofs for {1, 2, c} hold?',
  ...about('Part III, 4'),
  sweep: { game: '{1, 2, c}', over: { c: '3..200' }, ending: 'take-all' },
  measure: [{ series: 'outcomes', upTo: '4c + 8' }],
  claims: [
    when('c = 3, 4, 5, 6', isWorked, [
      claim('lemmas-4-1-1-to-4-4-1', 'Lemmas 4.1.1, 4.2.1, 4.3.1 and 4.4.1', {
        says: 'B = <0111>, <011>, <011>, <0110111>',
        holds: ({ c }, { outcomes: f }) => repeatsWord(f, WORKED[c]),
        mutant: ({ c }, { outcomes: f }) => repeatsWord(f, c === 6 ? '011' : WORKED[c]),
        mutantSays: 'c = 3, 4, 5, 6: B = <0111>, <011>, <011>, <011>',
      }),
      erratum('worked-recurrence-printed', 'Part III, 4.1 to 4.4, "We have"', {
        says: 'f(n) = 1 - f(n-1) f(n-2) f(n-3) for all n after the first period',
        holds: ({ c }, { outcomes: f }) =>
          every(WORKED[c].length, f.length - 1, n => f[n] === outcomeByProduct(f, n, [1, 2, 3])),
        nature: 'step',
        printed: '"1 - f(3(t+1)+k-1) f(3(t+1)+k-2) f(3(t+1)+k-3)", for c = 4 and 5; likewise for c = 6',
        right: '1 - f(n-1) f(n-2) f(n-c)',
        why: 'The last factor is f(n-3), which is f(n-c) only if c = 3.',
        fails: 'c > 3',
        shows: ({ c }, { outcomes: f }) => [
          `f(${WORKED[c].length}) by the printed product`,
          outcomeByProduct(f, WORKED[c].length, [1, 2, 3]),
          f[WORKED[c].length],
        ],
        corrected: 'recurrence',
      }),
    ]),
    claim('recurrence', 'Part III, 4.5', { holds: 'for n >= c: f(n) = 1 - f(n-1) f(n-2) f(n-c)' }),
    when('c = 3, 4, 5, 6 with period p', isWorked, [
      erratum('worked-lines-printed', 'Part III, 4.1 to 4.4, the lines "If k = … we have"', {
        says: '1 - f(p+k-1) f(p+k-2) f(p+k-3) = f(k) for k = 0, …, p-1',
        holds: ({ c }, { outcomes: f }) =>
          every(0, WORKED[c].length - 1, k => outcomeByProduct(f, WORKED[c].length + k, [1, 2, 3]) === f[k]),
        nature: 'step',
        printed: '"1 - f(2).f(1).f(0) = 0" for c = 4 and 5, "1 - f(9).f(8).f(7) = 0" for c = 6',
        right:
          'both are 1; with n-c the lines are 1 - f(2) f(1) f(-1) = 0, 1 - f(2) f(1) f(-2) = 0 and 1 - f(9) f(8) f(4) = 0',
        why: 'f(0) = 0 for c = 4 and 5, and f(7) = 0 for c = 6. If n < c, the move c is impossible, and its factor is 1.',
        fails: 'c > 3',
        shows: (_, { outcomes: f }) => ['1 - f(2) f(1) f(0)', 0, 1 - f[2] * f[1] * f[0]],
        partOf: 'worked-recurrence-printed',
        corrected: instead('worked-lines', 'Part III, 4.1 to 4.4 corrected', {
          says: '1 - f(p+k-1) f(p+k-2) f(p+k-c) = f(k) for k = 0, …, p-1, where f is 1 below 0',
          holds: ({ c }, { outcomes: f }) =>
            every(
              0,
              WORKED[c].length - 1,
              k => outcomeByProduct(f, WORKED[c].length + k, [1, 2, c]) === f[k],
            ),
        }),
      }),
    ]),
    claim('step-4-5', 'Part III, 4.5', {
      mutant: 'for n >= c: n mod 3 = 1 implies f(n-2) = 0',
      holds:
        'c mod 3 != 0 implies f(0) = 0 and f(1) = f(2) = 1 and f(3) = 0 and for n >= c: (n mod 3 = 0 implies f(n-1) = f(n-2) = f(n-c) = 1) and (n mod 3 = 1 implies f(n-1) = 0) and (n mod 3 = 2 implies f(n-2) = 0)',
    }),
    when('c mod 3 = 0', [
      claim('start-4-6', 'Part III, 4.6', {
        holds: 'f(c) = 1 and for n in 0..c-1: f(n) = 0 iff n mod 3 = 0',
      }),
      claim('next-4-6', 'Part III, 4.6', {
        holds:
          'f(c+1) = 1 - f(c) f(c-1) f(1) = 0 and f(c+2) = 1 - f(c+1) f(c) f(2) = 1 and f(2c+1) = 1 - f(2c) f(2c-1) f(c+1) = 1',
        mutant: 'f(2c+2) = 1 - f(2c+1) f(2c) f(c+2) = 1',
      }),
      erratum('step-4-6-printed', 'Part III, 4.6', {
        where: 'c > 3',
        holds: 'for k in 1..c-1: f(c+1+k+1) = 1 - f(c+1+k) f(c+1+k-1) f(k)',
        nature: 'slip',
        printed: '"f(c+1+k+1) = 1 - f(c+1+k).f(c+1+k-1).f(k)"',
        right: '1 - f(c+1+k) f(c+1+k-1) f(k+2)',
        why: 'c+1+k+1 minus c is k+2. The two products agree up to k = c-2, but not at k = c-1.',
        shows: ({ c }, { outcomes: f }) => [
          `f(${2 * c + 1}), by the product with k = c-1`,
          1 - f[2 * c] * f[2 * c - 1] * f[c - 1],
          f[2 * c + 1],
        ],
        corrected: instead('step-4-6', 'Part III, 4.6 corrected', {
          holds:
            '(for k in 1..c-1: f(c+1+k+1) = 1 - f(c+1+k) f(c+1+k-1) f(k+2)) and for k in 1..c-2: f(c+1+k+1) = 1 - f(c+1+k) f(c+1+k-1) f(k)',
        }),
      }),
      erratum('last-case-4-6-printed', 'Part III, 4.6', {
        where: 'c > 3',
        holds: 'for k in 0..c-1: k mod 3 = 2 implies f(c+1+k+1) = 0 = f(k+1)',
        nature: 'slip',
        printed: '"true for all 1 ≤ k ≤ c-1 … If k = 3t+2 we have f(c+1+k+1) = 0 = f(k+1)"',
        right: 'for k ≤ c-2; at k = c-1 both are 1, as the next line of the paper says',
        why: 'k = c-1 is also of the form 3t+2, and f(c) = 1. If the line means only the step to k+1 ≤ c-1, it is right.',
        shows: ({ c }, { outcomes: f }) => [`f(${2 * c + 1}), with k = c-1`, 0, f[2 * c + 1]],
        partOf: 'step-4-6-printed',
        corrected: instead('last-case-4-6', 'Part III, 4.6 corrected', {
          holds: 'f(2c+1) = 1 = f(c) and for k in 0..c-2: k mod 3 = 2 implies f(c+1+k+1) = 0 = f(k+1)',
        }),
      }),
      claim('shift-4-6', 'Part III, 4.6', { holds: 'for k in 0..2c+1: f(c+1+k) = f(k)' }),
    ]),
  ],
});
