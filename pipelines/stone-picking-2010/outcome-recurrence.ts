import {
  definePipeline,
  followsProduct,
  forAll,
  outcomesByProduct,
  paper,
  type Row,
  runStonePickingProgram,
  startsWith,
} from '../../src/index.ts';

const { law, misprint, section } = paper('stone-picking-2010');

type Outcomes = ArrayLike<number>;
/** Below 0, at 0, and between 0 and min S: (4), and (3) with its empty products. */
const EQUATION_4 = { negative: 1, atZero: 0, belowLeast: 1 };
const EQUATION_3 = { negative: 1, atZero: 0, belowLeast: 0 };

/** The program reads and writes inside its arrays: see the pipeline stone-picking-program. */
const isInReach = ({ a, c }: Row) => c <= 255 && (a > 200 || c < a + 200);

export default definePipeline({
  id: 'outcome-recurrence',
  question: 'Do the recurrences of Part I give the outcomes of {a, b, c}, for 200 heaps beyond max S?',
  source: section('Part I, (2) to (4)'),
  published: true,
  sweep: { game: '{a, b, c}', over: { a: '1..18', b: 'a+1..19', c: 'b+1..20' }, ending: 'take-all' },
  measure: [{ series: 'outcomes', upTo: 'c + 201' }],
  limit: '1e9 heaps',
  claims: [
    law({
      id: 'equation-2',
      at: 'Part I, (2)',
      says: 'f(n) = 1 - f(n-a) f(n-b) f(n-c) for n ≥ c',
      holds: ({ a, b, c }, { outcomes: f }) => followsProduct(f, [a, b, c], c),
      mutant: ({ a, b, c }, { outcomes: f }) => followsProduct(f, [a, b], c),
      mutantSays: '1 - f(n-a) f(n-b)',
    }),
    law({
      id: 'without-larger-moves',
      at: 'Part I, between (2) and (3)',
      says: 'below c, f is that of {a, b}; below b, that of {a} and of {a, c}',
      holds: (row, { outcomes: f }) => isWithoutLarger(row, f, 0),
      mutant: (row, { outcomes: f }) => isWithoutLarger(row, f, 1),
      mutantSays: 'up to c; up to b',
    }),
    law({
      id: 'below-min',
      at: 'Part I, between (2) and (3)',
      says: 'f(n) = 1 for 0 < n < a',
      where: ({ a }) => a > 1,
      holds: ({ a }, { outcomes: f }) => forAll(1, a - 1, n => f[n] === 1),
      mutant: ({ a }, { outcomes: f }) => forAll(0, a - 1, n => f[n] === 1),
      mutantSays: 'for 0 ≤ n < a',
    }),
    misprint({
      id: 'equation-3-printed',
      at: 'Part I, (3)',
      says: 'f(n) = 1 - (the product of f(n-x) over the x in S with x ≤ n) for n ≥ 0',
      holds: ({ a, b, c }, { outcomes: f }) =>
        startsWith(f, outcomesByProduct([a, b, c], EQUATION_3, f.length)),
      nature: 'hypothesis',
      printed: '"f_S(n) = 1 - Π f_S(n-X), X ∈ S, X ≤ n, for all n ≥ 0"',
      right: 'for all n ≥ min S, and f(0) = 0, f(n) = 1 for 0 < n < min S: equation (4)',
      why: 'Below min S the product is empty, so (3) gives 0, where the line above it says 1. As printed it is right where such a heap cannot be taken.',
      fails: { says: 'min S > 1', where: ({ a }) => a > 1 },
      corrected: 'equation-4',
    }),
    law({
      id: 'equation-4',
      at: 'Part I, (4)',
      says: 'f(0) = 0, f(n) = 1 for all other n < a, negative ones too, and f(n) = 1 - f(n-a) f(n-b) f(n-c) for n ≥ a',
      holds: ({ a, b, c }, { outcomes: f }) =>
        startsWith(f, outcomesByProduct([a, b, c], EQUATION_4, f.length)),
      mutant: ({ a, b, c }, { outcomes: f }) =>
        startsWith(f, outcomesByProduct([a, b, c], { ...EQUATION_4, negative: 0 }, f.length)),
      mutantSays: 'f(n) = 0 for n < 0',
    }),
    law({
      id: 'program',
      at: 'Part I, the Pascal program',
      says: 'with a, b, c typed in this order and N = 200 the program prints f(0), …, f(200)',
      where: isInReach,
      holds: ({ a, b, c }, { outcomes: f }) => isPrinted(f, [a, b, c]),
      mutant: ({ a, b, c }, { outcomes: f }) => isPrinted(f, [a, b + 1, c]),
      mutantSays: 'with a, b+1, c typed',
    }),
    misprint({
      id: 'program-any-order-printed',
      at: 'Part I, the Pascal program',
      says: 'with a, b, c typed in any order and N = 200 the program prints f(0), …, f(200)',
      where: isInReach,
      holds: ({ a, b, c }, { outcomes: f }) => ordersOf(a, b, c).every(typed => isPrinted(f, typed)),
      nature: 'hypothesis',
      printed: '"Input: The set S, a number N", and in the program "if i < S[1] then Ax[i+200] := 1"',
      right: 'S has to be typed with its smallest number first',
      why: 'S[1] stands for min S. If more is typed first, heaps between the two are taken for won though one of them may be lost: {1, 2, 4} typed 4, 1, 2 gives f(3) = 1.',
      fails: {
        says: 'between min S and max S a heap of at most 200 is not in S',
        where: row => leastGap(row) <= Math.min(200, row.c),
      },
      corrected: {
        id: 'program-least-first',
        at: 'Part I, the Pascal program corrected',
        says: 'with a typed first, b and c in either order, and N = 200 the program prints f(0), …, f(200)',
        where: isInReach,
        holds: ({ a, b, c }, { outcomes: f }) => isPrinted(f, [a, b, c]) && isPrinted(f, [a, c, b]),
      },
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
  return run.status === 'printed' && forAll(0, 200, n => f[n] === run.bits[n]);
}

/** The least number above min S that is not in S. */
function leastGap({ a, b, c }: Row): number {
  return [a + 1, a + 2, a + 3].find(n => n !== b && n !== c)!;
}

function ordersOf(a: number, b: number, c: number): number[][] {
  return [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
}
