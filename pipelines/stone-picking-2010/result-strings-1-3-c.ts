import { definePipeline, every, paper, theorems, when } from '../../src/index.ts';

const { about, claim } = paper('stone-picking-2010');

export default definePipeline({
  id: 'result-strings-1-3-c',
  question: 'What are B(S), T(S) and E(S) of the sets {1, 3, c}?',
  answer: ['odd-string', 'even-string'],
  ...about('Part III, 5'),
  sweep: { game: '{1, 3, c}', over: { c: '4..200' }, ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'B', 'E', { series: 'outcomes', upTo: '3c + 12' }],
  forAll: 'c',
  claims: [
    claim('odd-period', 'Part III, 5.2 and 5.3', {
      holds: 'odd(c) implies outcomePreperiod = 0 and T = 2',
      theorem: theorems.allOdd,
    }),
    claim('even-period', 'Part III, 5.4', {
      holds: 'even(c) implies outcomePreperiod = 0 and T = c + 3',
      theorem: theorems.oneOddEven,
    }),
    when('odd(c)', [
      claim('odd-identity', 'Part III, 5.3', {
        with: [2, 1],
        says: t =>
          `x + 3y + cz = (x + y + z) + ${t}y + (c-1) z, so x + 3y + cz and x + y + z have the same parity; checked for x, y, z ≤ 3`,
        ofLetters: true,
        holds: (t, { c }) => every(0, 63, i => isIdentity(c, i, t)),
      }),
      claim('odd-parity', 'Part III, 5.3', {
        says: 'f(n) = n modulo 2',
        holds: 'for n >= 0: f(n) = n mod 2',
        theorem: theorems.allOdd,
      }),
    ]),
    claim('odd-string', 'Part III, 5.2 and 5.3', {
      where: 'odd(c)',
      holds: 'B = 01',
      theorem: theorems.allOdd,
    }),
    claim('even-string', 'Part III, 5.1 and 5.4', {
      where: 'even(c)',
      holds: 'B = (01)^(c div 2) 111',
      theorem: theorems.oneOddEven,
    }),
  ],
});

/** With x, y and z the digits of i to base 4. */
function isIdentity(c: number, i: number, factor: number): boolean {
  const [x, y, z] = [i >> 4, (i >> 2) & 3, i & 3];
  const sum = x + 3 * y + c * z;
  return sum === x + y + z + factor * y + (c - 1) * z && sum % 2 === (x + y + z) % 2;
}
