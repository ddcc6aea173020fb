import { definePipeline, law } from '../src/index.ts';

export default definePipeline({
  id: 'result-strings-one',
  question: 'What are B(S), T(S) and E(S) of the sets {a}?',
  source: 'stone-picking-2010, Part III, 1',
  published: true,
  sweep: { game: '{a}', over: { a: '1..60' }, ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'longestRun', 'pPositions', 'B', 'E'],
  limit: '1e9 heaps',
  claims: [
    law({
      id: 'conclusion-1-1',
      source: 'stone-picking-2010, Conclusion 1.1',
      says: 'f has period 2a, with a P-positions a period',
      holds: ({ a, outcomePreperiod, T, pPositions }) =>
        outcomePreperiod === 0 && T === 2 * a && pPositions === a,
      mutant: ({ a, outcomePreperiod, T, pPositions }) =>
        outcomePreperiod === 0 && T === 2 * a && pPositions === a - 1,
      mutantSays: 'a - 1 P-positions a period',
    }),
    law({
      id: 'result-number',
      source: 'stone-picking-2010, Conclusion 1.1',
      says: 'E = 2^a / (2^a + 1)',
      holds: ({ a }, _, { E }) => E === `${2n ** BigInt(a)}/${2n ** BigInt(a) + 1n}`,
      mutant: ({ a }, _, { E }) => E === `${2n ** BigInt(a)}/${2n ** BigInt(a) - 1n}`,
      mutantSays: 'E = 2^a / (2^a - 1)',
    }),
  ],
});
