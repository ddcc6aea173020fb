import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'fes-five',
  question: 'Are there FES sets of size 5 whose nim-sequence is not purely arithmetic periodic?',
  answer: ['not-pure'],
  ...about('abstract'),
  sweep: { game: 'N - {2, 3, 6, 8, c}', over: { c: '17..400' } },
  measure: ['preperiod', 'period', 'saltus', { series: 'terms', upTo: 'preperiod + period + 2c' }],
  limit: '1e6 heaps',
  claims: [
    claim(
      'not-pure',
      'abstract: "for |X| ≥ 4 the sequence is not always purely arithmetic periodic", here |X| = 5',
      {
        says: 'for c > 16, N - {2, 3, 6, 8, c} has the nim-sequence of N - {2, 3, 6, 8}: preperiod 42, period 9, saltus 3',
        where: 'c > 16',
        holds: 'preperiod = 42 and period = 9 and saltus = 3 and G = G of N - {2, 3, 6, 8}',
      },
    ),
  ],
});
