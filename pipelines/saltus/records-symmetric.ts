import { definePipeline, line, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'records-symmetric',
  question:
    'How long are the periods of the symmetric sets {a, b, c, b+c-a, b+c}, which s - x maps to themselves, s = b+c?',
  answer: ['pure'],
  source: 'saltus, records',
  published: true,
  sweep: {
    game: '{a, b, c, b+c-a, b+c}',
    over: { a: '1..20', b: 'a+1..21', c: 'b+1..44-b' },
  },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  limit: '1e9 heaps',
  cost: '100000 + 20 (b + c) (b + c) (b + c)',
  summaries: [
    { name: 'records', title: 'The longest period for each s = b + c', by: { s: 'b + c' }, most: 'period' },
    {
      name: 'preperiods',
      title: 'The longest preperiod for each s = b + c',
      by: { s: 'b + c' },
      most: 'preperiod',
    },
  ],
  claims: [
    ours({
      id: 'pure',
      says: 'the outcomes have no preperiod',
      holds: 'outcomePreperiod = 0',
      conjecture: { askedBy: 'this project', further: '--over a=1..28 --over b=a+1..29 --over c=b+1..60-b' },
    }),
    ours({
      id: 'outcomes',
      says: 'the period of the outcomes divides that of the nim-values',
      holds: 'T divides period',
    }),
  ],
  charts: [
    line({
      of: 'records',
      name: 'records',
      title: 'The longest period of {a, b, c, b+c-a, b+c} against s = b + c, both logarithmic',
      heading: {
        text: 'The longest period of {a, b, c, b+c-a, b+c}',
        subtitle: [
          'The slope is the degree, which grows;',
          'Guy conjectures that of five moves it stays below 10.',
        ],
      },
      size: [360, 260],
      mark: { point: true, color: '#0072b2' },
      x: { field: 's', title: 's = b + c', scale: { type: 'log', nice: false } },
      y: { field: 'most_period', title: 'longest period', scale: { type: 'log' } },
    }),
  ],
});
