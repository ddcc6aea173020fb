import type { Charts } from '../../src/index.ts';

/** The values that have risen, in pairs of a colour; the others in two greys. */
const COLOURS = {
  domain: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  range: [
    ...['#0072b2', '#56b4e9', '#888888', '#aaaaaa', '#d55e00', '#e69f00'],
    ...['#888888', '#aaaaaa', '#888888', '#aaaaaa', '#888888', '#aaaaaa'],
  ],
};

export const charts: Charts = [
  {
    of: 'counts',
    name: 'proportions',
    title: 'More and more terms of take-a-prime are 0, 1, 4 or 5',
    spec: {
      title: {
        text: 'Take-a-prime: more and more terms are 0, 1, 4 or 5',
        subtitle: 'Proportion of each value among the first N terms, stacked from 0 (bottom) to 11 (top).',
      },
      width: 560,
      height: 300,
      transform: [
        { filter: 'datum.terms >= 10' },
        { calculate: 'datum.count / datum.terms', as: 'proportion' },
        // A value that has not occurred yet has no row: its proportion is 0.
        { impute: 'proportion', key: 'terms', groupby: ['value'], value: 0 },
      ],
      mark: { type: 'area', opacity: 1, stroke: 'white', strokeWidth: 0.5 },
      encoding: {
        x: {
          field: 'terms',
          type: 'quantitative',
          title: 'number of terms N',
          scale: { type: 'log', nice: false },
          axis: {
            values: [10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000, 1000000000],
            labelExpr:
              "'10' + ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'][round(log(datum.value) / LN10)]",
          },
        },
        y: {
          field: 'proportion',
          type: 'quantitative',
          title: 'proportion',
          stack: 'zero',
          scale: { domain: [0, 1] },
        },
        order: { field: 'value' },
        color: { field: 'value', type: 'ordinal', title: 'G', sort: 'descending', scale: COLOURS },
      },
    },
  },
  {
    of: 'counts',
    name: 'limits',
    fields: ['game', 'terms', 'value', 'count'],
    title:
      'Four proportions still rise and all others fall; N grows to the right, and the right edge is N = ∞',
    spec: {
      title: {
        text: 'Take-a-prime: four proportions still rise, all others fall',
        subtitle: [
          'The values 0, 1, 4 and 5 rise. Dashed: 1/4 and 0, the limits',
          'of the two groups if this continues.',
        ],
      },
      width: 560,
      height: 320,
      transform: [
        { filter: 'datum.terms >= 1000' },
        { calculate: 'datum.count / datum.terms', as: 'proportion' },
        { calculate: '1 / log(datum.terms)', as: 'inverse' },
      ],
      layer: [
        {
          data: { values: [{ limit: 0 }, { limit: 0.25 }] },
          mark: { type: 'rule', strokeDash: [5, 4], color: '#888888', strokeWidth: 1 },
          encoding: { y: { field: 'limit', type: 'quantitative' } },
        },
        {
          mark: { type: 'line', point: { size: 16 }, strokeWidth: 1 },
          encoding: {
            x: {
              field: 'inverse',
              type: 'quantitative',
              title: 'number of terms N (scale: 1 / log N)',
              scale: { domain: [0, 0.1448], nice: false, reverse: true },
              axis: {
                values: [0, ...[3, 5, 7, 9].map(exponent => 1 / Math.log(10 ** exponent))],
                labelExpr:
                  "datum.value === 0 ? '∞' : '10' + ['³', '⁵', '⁷', '⁹'][(round(1 / (datum.value * LN10)) - 3) / 2]",
              },
            },
            y: { field: 'proportion', type: 'quantitative', title: 'proportion among the first N terms' },
            color: { field: 'value', type: 'ordinal', legend: null, scale: COLOURS },
          },
        },
        {
          transform: [
            { filter: 'datum.terms === 1000000000' },
            // Lines that end close together share a label.
            {
              calculate: "{0: '0, 1', 2: '2', 3: '3, 6', 4: '4, 5', 7: '7', 8: '8 to 11'}[datum.value]",
              as: 'label',
            },
            { filter: 'isValid(datum.label)' },
          ],
          mark: { type: 'text', align: 'left', dx: 6 },
          encoding: {
            x: { field: 'inverse', type: 'quantitative' },
            y: { field: 'proportion', type: 'quantitative' },
            text: { field: 'label', type: 'nominal' },
          },
        },
      ],
    },
  },
];
