import { definePipeline, ours, paper, theorems } from '../../src/index.ts';

const { asked, law } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'fes-below-3a',
  question: 'What is the saltus of N - {a, b, a+b} for a < b < 3a, which Conjecture 12 does not cover?',
  answer: ['not-sharp', 'pure'],
  ...asked('section 4, after Conjecture 12'),
  sweep: {
    game: 'N - {a, b, a+b}',
    over: { a: '2..20', b: 'a+1..3a-1' },
    where: 'gcd(a, b) = 1 and b != 2a',
  },
  measure: ['preperiod', 'period', 'saltus'],
  // Irregular: what the limit allows, 1e9 heaps by words.
  cost: '200000000',
  summaries: [
    { name: 'by-a', title: 'The greatest saltus below 3a for each a', by: { a: 'a' }, most: 'saltus' },
    {
      name: 'product',
      title: 'How many pairs have saltus = ab (0) and how many a different saltus (1), for each a',
      by: { a: 'a', other: 'min(1, abs(saltus - a*b))' },
    },
  ],
  claims: [
    ours('not-sharp', 'the sharper form of Conjecture 12 holds only if b ≥ 3a', {
      says: 'saltus differs from a (b + distance from b to the nearest multiple of 2a)',
      holds: 'saltus != a (b + dist(b, 2a))',
      mutant: 'saltus != a b',
      mutantSays: 'saltus differs from ab',
    }),
    law('pure', 'Theorem 11', {
      with: [3, 4],
      says: t => `the nim-sequence is purely arithmetic periodic, with period = ${t} saltus`,
      holds: (t, { preperiod, period, saltus }) => preperiod === 0 && period === t * saltus,
      theorem: theorems.pure,
    }),
  ],
  charts: [
    {
      name: 'heat-map',
      title: 'Below 3a, the saltus is ab or, irregularly, much more',
      fields: ['a', 'b', 'saltus'],
      spec: {
        title: {
          text: 'Below 3a, the saltus is ab or, irregularly, much more',
          subtitle: 'Coprime a < b < 3a, b ≠ 2a. Orange: saltus = ab. The colour scale is logarithmic.',
        },
        width: 460,
        height: 300,
        transform: [
          { calculate: 'datum.saltus / (datum.a * datum.b)', as: 'ratio' },
          { calculate: 'datum.b - 0.5', as: 'left' },
          { calculate: 'datum.b + 0.5', as: 'right' },
          { calculate: 'datum.a - 0.5', as: 'bottom' },
          { calculate: 'datum.a + 0.5', as: 'top' },
        ],
        mark: { type: 'rect', opacity: 1 },
        encoding: {
          x: { field: 'left', type: 'quantitative', title: 'b', scale: { zero: false } },
          x2: { field: 'right' },
          y: { field: 'bottom', type: 'quantitative', title: 'a', scale: { zero: false } },
          y2: { field: 'top' },
          color: {
            condition: { test: 'datum.ratio === 1', value: '#d55e00' },
            field: 'ratio',
            type: 'quantitative',
            title: 'saltus / (ab)',
            scale: { type: 'log', scheme: 'viridis' },
          },
        },
      },
    },
    {
      name: 'product-map',
      title: 'The saltus is ab for the pairs of the law, and for no others',
      fields: ['a', 'b', 'saltus'],
      spec: {
        title: {
          text: 'Only the pairs of the law have saltus = ab',
          subtitle: ['Coprime a < b < 3a, b ≠ 2a.', 'The law: b − a is odd and divides a − 1 or a + 1.'],
        },
        width: 300,
        height: 500,
        transform: [
          { calculate: 'datum.b - datum.a', as: 'd' },
          {
            calculate:
              'datum.d % 2 === 1 && ((datum.a - 1) % datum.d === 0 || (datum.a + 1) % datum.d === 0)',
            as: 'isOfLaw',
          },
          {
            calculate:
              "datum.saltus !== datum.a * datum.b ? 'saltus ≠ ab' : datum.isOfLaw ? 'saltus = ab, by the law' : 'exception: saltus = ab'",
            as: 'kind',
          },
        ],
        mark: { type: 'square', size: 120, opacity: 1 },
        encoding: {
          x: { field: 'a', type: 'quantitative', title: 'a', scale: { domain: [1, 21], nice: false } },
          y: { field: 'd', type: 'quantitative', title: 'b − a', scale: { domain: [0, 40], nice: false } },
          color: {
            field: 'kind',
            type: 'nominal',
            title: null,
            legend: { orient: 'top', columns: 1 },
            scale: {
              domain: ['saltus = ab, by the law', 'exception: saltus = ab', 'saltus ≠ ab'],
              range: ['#000000', '#d55e00', '#56b4e9'],
            },
          },
        },
      },
    },
  ],
});
