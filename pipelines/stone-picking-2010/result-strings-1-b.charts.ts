import type { Charts } from '../../src/index.ts';

export const charts: Charts = [
  {
    name: 'printed-and-right',
    fields: ['b', 'E'],
    title: 'E of {1, b} for even b: the printed number lies 3/2 times as far above 2/3 as the right one',
    spec: {
      title: {
        text: '{1, b} for even b: the printed result number E is too large',
        subtitle: ['Its distance from 2/3 (dashed) is 3/2 times the right one.'],
      },
      width: 420,
      height: 280,
      transform: [
        { filter: 'datum.b % 2 === 0 && datum.b <= 10' },
        { calculate: "toNumber(split(datum.E, '/')[0]) / toNumber(split(datum.E, '/')[1])", as: 'right' },
        { calculate: '4 * (pow(2, datum.b) + 1) / (3 * (pow(2, datum.b + 1) - 1))', as: 'printed' },
        { fold: ['printed', 'right'], as: ['formula', 'number'] },
      ],
      layer: [
        {
          data: { values: [{ limit: 2 / 3 }] },
          mark: { type: 'rule', strokeDash: [5, 4], color: '#888888', strokeWidth: 1 },
          encoding: { y: { field: 'limit', type: 'quantitative' } },
        },
        {
          mark: { type: 'line', point: { size: 50 }, strokeWidth: 1 },
          encoding: {
            x: {
              field: 'b',
              type: 'quantitative',
              title: 'b',
              axis: { values: [2, 4, 6, 8, 10] },
              scale: { domain: [1, 11], nice: false },
            },
            y: {
              field: 'number',
              type: 'quantitative',
              title: 'E',
              scale: { domain: [0.65, 1], zero: false },
            },
            color: { field: 'formula', type: 'nominal', title: 'formula' },
          },
        },
      ],
    },
  },
];
