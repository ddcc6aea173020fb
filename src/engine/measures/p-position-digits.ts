import { checkpoints } from '../infinite/checkpoint-counts.ts';
import { pPositions } from '../infinite/p-positions.ts';
import type { Table } from './measure.ts';

/** The P-positions among the first 1, 2, 5, 10, … of `upTo` heaps, by their last digit. */
export const pPositionDigits: Table = {
  kinds: ['infinite'],
  proof: 'definition',
  columns: [
    { name: 'terms', title: 'heaps', description: 'Number of examined heaps, from heap 0' },
    { name: 'digit', title: 'last digit', description: 'Last decimal digit of the heap' },
    { name: 'count', title: 'P-positions', description: 'P-positions with this last digit' },
    { name: 'first', title: 'first', description: 'First of these P-positions' },
    { name: 'last', title: 'last', description: 'Last of these P-positions' },
  ],
  rows({ game }, upTo) {
    if (game.kind !== 'infinite') return [];
    const rows: number[][] = [];
    const digits = Array.from({ length: 10 }, () => ({ count: 0, first: 0, last: 0 }));
    const stops = checkpoints(upTo);
    const addRows = (stop: number) => {
      for (const [digit, { count, first, last }] of digits.entries())
        if (count > 0) rows.push([stop, digit, count, first, last]);
    };
    for (const heap of pPositions(game, upTo)) {
      while (heap >= stops[0]!) addRows(stops.shift()!);
      const digit = digits[heap % 10]!;
      if (digit.count++ === 0) digit.first = heap;
      digit.last = heap;
    }
    for (const stop of stops) addRows(stop);
    return rows;
  },
};
