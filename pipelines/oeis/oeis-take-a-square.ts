import { definePipeline, ours, paper } from '../../src/index.ts';

const { section } = paper('oeis');

export default definePipeline({
  id: 'oeis-take-a-square',
  question:
    'What are the first terms of the sequence A014586 of OEIS, the nim-values of the game in which a square is taken?',
  source: section('A014586'),
  published: true,
  sweep: { game: 'squares' },
  measure: [{ series: 'terms', upTo: '10001', table: true }],
  limit: '10001 heaps',
  oeis: 'A014586',
  claims: [
    ours({
      id: 'definition',
      at: 'the definition',
      says: 'each of the 10,001 terms is the mex of the terms that a square leads to',
      holds: (_, { terms }) => isMexOfOptions(terms, 1),
      mutant: (_, { terms }) => isMexOfOptions(terms, 2),
      mutantSays: 'that a square above 1 leads to',
    }),
  ],
});

/** Whether each term is the least number that stands at none of the heaps n - r², from r = `least` on. */
function isMexOfOptions(terms: ArrayLike<number>, least: number): boolean {
  for (let n = 0; n < terms.length; n++) {
    const seen = new Set<number>();
    for (let r = least; r * r <= n; r++) seen.add(terms[n - r * r]!);
    let mex = 0;
    while (seen.has(mex)) mex++;
    if (terms[n] !== mex) return false;
  }
  return true;
}
