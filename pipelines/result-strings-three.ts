import { definePipeline, law } from '../src/index.ts';

export default definePipeline({
  id: 'result-strings-three',
  question: 'What are B(S), T(S) and E(S) of the sets {a, b, c}?',
  source: 'stone-picking-2010, Part I',
  published: true,
  sweep: { game: '{a, b, c}', over: { a: '1..18', b: 'a+1..19', c: 'b+1..20' }, ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'longestRun', 'pPositions', 'B', 'E'],
  limit: '1e9 heaps',
  claims: [
    law({
      id: 'lemma-i-1',
      source: 'stone-picking-2010, Lemma I.1',
      says: 'B(S) repeats from a bit i ≤ 2^c + c + 1 on',
      holds: ({ c, outcomePreperiod }) => outcomePreperiod <= 2 ** c + c + 1,
      mutant: ({ c, outcomePreperiod }) => outcomePreperiod <= c,
      mutantSays: 'from a bit i ≤ c on',
    }),
    law({
      id: 'example',
      source: 'stone-picking-2010, Part I, example and solution',
      says: '{3, 5, 6}: a heap is lost exactly if it is divisible by 4',
      where: ({ a, b, c }) => a === 3 && b === 5 && c === 6,
      holds: (_, __, { B }) => B === '<0111>',
      mutant: (_, __, { B }) => B === '<01111>',
      mutantSays: 'exactly if it is divisible by 5',
    }),
    law({
      id: 'lemma-i-2',
      source: 'stone-picking-2010, Lemma I.2',
      says: '0 < E(S) < 1',
      holds: (_, __, { E }) => isProper(E, 1n),
      mutant: (_, __, { E }) => isProper(E, 2n),
      mutantSays: '0 < E(S) < 1/2',
    }),
  ],
});

/** Whether a fraction is above 0 and below 1/part. */
function isProper(text: string, part: bigint): boolean {
  const [numerator, denominator] = text.split('/').map(BigInt);
  return numerator! > 0n && part * numerator! < denominator!;
}
