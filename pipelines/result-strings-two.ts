import { definePipeline, law } from '../src/index.ts';

export default definePipeline({
  id: 'result-strings-two',
  question: 'What are B(S), T(S) and E(S) of the sets {a, b}?',
  source: 'stone-picking-2010, Part III, 2 and 3',
  published: true,
  sweep: { game: '{a, b}', over: { a: '1..39', b: 'a+1..40' }, ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'longestRun', 'pPositions', 'B', 'E'],
  limit: '1e9 heaps',
  claims: [
    law({
      id: 'one-odd',
      source: 'stone-picking-2010, Part III, 2.1',
      says: 'a = 1, b odd: B = <01> and E = 2/3',
      where: ({ a, b }) => a === 1 && b % 2 === 1,
      holds: (_, __, { B, E }) => B === '<01>' && E === '2/3',
      mutant: (_, __, { B, E }) => B === '<01>' && E === '1/3',
      mutantSays: 'E = 1/3',
    }),
    law({
      id: 'one-even-period',
      source: 'stone-picking-2010, Part III, 2.2',
      says: 'a = 1, b even: purely periodic with T = b + 1',
      where: ({ a, b }) => a === 1 && b % 2 === 0,
      holds: ({ b, outcomePreperiod, T }) => outcomePreperiod === 0 && T === b + 1,
      mutant: ({ b, outcomePreperiod, T }) => outcomePreperiod === 0 && T === b,
      mutantSays: 'T = b',
    }),
    law({
      id: 'two-periods',
      source: 'saltus',
      says: 'the period divides 2a or a + b',
      holds: ({ a, b, T }) => (2 * a) % T === 0 || (a + b) % T === 0,
      mutant: ({ a, b, T }) => (2 * a) % T === 0 || a + b === T,
      mutantSays: 'the period divides 2a or is a + b',
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
