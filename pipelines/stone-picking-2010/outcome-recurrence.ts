import { definePipeline, every, ours, paper, type Row, startsWith } from '../../src/index.ts';
import { outcomesByProduct, runStonePickingProgram } from './_helpers.ts';

const { about, claim } = paper('stone-picking-2010');

type Outcomes = ArrayLike<number>;
/** The values below 0, at 0, and between 0 and min S. */
const EQUATION_4 = { negative: 1, atZero: 0, belowLeast: 1 };

/** The program reads and writes inside its arrays: see the pipeline stone-picking-program. */
const isInReach = ({ a, c }: Row) => c <= 255 && (a > 200 || c < a + 200);

export default definePipeline({
  id: 'outcome-recurrence',
  question: 'Do the recurrences of Part I give the outcomes of {a, b, c}, for 200 heaps beyond max S?',
  answer: ['equation-2', 'equation-4'],
  ...about('Part I, (2) to (4)'),
  sweep: { game: '{a, b, c}', over: { a: '1..18', b: 'a+1..19', c: 'b+1..20' }, ending: 'take-all' },
  measure: [{ series: 'outcomes', upTo: 'c + 201' }],
  claims: [
    claim('equation-2', 'Part I, (2)', { holds: 'for n >= c: f(n) = 1 - f(n-a) f(n-b) f(n-c)' }),
    claim('without-larger-moves', 'Part I, between (2) and (3)', {
      says: 'f is the same as for {a, b} below c, and the same as for {a} and for {a, c} below b',
      holds: (row, { outcomes: f }) => isWithoutLarger(row, f, 0),
      mutant: (row, { outcomes: f }) => isWithoutLarger(row, f, 1),
      mutantSays: 'f is the same as for {a, b} up to c, and the same as for {a} and for {a, c} up to b',
    }),
    claim('below-min', 'Part I, between (2) and (3)', { holds: 'a > 1 implies for n in 1..a-1: f(n) = 1' }),
    claim('equation-4', 'Part I, (4)', {
      says: 'f(0) = 0, f(n) = 1 for all other n < a, including n < 0, and f(n) = 1 - f(n-a) f(n-b) f(n-c) for n ≥ a',
      holds:
        'f(0) = 0 and (for n in 1..a-1: f(n) = 1) and for n >= a: f(n) = 1 - f(n-a) (if n < b then 1 else f(n-b)) (if n < c then 1 else f(n-c))',
      mutant: 'for n >= a: f(n) = 1 - f(n-a) (if n < b then 0 else f(n-b)) (if n < c then 0 else f(n-c))',
      mutantSays: 'f(n) = 0 for n < 0',
    }),
    claim('program', 'Part I, the Pascal program', {
      says: 'if a, b, c are typed in this order and N = 200, the program prints f(0), …, f(200)',
      where: isInReach,
      holds: ({ a, b, c }, { outcomes: f }) => isPrinted(f, [a, b, c]),
      mutant: ({ a, b, c }, { outcomes: f }) => isPrinted(f, [a, b + 1, c]),
      mutantSays: 'if a, b+1, c are typed in this order, the program prints f(0), …, f(200)',
    }),
    ours('program-least-first', 'the Pascal program, with the least move typed first', {
      says: 'if a is typed first, then b and c in either order, and N = 200, the program prints f(0), …, f(200)',
      where: isInReach,
      holds: ({ a, b, c }, { outcomes: f }) => isPrinted(f, [a, b, c]) && isPrinted(f, [a, c, b]),
      mutant: ({ a, b, c }, { outcomes: f }) => isPrinted(f, [a, b, c]) && isPrinted(f, [b, a, c]),
      mutantSays: 'if a or b is typed first, the program prints f(0), …, f(200)',
    }),
  ],
});

function isWithoutLarger({ a, b, c }: Row, f: Outcomes, more: number): boolean {
  const cases = [
    [[a, b], c],
    [[a], b],
    [[a, c], b],
  ] as const;
  return cases.every(([moves, end]) => startsWith(f, outcomesByProduct(moves, EQUATION_4, end + more)));
}

function isPrinted(f: Outcomes, typed: readonly number[]): boolean {
  const run = runStonePickingProgram(typed, 200);
  return run.status === 'printed' && every(0, 200, n => f[n] === run.bits[n]);
}
