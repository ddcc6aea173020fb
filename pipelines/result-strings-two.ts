import { definePipeline, law } from '../src/index.ts';

export default definePipeline({
  id: 'result-strings-two',
  question: 'What are B(S), T(S) and E(S) of the sets {a, b}?',
  source: 'stone-picking-2010, Part III, 2 and 3, for all {a, b}',
  published: true,
  sweep: { game: '{a, b}', over: { a: '1..39', b: 'a+1..40' }, ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'longestRun', 'pPositions', 'B', 'E'],
  limit: '1e9 heaps',
  claims: [
    law({
      id: 'two-periods',
      source: 'saltus',
      says: 'the period divides 2a or a + b',
      holds: ({ a, b, T }) => (2 * a) % T === 0 || (a + b) % T === 0,
      mutant: ({ a, b, T }) => (2 * a) % T === 0 || a + b === T,
      mutantSays: 'the period divides 2a or is a + b',
    }),
    law({
      id: 'preperiods',
      source: 'saltus',
      says: 'the outcomes have a preperiod if and only if 3a < 2b < 4a',
      holds: ({ a, b, outcomePreperiod }) => outcomePreperiod > 0 === (3 * a < 2 * b && b < 2 * a),
      mutant: ({ a, b, outcomePreperiod }) => outcomePreperiod > 0 === (3 * a <= 2 * b && b < 2 * a),
      mutantSays: 'if and only if 3a ≤ 2b < 4a',
    }),
  ],
  charts: [
    {
      name: 'periods',
      fields: ['a', 'b', 'T'],
      title: 'T(S) over a and b',
      spec: {
        title: 'T(S) of {a, b}, take-all ending',
        width: 420,
        height: 420,
        mark: 'rect',
        encoding: {
          x: { field: 'a', type: 'ordinal', title: 'a', axis: { labelOverlap: true, labelAngle: 0 } },
          y: { field: 'b', type: 'ordinal', title: 'b', sort: 'descending', axis: { labelOverlap: true } },
          color: { field: 'T', type: 'quantitative', title: 'T(S)', scale: { scheme: 'viridis' } },
        },
      },
    },
  ],
});
