import { about, definePipeline, distanceToMultiple, ours, type Row } from '../../src/index.ts';

export default definePipeline({
  id: 'below-3a-product',
  question: 'For which a < b < 3a is the saltus of N - {a, b, a+b} the product ab, and is it ever less?',
  answer: ['product', 'only-then', 'never-less'],
  ...about('saltus, below 3a'),
  sweep: {
    game: 'N - {a, b, a+b}',
    over: { a: '2..40', b: 'a+1..3a-1' },
    where: 'gcd(a, b) = 1 and b != 2a',
  },
  measure: [{ series: 'terms', upTo: '3a b' }],
  cost: '30000 + 100a b',
  claims: [
    ours('product', 'the theorem; one identity in its proof was expanded by computer', {
      says: 'if b - a is odd and divides a - 1 or a + 1, then the saltus is ab',
      where: row => isOddDivisorBeside(row, [-1, 1]),
      holds: (row, { terms }) => firstReturn(terms) === row.a * row.b,
      mutant: ({ a, b }, { terms }) => firstReturn(terms) === a * (b + distanceToMultiple(b, 2 * a)),
      mutantSays: 'the saltus is a (b + distance from b to the nearest multiple of 2a)',
      theorem: {
        reference: 'docs/laws.md, section 3',
        hypothesis: 'a < b < 3a, b ≠ 2a, gcd(a, b) = 1, b - a odd and a divisor of a - 1 or a + 1',
      },
    }),
    ours('never-less', {
      says: 'the saltus is at least ab',
      holds: (row, { terms }) => (firstReturn(terms) ?? Infinity) >= row.a * row.b,
      mutant: (row, { terms }) => (firstReturn(terms) ?? Infinity) > row.a * row.b,
      mutantSays: 'the saltus is more than ab',
      conjecture: {
        before: '107,310 coprime pairs with a ≤ 420, by a program outside this project',
        further: '--over a=41..60',
      },
    }),
    ours('only-then', {
      with: [
        [-1, 1],
        [-1, 2],
      ],
      says: ([below, above]) =>
        `if the saltus is ab, then b - a is odd and divides a - ${-below} or a + ${above}`,
      where: (row, { terms }) => firstReturn(terms) === row.a * row.b,
      holds: (beside, row) => isOddDivisorBeside(row, beside),
      conjecture: {
        before: '107,310 coprime pairs with a ≤ 420, by a program outside this project',
        further: '--over a=41..60',
      },
    }),
  ],
});

function isOddDivisorBeside({ a, b }: Row, beside: readonly number[]): boolean {
  return (b - a) % 2 === 1 && beside.some(step => (a + step) % (b - a) === 0);
}

/**
 * Returns the least s > 0 such that the values below s are those of the heaps below 3s; undefined if the terms show none.
 * By Lemma 6 each value has three heaps, so s is the saltus (docs/conjecture-12.md, Lemma 3).
 */
function firstReturn(terms: ArrayLike<number>): number | undefined {
  let values = 0;
  for (let heap = 0; heap < terms.length; heap++) {
    values = Math.max(values, terms[heap]! + 1);
    if (heap + 1 === 3 * values) return values;
  }
  return undefined;
}
