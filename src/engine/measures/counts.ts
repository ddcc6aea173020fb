import { checkpointCounts, parityCounts } from '../infinite/checkpoint-counts.ts';

import { nimSegments } from '../sequence.ts';
import { ALL, type Table, VALUE } from './measure.ts';

/** What is counted among the first 1, 2, 5, 10, … of `upTo` terms. */
const common = { kinds: ALL, proof: 'definition', needsNimValues: true } as const;

const TERMS = { name: 'terms', title: 'terms', description: 'How many terms were counted, from heap 0 on' };

export const counts: Table = {
  ...common,
  columns: [
    TERMS,
    VALUE,
    { name: 'count', title: 'count', description: 'Heaps of this value' },
    { name: 'first', title: 'first', description: 'First heap of this value' },
  ],
  rows: ({ game }, upTo) => checkpointCounts(nimSegments(game, upTo), upTo),
};

export const parities: Table = {
  ...common,
  columns: [
    TERMS,
    VALUE,
    { name: 'parity', title: 'n mod 2', description: '0 for even heaps, 1 for odd ones' },
    { name: 'count', title: 'count', description: 'Heaps of this value and parity' },
    { name: 'first', title: 'first', description: 'The first of them' },
    { name: 'last', title: 'last', description: 'The last of them' },
  ],
  rows: ({ game }, upTo) => parityCounts(nimSegments(game, upTo), upTo),
};
