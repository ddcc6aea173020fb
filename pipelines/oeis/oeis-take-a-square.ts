import { about, definePipeline, isMexOfMoves, ours, printedTerms } from '../../src/index.ts';

export default definePipeline({
  id: 'oeis-take-a-square',
  question: 'What are the first terms of A014586 of the OEIS, the nim-values of the game of taking a square?',
  ...about('oeis, A014586'),
  sweep: { game: 'squares' },
  measure: [{ series: 'terms', upTo: '10001', table: true }],
  limit: '10001 heaps',
  oeis: 'A014586',
  answer: ['listed', 'definition'],
  claims: [
    printedTerms(
      'oeis-a014586.csv',
      { series: 'terms', heap: 'n', term: 'a' },
      {
        id: 'listed',
        says: 'the first terms are those that the OEIS lists',
        source: 'saltus, the terms listed in A014586',
      },
    ),
    ours('definition', 'the definition', {
      says: 'each of the 10,001 terms is the mex of the terms that taking a square leads to',
      holds: (_, { terms }) => isMexOfMoves(terms, squaresFrom(1)),
      mutant: (_, { terms }) => isMexOfMoves(terms, squaresFrom(2)),
      mutantSays: 'each term is the mex of the terms that taking a square above 1 leads to',
    }),
  ],
});

/** Returns the squares from `root`² to 10,000. */
function squaresFrom(root: number): number[] {
  return Array.from({ length: 101 - root }, (_, i) => (root + i) ** 2);
}
