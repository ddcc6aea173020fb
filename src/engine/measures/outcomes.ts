import { outcomesOfFinite } from '../finite/terms.ts';
import { FINITE, HEAP, type Sequence } from './measure.ts';

/** f(0), f(1), … */
export const outcomes: Sequence = {
  columns: [HEAP, { name: 'outcome', title: 'f', description: '0 for a P-position, 1 for an N-position' }],
  kinds: FINITE,
  proof: 'definition',
  terms: ({ moves, finiteRule }, count) => outcomesOfFinite(moves, finiteRule, count),
};
