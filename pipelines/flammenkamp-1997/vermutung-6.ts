import { definePipeline, gcd, paper, type Row } from '../../src/index.ts';
import { isOfTwoOrThree } from './_helpers.ts';

const { about, instead, claim, erratum } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'vermutung-6',
  question: 'How are period and preperiod of the outcomes of {a, b, c} related to the sums of two moves?',
  answer: ['sums', 'two-or-three'],
  ...about('page 6, Vermutung 6'),
  sweep: { game: '{a, b, c}', over: { a: '1..38', b: 'a+1..39', c: 'b+1..40' }, where: 'c != a + b' },
  measure: ['outcomePreperiod', 'T'],
  claims: [
    claim('preperiod', 'page 6, Vermutung 6', {
      with: [1, 2],
      says: parts => `the preperiod of the outcomes is less than bc${parts === 1 ? '' : `/${parts}`}`,
      holds: (parts, { b, c, outcomePreperiod }) => parts * outcomePreperiod < b * c,
      conjecture: { before: 's3 < 550', further: '--over a=1..58 --over b=a+1..59 --over c=b+1..60' },
    }),
    claim('sums', 'page 6, Vermutung 6', {
      says: 'the period p divides a + b, a + c or b + c',
      holds: 'T divides a + b or T divides a + c or T divides b + c',
      mutant: 'T divides a + c or T divides b + c',
      mutantSays: 'p divides a + c or b + c',
      conjecture: { before: 's3 < 256', further: '--over a=1..58 --over b=a+1..59 --over c=b+1..60' },
    }),
    claim('two-or-three', 'page 6, Vermutung 6', {
      says: 'if the period p is no sum of two moves, it divides two of the sums and is their gcd, or all three and is 2 gcd(a, b, c)',
      where: row => !sumsOf(row).includes(row.T),
      holds: ({ a, b, c, T }) => isOfTwoOrThree(T, [a, b, c]),
      mutant: ({ a, b, c, T }) => isOfTwoOrThree(T, [a, b, c], 1),
      mutantSays:
        'if the period p is no sum of two moves, it divides two of the sums and is their gcd, or all three and is gcd(a, b, c)',
      conjecture: { before: 's3 < 256', further: '--over a=1..58 --over b=a+1..59 --over c=b+1..60' },
    }),
    erratum('odd-printed', 'page 6, Vermutung 6', {
      says: 'if the period p is not a sum of two moves and divides all three such sums, then a, b and c are odd',
      where: dividesAll,
      holds: 'a mod 2 = 1 and b mod 2 = 1 and c mod 2 = 1',
      nature: 'hypothesis',
      printed:
        '"In diesem Fall müssen s1, s2 und s3 ungerade sein." [in this case s1, s2 and s3 must be odd]',
      right: 'the moves are odd after division by their greatest common divisor',
      why: 'p is 2 gcd(a, b, c), and all numbers grow with the gcd.',
      fails: { says: 'gcd(a, b, c) is even', where: ({ a, b, c }) => gcd(gcd(a, b), c) % 2 === 0 },
      shows: ({ a, b, c, T }) => ['a, b, c', 'odd', `${a}, ${b}, ${c}, with p = ${T}`],
      corrected: instead('odd', 'page 6, Vermutung 6 for coprime moves', {
        says: 'if the period p is not a sum of two moves and divides all three such sums, then the moves are odd after division by gcd(a, b, c)',
        where: dividesAll,
        holds: ({ a, b, c }) => [a, b, c].every(move => (move / gcd(gcd(a, b), c)) % 2 === 1),
      }),
    }),
  ],
});

function sumsOf({ a, b, c }: Row): readonly number[] {
  return [a + b, a + c, b + c];
}

function dividesAll(row: Row): boolean {
  return sumsOf(row).every(sum => sum !== row.T && sum % row.T === 0);
}
