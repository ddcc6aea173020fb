import { definePipeline, paper, printedTerms } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

/** The five lost heaps that are even. */
const EVEN = [0, 10, 34, 100, 310];

export default definePipeline({
  id: 'take-a-prime-outcomes',
  question: 'Are the outcomes of taking a prime as printed, and which even heaps are lost?',
  answer: ['outcomes', 'even'],
  ...about('page 78, footnote 33'),
  sweep: { game: 'primes' },
  measure: [{ series: 'outcomes', upTo: '10001', table: true }],
  claims: [
    printedTerms(
      'flammenkamp-1997-sequences.csv',
      { series: 'outcomes', heap: 'heap', term: 'value' },
      { id: 'outcomes', where: 'page = 78', says: 'the outcomes of the heaps 0 to 55 are as printed' },
    ),
    claim('even', 'page 78, footnote 33', {
      says: 'up to heap 10,000 exactly five lost heaps are even: 0, 10, 34, 100 and 310',
      holds: (_, { outcomes }) => evenLosses(outcomes).join(' ') === EVEN.join(' '),
      mutant: (_, { outcomes }) => evenLosses(outcomes).join(' ') === EVEN.slice(0, 4).join(' '),
      mutantSays: 'up to heap 10,000 exactly four lost heaps are even: 0, 10, 34 and 100',
    }),
  ],
});

function evenLosses(outcomes: ArrayLike<number>): number[] {
  return Array.from(outcomes).flatMap((outcome, n) => (n % 2 === 0 && outcome === 0 ? [n] : []));
}
