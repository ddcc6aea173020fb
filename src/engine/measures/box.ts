import type { Undecided } from '../proved-periodicity.ts';
import { outcomesOfBoxByNimSums } from '../sum/box-by-nim-sums.ts';
import { MAX_BOX, outcomesOfBox } from '../sum/box-by-product.ts';
import { moveSetOf } from '../sum/move-set.ts';
import type { Scalar } from './measure.ts';

const common = { type: 'integer', kinds: ['sum'], proof: 'two ways' } as const;

export const boxPositions: Scalar = {
  ...common,
  title: 'positions',
  description: 'Positions of the box from no stones to the heaps given',
  of: ({ heaps }) => {
    const positions = heaps.reduce((positions, { heap }) => positions * (heap + 1), 1);
    return Number.isSafeInteger(positions) ? positions : tooMany(Number.MAX_SAFE_INTEGER);
  },
};

function tooMany(limit: number): Undecided {
  return { status: 'undecided', limit, why: `the positions of the box are more than ${limit}` };
}

export const boxDifferences: Scalar = {
  ...common,
  title: 'differences',
  description:
    'Positions of the box whose outcomes by the product over legal moves (equation (8), corrected) and by nim-sums differ',
  needsNimValues: true,
  of(measured) {
    const { heaps, rule } = measured;
    const positions = boxPositions.of(measured);
    if (typeof positions !== 'number' || positions > MAX_BOX) return tooMany(MAX_BOX);
    const box = [heaps.map(({ game }) => moveSetOf(game)), heaps.map(({ heap }) => heap)] as const;
    const byNimSums = outcomesOfBoxByNimSums(...box, rule.ending);
    return outcomesOfBox(...box, rule.ending).filter((outcome, i) => outcome !== byNimSums[i]).length;
  },
};
