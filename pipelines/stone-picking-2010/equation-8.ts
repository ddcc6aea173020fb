import {
  definePipeline,
  listedMoves,
  ours,
  outcomesOfBoxByNimSums,
  paper,
  type Row,
} from '../../src/index.ts';
import { outcomesOfBoxAsPrinted } from './_helpers.ts';

const { about } = paper('stone-picking-2010');

export default definePipeline({
  id: 'equation-8',
  question:
    'Does product formula (8) give the outcomes of two heaps with one set each, under the normal ending?',
  answer: ['as-printed'],
  ...about('Part IV, equation (8)'),
  sweep: {
    game: '{a, b}:24 + {c, d}:24',
    over: { a: '1..6', b: 'a+1..7', c: '1..6', d: 'c+1..7' },
    ending: 'normal',
  },
  measure: ['boxPositions', 'boxDifferences', 'nimSum', 'winner'],
  limit: '1e6 heaps',
  claims: [
    ours('as-printed', 'equation (8) under the normal ending, which the paper does not use', {
      with: [1, 0],
      says: t =>
        `(8) as printed, with F = ${t} if a heap is negative and no other beginning values, gives the same outcome as the nim-sum at all 625 positions`,
      ofLetters: true,
      holds: (t, row) => isRightWith(row, t),
    }),
    ours('product-formula', 'equation (8) over legal moves', {
      says: 'F = 1 - product of F(…, a_i - x, …) over all heaps i and legal moves x, where an empty product is 1, gives the same outcome as the nim-sum at all 625 positions',
      holds: 'boxPositions = 625 and boxDifferences = 0',
      mutant: 'boxPositions = 625 and boxDifferences = 1',
      mutantSays: 'F gives the same outcome as the nim-sum at all positions except one',
      theorem: { reference: 'docs/laws.md, section 10', hypothesis: 'any sum of heaps' },
    }),
    ours('last-position', {
      says: 'the previous player wins the two heaps of 24 if and only if their nim-sum is 0',
      holds: ({ nimSum }, _, { winner }) => (winner === 'previous') === (nimSum === 0),
      mutant: ({ nimSum }, _, { winner }) => (winner === 'previous') === nimSum <= 1,
      mutantSays: 'the previous player wins the two heaps of 24 if and only if their nim-sum is at most 1',
    }),
  ],
});

function isRightWith({ a, b, c, d }: Row, below: 0 | 1): boolean {
  const sets = [
    [a, b],
    [c, d],
  ];
  const printed = outcomesOfBoxAsPrinted(sets, [24, 24], below);
  const right = outcomesOfBoxByNimSums(sets.map(listedMoves), [24, 24], 'normal');
  return printed.every((outcome, i) => outcome === right[i]);
}
