import { definePipeline, every, paper } from '../../src/index.ts';

const { about, claim, erratum, theorem } = paper('stone-picking-2010');

export default definePipeline({
  id: 'stone-picking-example',
  question: 'Who wins if each player takes 3, 5 or 6 stones of 2010?',
  answer: ['divisible-by-4'],
  ...about('Part I, example'),
  sweep: { game: '{3, 5, 6}', ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'B', 'E', { series: 'outcomes', upTo: '2017' }],
  limit: '1e6 heaps',
  claims: [
    claim('divisible-by-4', {
      with: [4, 5],
      says: t =>
        `k is un-tactical (the second player wins) if and only if k is divisible by ${t}; checked for k up to 2016, and for all k by B = <0111>`,
      holds: (t, _, { outcomes: f }, { B }) =>
        every(0, 2016, k => (f[k] === 0) === (k % t === 0)) && B === '<0111>',
      theorem: theorem('Part I, example', 'every k ≥ 0'),
    }),
    claim('heap-2010', {
      says: 'the first player wins with 2010 stones',
      mutant: 'f(2012) = 1',
      mutantSays: 'the first player wins with 2012 stones',
      holds: 'f(2010) = 1',
    }),
    claim('first-heaps', {
      says: '0 and 4 are un-tactical; 1, 2, 3, 5, 6 and 7 are tactical',
      holds: 'f(0) = f(4) = 0 and f(1) = f(2) = f(3) = f(5) = f(6) = f(7) = 1',
      mutant: 'f(7) = 0',
      mutantSays: '7 is un-tactical',
    }),
    claim('exactly-one', {
      says: 'n ≥ 8: exactly one of n-3, n-5, n-6 is divisible by 4 if n is not, and none of them if n is',
      ofLetters: true,
      mutant:
        'for n in 8..2016: count(k in 1..3: (n - item(k, 3, 5, 6)) mod 3 = 0) = if n mod 3 = 0 then 0 else 1',
      mutantSays:
        'n ≥ 8: exactly one of n-3, n-5, n-6 is divisible by 3 if n is not, and none of them if n is',
      holds:
        'for n in 8..2016: count(k in 1..3: (n - item(k, 3, 5, 6)) mod 4 = 0) = if n mod 4 = 0 then 0 else 1',
    }),
    claim('rule', {
      says: 'n ≥ 3: n is tactical if and only if one of n-3, n-5, n-6 is un-tactical',
      holds: 'for n >= 3: f(n) = 1 iff f(n-3) = 0 or (n >= 5 and f(n-5) = 0) or (n >= 6 and f(n-6) = 0)',
      mutant: 'for n in 0..2: f(n) = 0',
      mutantSays:
        'for all n, n is tactical if and only if one of n-3, n-5, n-6 is un-tactical; heaps below 0 are neither',
    }),
    erratum('equation-1-printed', 'Part I, before (1)', {
      says: 'if f(n) = 0 means that n is tactical, then f(n) = 1 - f(n-3) f(n-5) f(n-6) for n ≥ 6',
      holds: 'for n >= 6: 1 - f(n) = 1 - (1 - f(n-3)) (1 - f(n-5)) (1 - f(n-6))',
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
    claim('equation-1', 'Abstract, and Part I, (1) and the lines above it', {
      says: 'if f(n) = 1 means that n is tactical, then f(n) = 1 - f(n-3) f(n-5) f(n-6) for n ≥ 6',
      holds: 'for n >= 6: f(n) = 1 - f(n-3) f(n-5) f(n-6)',
      mutant: 'for n >= 6: f(n) = 1 - f(n-3) f(n-5)',
      mutantSays: 'f(n) = 1 - f(n-3) f(n-5) for n ≥ 6',
    }),
  ],
});
