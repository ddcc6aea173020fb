import { definePipeline, ours, paper, type Row } from '../../src/index.ts';
import { countCollisionFree } from './_helpers.ts';

const { about, claim, erratum } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'collision-free-two',
  question: 'How many 0-collision-free sequences does {a, b} have?',
  answer: ['bound-printed'],
  ...about('page 67, Satz 24'),
  sweep: { game: '{a, b}', over: { b: '2..16', a: '1..b-1' } },
  measure: ['T'],
  claims: [
    erratum('bound-printed', 'page 67, Satz 24', {
      says: 'of the sequences of b zeros and ones, at most √3^b have no two zeros whose distance is a move',
      holds: row => countOf(row) ** 2 <= 3 ** row.b,
      ofLetters: true,
      nature: 'hypothesis',
      printed: '"Für alle L mit |L| ≥ 2 gilt: |S_L| ≤ √3^s ≈ 1.732^s" [for all L with |L| ≥ 2]',
      right: 's1 ≤ s/2 is also needed',
      why: 'The proof sets s1 > s/2 aside, because the period is then at most 2s; but {2, 3} has 6 sequences, and √27 = 5.2.',
      fails: 'b < 2a',
      shows: row => ['sequences', `at most ${Math.floor(3 ** (row.b / 2))}`, countOf(row)],
      corrected: ours('bound', 'page 67, Satz 24 for s1 ≤ s/2', {
        says: 'b ≥ 2a: at most √3^b sequences are 0-collision-free',
        where: ({ a, b }) => b >= 2 * a,
        holds: row => countOf(row) ** 2 <= 3 ** row.b,
        mutant: row => countOf(row) ** 2 < 3 ** row.b,
        mutantSays: 'b ≥ 2a: fewer than √3^b sequences are 0-collision-free',
        ofLetters: true,
      }),
    }),
    claim('trivial', 'page 66', {
      with: [0, 1],
      says: less => `at most 2^${less ? '(b-1)' : 'b'} sequences are 0-collision-free`,
      holds: (less, row) => countOf(row) <= 2 ** (row.b - less),
      ofLetters: true,
    }),
  ],
});

function countOf({ a, b }: Row): number {
  return countCollisionFree([a!, b!]);
}
