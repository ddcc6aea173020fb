import { definePipeline, law, publishedTerms } from '../src/index.ts';

/** Sites of first apparition of the values 0 to 11, as printed. */
const FIRST_SITES = [0, 2, 4, 6, 8, 19, 21, 23, 43, 48, 67, 156];

export default definePipeline({
  id: 'take-a-prime',
  question: 'Which nim-values has the game in which a prime is taken, and how often?',
  source: 'take-a-prime-2014, OEIS A014589',
  published: true,
  sweep: { game: 'primes' },
  measure: [
    { series: 'terms', upTo: '100', table: true },
    { series: 'counts', upTo: '32452843', table: true },
  ],
  limit: '32452843 heaps',
  claims: [
    publishedTerms(
      'take-a-prime-2014.csv',
      { series: 'terms', heap: 'n', term: 'u' },
      { says: 'the first 100 terms' },
    ),
    law({
      id: 'first-sites',
      source: 'take-a-prime-2014, the table of first apparitions',
      says: 'the values 0 to 11 appear first at 0, 2, 4, 6, 8, 19, 21, 23, 43, 48, 67, 156',
      holds: (_, { counts }) => firstSites(counts).every((first, value) => first === FIRST_SITES[value]),
      mutant: (_, { counts }) =>
        firstSites(counts).every((first, value) => first < (FIRST_SITES[value + 1] ?? 156)),
      mutantSays: 'each value appears before the printed site of the next, and 11 before 156',
    }),
    law({
      id: 'no-new-value',
      source:
        'take-a-prime-2014, the second conjecture: "no new value (above 11) appears after the site 156"',
      says: 'among the first 32,452,843 terms no value is above 11',
      holds: (_, { counts }) => counts.every(([, value]) => value! <= 11),
      mutant: (_, { counts }) => counts.every(([, value]) => value! <= 10),
      mutantSays: 'no value is above 10',
    }),
  ],
  charts: [
    {
      of: 'terms',
      name: 'first-terms',
      title: 'The first 100 terms',
      spec: {
        title: 'Take-a-prime: the first 100 terms',
        width: 640,
        height: 180,
        encoding: {
          x: { field: 'heap', type: 'quantitative', title: 'n', scale: { domain: [-1, 100], nice: false } },
          y: { field: 'value', type: 'quantitative', title: 'G(n)', axis: { tickMinStep: 1 } },
        },
        layer: [
          { mark: { type: 'line', strokeWidth: 0.5, color: '#999999' } },
          { mark: { type: 'point', filled: true, size: 26, opacity: 1, color: '#0072b2' } },
        ],
      },
    },
    {
      of: 'counts',
      name: 'proportions',
      title: 'The proportions of the values as more terms are counted',
      spec: {
        title: {
          text: 'Take-a-prime: the proportion of each value',
          subtitle: 'Stacked from 0 (bottom) to 11 (top), among the first N terms.',
        },
        width: 560,
        height: 300,
        transform: [
          { filter: 'datum.terms >= 10' },
          { calculate: 'datum.count / datum.terms', as: 'proportion' },
          // A value that has not been met yet has no row: its proportion is 0.
          { impute: 'proportion', key: 'terms', groupby: ['value'], value: 0 },
        ],
        mark: { type: 'area', opacity: 1, stroke: 'white', strokeWidth: 0.5 },
        encoding: {
          x: {
            field: 'terms',
            type: 'quantitative',
            title: 'N',
            scale: { type: 'log', nice: false },
            axis: { values: [10, 100, 1000, 10000, 100000, 1000000, 10000000], format: '.0e' },
          },
          y: {
            field: 'proportion',
            type: 'quantitative',
            title: 'proportion',
            stack: 'zero',
            scale: { domain: [0, 1] },
          },
          order: { field: 'value' },
          color: {
            field: 'value',
            type: 'ordinal',
            title: 'G',
            sort: 'descending',
            scale: { scheme: 'viridis' },
          },
        },
      },
    },
  ],
});

/** The first heap of each value, in the order of the values, by the last count. */
function firstSites(counts: readonly (readonly number[])[]): number[] {
  const all = counts.at(-1)![0];
  return counts.filter(([terms]) => terms === all).map(([, , , first]) => first!);
}
