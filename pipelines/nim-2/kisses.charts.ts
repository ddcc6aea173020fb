import type { Charts } from '../../src/index.ts';

export const charts: Charts = [
  {
    of: 'moves',
    name: 'positions',
    title: 'The player to move loses with 0, 2, 7 or 9 kisses: every move from there leads to an N-position',
    spec: {
      title: {
        text: '{1, 3, 4}: the player to move loses with 0, 2, 7 or 9 kisses',
        subtitle: [
          'Each arc is a move to a smaller heap. Every P-position (filled) leads only to',
          'N-positions; every N-position has a move to a P-position (thick arc).',
        ],
      },
      width: 640,
      height: 170,
      transform: [
        {
          calculate: "datum.to % 7 === 0 || datum.to % 7 === 2 ? 'to a P-position' : 'to an N-position'",
          as: 'move',
        },
      ],
      encoding: {
        x: {
          type: 'quantitative',
          title: 'kisses',
          scale: { domain: [-0.4, 11.4], nice: false },
          axis: { grid: false, values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
        },
        y: { type: 'quantitative', axis: null, scale: { domain: [-0.6, 4.4], nice: false } },
      },
      layer: [
        {
          transform: [
            { calculate: 'sequence(0, 33)', as: 'order' },
            { calculate: "datum.from + '-' + datum.to", as: 'id' },
            { flatten: ['order'] },
            { calculate: 'datum.from + (datum.to - datum.from) * datum.order / 32', as: 'x' },
            { calculate: '(datum.from - datum.to) * sin(PI * datum.order / 32)', as: 'y' },
          ],
          mark: 'line',
          encoding: {
            x: { field: 'x' },
            y: { field: 'y' },
            order: { field: 'order' },
            detail: { field: 'id' },
            color: {
              field: 'move',
              type: 'nominal',
              title: null,
              scale: { domain: ['to a P-position', 'to an N-position'], range: ['#0072b2', '#bbbbbb'] },
            },
            size: { condition: { test: "datum.move === 'to a P-position'", value: 2.5 }, value: 0.75 },
          },
        },
        {
          transform: [
            { calculate: '[datum.from, datum.to]', as: 'heap' },
            { flatten: ['heap'] },
            { aggregate: [{ op: 'count', as: 'moves' }], groupby: ['heap'] },
            { calculate: 'datum.heap % 7 === 0 || datum.heap % 7 === 2', as: 'isP' },
          ],
          mark: { type: 'circle', size: 260, opacity: 1, stroke: '#222222', strokeWidth: 1 },
          encoding: {
            x: { field: 'heap' },
            y: { datum: 0 },
            color: { condition: { test: 'datum.isP', value: '#222222' }, value: '#ffffff' },
          },
        },
        {
          transform: [
            { calculate: '[datum.from, datum.to]', as: 'heap' },
            { flatten: ['heap'] },
            { aggregate: [{ op: 'count', as: 'moves' }], groupby: ['heap'] },
            { calculate: "datum.heap % 7 === 0 || datum.heap % 7 === 2 ? 'P' : 'N'", as: 'outcome' },
          ],
          mark: { type: 'text', fontWeight: 'bold' },
          encoding: {
            x: { field: 'heap' },
            y: { datum: 0 },
            text: { field: 'outcome' },
            color: { condition: { test: "datum.outcome === 'P'", value: '#ffffff' }, value: '#222222' },
          },
        },
      ],
    },
  },
];
