import { about, definePipeline, distanceToMultiple, ours, type SeriesOf, when } from '../../src/index.ts';
import { charts } from './conjecture-12-pictures.charts.ts';

export default definePipeline({
  id: 'conjecture-12-pictures',
  question: 'What does the tiling by L-trominoes that explains Conjecture 12 look like?',
  answer: ['whole-tiles', 'broken-rounds'],
  ...about('saltus, the tiling by two trominoes'),
  sweep: {
    game: 'N - {a, b, a+b}',
    over: { a: '3..21', b: '10..110' },
    where: '(a = 3 and b = 10) or (a = 13 and b = 16) or (a = 21 and (b = 55 or b = 110))',
  },
  measure: ['period', 'saltus', { series: 'tiling', upTo: 'min(72a, 30b)', table: true }],
  claims: [
    when('b >= 3a', [
      ours('whole-tiles', 'rounds of the tiling', {
        says: 'the three heaps of each value lie in one round',
        holds: (_, { tiling }) => roundsOfValues(tiling).every(rounds => new Set(rounds).size === 1),
        mutant: (_, { tiling }) =>
          roundsOfValues(tiling).every(([first, , last]) => last === undefined || last > first!),
        mutantSays: 'the third heap of each value lies in a later round than the first',
      }),
      ours('values-of-a-round', 'rounds of the tiling', {
        says: 'each round has b + distance from b to the nearest multiple of 2a values',
        holds: ({ a, b }, { tiling }) =>
          valuesOfWholeRounds(a!, tiling).every(values => values === b! + distanceToMultiple(b!, 2 * a!)),
        mutant: ({ a, b }, { tiling }) => valuesOfWholeRounds(a!, tiling).every(values => values === b),
        mutantSays: 'each round has b values',
      }),
    ]),
    when('b < 3a', [
      ours('broken-rounds', 'rounds of the tiling', {
        says: 'some value has heaps in more than one round',
        holds: (_, { tiling }) => roundsOfValues(tiling).some(rounds => new Set(rounds).size > 1),
        mutant: (_, { tiling }) => roundsOfValues(tiling).every(rounds => new Set(rounds).size === 1),
        mutantSays: 'all heaps of each value lie in one round',
      }),
    ]),
  ],
  charts,
});

/** Returns the rounds of the heaps of each value. */
function roundsOfValues(tiling: SeriesOf['tiling']): number[][] {
  const rounds: number[][] = [];
  for (const [, , , value, , round] of tiling) (rounds[value!] ??= []).push(round!);
  return rounds;
}

/** Returns the number of values of each round that is complete in all rows. */
function valuesOfWholeRounds(a: number, tiling: SeriesOf['tiling']): number[] {
  const reached = Array.from({ length: a }, () => 0);
  const values: Set<number>[] = [];
  for (const [, row, , value, , round] of tiling) {
    reached[row!] = Math.max(reached[row!]!, round!);
    (values[round!] ??= new Set()).add(value!);
  }
  return values.slice(0, Math.min(...reached)).map(({ size }) => size);
}
