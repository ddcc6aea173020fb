import { definePipeline, heatMap, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'result-strings-two',
  question: 'What are B(S), T(S) and E(S) of the sets {a, b}?',
  source: 'stone-picking-2010, Part III, 2 and 3, for all {a, b}',
  published: true,
  sweep: { game: '{a, b}', over: { a: '1..39', b: 'a+1..40' }, ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'longestRun', 'pPositions', 'B', 'E'],
  limit: '1e9 heaps',
  claims: [
    ours({
      id: 'two-periods',
      says: 'the period divides 2a or a + b',
      holds: ({ a, b, T }) => (2 * a) % T === 0 || (a + b) % T === 0,
      mutant: ({ a, b, T }) => (2 * a) % T === 0 || a + b === T,
      mutantSays: 'the period divides 2a or is a + b',
    }),
    ours({
      id: 'preperiods',
      says: 'the outcomes have a preperiod if and only if 3a < 2b < 4a',
      holds: ({ a, b, outcomePreperiod }) => outcomePreperiod > 0 === (3 * a < 2 * b && b < 2 * a),
      mutant: ({ a, b, outcomePreperiod }) => outcomePreperiod > 0 === (3 * a <= 2 * b && b < 2 * a),
      mutantSays: 'if and only if 3a ≤ 2b < 4a',
    }),
  ],
  charts: [
    heatMap({
      name: 'periods',
      fields: ['a', 'b', 'T'],
      title: 'T(S) over a and b',
      heading: 'T(S) of {a, b}, take-all ending',
      size: [420, 420],
      x: 'a',
      y: 'b',
      color: { field: 'T', title: 'T(S)' },
    }),
    {
      name: 'preperiods',
      fields: ['a', 'b', 'outcomePreperiod'],
      title: 'Which {a, b} are not purely periodic',
      spec: {
        title: {
          text: 'Preperiods of {a, b}, take-all ending',
          subtitle: ['Squares: the outcomes have a preperiod.', 'They fill the wedge 3a < 2b < 4a.'],
        },
        width: 420,
        height: 420,
        layer: [
          {
            transform: [{ filter: 'datum.outcomePreperiod > 0' }],
            mark: { type: 'square', size: 60, opacity: 1 },
            encoding: {
              x: { field: 'a', type: 'quantitative', title: 'a', scale: { domain: [0, 40] } },
              y: { field: 'b', type: 'quantitative', title: 'b', scale: { domain: [0, 40] } },
              color: {
                field: 'outcomePreperiod',
                type: 'quantitative',
                title: 'preperiod',
                scale: { scheme: 'viridis' },
              },
            },
          },
          ...[1.5, 2].map(slope => ({
            transform: [
              { aggregate: [{ op: 'count', as: 'cases' }] },
              { calculate: `[0, ${40 / slope}]`, as: 'a' },
              { flatten: ['a'] },
              { calculate: `datum.a * ${slope}`, as: 'b' },
            ],
            mark: { type: 'line', color: '#555555', strokeDash: [4, 3] },
            encoding: { x: { field: 'a', type: 'quantitative' }, y: { field: 'b', type: 'quantitative' } },
          })),
        ],
      },
    },
  ],
});
