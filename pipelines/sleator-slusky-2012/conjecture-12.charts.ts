import type { Charts } from '../../src/index.ts';

export const charts: Charts = [
  {
    of: 'tent',
    name: 'tent',
    title: 'Scaled by a, all cases lie on one tent-shaped curve',
    fields: ['a', 'residue', 'excess', 'cases'],
    spec: {
      title: {
        text: 'Scaled by a, all cases lie on one tent-shaped curve',
        subtitle: [
          'Grey: what the printed conjecture allows, an open square on the left',
          'and an open line on the right. Orange: for a = 1 the points lie on',
          'their ends, which the printed conjecture excludes.',
        ],
      },
      transform: [
        { calculate: 'datum.residue / datum.a', as: 'folded' },
        { calculate: 'datum.excess / (datum.a * datum.a)', as: 'height' },
        { calculate: "datum.a === 1 ? 'a = 1' : 'a ≥ 2'", as: 'kind' },
      ],
      width: 440,
      height: 250,
      encoding: {
        x: {
          field: 'folded',
          type: 'quantitative',
          title: '(b mod 2a) / a',
          scale: { domain: [-0.05, 2.05], nice: false },
        },
        y: {
          field: 'height',
          type: 'quantitative',
          title: '(saltus / a − b) / a',
          scale: { domain: [-0.05, 1.05], nice: false },
        },
      },
      layer: [
        {
          data: { values: [{ folded: 0, height: 0, right: 1, top: 1 }] },
          mark: { type: 'rect', color: '#888888', opacity: 0.22 },
          encoding: { x2: { field: 'right' }, y2: { field: 'top' } },
        },
        {
          data: {
            values: [
              { folded: 1, height: 1 },
              { folded: 2, height: 0 },
            ],
          },
          mark: { type: 'line', color: '#888888', opacity: 0.5, strokeWidth: 7 },
        },
        {
          mark: { type: 'point', filled: true, opacity: 1, aria: false },
          encoding: {
            color: {
              field: 'kind',
              type: 'nominal',
              title: null,
              scale: { domain: ['a ≥ 2', 'a = 1'], range: ['#0072b2', '#d55e00'] },
            },
            shape: {
              field: 'kind',
              type: 'nominal',
              title: null,
              scale: { domain: ['a ≥ 2', 'a = 1'], range: ['circle', 'diamond'] },
            },
            size: { condition: { test: 'datum.a === 1', value: 90 }, value: 9 },
          },
        },
        {
          transform: [
            { aggregate: [{ op: 'sum', field: 'cases', as: 'all' }] },
            { calculate: "format(datum.all, ',') + ' cases, all on the curve'", as: 'label' },
            { calculate: '1.12', as: 'folded' },
            { calculate: '0.94', as: 'height' },
          ],
          mark: { type: 'text', align: 'left' },
          encoding: { text: { field: 'label' } },
        },
      ],
    },
  },
];
