import { definePipeline, every, isMexOfMoves, ours, paper, printedTerms } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

const FACTORIALS = [1, 2, 6, 24, 120, 720, 5040];

export default definePipeline({
  id: 'take-a-factorial',
  question: 'How long do the outcomes of taking a factorial repeat with 25?',
  answer: ['repeats', 'first-difference'],
  ...about('page 77, footnote 31'),
  sweep: { game: 'factorials' },
  measure: [
    { series: 'outcomes', upTo: '5060', table: true },
    { series: 'terms', upTo: '5060' },
  ],
  claims: [
    printedTerms(
      'flammenkamp-1997-sequences.csv',
      { series: 'outcomes', heap: 'heap', term: 'value' },
      {
        id: 'outcomes',
        where: 'page = 77',
        says: 'the outcomes of the heaps 0 to 55 are as printed',
      },
    ),
    claim('repeats', 'page 77, footnote 31', {
      with: [25, 24],
      says: p =>
        `the outcomes repeat with the pseudoperiod ${p}: heap n is lost iff heap n - ${p} is, for n < 5,050`,
      holds: (p, _, { outcomes }) => every(p, 5049, n => outcomes[n] === outcomes[n - p]),
    }),
    ours('first-difference', 'where the pseudoperiod ends', {
      says: 'heap 5,050 is the first that differs from the heap 25 below: it is won, and heap 5,025 is lost',
      holds: (_, { outcomes }) => firstDifference(outcomes, 25) === 5050 && outcomes[5050] === 1,
      mutant: (_, { outcomes }) => firstDifference(outcomes, 25) === 5050 && outcomes[5050] === 0,
      mutantSays: 'heap 5,050 is the first that differs from the heap 25 below: it is lost',
    }),
    ours('definition', 'the definition', {
      says: 'each nim-value is the mex of the values that taking a factorial leads to',
      holds: (_, { terms }) => isMexOfMoves(terms, FACTORIALS),
      mutant: (_, { terms }) => isMexOfMoves(terms, FACTORIALS.slice(1)),
      mutantSays: 'each nim-value is the mex of the values that taking a factorial above 1 leads to',
    }),
  ],
});

/** Returns the first heap whose outcome differs from that of the heap `p` below. */
function firstDifference(outcomes: ArrayLike<number>, p: number): number {
  return Array.from(outcomes).findIndex((outcome, n) => n >= p && outcome !== outcomes[n - p]);
}
