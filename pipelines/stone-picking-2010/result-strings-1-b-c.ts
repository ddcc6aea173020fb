import {
  bits,
  definePipeline,
  formatResultNumber,
  fraction,
  isFraction,
  isPeriodic,
  isResultString,
  ours,
  paper,
  powerOf2,
  type Row,
  repeatsWord,
  resultNumber,
  when,
} from '../../src/index.ts';

const { about, instead, claim, erratum, theorem } = paper('stone-picking-2010');

type Outcomes = ArrayLike<number>;
const is = (b: number, c: number) => (row: Row) => row.b === b && row.c === c;

export default definePipeline({
  id: 'result-strings-1-b-c',
  question: 'Do the closed forms for {1, b, c} with b odd hold?',
  answer: ['odd-odd-string', 'odd-even-string', 'odd-even-number-printed', 'odd-even-number'],
  ...about('Parts II and III, 6'),
  sweep: { game: '{1, b, c}', over: { b: '2..199', c: 'b+1..200' }, ending: 'take-all' },
  measure: [{ series: 'outcomes', upTo: 'b + 2c' }],
  claims: [
    when('odd(b) and odd(c)', [
      claim('odd-odd-string', 'Part II, 5, and Part III, 6.1', {
        says: 'B = <01>, f(n) = (1 - (-1)^n) / 2',
        holds: ({ c }, { outcomes }) => isResultString(outcomes, '01', c),
        mutant: ({ c }, { outcomes }) => isResultString(outcomes, '10', c),
        mutantSays: 'B = <10>, f(n) = (1 + (-1)^n) / 2',
        theorem: { ...theorem('Part III, 6.1', 'all odd b and c'), coq: ['All_odd'] },
      }),
      claim('odd-odd-number', 'Part II, 5, and Part III, 6.1', {
        with: [2n, 1n],
        says: t => `E = ${t}/3`,
        holds: (t, _, { outcomes }) => isFraction(numberOf(outcomes, 2), t, 3n),
        theorem: theorem('Part III, 6.1', 'all odd b and c'),
      }),
    ]),
    when('odd(b) and even(c)', [
      claim('odd-even-string', 'Part II, 5, and Part III, 6.2, Conclusion', {
        says: 'B = <(01)^(c/2) 1^b>, a string of b+c bits that ends in b+1 ones',
        holds: ({ b, c }, { outcomes }) => isResultString(outcomes, oddEven(b, c), c),
        mutant: ({ b, c }, { outcomes }) => isResultString(outcomes, oddEven(b - 1, c), c),
        mutantSays: 'B = <(01)^(c/2) 1^(b-1)>, a string of b+c-1 bits that ends in b ones',
        theorem: {
          reference: 'docs/laws.md, section 5',
          hypothesis: 'all odd b and even c > b',
          coq: ['One_odd_even'],
        },
      }),
      erratum('odd-even-number-printed', 'Part II, 5, and Part III, 6.2, Conclusion', {
        says: 'E = (2^(b+c) + 2^(b+1) - 3) / (3 (2^(b+c) - 1))',
        holds: ({ b, c }, { outcomes }) => isNumber(numberOf(outcomes, b + c), b, c, 1n),
        nature: 'wrong',
        printed: '"E(S) = (2^(b+c) + 2^(b+1) - 3) / (3 (2^(b+c) - 1))"',
        right: 'twice that: E = 2 (2^(b+c) + 2^(b+1) - 3) / (3 (2^(b+c) - 1))',
        why: 'This is the sum over the printed string beginning with its first bit, f(0). By Definition I.1, and in the other results, the sum begins with f(1).',
        shows: ({ b, c }, { outcomes: f }) => {
          const half = fraction(powerOf2(b + c) + powerOf2(b + 1) - 3n, 3n * (powerOf2(b + c) - 1n));
          return ['E', half, numberOf(f, b + c)];
        },
        corrected: instead('odd-even-number', 'Parts II and III, 6.2 corrected: twice the printed number', {
          says: 'E = 2 (2^(b+c) + 2^(b+1) - 3) / (3 (2^(b+c) - 1))',
          holds: ({ b, c }, { outcomes }) => isNumber(numberOf(outcomes, b + c), b, c, 2n),
          theorem: { reference: 'docs/laws.md, section 5', hypothesis: 'all odd b and even c > b' },
        }),
      }),
    ]),
    erratum('example-1-3-7-printed', 'Part III, 6.2, example', {
      says: 'b = 3, c = 7: B = <01010101111>',
      where: is(3, 7),
      holds: ({ c }, { outcomes }) => isResultString(outcomes, '01010101111', c),
      nature: 'slip',
      printed: '"in the case S = {1, 3, 7} the output string returns <01010101111>"',
      right: 'in the case S = {1, 3, 8}; B({1, 3, 7}) = <01>',
      why: '3 and 7 are odd, so the example belongs to 6.1, not to 6.2.',
      shows: (_, { outcomes: f }) => ['f(0), …, f(10)', '01010101111', bits(f, 0, 10)],
      corrected: ours('example-1-3-8', 'Part III, 6.2, example corrected', {
        with: ['01010101111', '0101010111'],
        says: t => `b = 3, c = 8: B = <${t}>`,
        where: is(3, 8),
        holds: (t, { c }, { outcomes }) => isResultString(outcomes, t, c),
      }),
    }),
    ours('order', 'the order that Part III, 6.2 takes from Part I: b < c', {
      says: 'S = {1, x, y} with x odd and y even, whichever is larger: B = <(01)^(y/2) 1^x> if and only if x < y',
      where: 'b mod 2 != c mod 2',
      holds: ({ b, c }, { outcomes }) => isOddEvenIff(b, c, outcomes, 0),
      mutant: ({ b, c }, { outcomes }) => isOddEvenIff(b, c, outcomes, 1),
      mutantSays: 'B = <(01)^(y/2) 1^x> if and only if x < y-1',
    }),
  ],
});

function oddEven(b: number, c: number): string {
  return '01'.repeat(c / 2) + '1'.repeat(b);
}

/**
 * E(S) of outcomes with this period.
 *
 * @throws RangeError if they have another one
 */
function numberOf(f: Outcomes, period: number): string {
  if (!isPeriodic(f, { preperiod: 0, period })) throw new RangeError(`${period} is no period`);
  const number = resultNumber({ preperiod: 0, bits: Uint8Array.from({ length: period }, (_, n) => f[n]!) });
  return 'status' in number ? number.why : formatResultNumber(number);
}

function isNumber(E: string, b: number, c: number, factor: bigint): boolean {
  return isFraction(E, factor * (powerOf2(b + c) + powerOf2(b + 1) - 3n), 3n * (powerOf2(b + c) - 1n));
}

function isOddEvenIff(b: number, c: number, f: Outcomes, less: number): boolean {
  const [x, y] = b % 2 === 1 ? [b, c] : [c, b];
  return repeatsWord(f, oddEven(x, y)) === x < y - less;
}
