import { definePipeline, line, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'all-but-six',
  question:
    'Which all-but games with six excluded numbers are not purely periodic, and how long can they take to be periodic?',
  answer: ['only-with-a-sum'],
  source: 'saltus, more than three excluded numbers',
  published: true,
  sweep: {
    game: 'N - {a, b, c, d, e, f}',
    over: { a: '1..9', b: 'a+1..10', c: 'b+1..11', d: 'c+1..12', e: 'd+1..13', f: 'e+1..14' },
  },
  measure: ['preperiod', 'period', 'saltus'],
  limit: '1e9 heaps',
  cost: '20000 + 1000f',
  summaries: [
    {
      name: 'pure',
      title: 'How many sets have no preperiod (0), and how many have one (1), for each f',
      by: { f: 'f', preperiod: 'min(1, preperiod)' },
      most: 'preperiod',
    },
    { name: 'periods', title: 'The longest period for each f', by: { f: 'f' }, most: 'period' },
  ],
  claims: [
    ours({
      id: 'only-with-a-sum',
      says: 'there is no preperiod unless d = a + c or e = a + c or f = a + c or e = a + d or f = a + d or f = a + e',
      holds: 'preperiod = 0 or d = a+c or e = a+c or f = a+c or e = a+d or f = a+d or f = a+e',
      conjecture: {
        askedBy: 'this project',
        longer: 'f ≤ 18',
        further:
          '--over a=1..15 --over b=a+1..16 --over c=b+1..17 --over d=c+1..18 --over e=d+1..19 --over f=e+1..20',
      },
    }),
  ],
  charts: [
    line({
      of: 'periods',
      name: 'periods',
      title: 'The longest period of N - {a, b, c, d, e, f} against the largest number, both logarithmic',
      heading: 'The longest period of N - {a, b, c, d, e, f}',
      size: [360, 220],
      mark: { point: true, color: '#0072b2' },
      x: { field: 'f', title: 'f', scale: { type: 'log', nice: false } },
      y: { field: 'most_period', title: 'longest period', scale: { type: 'log' } },
    }),
  ],
});
