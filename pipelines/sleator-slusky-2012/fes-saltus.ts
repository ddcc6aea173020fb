import {
  definePipeline,
  ours,
  paper,
  published,
  type Row,
  type SeriesOf,
  theorems,
} from '../../src/index.ts';

const { asked, claim } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'fes-saltus',
  question: 'What is the saltus of the all-but game N - {a, b, a+b}?',
  answer: ['sleator-slusky-2012', 'sharp-12'],
  ...asked('section 4'),
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
    published('sleator-slusky-2012.csv', {
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
      with: [1, 2],
      says: t => `G(i) + G(p - 1 - i) = s - ${t} for 0 ≤ i < p`,
      holds: (t, row, { terms }) => mirrored(row, terms, row.saltus - t),
      theorem: theorems.mirror,
    }),
  ],
  tables: { by: 'a' },
  charts: [
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
            data: { values: [{ residue: 1.1, excess: 1, label: '8 values of a, 320 games, one curve' }] },
            mark: { type: 'text', align: 'left' },
            encoding: { x: { field: 'residue' }, y: { field: 'excess' }, text: { field: 'label' } },
          },
        ],
      },
    },
  ],
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

function mirrored({ period }: Row, terms: SeriesOf['terms'], sum: number): boolean {
  for (let i = 0; i < period; i++) if (terms[i] + terms[period - 1 - i] !== sum) return false;
  return true;
}
