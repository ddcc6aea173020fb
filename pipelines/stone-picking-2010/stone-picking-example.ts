import { definePipeline, everyTerm, forAll, paper, startsWith } from '../../src/index.ts';

const { asked, law, misprint, theorem } = paper('stone-picking-2010');

type Outcomes = ArrayLike<number>;
const MOVES = [3, 5, 6];

export default definePipeline({
  id: 'stone-picking-example',
  question: 'Who wins if each player takes 3, 5 or 6 stones of 2010?',
  answer: ['divisible-by-4'],
  ...asked('Part I, example'),
  sweep: { game: '{3, 5, 6}', ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'B', 'E', { series: 'outcomes', upTo: '2017' }],
  limit: '1e6 heaps',
  claims: [
    law({
      id: 'divisible-by-4',
      with: [4, 5],
      says: t =>
        `k is un-tactical (the second player wins) if and only if k is divisible by ${t}; checked for k up to 2016, and for all k by B = <0111>`,
      holds: (t, _, { outcomes: f }, { B }) =>
        forAll(0, 2016, k => (f[k] === 0) === (k % t === 0)) && B === '<0111>',
      theorem: theorem('Part I, example', 'every k ≥ 0'),
    }),
    law({
      id: 'heap-2010',
      with: [2010, 2012],
      says: t => `the first player wins with ${t} stones`,
      holds: (t, _, { outcomes: f }) => f[t] === 1,
    }),
    law({
      id: 'first-heaps',
      says: '0 and 4 are un-tactical; 1, 2, 3, 5, 6 and 7 are tactical',
      holds: (_, { outcomes: f }) => startsWith(f, '01110111'),
      mutant: (_, { outcomes: f }) => startsWith(f, '01110110'),
      mutantSays: '7 is un-tactical',
    }),
    law({
      id: 'exactly-one',
      with: [4, 3],
      says: t =>
        `n ≥ 8: exactly one of n-3, n-5, n-6 is divisible by ${t} if n is not, and none of them if n is`,
      ofLetters: true,
      holds: t => forAll(8, 2016, n => divisible(n, t) === (n % t === 0 ? 0 : 1)),
    }),
    law({
      id: 'rule',
      says: 'n ≥ 3: n is tactical if and only if one of n-3, n-5, n-6 is un-tactical',
      holds: (_, { outcomes: f }) => isRule(f, 3),
      mutant: (_, { outcomes: f }) => isRule(f, 0),
      mutantSays:
        'for all n, n is tactical if and only if one of n-3, n-5, n-6 is un-tactical; heaps below 0 are neither',
    }),
    misprint('equation-1-printed', 'Part I, before (1)', {
      says: 'if f(n) = 0 means that n is tactical, then f(n) = 1 - f(n-3) f(n-5) f(n-6) for n ≥ 6',
      holds: (_, { outcomes: f }) => isEquation1(n => 1 - f[n], f.length),
      nature: 'slip',
      printed: '"f(n) = 0 if and only if n is tactical, otherwise f(n) = 1"',
      right: 'f(n) = 1 if and only if n is tactical, as in the abstract',
      why: 'With the values exchanged, (1) would say that a heap is won only if every move leads to a lost heap. One such move is enough.',
      shows: (_, { outcomes: f }) => [
        'with 0 for tactical: f(6), by (1)',
        1 - (1 - f[3]) * (1 - f[1]) * (1 - f[0]),
        1 - f[6],
      ],
      corrected: 'equation-1',
    }),
    law('equation-1', 'Abstract, and Part I, (1) and the lines above it', {
      says: 'if f(n) = 1 means that n is tactical, then f(n) = 1 - f(n-3) f(n-5) f(n-6) for n ≥ 6',
      holds: (_, { outcomes: f }) => isEquation1(n => f[n], f.length),
      mutant: (_, { outcomes: f }) => forAll(6, 2016, n => f[n] === 1 - f[n - 3] * f[n - 5]),
      mutantSays: 'f(n) = 1 - f(n-3) f(n-5) for n ≥ 6',
    }),
  ],
});

function divisible(n: number, by: number): number {
  return MOVES.filter(x => (n - x) % by === 0).length;
}

function isRule(f: Outcomes, from: number): boolean {
  return everyTerm(f, (bit, n) => (bit === 1) === MOVES.some(x => f[n - x] === 0), from);
}

function isEquation1(f: (n: number) => number, count: number): boolean {
  return forAll(6, count - 1, n => f(n) === 1 - f(n - 3) * f(n - 5) * f(n - 6));
}
