import { ALWAYS, definePipeline, forAll, isResultString, law, type Row } from '../../src/index.ts';

const SOURCE = 'stone-picking-2010';
const isOdd = ({ c }: Row) => c % 2 === 1;
const isEven = ({ c }: Row) => c % 2 === 0;

export default definePipeline({
  id: 'result-strings-1-3-c',
  question: 'What are B(S), T(S) and E(S) of the sets {1, 3, c}?',
  source: `${SOURCE}, Part III, 5`,
  published: true,
  sweep: { game: '{1, 3, c}', over: { c: '4..200' }, ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'B', 'E', { series: 'outcomes', upTo: '3c + 12' }],
  limit: '1e9 heaps',
  claims: [
    law({
      id: 'odd-string',
      source: `${SOURCE}, Part III, 5.2 and 5.3`,
      says: 'c odd: B = <01>',
      where: isOdd,
      holds: (_, { outcomes }) => isResultString(outcomes, '01'),
      mutant: (_, { outcomes }) => isResultString(outcomes, '011'),
      mutantSays: 'B = <011>',
    }),
    law({
      id: 'odd-identity',
      source: `${SOURCE}, Part III, 5.3`,
      says: 'c odd: x + 3y + cz = (x + y + z) + 2y + (c-1) z, so that its parity is that of x + y + z; for x, y, z ≤ 3',
      where: isOdd,
      holds: ({ c }) => forAll(0, 63, i => isIdentity(c, i, 2)),
      mutant: ({ c }) => forAll(0, 63, i => isIdentity(c, i, 1)),
      mutantSays: '(x + y + z) + y + (c-1) z',
    }),
    law({
      id: 'odd-parity-printed',
      source: `${SOURCE}, Part III, 5.3`,
      says: 'c odd: n-1 is even for every heap n',
      where: isOdd,
      holds: (_, { outcomes: f }) => forAll(0, f.length - 1, n => (n - 1) % 2 === 0),
      mutant: (_, { outcomes: f }) => forAll(0, f.length - 1, n => (n - 2) % 2 === 0),
      mutantSays: 'n-2 is even',
      erratum: {
        nature: 'slip',
        printed: '"Note that n-1 is even, we inferred: If n is even, …"',
        right: 'c-1 is even',
        why: 'The identity above the sentence has (c-1) z.',
        fails: ALWAYS,
        correctedBy: 'odd-parity',
      },
    }),
    law({
      id: 'odd-parity',
      source: 'saltus, Part III, 5.3 corrected',
      says: 'c odd: c-1 is even, and f(n) is the parity of n',
      where: isOdd,
      holds: ({ c }, { outcomes: f }) => (c - 1) % 2 === 0 && forAll(0, f.length - 1, n => f[n] === n % 2),
      mutant: ({ c }, { outcomes: f }) => (c - 1) % 4 === 0 && forAll(0, f.length - 1, n => f[n] === n % 2),
      mutantSays: 'c-1 is divisible by 4',
    }),
    law({
      id: 'even-string',
      source: `${SOURCE}, Part III, 5.1 and 5.4`,
      says: 'c even: B = <(01)^(c/2) 111>, with the period c+3',
      where: isEven,
      holds: ({ c }, { outcomes }) => isResultString(outcomes, `${'01'.repeat(c / 2)}111`),
      mutant: ({ c }, { outcomes }) => isResultString(outcomes, `${'01'.repeat(c / 2)}11`),
      mutantSays: 'B = <(01)^(c/2) 11>',
    }),
  ],
});

/** With x, y and z the digits of i to base 4. */
function isIdentity(c: number, i: number, factor: number): boolean {
  const [x, y, z] = [i >> 4, (i >> 2) & 3, i & 3];
  const sum = x + 3 * y + c * z;
  return sum === x + y + z + factor * y + (c - 1) * z && sum % 2 === (x + y + z) % 2;
}
