import type { Charts } from '../../src/index.ts';

export const charts: Charts = [
  {
    name: 'staircase',
    title: 'For each a, saltus / a climbs a staircase as b grows: steep, then flat, once every 2a',
    spec: {
      title: {
        text: 'saltus / a climbs a staircase as b grows: steep, then flat, once every 2a',
        subtitle:
          'All rows with b ≤ 11a. Grey lines: multiples of 2a. Dashed: saltus / a = b. Blue: d, the gap between them.',
      },
      transform: [
        { filter: 'datum.b <= 11 * datum.a' },
        { calculate: 'datum.saltus / datum.a', as: 'factor' },
        { calculate: "'a = ' + datum.a", as: 'panel' },
      ],
      facet: { field: 'panel', type: 'nominal', sort: { field: 'a' }, title: null },
      columns: 4,
      align: 'all',
      bounds: 'flush',
      spacing: { row: 66, column: 58 },
      resolve: { scale: { x: 'independent', y: 'independent' } },
      spec: {
        width: 150,
        height: 150,
        encoding: {
          x: {
            type: 'quantitative',
            title: 'b',
            scale: { zero: false, nice: false, padding: 6 },
            axis: { grid: false, labels: false, ticks: false, titlePadding: 20 },
          },
          y: {
            type: 'quantitative',
            title: 'saltus / a',
            scale: { zero: false, nice: false, padding: 6 },
            axis: { grid: false, labels: false, ticks: false, titlePadding: 26 },
          },
        },
        layer: [
          {
            transform: [
              { filter: 'datum.factor % (2 * datum.a) === 0 && datum.factor <= 10 * datum.a' },
              { aggregate: [{ op: 'count', as: 'rows' }], groupby: ['a', 'factor'] },
            ],
            layer: [
              { mark: { type: 'rule', color: '#d8d8d8' }, encoding: { y: { field: 'factor' } } },
              { mark: { type: 'rule', color: '#d8d8d8' }, encoding: { x: { field: 'factor' } } },
              {
                mark: { type: 'text', align: 'right', baseline: 'middle', x: -5 },
                encoding: { y: { field: 'factor' }, text: { field: 'factor' } },
              },
              {
                mark: { type: 'text', align: 'center', baseline: 'top', y: 155 },
                encoding: { x: { field: 'factor' }, text: { field: 'factor' } },
              },
            ],
          },
          {
            mark: { type: 'area', color: '#0072b2', opacity: 0.25 },
            encoding: { x: { field: 'b' }, y: { field: 'b' }, y2: { field: 'factor' } },
          },
          {
            mark: { type: 'line', color: '#888888', strokeWidth: 0.75, strokeDash: [3, 3] },
            encoding: { x: { field: 'b' }, y: { field: 'b' } },
          },
          {
            mark: { type: 'line', color: '#0072b2', strokeWidth: 1, point: { color: '#0072b2', size: 22 } },
            encoding: { x: { field: 'b' }, y: { field: 'factor' } },
          },
        ],
      },
    },
  },
  {
    name: 'collapse',
    title: 'Scaled by a, all rows lie on one tent-shaped curve',
    spec: {
      title: {
        text: 'Scaled by a, all rows lie on one tent-shaped curve',
        subtitle: [
          'Each point is a row of the eight tables. Grey: the distance from b',
          'to the nearest multiple of 2a, divided by a.',
        ],
      },
      transform: [
        { calculate: '(datum.saltus / datum.a - datum.b) / datum.a', as: 'excess' },
        { calculate: '(datum.b % (2 * datum.a)) / datum.a', as: 'residue' },
      ],
      width: 440,
      height: 220,
      encoding: {
        x: { type: 'quantitative', title: '(b mod 2a) / a', axis: { values: [0, 0.5, 1, 1.5, 2] } },
        y: { type: 'quantitative', title: '(saltus / a − b) / a', axis: { values: [0, 0.5, 1] } },
      },
      layer: [
        {
          data: {
            values: [
              { residue: 0, excess: 0 },
              { residue: 1, excess: 1 },
              { residue: 2, excess: 0 },
            ],
          },
          mark: { type: 'line', color: '#cccccc', strokeWidth: 4 },
          encoding: { x: { field: 'residue' }, y: { field: 'excess' } },
        },
        {
          mark: { type: 'point', filled: true, size: 40, opacity: 0.8 },
          encoding: { x: { field: 'residue' }, y: { field: 'excess' } },
        },
        {
          data: { values: [{ residue: 1.25, excess: 1, label: '320 games,|8 values of a,|one curve' }] },
          mark: { type: 'text', align: 'left', lineBreak: '|' },
          encoding: { x: { field: 'residue' }, y: { field: 'excess' }, text: { field: 'label' } },
        },
      ],
    },
  },
];
