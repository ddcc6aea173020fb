import { type Charts, line } from '../../src/index.ts';

export const charts: Charts = [
  line({
    of: 'parities',
    name: 'nine',
    title: 'Among the heaps of value 9, odd heaps become rarer as more terms are counted',
    fields: ['terms', 'value', 'parity', 'count'],
    heading: 'Take-a-prime: value 9 becomes rarer on odd heaps',
    size: [440, 240],
    transform: [
      { filter: 'datum.value === 9 && datum.terms >= 1000' },
      { joinaggregate: [{ op: 'sum', field: 'count', as: 'all' }], groupby: ['terms'] },
      { filter: 'datum.parity === 1' },
      { calculate: 'datum.count / datum.all', as: 'odd' },
    ],
    mark: { point: { size: 24 }, strokeWidth: 1 },
    x: {
      field: 'terms',
      title: 'number of terms N',
      scale: { type: 'log', nice: false },
      axis: {
        values: [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12],
        labelExpr:
          "'10' + ['³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹', '¹⁰', '¹¹', '¹²'][round(log(datum.value) / LN10) - 3]",
      },
    },
    y: { field: 'odd', title: 'share of odd heaps' },
  }),
];
