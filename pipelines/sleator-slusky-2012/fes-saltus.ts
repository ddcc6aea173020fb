import {
  definePipeline,
  ours,
  paper,
  printedTable,
  type Row,
  type SeriesOf,
  theorems,
} from '../../src/index.ts';
import { charts } from './fes-saltus.charts.ts';

const { about, claim } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'fes-saltus',
  question: 'What is the saltus of the all-but game N - {a, b, a+b}?',
  answer: ['sleator-slusky-2012', 'sharp-12'],
  ...about('section 4'),
  sweep: {
    game: 'N - {a, b, a+b}',
    over: { a: '1..8', b: '3a..' },
    where: 'gcd(a, b) = 1',
    first: { b: 40 },
  },
  measure: ['preperiod', 'period', 'saltus', { series: 'terms', upTo: 'period + a + b' }],
  limit: '1e11 heaps',
  cost: '300000 + 600 a * a',
  claims: [
    printedTable('sleator-slusky-2012.csv', {
      key: ['a', 'b'],
      cells: ['saltus'],
      says: 'the saltus in every row of the eight tables is right',
    }),
    claim('theorem-11', 'Lemma 7 and Theorem 11', {
      says: 'the nim-sequence is purely arithmetic periodic: preperiod = 0',
      holds: 'preperiod = 0',
      theorem: theorems.pure,
    }),
    claim('lemma-6', 'Lemma 6', {
      says: 'each value occurs on exactly three heaps: n, n+a, n+a+b or, if heap n+a has a smaller value, n, n+b, n+a+b',
      holds: (row, { terms }) =>
        threeTimes(row, terms, n => (terms[n + row.a] < terms[n] ? n + row.b : n + row.a)),
      mutant: (row, { terms }) => threeTimes(row, terms, n => n + row.a),
      mutantSays: 'each value occurs on exactly three heaps n, n+a, n+a+b',
      theorem: theorems.threeHeaps,
    }),
    claim('period-3-saltus', 'section 4: "Lemma 6 implies that the period is three times the saltus"', {
      holds: 'period = 3 saltus',
      theorem: theorems.pure,
    }),
    ours('sharp-12', 'the sharper form of Conjecture 12, on the rows of the tables', {
      says: 'a and b coprime, b ≥ 3a: saltus = a (b + d), d the distance from b to the nearest multiple of 2a',
      where: 'b >= 3a',
      holds: 'saltus = a (b + dist(b, 2a))',
      theorem: theorems.sharp,
    }),
    ours('mirror', {
      holds: 'for i in 0..period-1: G(i) + G(period-1-i) = saltus - 1',
      theorem: theorems.mirror,
    }),
  ],
  tables: { by: 'a' },
  charts,
});

/** Whether each value below the saltus has exactly three heaps: n, `second(n)` and n + a + b. */
function threeTimes({ a, b, saltus }: Row, terms: SeriesOf['terms'], second: (n: number) => number): boolean {
  const first = new Float64Array(saltus);
  const seen = new Uint8Array(saltus);
  for (let heap = 0; heap < terms.length; heap++) {
    const value = terms[heap];
    if (value >= saltus) continue;
    const n = first[value];
    if (seen[value] === 0) first[value] = heap;
    else if (seen[value] === 1 ? heap !== second(n) : heap !== n + a + b || seen[value] === 3) return false;
    seen[value]++;
  }
  return seen.every(times => times === 3);
}
