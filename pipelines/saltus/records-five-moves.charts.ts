import { type Charts, OF_NUMBERS } from '../../src/index.ts';

export const charts: Charts = [
  {
    of: 'records',
    name: 'records',
    title:
      'The longest period of five moves tends to grow with the largest move e; both axes are logarithmic',
    spec: {
      title: {
        text: 'The longest period of {a, b, c, d, e} tends to grow with e',
        subtitle: 'Symmetric sets {a, b, e-b, e-a, e} and all others. Both axes are logarithmic.',
      },
      width: 360,
      height: 240,
      mark: { type: 'line', point: true },
      encoding: {
        x: { field: 'e', type: 'quantitative', title: 'e', ...OF_NUMBERS },
        y: { field: 'most_period', type: 'quantitative', title: 'longest period', scale: { type: 'log' } },
        color: {
          field: 'apart',
          type: 'nominal',
          title: 'symmetric',
          scale: { domain: [0, 1], range: ['#d55e00', '#0072b2'] },
          legend: { labelExpr: "datum.value == 0 ? 'yes' : 'no'" },
        },
      },
    },
  },
];
