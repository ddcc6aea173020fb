import { definePipeline, ours, type Row } from '../../src/index.ts';

export default definePipeline({
  id: 'three-moves',
  question: 'Does the period of {a, b, c} divide a sum of two moves, where no move is the sum of the others?',
  answer: ['values', 'outcomes'],
  source: 'saltus, three moves',
  published: true,
  sweep: {
    game: '{a, b, c}',
    over: { a: '1..38', b: 'a+1..39', c: 'b+1..40' },
    where: 'c != a + b',
  },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  limit: '1e9 heaps',
  cost: '60000',
  claims: [
    ours({
      id: 'values',
      says: 'the period of the nim-values divides a + b, a + c or b + c',
      holds: row => dividesOne(row.period!, sumsOfTwo(row)),
      mutant: row => dividesOne(row.period!, sumsOfTwo(row).slice(1)),
      mutantSays: 'it divides a + c or b + c',
      conjecture: {
        askedBy:
          'Flammenkamp, Lange Perioden in Subtraktions-Spielen, 1997, as the abstract of arXiv:2601.18715 tells; not read',
        further: '--over a=1..78 --over b=a+1..79 --over c=b+1..80',
      },
    }),
    ours({
      id: 'outcomes',
      says: 'the period of the outcomes divides a + b, a + c or b + c',
      holds: row => dividesOne(row.T!, sumsOfTwo(row)),
      mutant: row => dividesOne(row.T!, sumsOfTwo(row).slice(0, 2)),
      mutantSays: 'it divides a + b or a + c',
      conjecture: {
        askedBy:
          'Flammenkamp, Lange Perioden in Subtraktions-Spielen, 1997, as the abstract of arXiv:2601.18715 tells; not read',
        further: '--over a=1..78 --over b=a+1..79 --over c=b+1..80',
      },
    }),
    ours({
      id: 'preperiod',
      says: 'the preperiod is less than bc',
      holds: ({ b, c, preperiod }) => preperiod < b * c,
      mutant: ({ c, preperiod }) => preperiod < 2 * c,
      mutantSays: 'less than 2c',
      conjecture: { askedBy: 'this project', further: '--over a=1..78 --over b=a+1..79 --over c=b+1..80' },
    }),
  ],
});

function sumsOfTwo({ a, b, c }: Row): readonly number[] {
  return [a! + b!, a! + c!, b! + c!];
}

function dividesOne(period: number, sums: readonly number[]): boolean {
  return sums.some(sum => sum % period === 0);
}
