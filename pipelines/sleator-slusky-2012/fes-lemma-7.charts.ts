import type { Charts } from '../../src/index.ts';

export const charts: Charts = [
  {
    of: 'inDegrees',
    name: 'in-degrees',
    title: 'Half of the reached patterns have in-degree 1 and half have 3; if b = 2a, all have 4',
    spec: {
      title: {
        text: 'Half of the reached patterns have in-degree 1, half have 3',
        subtitle: [
          'Boundary patterns that N − {a, b, a+b} reaches, counting edges from all 2^(a+b−1) patterns.',
          'Exception: if b = 2a, all have in-degree 4.',
        ],
      },
      transform: [
        { filter: 'datum.reached > 0' },
        { calculate: "'{' + datum.a + ', ' + datum.b + ', ' + (datum.a + datum.b) + '}'", as: 'X' },
        { calculate: '100 * datum.a + datum.b', as: 'order' },
      ],
      width: 640,
      height: 140,
      mark: 'bar',
      encoding: {
        x: {
          field: 'X',
          type: 'nominal',
          title: null,
          sort: { field: 'order', op: 'min' },
          axis: { labelFontSize: 9 },
        },
        y: {
          field: 'reached',
          type: 'quantitative',
          title: 'share of reached patterns',
          stack: 'normalize',
          axis: { values: [0, 0.5, 1], format: '%' },
        },
        color: { field: 'inDegree', type: 'ordinal', title: 'in-degree' },
      },
    },
  },
];
