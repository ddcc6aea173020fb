import { definePipeline, line, ours } from '../../src/index.ts';

const range = { longer: 'c ≤ 100', further: '--over a=1..198 --over b=a+1..199 --over c=b+1..200' };

export default definePipeline({
  id: 'records-three-moves',
  question: 'How long can the period of three moves be, by the largest one?',
  answer: ['square'],
  source: 'saltus, records',
  published: true,
  sweep: { game: '{a, b, c}', over: { a: '1..28', b: 'a+1..29', c: 'b+1..30' } },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  limit: '1e9 heaps',
  cost: '60000',
  summaries: [
    {
      name: 'records',
      title: 'The longest period of three moves for each c',
      by: { c: 'c' },
      most: 'period',
    },
    {
      name: 'preperiods',
      title: 'The longest preperiod of three moves for each c',
      by: { c: 'c' },
      most: 'preperiod',
    },
  ],
  claims: [
    ours({
      id: 'square',
      with: [20, 21],
      says: parts => `the period is at most 9c²/${parts}`,
      holds: (parts, { c, period }) => parts * period <= 9 * c ** 2,
      conjecture: {
        askedBy:
          'Guy, by Nowakowski, Unsolved problems in combinatorial games, as arXiv:2405.20054 quotes it: polynomials of degree |S| choose 2 bound the periods, here 3; the sharp form is of this project',
        ...range,
      },
    }),
    ours({
      id: 'outcomes',
      says: 'the outcomes have the period of the nim-values',
      holds: 'T = period',
      conjecture: {
        askedBy: 'this project',
        ...range,
      },
    }),
  ],
  charts: [
    line({
      of: 'records',
      name: 'records',
      title: 'The longest period of three moves against the largest one, both logarithmic',
      heading: 'The longest period of {a, b, c}',
      size: [360, 220],
      mark: { point: true, color: '#0072b2' },
      x: { field: 'c', title: 'c', scale: { type: 'log', nice: false } },
      y: { field: 'most_period', title: 'longest period', scale: { type: 'log' } },
    }),
  ],
});
