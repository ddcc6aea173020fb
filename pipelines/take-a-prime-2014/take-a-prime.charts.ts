import type { Charts } from '../../src/index.ts';

export const charts: Charts = [
  {
    of: 'terms',
    name: 'first-terms',
    title: 'The first 100 nim-values of take-a-prime, as printed',
    spec: {
      title: 'Take-a-prime: the first 100 nim-values, as printed',
      width: 640,
      height: 180,
      encoding: {
        x: { field: 'heap', type: 'quantitative', title: 'n', scale: { domain: [-1, 100], nice: false } },
        y: { field: 'value', type: 'quantitative', title: 'G(n)', axis: { tickMinStep: 1 } },
      },
      layer: [
        { mark: { type: 'line', strokeWidth: 0.5, color: '#999999' } },
        { mark: { type: 'point', filled: true, size: 26, opacity: 1, color: '#0072b2' } },
      ],
    },
  },
];
