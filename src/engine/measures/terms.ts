import { outcomesOfFinite } from '../finite/terms-of-finite.ts';
import { nimValues } from '../nim-segments.ts';
import { moveSetOf, optionsOf } from '../sum/move-set.ts';
import { ALL, FINITE, HEAP, type Sequence, type Table, VALUE } from './measure.ts';

/** The terms G(0), G(1), … Memory: up to 8 bytes per term. */
export const terms: Sequence = {
  columns: [HEAP, { ...VALUE, description: 'Nim-value of the heap' }],
  kinds: ALL,
  proof: 'definition',
  needsNimValues: true,
  terms: ({ game, rule }, count) => nimValues(game, rule.ending, count),
};

/** f(0), f(1), … */
export const outcomes: Sequence = {
  columns: [HEAP, { name: 'outcome', title: 'f', description: '0 for a P-position, 1 for an N-position' }],
  kinds: [...FINITE, 'infinite'],
  proof: 'definition',
  terms(measured, count) {
    const { game, rule } = measured;
    return game.kind === 'finite' || game.kind === 'started'
      ? outcomesOfFinite(measured.moves, measured.finiteRule, count)
      : nimValues(game, rule.ending, count).map(value => Math.min(value, 1));
  },
};

/** The moves from the heaps below `upTo`. */
export const moves: Table = {
  columns: [
    { name: 'from', title: 'from', description: 'Heap before the move' },
    { name: 'to', title: 'to', description: 'Heap after the move' },
  ],
  kinds: ['all-but', 'finite', 'infinite'],
  proof: 'definition',
  rows({ game, rule }, upTo) {
    const heaps = Array.from({ length: upTo }, (_, heap) => heap);
    const set = moveSetOf(game);
    return heaps.flatMap(from => [...optionsOf(set, rule.ending, from)].map(to => [from, to]));
  },
};
