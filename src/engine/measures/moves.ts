import { moveSetOf, optionsOf } from '../sum/move-set.ts';
import type { Table } from './measure.ts';

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
