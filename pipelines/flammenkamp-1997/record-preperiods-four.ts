import { definePipeline, paper, type Row } from '../../src/index.ts';

const { about, instead, claim, erratum } = paper('flammenkamp-1997');

/** The printed record preperiods, each after the value of the largest move from which it holds. */
const PRINTED = [
  [23, 349],
  [27, 566],
] as const;

/** The same with the record that is missing. */
const COMPLETE = [...PRINTED, [26, 407]].toSorted(([d], [e]) => d! - e!) as [number, number][];

export default definePipeline({
  id: 'record-preperiods-four',
  question: 'Which preperiods of four moves are records, for the largest moves 26 and 27?',
  answer: ['records-printed', 'row'],
  ...about('page 37'),
  sweep: { game: '{a, b, c, d}', over: { d: '26..27', a: '1..24', b: 'a+1..25', c: 'b+1..d-1' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '20000',
  summaries: [
    {
      name: 'records',
      title: 'The longest preperiod of the outcomes for each largest move d',
      by: { d: 'd' },
      most: 'outcomePreperiod',
    },
  ],
  claims: [
    claim('row', 'page 37, row 3', {
      with: [566, 567],
      says: q => `{1, 10, 26, 27} has the preperiod q = ${q}`,
      where: ({ a, b, c, d }) => a === 1 && b === 10 && c === 26 && d === 27,
      holds: (q, { outcomePreperiod }) => outcomePreperiod === q,
    }),
    erratum('records-printed', 'page 37', {
      says: 'no set has a longer preperiod than the printed record holders up to its largest move',
      holds: row => row.outcomePreperiod <= recordUpTo(PRINTED, row),
      nature: 'wrong',
      printed:
        '"Vorperioden-Rekordhalter" [record holders of the preperiod]: {1, 8, 22, 23} with 349, then {1, 10, 26, 27} with 566',
      right: '{4, 23, 25, 26} with 407 is missing between them',
      why: 'It is in none of the classes I to IV, and neither is {10, 21, 23, 26} with 391.',
      fails: {
        says: '{10, 21, 23, 26} and {4, 23, 25, 26}',
        where: ({ a, b, c, d }) =>
          [
            [10, 21, 23, 26],
            [4, 23, 25, 26],
          ].some(set => `${set}` === `${[a, b, c, d]}`),
      },
      shows: row => ['record', recordUpTo(PRINTED, row), row.outcomePreperiod],
      corrected: instead('records', 'page 37 with {4, 23, 25, 26}', {
        says: 'no set has a longer preperiod than these and {4, 23, 25, 26} up to its largest move',
        holds: row => row.outcomePreperiod <= recordUpTo(COMPLETE, row),
      }),
    }),
  ],
});

function recordUpTo(records: readonly (readonly [number, number])[], { d }: Row): number {
  return records.findLast(([from]) => from <= d)![1];
}
