import { about, definePipeline, ours, type Row } from '../../src/index.ts';
import { stripes } from './_helpers.ts';
import { charts } from './fes-pictures.charts.ts';

export default definePipeline({
  id: 'fes-pictures',
  question: 'What do the boundary patterns of Lemmas 7 to 9 look like?',
  answer: ['stripes', 'all-different'],
  ...about('sleator-slusky-2012, Lemmas 7 to 9'),
  sweep: {
    game: 'N - {a, b, c}',
    over: { a: '3..8', b: '10..16', c: '13..24' },
    where:
      '(a = 3 and b = 10 and c = 13) or (a = 8 and b = 11 and c = 16) or (a = 8 and b = 16 and c = 24) or (a = 8 and b = 11 and c = 22)',
  },
  measure: ['period', 'saltus', { series: 'patterns', upTo: '36', table: true }],
  limit: '1e6 heaps',
  claims: [
    ours('stripes', 'the patterns of Lemmas 8 and 9, and of a case in which Lemma 8 fails', {
      says: 'a = 8: each pattern repeats i blanks and a - i stars, twice for {8, 11, 16}, once for {8, 11, 22}, and three times for {8, 16, 24}, which is the case b = 3a of Lemma 8',
      where: 'a = 8',
      holds: (row, { patterns }) =>
        patterns.every(([k, , pattern]) => pattern === stripes(8, blanks(k), stripesOf(row))),
      mutant: (_, { patterns }) => patterns.every(([k, , pattern]) => pattern === stripes(8, blanks(k), 2)),
      mutantSays: 'each pattern repeats i blanks and a - i stars twice, for all three sets',
    }),
    ours('all-different', '{3, 10, 13}', {
      with: [36, 35],
      says: 'the saltus of {3, 10, 13} is 36, its period is 108 = 3 · 36, and its 36 patterns are all different',
      where: 'a = 3',
      holds: (t, { period, saltus }, { patterns }) =>
        saltus === 36 && period === 108 && new Set(patterns.map(([, , pattern]) => pattern)).size === t,
      mutantSays: 'two of the 36 patterns are equal',
    }),
  ],
  charts,
});

/** Returns how often the stripe occurs in the patterns of the three sets with a = 8. */
function stripesOf({ b, c }: Row): number {
  return c === 16 ? 2 : b === 16 ? 3 : 1;
}

function blanks(k: number): number {
  return (8 - (k % 8)) % 8;
}
