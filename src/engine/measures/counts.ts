import { checkpointCounts, parityCounts } from '../infinite/checkpoint-counts.ts';
import { nimSegments, nimValues } from '../nim-segments.ts';
import { ALL, type Table, VALUE } from './measure.ts';
import type { MeasuredGame } from './measured-game.ts';

/** The common properties of counts among the first 1, 2, 5, 10, … of `upTo` terms. */
const common = { kinds: ALL, proof: 'definition', needsNimValues: true } as const;

const TERMS = { name: 'terms', title: 'terms', description: 'Number of counted terms, from heap 0' };

export const counts: Table = {
  ...common,
  columns: [
    TERMS,
    VALUE,
    { name: 'count', title: 'count', description: 'Heaps of this value' },
    { name: 'first', title: 'first', description: 'First heap of this value' },
  ],
  rows: (measured, upTo) => checkpointCounts(...countingOf(measured, upTo)),
};

export const parities: Table = {
  ...common,
  columns: [
    TERMS,
    VALUE,
    { name: 'parity', title: 'n mod 2', description: '0 for even heaps, 1 for odd ones' },
    { name: 'count', title: 'count', description: 'Heaps of this value and parity' },
    { name: 'first', title: 'first', description: 'First of these heaps' },
    { name: 'last', title: 'last', description: 'Last of these heaps' },
  ],
  rows: (measured, upTo) => parityCounts(...countingOf(measured, upTo)),
};

/**
 * Returns the terms to count. Under the normal ending they are read in constant memory, starting at any stored
 * checkpoint. Other endings exist only for finite sets, whose terms are computed as a whole.
 */
function countingOf({ game, rule, restart }: MeasuredGame, terms: number): Parameters<typeof parityCounts> {
  if (rule.ending !== 'normal')
    return [[{ from: 0, values: Uint32Array.from(nimValues(game, rule.ending, terms)) }], terms];
  const last = restart?.last();
  // A checkpoint for another number of terms, if a pipeline counts two, is not a beginning of this count.
  const before = last?.terms === terms ? last : undefined;
  return [nimSegments(game, terms, before?.sequence), terms, before, restart?.at];
}
