import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

/**
 * Returns the pipeline of the set L of n of page 60, which has 5n - 5 moves in five blocks and a last move, 15n - 5.
 *
 * @param ofFive the greatest period of symmetric sets of five moves up to 15n - 5, by the tables, if that of L is greater
 */
export function blocks(n: number, period: number, ofFive?: number) {
  const blocksOf = [
    [n + 1, 2 * n - 2],
    [4 * n - 1, 5 * n - 2],
    [7 * n - 1, 8 * n - 4],
    [10 * n - 3, 11 * n - 4],
    [13 * n - 3, 14 * n - 6],
    [15 * n - 5, 15 * n - 5],
  ] as const;
  const moves = blocksOf.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  return definePipeline({
    id: `blocks-${n}`,
    question: `Which period do the outcomes of the ${moves.length} moves in blocks up to ${15 * n - 5} have?`,
    answer: ['period'],
    ...about('page 60, Beobachtung 16'),
    sweep: { game: `{${moves.join(', ')}}` },
    measure: ['outcomePreperiod', 'T'],
    cost: '100000000',
    claims: [
      claim('period', 'page 60, Beobachtung 16', {
        says: `the set of n = ${n} has the period ${period}, and no preperiod`,
        holds: `T = ${period} and outcomePreperiod = 0`,
        mutant: `T = ${period + 1} and outcomePreperiod = 0`,
        mutantSays: `the set of n = ${n} has the period ${period + 1}`,
      }),
      ...(ofFive === undefined
        ? []
        : [
            claim('exceeds', 'page 60', {
              says: `the period is greater than ${ofFive}, the printed record of symmetric sets of five moves up to ${15 * n - 5}`,
              holds: `T > ${ofFive}`,
              mutant: `T > 2 * ${period}`,
              mutantSays: 'the period is more than twice as long',
            }),
          ]),
    ],
  });
}
