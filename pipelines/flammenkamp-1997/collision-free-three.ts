import { definePipeline, gcd, paper, type Row } from '../../src/index.ts';
import { countCollisionFree } from './_helpers.ts';

const { about, instead, erratum } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'collision-free-three',
  question: 'How many 0-collision-free sequences does {a, b, a+b} have?',
  answer: ['bound-printed', 'gcd-printed'],
  ...about('pages 72-73, Satz 27'),
  sweep: { game: '{a, b, a+b}', over: { a: '1..7', b: 'a+1..16-a' } },
  measure: ['T'],
  claims: [
    erratum('bound-printed', 'page 72, Satz 27', {
      says: 'of the sequences of s = a + b zeros and ones, at most 18^(s/6) have no two zeros whose distance is a move',
      holds: row => BigInt(countOf(row)) ** 6n <= 18n ** BigInt(row.a + row.b),
      ofLetters: true,
      nature: 'wrong',
      printed:
        '"Ist |L| ≥ 3 und L symmetrisch, so folgt, daß S_L ≤ 18^(s/6) ≈ 1.6189^s < 7^(s/4) ≈ 1.6266^s ist." [for a symmetric L with |L| ≥ 3]',
      right: 'the weaker bound, 7^(s/4), which {k, 3k, 4k} attains',
      why: 'The proof lets gcd(L) > 1 pass with a wrong number, and leaves out the circle of four heaps for L = {1, 3, 4}: 7 > 18^(4/6) = 6.87.',
      fails: { says: 'b = 3a', where: ({ a, b }) => b === 3 * a },
      shows: ({ a, b }) => ['sequences', `at most ${Math.floor(18 ** ((a + b) / 6))}`, countOf({ a, b })],
      corrected: instead(
        'bound',
        'page 72, the bound 7^(s/4), which is also that of Sillke on page 73 for three moves',
        {
          theorem: { reference: 'docs/laws.md, section 9', hypothesis: 'all a < b' },
          says: 'at most 7^(s/4) sequences are 0-collision-free, s = a + b, with equality only for b = 3a',
          holds: row =>
            7n ** BigInt(row.a + row.b) - BigInt(countOf(row)) ** 4n >= (row.b === 3 * row.a ? 0n : 1n),
          ofLetters: true,
        },
      ),
    }),
    erratum('gcd-printed', 'page 72, proof of Satz 27', {
      says: 'the number of sequences is g = gcd(a, b) times the number of {a/g, b/g, (a+b)/g}',
      holds: row => countOf(row) === gcd(row.a, row.b) * countOf(reduced(row)),
      ofLetters: true,
      nature: 'step',
      printed:
        '"Im letzten Fall haben wir |S_L| = ggt(L)" times the number for "die Elemente von L, dividiert durch g := ggt L" [in the last case |S_L| = gcd(L) times the number for the elements of L, divided by g = gcd L]',
      right: '|S_L| is the g-th power of that number',
      why: 'Each of the g residue classes has a sequence of its own. Page 76 has the power: 228 886 641 = 123⁴.',
      fails: { says: 'gcd(a, b) > 1', where: ({ a, b }) => gcd(a, b) > 1 },
      shows: row => ['sequences', gcd(row.a, row.b) * countOf(reduced(row)), countOf(row)],
      corrected: instead('gcd', 'page 72 corrected', {
        theorem: { reference: 'docs/laws.md, section 9', hypothesis: 'all a < b' },
        says: 'the number of sequences is the g-th power of the number of {a/g, b/g, (a+b)/g}, g = gcd(a, b)',
        holds: row => countOf(row) === countOf(reduced(row)) ** gcd(row.a, row.b),
        ofLetters: true,
      }),
    }),
  ],
});

function countOf({ a, b }: Row): number {
  return countCollisionFree([a!, b!, a! + b!]);
}

function reduced({ a, b }: Row): Row {
  const g = gcd(a!, b!);
  return { a: a! / g, b: b! / g };
}
