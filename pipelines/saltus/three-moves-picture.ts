import { asked, definePipeline, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'three-moves-picture',
  question:
    'Which sum of two moves does the period of {a, b, 48} divide, and which of these sets have a preperiod?',
  answer: ['one-colour'],
  ...asked('saltus, three moves'),
  sweep: { game: '{a, b, c}', over: { a: '1..46', b: 'a+1..47', c: '48' }, where: 'c != a + b' },
  measure: ['preperiod', 'period'],
  cost: '60000',
  claims: [
    ours('one-colour', {
      holds: 'b <= 2a and c < a + b implies preperiod = 0 and period = a + c',
      mutant: 'preperiod = 0 and period = b + c',
      mutantSays: 'b <= 2a and c < a + b implies preperiod = 0 and period = b + c',
      conjecture: { further: '--over a=1..98 --over b=a+1..99 --over c=100' },
    }),
  ],
  charts: [
    {
      name: 'sums',
      fields: ['a', 'b', 'c', 'preperiod', 'period'],
      title: 'The period of {a, b, 48} divides a sum of two moves, a different one in each region',
      spec: {
        title: {
          text: 'The period of {a, b, 48} divides a sum of two moves',
          subtitle: 'Colour: the sum, with c = 48. Faint: there is a preperiod. Blank: a + b = 48.',
        },
        width: 380,
        height: 380,
        transform: [
          { calculate: '(datum.a + datum.b) % datum.period == 0', as: 'ab' },
          { calculate: '(datum.a + datum.c) % datum.period == 0', as: 'ac' },
          { calculate: '(datum.b + datum.c) % datum.period == 0', as: 'bc' },
          {
            calculate:
              "datum.ab + datum.ac + datum.bc > 1 ? 'more than one' : datum.ab ? 'a + b' : datum.ac ? 'a + c' : 'b + c'",
            as: 'sum',
          },
          { calculate: "datum.preperiod > 0 ? 'yes' : 'no'", as: 'late' },
        ],
        encoding: {
          x: { field: 'b', type: 'ordinal', title: 'b', axis: { labelOverlap: true, labelAngle: 0 } },
          y: {
            field: 'a',
            type: 'ordinal',
            title: 'a',
            sort: 'descending',
            axis: { labelOverlap: true },
          },
        },
        layer: [
          {
            mark: 'rect',
            encoding: {
              color: { field: 'sum', type: 'nominal', title: 'divides' },
              opacity: {
                field: 'late',
                type: 'ordinal',
                title: 'preperiod',
                scale: { domain: ['no', 'yes'], range: [1, 0.4] },
              },
            },
          },
          {
            data: {
              values: [
                { a: 34, b: 40, region: 'a + c' },
                { a: 19, b: 23, region: 'b + c' },
              ],
            },
            mark: { type: 'text', fontWeight: 'bold', fontSize: 12, color: '#10202e' },
            encoding: { text: { field: 'region' } },
          },
        ],
      },
    },
  ],
});
