import { definePipeline, gcd, paper, type Row } from '../../src/index.ts';
import { countCollisionFree } from './_helpers.ts';

const { about, instead, claim, erratum } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'collision-free-four',
  question: 'How many 0-collision-free sequences does {a, b, 2b-a, 2b} have?',
  answer: ['recursion-printed', 'sillke'],
  ...about('pages 72-73'),
  sweep: { game: '{a, b, 2b-a, 2b}', over: { b: '2..9', a: '1..b-1' } },
  measure: ['T'],
  claims: [
    erratum('recursion-printed', 'page 72', {
      says: 'for coprime a and b, c(b) of the sequences of 2b zeros and ones have no two zeros whose distance is a move; c(n + 3) = c(n + 2) + 3c(n + 1) + c(n), c(0) = 1, c(1) = 3, c(2) = 5',
      where: ({ a, b }) => gcd(a, b) === 1,
      holds: row => countOf(row) === termAt(row.b),
      ofLetters: true,
      nature: 'hypothesis',
      printed:
        '"Sei L = (s1, s2, 2s2 - s1, 2s2) mit ggt(s1, s2) = 1 und c(s2) := |S_L|. Dann gilt c(n + 3) = c(n + 2) + 3c(n + 1) + c(n)" [for gcd(s1, s2) = 1 and c(s2) = |S_L|, this recursion holds]',
      right: '|S_L| = c(s2) for odd s1, and c(s2) - 2 for even s1',
      why: 'For even a the number depends on the parity of a too: {2, 3, 4, 6} has 13 sequences, and c(3) = 15.',
      fails: { says: 'a is even', where: ({ a }) => a % 2 === 0 },
      shows: row => ['sequences', termAt(row.b), countOf(row)],
      corrected: instead('recursion', 'page 72 corrected', {
        says: 'for coprime a and b the number of sequences is c(b) if a is odd, and c(b) - 2 if a is even',
        where: ({ a, b }) => gcd(a, b) === 1,
        holds: row => countOf(row) === termAt(row.b) - (row.a % 2 === 0 ? 2 : 0),
        ofLetters: true,
      }),
    }),
    claim('closed', 'page 72', {
      with: [1, -1],
      says: sign =>
        `the terms of the recursion are c(n) = (1+√2)^n + (1-√2)^n ${sign === 1 ? '-' : '+'} (-1)^n, for n = b`,
      holds: (sign, { b }) => termAt(b) === pellLucas(b) - sign * (-1) ** b,
      ofLetters: true,
    }),
    claim('sillke', 'page 73, conjecture of Sillke', {
      says: 'b ≥ 3: at most 15^(b/3) sequences are 0-collision-free',
      where: ({ b }) => b >= 3,
      holds: row => countOf(row) ** 3 <= 15 ** row.b,
      mutant: row => countOf(row) ** 3 < 15 ** row.b,
      mutantSays: 'b ≥ 3: fewer than 15^(b/3) sequences are 0-collision-free',
      ofLetters: true,
    }),
  ],
});

function countOf({ a, b }: Row): number {
  return countCollisionFree([a!, b!, 2 * b! - a!, 2 * b!]);
}

/** The term c(n) of the printed recursion. */
function termAt(n: number): number {
  const terms = [1, 3, 5];
  while (terms.length <= n) terms.push(terms.at(-1)! + 3 * terms.at(-2)! + terms.at(-3)!);
  return terms[n]!;
}

/** Returns (1+√2)^n + (1-√2)^n. */
function pellLucas(n: number): number {
  let [term, next] = [2, 2];
  for (let i = 0; i < n; i++) [term, next] = [next, 2 * next + term];
  return term;
}
