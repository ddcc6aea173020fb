import type { Charts } from '../../src/index.ts';

export const charts: Charts = [
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
];
