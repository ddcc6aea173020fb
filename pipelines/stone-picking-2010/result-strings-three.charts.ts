import type { Charts } from '../../src/index.ts';

export const charts: Charts = [
  {
    name: 'lemma-1',
    fields: ['c', 'outcomePreperiod', 'T'],
    title: 'Lemma I.1: B(S) repeats much sooner than the bound of the proof',
    spec: {
      title: {
        text: 'Lemma I.1: c bits recur much sooner than the bound',
        subtitle: [
          'Each circle is a set: preperiod + T + c, the least j',
          'of the proof. Dashed: the bound of the proof for j.',
        ],
      },
      width: 420,
      height: 320,
      transform: [
        { calculate: 'max(datum.outcomePreperiod, 1) + datum.T + datum.c', as: 'j' },
        { calculate: 'pow(2, datum.c) + datum.c + 1', as: 'bound' },
      ],
      encoding: {
        x: { field: 'c', type: 'quantitative', title: 'c, the largest move', scale: { zero: false } },
      },
      layer: [
        {
          mark: { type: 'circle', size: 18, opacity: 0.5 },
          encoding: {
            y: {
              field: 'j',
              type: 'quantitative',
              title: 'bits',
              scale: { type: 'log', domain: [5, 2_000_000] },
            },
          },
        },
        {
          mark: { type: 'line', strokeDash: [4, 3], color: '#555555' },
          encoding: { y: { field: 'bound', type: 'quantitative', aggregate: 'max' } },
        },
      ],
    },
  },
];
