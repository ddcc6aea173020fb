import {
  definePipeline,
  fraction,
  ours,
  paper,
  powerOf2,
  type Row,
  repeatsWord,
  when,
} from '../../src/index.ts';

const { about, instead, claim, erratum } = paper('stone-picking-2010');

/** b = 4k + rest. */
const leaves =
  (...rests: readonly number[]) =>
  ({ b }: Row) =>
    rests.includes(b % 4);

export default definePipeline({
  id: 'result-strings-2-b',
  question: 'What are B(S), T(S) and E(S) of the sets {2, b}?',
  answer: ['string-4k', 'string-4k-plus-1', 'string-4k-plus-2', 'string-4k-plus-3'],
  ...about('Parts II and III, 3'),
  sweep: { game: '{2, b}', over: { b: '3..200' }, ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'B', 'E', { series: 'outcomes', upTo: '3b + 8' }],
  forAll: 'b',
  claims: [
    ours('period', 'Part II, 3, without {2, 4}, whose string 011011 is not the least period', {
      holds: 'b mod 4 != 2 and b != 4 implies outcomePreperiod = 0 and T = b + 2',
    }),
    claim('period-4k-2', 'Part II, 3', { holds: 'b mod 4 = 2 implies outcomePreperiod = 0 and T = 4' }),
    when('b mod 4 = 0', [
      ours('string-4k', 'Part II, 3 corrected', { where: 'b > 4', holds: 'B = (0110)^(b div 4) 11' }),
      ours('number-4k', 'Parts II and III, 3.1 corrected', {
        holds: 'E = 2 (2^(b+3) + 7) / (5 (2^(b+2) - 1))',
      }),
    ]),
    when('b mod 4 = 1', [
      claim('string-4k-plus-1', 'Part II, 3', { holds: 'B = (0110)^(b div 4) 011' }),
      claim('number-4k-plus-1', 'Part II, 3', { holds: 'E = 2 (2^(b+3) - 1) / (5 (2^(b+2) - 1))' }),
    ]),
    when('b mod 4 = 2', [
      claim('string-4k-plus-2', 'Part II, 3, and Part III, 3.3', { holds: 'B = 0110' }),
      claim('number-4k-plus-2', 'Part II, 3, and Part III, 3.3', { holds: 'E = 4 / 5' }),
    ]),
    when('b mod 4 = 3', [
      claim('string-4k-plus-3', 'Part II, 3', { holds: 'B = (0110)^(b div 4) 01110' }),
      claim('number-4k-plus-3', 'Part III, 3.2', { holds: 'E = 4 (2^(b+2) + 3) / (5 (2^(b+2) - 1))' }),
    ]),
    when('b = 4k', leaves(0), [
      erratum('string-4k-printed', 'Part II, 3', {
        says: 'B = <(0110)^k 01>',
        holds: ({ b }, { outcomes }) => repeatsWord(outcomes, `${quads(b / 4)}01`),
        nature: 'wrong',
        printed: '"<0110 0110 … 0110 01>"',
        right: '<(0110)^k 11>',
        why: 'The move b takes a whole heap of b stones, so f(b) = 1.',
        shows: ({ b }, _, { B }) => ['B', `<${quads(b / 4)}01>`, B],
        corrected: 'string-4k',
      }),
      erratum('number-4k-printed', 'Part II, 3, and Part III, 3.1', {
        says: 'E = 2 (2^(b+3) - 3) / (5 (2^(b+2) - 1))',
        holds: ({ b }, _, { E }) => E === numberOf(b, 2n * (powerOf2(b + 3) - 3n)),
        nature: 'wrong',
        printed: '"E(S) = 2 (2^(b+3) - 3) / (5 (2^(b+2) - 1))"',
        right: 'E = 2 (2^(b+3) + 7) / (5 (2^(b+2) - 1))',
        why: 'This is the number of the printed string, which ends in 01 instead of 11.',
        shows: ({ b }, _, { E }) => ['E', numberOf(b, 2n * (powerOf2(b + 3) - 3n)), E],
        partOf: 'string-4k-printed',
        corrected: 'number-4k',
      }),
    ]),
    when('b = 4k+1', leaves(1), [
      erratum('number-4k-plus-1-in-part-3', 'Part III, 3.1', {
        says: 'E = 2 (2^(b+3) - 3) / (5 (2^(b+2) - 1))',
        holds: ({ b }, _, { E }) => E === numberOf(b, 2n * (powerOf2(b + 3) - 3n)),
        nature: 'wrong',
        printed: '"And the result-number is 2 (2^(b+3) - 3) / (5 (2^(b+2) - 1))", of 4k and 4k+1 alike',
        right: 'E = 2 (2^(b+3) - 1) / (5 (2^(b+2) - 1)), as in Part II',
        why: 'This is the formula for the string that is printed for 4k. For b = 4k+1, no string with period b+2 has this number: multiplied by 2^(b+2) - 1 it is 2 (2^(b+3) - 3) / 5, which is not an integer.',
        shows: ({ b }, _, { E }) => ['E', numberOf(b, 2n * (powerOf2(b + 3) - 3n)), E],
        corrected: 'number-4k-plus-1',
      }),
    ]),
    when('b = 4k+3', leaves(3), [
      erratum('number-4k-plus-3-printed', 'Part II, 3', {
        says: 'E = 2 (2^(b+2) + 3) / (5 (2^(b+2) - 1))',
        holds: ({ b }, _, { E }) => E === numberOf(b, 2n * (powerOf2(b + 2) + 3n)),
        nature: 'wrong',
        printed: '"E(S) = 2 (2^(b+2) + 3) / (5 (2^(b+2) - 1))"',
        right: 'twice that, as in Part III, 3.2: E = 4 (2^(b+2) + 3) / (5 (2^(b+2) - 1))',
        why: 'This is the sum over the printed string beginning with its first bit, f(0). By Definition I.1, and in the other results, the sum begins with f(1).',
        shows: ({ b }, _, { E }) => ['E', numberOf(b, 2n * (powerOf2(b + 2) + 3n)), E],
        corrected: 'number-4k-plus-3',
      }),
    ]),
    when('b = 4k, 4k+1 or 4k+3', leaves(0, 1, 3), [
      erratum('minimum-period-printed', 'Part II, 3, and Part III, 3.1 and 3.2', {
        says: 'the minimum period has b+2 bits',
        holds: 'outcomePreperiod = 0 and T = b + 2',
        nature: 'hypothesis',
        printed: '"the result binary string has the minimum period defined by …", of b+2 bits in Part II',
        right: 'b+2 bits, but 3 bits for b = 4: B({2, 4}) = <011>',
        why: '(0110)^1 11 is 011 twice.',
        fails: 'b = 4',
        shows: ({ b, T }) => ['T', b + 2, T],
        corrected: instead('minimum-period', 'Part III, 3.1 and 3.2 corrected', {
          says: 'the minimum period has b+2 bits, or 3 for b = 4',
          holds: 'outcomePreperiod = 0 and T = if b = 4 then 3 else (b + 2)',
        }),
      }),
    ]),
  ],
});

function quads(count: number): string {
  return '0110'.repeat(count);
}

/** This number over 5 (2^(b+2) - 1). */
function numberOf(b: number, numerator: bigint): string {
  return fraction(numerator, 5n * (powerOf2(b + 2) - 1n));
}
