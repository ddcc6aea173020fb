import { outcomesOfBoxByNimSums } from '../sum/box-by-nim-sums.ts';
import { outcomesOfBox } from '../sum/box-by-product.ts';
import { moveSetOf } from '../sum/move-set.ts';
import type { Scalar } from './measure.ts';

const common = { type: 'integer', kinds: ['sum'], proof: 'two ways' } as const;

export const boxPositions: Scalar = {
  ...common,
  title: 'positions',
  description: 'Positions of the box from no stones to the heaps given',
  of: ({ heaps }) => heaps.reduce((positions, { heap }) => positions * (heap + 1), 1),
};

export const boxDifferences: Scalar = {
  ...common,
  title: 'differences',
  description: 'Positions of the box whose outcomes by equation (8) and by nim-sums differ',
  needsNimValues: true,
  of({ heaps, rule }) {
    const box = [heaps.map(({ game }) => moveSetOf(game)), heaps.map(({ heap }) => heap)] as const;
    const byNimSums = outcomesOfBoxByNimSums(...box, rule.ending);
    return outcomesOfBox(...box, rule.ending).filter((outcome, i) => outcome !== byNimSums[i]).length;
  },
};
