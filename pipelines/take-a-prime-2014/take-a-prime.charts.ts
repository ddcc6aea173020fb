import type { Charts } from '../../src/index.ts';

export const charts: Charts = [
  {
    of: 'terms',
    name: 'first-terms',
    title: 'The first 100 nim-values of take-a-prime, as printed',
    spec: {
      title: {
        text: 'Take-a-prime: the first 100 nim-values, as printed',
        subtitle: 'Heap n is in row 10 ⌊n / 10⌋ and column n mod 10.',
      },
      width: 300,
      height: 240,
      transform: [
        { calculate: 'datum.heap % 10', as: 'column' },
        { calculate: 'datum.heap - datum.column', as: 'row' },
      ],
      encoding: {
        x: {
          field: 'column',
          type: 'ordinal',
          title: 'n mod 10',
          axis: { orient: 'top', labelAngle: 0 },
        },
        y: { field: 'row', type: 'ordinal', title: '10 ⌊n / 10⌋' },
      },
      layer: [
        {
          mark: 'rect',
          encoding: {
            color: {
              field: 'value',
              type: 'quantitative',
              title: 'G(n)',
              scale: { range: ['#deebf7', '#6baed6'] },
              legend: null,
            },
          },
        },
        {
          mark: { type: 'text', fontSize: 12, color: '#10202e' },
          encoding: { text: { field: 'value' } },
        },
      ],
    },
  },
];
