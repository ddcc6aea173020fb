import { definePipeline, line, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'all-but-five',
  question:
    'Which all-but games with five excluded numbers are not purely periodic, and how long can they take to be periodic?',
  answer: ['only-with-a-sum'],
  source: 'saltus, more than three excluded numbers',
  published: true,
  sweep: {
    game: 'N - {a, b, c, d, e}',
    over: { a: '1..12', b: 'a+1..13', c: 'b+1..14', d: 'c+1..15', e: 'd+1..16' },
  },
  measure: ['preperiod', 'period', 'saltus'],
  limit: '1e9 heaps',
  cost: '20000 + 1000e',
  summaries: [
    {
      name: 'pure',
      title: 'How many sets have no preperiod (0), and how many have one (1), for each e',
      by: { e: 'e', preperiod: 'min(1, preperiod)' },
      most: 'preperiod',
    },
    { name: 'periods', title: 'The longest period for each e', by: { e: 'e' }, most: 'period' },
  ],
  claims: [
    ours({
      id: 'only-with-a-sum',
      says: 'there is no preperiod unless d = a + c or e = a + c or e = a + d',
      holds: 'preperiod = 0 or d = a+c or e = a+c or e = a+d',
      conjecture: {
        askedBy: 'this project',
        longer: 'e ≤ 24',
        further: '--over a=1..24 --over b=a+1..25 --over c=b+1..26 --over d=c+1..27 --over e=d+1..28',
      },
    }),
  ],
  charts: [
    line({
      of: 'periods',
      name: 'periods',
      title: 'The longest period of N - {a, b, c, d, e} against the largest number, both logarithmic',
      heading: 'The longest period of N - {a, b, c, d, e}',
      size: [360, 220],
      mark: { point: true, color: '#0072b2' },
      x: { field: 'e', title: 'e', scale: { type: 'log', nice: false } },
      y: { field: 'most_period', title: 'longest period', scale: { type: 'log' } },
    }),
  ],
});
