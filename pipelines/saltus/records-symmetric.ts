import { definePipeline, line, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'records-symmetric',
  question: 'How long are the periods of the symmetric sets {a, b, s-b, s-a, s}?',
  answer: ['pure'],
  source: 'saltus, records',
  published: true,
  sweep: {
    game: '{a, b, s-b, s-a, s}',
    over: { s: '5..44', a: '1..s', b: 'a+1..s' },
    where: '2b < s',
  },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  limit: '1e9 heaps',
  cost: '100000 + 20 s s s',
  summaries: [
    { name: 'records', title: 'The longest period for each s', by: { s: 's' }, most: 'period' },
    { name: 'preperiods', title: 'The longest preperiod for each s', by: { s: 's' }, most: 'preperiod' },
  ],
  claims: [
    ours({
      id: 'pure',
      says: 'the outcomes have no preperiod',
      holds: 'outcomePreperiod = 0',
      conjecture: { askedBy: 'this project', further: '--over s=45..60' },
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
      title: 'The longest period of {a, b, s-b, s-a, s} against s, both logarithmic',
      heading: {
        text: 'The longest period of {a, b, s-b, s-a, s}',
        subtitle:
          'The slope is the degree, which grows; Guy conjectures that of five moves it stays below 10.',
      },
      size: [360, 260],
      mark: { point: true, color: '#0072b2' },
      x: { field: 's', title: 's', scale: { type: 'log' } },
      y: { field: 'most_period', title: 'longest period', scale: { type: 'log' } },
    }),
  ],
});
