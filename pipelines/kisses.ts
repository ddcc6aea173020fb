import { definePipeline, law } from '../src/index.ts';

/** What the post says of each number of kisses from 0 to 11: 0 a P-position, 1 an N-position. */
const PRINTED = [0, 1, 0, 1, 1, 1, 1, 0, 1, 0, 1, 1];

export default definePipeline({
  id: 'kisses',
  question: 'Who wins if each player takes 1, 3 or 4 kisses?',
  source: 'nim-2, "A subtraction game example"',
  published: true,
  sweep: { game: '{1, 3, 4}' },
  measure: [
    'preperiod',
    'period',
    'outcomePreperiod',
    'T',
    'B',
    'E',
    { series: 'outcomes', upTo: '12', table: true },
    { series: 'moves', upTo: '12', table: true },
  ],
  limit: '1e6 heaps',
  claims: [
    law({
      id: 'positions-0-to-11',
      says: 'the P-positions from 0 to 11 are 0, 2, 7 and 9, and all others are N-positions',
      holds: (_, { outcomes }) => PRINTED.every((outcome, heap) => outcomes[heap] === outcome),
      mutant: (_, { outcomes }) => PRINTED.every((outcome, heap) => outcomes[heap + 1] === outcome),
      mutantSays: 'the same one heap later',
    }),
    law({
      id: 'mod-7',
      says: 'the second player wins exactly if the number of kisses leaves 0 or 2 when divided by 7',
      holds: ({ outcomePreperiod, T }, _, { B }) => outcomePreperiod === 0 && T === 7 && B === '<0101111>',
      mutant: ({ outcomePreperiod, T }, _, { B }) => outcomePreperiod === 0 && T === 7 && B === '<0110111>',
      mutantSays: '0 or 3',
    }),
  ],
  charts: [
    {
      of: 'moves',
      name: 'positions',
      title: 'The moves between positions',
      spec: {
        title: {
          text: 'Positions and moves of {1, 3, 4}',
          subtitle: [
            'An arc for each move, to the smaller heap. Every P-position (filled)',
            'leads to N-positions only; every N-position has a move to a P-position (bold).',
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
              size: {
                condition: { test: "datum.move === 'to a P-position'", value: 2.5 },
                value: 0.75,
              },
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
  ],
});
