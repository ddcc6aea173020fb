import { definePipeline, every, ours, outcomeUnlike, paper, type Row, type Shows } from '../../src/index.ts';
import { runStonePickingProgram } from './_helpers.ts';

const { about, instead, erratum } = paper('stone-picking-2010');

type Outcomes = ArrayLike<number>;
/** Reads no index below 1 of the array, for no heap. */
const isInReach = ({ a, b }: Row) => b <= 255 && (a > 200 || b <= a + 199);

export default definePipeline({
  id: 'stone-picking-program',
  question: 'Does the Pascal program print the outcomes of {a, b} for every input?',
  answer: ['first-201-bits-printed', 'first-bits'],
  ...about('Part I, the Pascal program'),
  sweep: { game: '{a, b}', over: { a: '1..255', b: 'a+1..257' }, ending: 'take-all' },
  measure: [{ series: 'outcomes', upTo: '202' }],
  claims: [
    erratum('first-201-bits-printed', {
      says: 'if a, b are typed and N = 200, the program prints f(0), …, f(200)',
      holds: ({ a, b }, { outcomes: f }) => isPrinted(f, [a, b], 200),
      nature: 'hypothesis',
      printed: '"Input: The set S, a number N. Output: The first N+1 bits of B(S)"',
      right:
        'true if no move exceeds 255 and, unless the least move exceeds N, no move exceeds the least move by 200 or more',
      why: 'The program stores a move in one byte. For heap i and move x it reads Ax[i+200-x], which does not exist if x ≥ i+200, as for {1, 201} at heap 1.',
      fails: { says: 'b > 255, or b ≥ a+200 with a ≤ 200', where: row => !isInReach(row) },
      shows: ({ a, b }, { outcomes: f }) => printedOf(f, [a, b], 200),
      corrected: ours('first-bits', 'Part I, the Pascal program corrected', {
        with: [200, 201],
        says: t =>
          `if a, b are typed with b ≤ 255 and (b ≤ a+199 or a > 200), and N = ${t}, the program prints f(0), …, f(${t})`,
        where: isInReach,
        holds: (t, { a, b }, { outcomes: f }) => isPrinted(f, [a, b], t),
      }),
    }),
    erratum('any-length-printed', {
      says: 'if a, a+1 are typed and N = 201, the program prints f(0), …, f(201)',
      where: 'b = a + 1',
      holds: ({ a, b }, { outcomes: f }) => isPrinted(f, [a, b], 201),
      nature: 'hypothesis',
      printed: '"Input: The set S, a number N. Output: The first N+1 bits of B(S)"',
      right: 'true for N ≤ 200',
      why: 'The program stores f(n) in Ax[n+200], and Ax ends at 400. The 2010 stones of the example are out of its reach.',
      shows: ({ a, b }, { outcomes: f }) => printedOf(f, [a, b], 201),
      partOf: 'first-201-bits-printed',
      corrected: 'first-bits',
    }),
    erratum('prompted-length-printed', {
      says: 'if d is typed as "the length of binary string", the program prints d bits; here 1, b are typed and d = 100',
      where: row => row.a === 1 && isInReach(row),
      ofLetters: true,
      holds: ({ a, b }) => bitsOf([a, b], 100).length === 100,
      nature: 'slip',
      printed: '"Write(\'Input the length of binary string : \')"',
      right: 'd+1 bits, f(0) to f(d), as the text above the program says of N',
      why: 'The last loop runs from 0 to d.',
      shows: ({ a, b }) => ['the length of the string, for d = 100', 100, bitsOf([a, b], 100).length],
      corrected: instead('prompted-length', 'Part I, the Pascal program corrected', {
        says: 'if 1, b and d = 100 are typed, the program prints 101 bits',
        where: row => row.a === 1 && isInReach(row),
        ofLetters: true,
        holds: ({ a, b }) => bitsOf([a, b], 100).length === 101,
      }),
    }),
  ],
});

function bitsOf(typed: readonly number[], d: number): readonly number[] {
  const run = runStonePickingProgram(typed, d);
  return run.status === 'printed' ? run.bits : [];
}

/** Returns the first bit that the program does not print right, or why it prints none. */
function printedOf(f: Outcomes, typed: readonly number[], d: number): ReturnType<Shows> {
  const run = runStonePickingProgram(typed, d);
  if (run.status === 'fault')
    return [`the program for ${typed.join(', ')} and N = ${d}`, `${d + 1} bits`, `none: ${run.why}`];
  const [what, right, wrong] = outcomeUnlike(f, run.bits);
  return [`${what}, by the program for ${typed.join(', ')}`, right, wrong];
}

function isPrinted(f: Outcomes, typed: readonly number[], d: number): boolean {
  const bits = bitsOf(typed, d);
  return bits.length === d + 1 && every(0, d, n => f[n] === bits[n]);
}
