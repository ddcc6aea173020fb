import { definePipeline, isNimSequence, law } from '../../src/index.ts';

export default definePipeline({
  id: 'fes-five',
  question: 'Are there FES sets of size 5 whose nim-sequence is not purely arithmetic periodic?',
  source: 'sleator-slusky-2012, abstract',
  published: true,
  sweep: { game: 'N - {2, 3, 6, 8, c}', over: { c: '17..400' } },
  measure: ['preperiod', 'period', 'saltus', { series: 'terms', upTo: 'preperiod + period + 2c' }],
  limit: '1e6 heaps',
  claims: [
    law({
      id: 'not-pure',
      source:
        'sleator-slusky-2012, abstract: "for |X| ≥ 4 the sequence is not always purely arithmetic periodic"',
      says: 'N - {2, 3, 6, 8, c} with c > 16 is as N - {2, 3, 6, 8}: preperiod 42, period 9, saltus 3. So on to any size, each number more than twice the one before',
      where: ({ c }) => c > 16,
      holds: ({ preperiod, period, saltus }, { terms }) =>
        preperiod === 42 && period === 9 && saltus === 3 && isNimSequence(terms, [2, 3, 6, 8]),
      mutant: ({ preperiod, period, saltus }, { terms }) =>
        preperiod === 41 && period === 9 && saltus === 3 && isNimSequence(terms, [2, 3, 6, 8]),
      mutantSays: 'preperiod 41',
    }),
  ],
});
