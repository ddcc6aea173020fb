import { checkpoints } from '../infinite/checkpoint-counts.ts';
import { pPositions } from '../infinite/p-positions.ts';
import type { Table } from './measure.ts';

/** The P-positions among the first 1, 2, 5, 10, … of `upTo` heaps, by their last digit. */
export const pPositionDigits: Table = {
  kinds: ['infinite'],
  proof: 'definition',
  columns: [
    { name: 'terms', title: 'heaps', description: 'Heaps that were looked at, from heap 0 on' },
    { name: 'digit', title: 'last digit', description: 'Of the heap, in base ten' },
    { name: 'count', title: 'P-positions', description: 'How many have it' },
    { name: 'first', title: 'first', description: 'The first of them' },
    { name: 'last', title: 'last', description: 'The last of them' },
  ],
  rows({ game }, upTo) {
    if (game.kind !== 'infinite') return [];
    const rows: number[][] = [];
    const digits = Array.from({ length: 10 }, () => ({ count: 0, first: 0, last: 0 }));
    const stops = checkpoints(upTo);
    const tell = (stop: number) => {
      for (const [digit, { count, first, last }] of digits.entries())
        if (count > 0) rows.push([stop, digit, count, first, last]);
    };
    for (const heap of pPositions(game, upTo)) {
      while (heap >= stops[0]!) tell(stops.shift()!);
      const one = digits[heap % 10]!;
      if (one.count++ === 0) one.first = heap;
      one.last = heap;
    }
    for (const stop of stops) tell(stop);
    return rows;
  },
};
