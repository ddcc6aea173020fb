import { nimValues } from '../sequence.ts';
import { ALL, HEAP, type Sequence, VALUE } from './measure.ts';

/** G(0), G(1), … Memory: up to 8 bytes a term. */
export const terms: Sequence = {
  columns: [HEAP, { ...VALUE, description: 'Nim-value of the heap' }],
  kinds: ALL,
  proof: 'definition',
  needsNimValues: true,
  terms: ({ game, rule }, count) => nimValues(game, rule.ending, count),
};
