import type { Charts } from '../../src/index.ts';

export const charts: Charts = [
  {
    of: 'patterns',
    name: 'patterns',
    title: 'Values fill the heaps from the left; only a boundary pattern of 8 heaps is mixed',
    spec: {
      title: {
        text: 'Values fill the heaps from the left; only a boundary pattern of 8 heaps is mixed',
        subtitle: [
          'N − {2, 3, 6, 8} after k steps of Algorithm 1. Grey: all heaps before the first blank one have values.',
          'Squares: the boundary pattern of H_k; blue has a value, white is blank. All later heaps are blank (Lemma 3).',
        ],
      },
      width: 620,
      height: 300,
      encoding: {
        y: {
          field: 'k',
          type: 'quantitative',
          scale: { domain: [-0.5, 19.5], reverse: true, nice: false },
        },
        x: { type: 'quantitative', title: 'heap', scale: { domain: [-0.5, 63.5], nice: false } },
      },
      layer: [
        {
          transform: [{ calculate: 'datum.heap - 0.5', as: 'end' }, { filter: 'datum.heap > 0' }],
          mark: { type: 'bar', color: '#d8d8d8', size: 9 },
          encoding: { x: { field: 'end' }, x2: { datum: -0.5 } },
        },
        {
          transform: [
            { calculate: 'sequence(0, 8)', as: 'i' },
            { flatten: ['i'] },
            { calculate: 'datum.heap + datum.i', as: 'place' },
            { calculate: 'floor(datum.pattern / pow(2, datum.i)) % 2', as: 'star' },
          ],
          mark: { type: 'square', size: 62, opacity: 1, strokeWidth: 0.75, stroke: '#0072b2' },
          encoding: {
            x: { field: 'place' },
            color: { condition: { test: 'datum.star === 1', value: '#0072b2' }, value: '#ffffff' },
          },
        },
      ],
    },
  },
];
