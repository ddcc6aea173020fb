import type { Charts } from '../../src/index.ts';

/** The axes of the chart on both sides of 3a. */
const RATIO = {
  field: 'ratio',
  type: 'quantitative',
  title: 'b / a',
  scale: { domain: [1, 6], nice: false },
  axis: { values: [1, 2, 3, 4, 5, 6] },
} as const;

const EXCESS = {
  field: 'excess',
  type: 'quantitative',
  title: 'saltus / (ab)',
  scale: { type: 'log', domain: [0.8, 1000], nice: false },
  axis: { values: [1, 10, 100, 1000] },
} as const;

export const charts: Charts = [
  {
    name: 'order-and-noise',
    title: 'Below b = 3a, the saltus is irregular; from 3a on, all games lie on one curve',
    fields: ['game', 'a', 'b', 'saltus'],
    spec: {
      title: {
        text: 'Below b = 3a noise, above it order',
        subtitle: [
          'Each point is a game N - {a, b, a+b}. The curve is the theorem for b ≥ 3a:',
          'it is the same for all a.',
        ],
      },
      width: 440,
      height: 300,
      transform: [
        { calculate: 'datum.b / datum.a', as: 'ratio' },
        { calculate: 'datum.saltus / (datum.a * datum.b)', as: 'excess' },
      ],
      layer: [
        {
          data: { values: [{ ratio: 3 }] },
          mark: { type: 'rule', strokeDash: [4, 3], color: '#222222' },
          encoding: { x: RATIO },
        },
        {
          mark: { type: 'point', filled: true, size: 22, opacity: 0.7, color: '#d55e00' },
          encoding: { x: RATIO, y: EXCESS },
        },
        {
          data: { sequence: { start: 3, stop: 6.001, step: 0.02, as: 'ratio' } },
          transform: [
            { calculate: '1 + min(datum.ratio % 2, 2 - datum.ratio % 2) / datum.ratio', as: 'excess' },
          ],
          mark: { type: 'line', strokeWidth: 3, color: '#0072b2' },
          encoding: { x: RATIO, y: EXCESS },
        },
        {
          transform: [
            { joinaggregate: [{ op: 'max', field: 'excess', as: 'greatest' }] },
            { filter: 'datum.excess === datum.greatest' },
            { calculate: "datum.game + ': ' + format(datum.excess, '.0f') + ' ab'", as: 'words' },
          ],
          mark: {
            type: 'text',
            align: 'right',
            dx: -8,
            fontWeight: 'bold',
            color: '#cc5500',
          },
          encoding: { x: RATIO, y: EXCESS, text: { field: 'words' } },
        },
        {
          data: { values: [{ ratio: 3.12, excess: 2.2, words: 'b ≥ 3a: a theorem' }] },
          mark: { type: 'text', align: 'left', fontSize: 12, fontWeight: 'bold', color: '#0072b2' },
          encoding: { x: RATIO, y: EXCESS, text: { field: 'words' } },
        },
      ],
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
          calculate: 'datum.d % 2 === 1 && ((datum.a - 1) % datum.d === 0 || (datum.a + 1) % datum.d === 0)',
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
];
