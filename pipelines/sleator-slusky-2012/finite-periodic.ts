import { definePipeline, paper, type Row } from '../../src/index.ts';

const { law, section } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'finite-periodic',
  question: 'Is the nim-sequence of a finite set of moves periodic?',
  source: section('section 1'),
  published: true,
  sweep: { game: '{a, b, c}', over: { a: '1..22', b: 'a+1..23', c: 'b+1..24' } },
  measure: ['preperiod', 'period', { series: 'terms', upTo: 'preperiod + 2period + c' }],
  limit: '1e7 heaps',
  claims: [
    law({
      id: 'periodic',
      says: 'for a finite set of moves G(n + p) = G(n) for n ≥ n0; here for all sets of three moves up to 24',
      holds: ({ preperiod, period }, { terms }) => repeats(terms, preperiod, period),
      mutant: ({ preperiod, period }, { terms }) => repeats(terms, preperiod, period + 1),
      mutantSays: 'G(n + p + 1) = G(n)',
    }),
    law({
      id: 'by-definition',
      at: 'section 1: the definition of G',
      says: 'G(n) is the least value that no G(n - s), s in S, s ≤ n, has',
      holds: (row, { terms }) => Array.from(terms).every((value, n) => value === mex(row, terms, n, 0)),
      mutant: (row, { terms }) => Array.from(terms).every((value, n) => value === mex(row, terms, n, 1)),
      mutantSays: 's < n in place of s ≤ n',
    }),
  ],
});

function repeats(terms: ArrayLike<number>, from: number, period: number): boolean {
  return Array.from(terms).every(
    (value, n) => n < from || n + period >= terms.length || terms[n + period] === value,
  );
}

/** The mex over the moves that leave at least so many counters. */
function mex({ a, b, c }: Row, terms: ArrayLike<number>, n: number, least: number): number {
  const options = [a, b, c].filter(s => n - s >= least).map(s => terms[n - s]);
  return [0, 1, 2, 3].find(value => !options.includes(value))!;
}
