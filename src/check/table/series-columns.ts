import { type ColumnCheck, differing, type Fault, FINITE, type Row, wholeAt } from './column-check.ts';
import { leavesAfter } from './left-after.ts';
import type { Replays } from './replays.ts';
import { TILING } from './tiling-columns.ts';

const ALL = ['all-but', ...FINITE, 'infinite'] as const;

/** The columns about one heap of a game, or about the heaps below one. */
export const SERIES_COLUMNS: readonly ColumnCheck<Replays>[] = [
  {
    columns: ['value'],
    sequence: 'nim-values',
    given: ['heap'],
    kinds: ALL,
    faults(row, replays) {
      const heap = wholeAt(row, 'heap');
      return differing(row, { heap, value: replays.terms('nim-values', heap + 1)[heap]! });
    },
  },
  {
    columns: ['outcome'],
    given: ['heap'],
    kinds: ALL,
    faults(row, replays) {
      const heap = wholeAt(row, 'heap');
      const sequence = replays.game.kind === 'all-but' ? 'nim-values' : 'outcomes';
      return differing(row, { heap, outcome: Math.min(1, replays.terms(sequence, heap + 1)[heap]!) });
    },
  },
  {
    columns: ['to'],
    given: ['from'],
    kinds: ALL,
    faults(row, { game, rule }) {
      const [from, to] = [wholeAt(row, 'from'), wholeAt(row, 'to')];
      const faults = differing(row, { from, to });
      if (faults.length > 0 || leavesAfter(game, rule, from, to)) return faults;
      return [{ column: 'to', expected: 'the heap that the move leaves', received: `${to}` }];
    },
  },
  {
    columns: ['count', 'first', 'last', 'parity'],
    sequence: 'nim-values',
    given: ['terms', 'value'],
    kinds: ALL,
    faults: countFaults,
  },
  {
    columns: ['heap', 'pattern'],
    given: ['k'],
    kinds: ['all-but'],
    faults: patternFaults,
  },
  TILING,
];

/** Checks how many of the first terms have a value, and its first and last heap; by parity if one is given. */
function countFaults(row: Row, replays: Replays): Fault[] {
  const [terms, value, parity] = [wholeAt(row, 'terms'), wholeAt(row, 'value'), wholeAt(row, 'parity')];
  const isMeant = (heap: number) => row.parity === undefined || heap % 2 === parity;
  let [count, first, last] = [0, -1, -1];
  const values = replays.terms('nim-values', terms);
  for (let heap = 0; heap < terms; heap++) {
    if (values[heap] !== value || !isMeant(heap)) continue;
    if (count++ === 0) first = heap;
    last = heap;
  }
  return differing(row, {
    terms,
    value,
    ...(row.parity === undefined ? {} : { parity }),
    count,
    first,
    last,
  });
}

/**
 * Checks the first heap whose value is at least k, and the bits that mark the smaller values among the max X heaps
 * starting there.
 */
function patternFaults(row: Row, replays: Replays): Fault[] {
  const k = wholeAt(row, 'k');
  const m = replays.game.kind === 'all-but' ? (replays.game.excluded.at(-1) ?? 0) : 0;
  // Each value up to k occurs at no more than M + 1 heaps.
  const values = replays.terms('nim-values', Math.min((k + 1) * (m + 1), wholeAt(row, 'heap') + 1) + m + 1);
  const heap = values.findIndex(value => value >= k);
  if (heap < 0 || heap + m > values.length) {
    return [{ column: 'heap', expected: 'a later heap', received: row.heap! }];
  }
  let pattern = 0n;
  for (let i = m - 1; i >= 0; i--) pattern = 2n * pattern + (values[heap + i]! < k ? 1n : 0n);
  return differing(row, { k, heap, pattern: `${pattern}` });
}
