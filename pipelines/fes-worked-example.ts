import { definePipeline, law, publishedTerms } from '../src/index.ts';

export default definePipeline({
  id: 'fes-worked-example',
  question: 'Which values does Algorithm 1 give the heaps of N - {2, 3, 6, 8}?',
  source: 'sleator-slusky-2012, section 2',
  published: true,
  sweep: { game: 'N - {2, 3, 6, 8}' },
  measure: ['preperiod', 'period', 'saltus', { series: 'terms', upTo: 'preperiod + 2 period', table: true }],
  limit: '1e6 heaps',
  claims: [
    publishedTerms(
      'sleator-slusky-2012-example.csv',
      { series: 'terms', heap: 'heap', term: 'step' },
      { says: 'the heaps on which the first six iterations place their values' },
    ),
    law({
      id: 'h-3',
      source: 'sleator-slusky-2012, section 2: the row of H_3, nine stars',
      says: 'nine heaps have a value below 3',
      holds: (_, { terms }) => Array.from(terms).filter(value => value < 3).length === 9,
      mutant: (_, { terms }) => Array.from(terms).filter(value => value <= 3).length === 9,
      mutantSays: 'nine heaps have a value of at most 3',
    }),
    law({
      id: 'not-pure',
      source:
        'sleator-slusky-2012, abstract and section 1: for |X| ≥ 4 the sequence "is not always purely arithmetic periodic"',
      says: 'the nim-sequence of N - {2, 3, 6, 8} is not purely arithmetic periodic: preperiod > 0',
      holds: ({ preperiod }) => preperiod > 0,
      mutant: ({ preperiod, period }) => preperiod > 5 * period,
      mutantSays: 'preperiod > 5 period',
    }),
    law({
      id: 'theorem-5',
      source: 'sleator-slusky-2012, Theorem 5',
      says: 'G(n + p) = G(n) + s for all n ≥ n0 among the terms, and not for n0 - 1',
      holds: ({ preperiod, period, saltus }, { terms }) =>
        repeatsFrom(terms, preperiod, period, saltus) && !repeatsFrom(terms, preperiod - 1, period, saltus),
      mutant: ({ preperiod, period, saltus }, { terms }) =>
        repeatsFrom(terms, preperiod, period, saltus + 1) &&
        !repeatsFrom(terms, preperiod - 1, period, saltus + 1),
      mutantSays: 'the saltus one larger',
    }),
  ],
});

function repeatsFrom(terms: ArrayLike<number>, from: number, period: number, saltus: number): boolean {
  return Array.from(terms).every(
    (value, n) => n < from || n + period >= terms.length || terms[n + period] === value + saltus,
  );
}
