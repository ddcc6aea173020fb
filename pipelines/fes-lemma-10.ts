import { definePipeline, isNimSequence, law, type Row } from '../src/index.ts';

export default definePipeline({
  id: 'fes-lemma-10',
  question: 'When does the third number c of an FES set {a, b, c} make no difference?',
  source: 'sleator-slusky-2012, Lemma 10',
  published: true,
  sweep: {
    game: 'N - {a, b, c}',
    over: { a: '1..16', b: '1..16', c: '1..36' },
    where: 'a != b and c != a and c != b and c != a+b and c != 2a and c != 2b',
  },
  measure: ['preperiod', 'period', 'saltus', { series: 'terms', upTo: 'period + max(a, b, c)' }],
  limit: '1e7 heaps',
  claims: [
    law({
      id: 'lemma-10',
      says: 'c ≠ a + b, c ≠ 2a, c ≠ 2b: the nim-sequence is that of N - {a, b}',
      holds: isThatOfTwo,
      mutant: ({ a, c }, { terms }) => isNimSequence(terms, [a, c]),
      mutantSays: 'that of N - {a, c}',
      erratum: {
        nature: 'hypothesis',
        printed: '"Let X = {a, b, c} where c ≠ a+b, c ≠ 2a and c ≠ 2b", with no order of a, b and c',
        right: 'c is the largest; no order of a and b is needed',
        why: 'The proof looks at n - c + a and n - c + b as options of n, which they are for a, b < c alone. The smallest c gives heap c the value 0; and {1, 2, 3} written as a = 1, b = 3, c = 2 is no exception of the lemma, as c = 2a, but {1, 3, 4} written as a = 1, b = 4, c = 3 meets it.',
        fails: {
          says: 'c is the smallest, or the larger one of a and b is the sum of the other two',
          where: ({ a, b, c }) => c < Math.min(a, b) || Math.max(a, b) === Math.min(a, b) + c,
        },
        correctedBy: 'lemma-10-ordered',
      },
    }),
    law({
      id: 'lemma-10-ordered',
      source: 'saltus, Lemma 10 with a, b < c',
      says: 'a, b < c, c ≠ a + b, c ≠ 2a, c ≠ 2b: the nim-sequence is that of N - {a, b}',
      where: ({ a, b, c }) => c > Math.max(a, b),
      holds: isThatOfTwo,
      mutant: ({ a, c }, { terms }) => isNimSequence(terms, [a, c]),
      mutantSays: 'that of N - {a, c}',
    }),
    law({
      id: 'lemma-10-period',
      source: 'saltus, Lemma 10 in numbers',
      says: 'a < b < c: s = a, and p = 3a if b = 2a, else p = 2a',
      where: ({ a, b, c }) => a < b && b < c,
      holds: ({ a, b, period, saltus }) => saltus === a && period === (b === 2 * a ? 3 : 2) * a,
      mutant: ({ a, b, period, saltus }) => saltus === a && period === (b === 3 * a ? 3 : 2) * a,
      mutantSays: 'p = 3a if b = 3a',
    }),
  ],
});

function isThatOfTwo({ a, b }: Row, { terms }: { readonly terms: ArrayLike<number> }): boolean {
  return isNimSequence(terms, [a, b]);
}
