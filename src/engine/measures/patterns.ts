import { boundaryPatterns } from '../all-but/boundary-patterns.ts';
import type { Table } from './measure.ts';

/** The first `upTo` boundary patterns. */
export const patterns: Table = {
  columns: [
    { name: 'k', title: 'k', description: 'Values below k have been placed' },
    { name: 'heap', title: 'n', description: 'First heap with G ≥ k' },
    {
      name: 'pattern',
      title: 'pattern',
      description: 'Boundary pattern of H_k: bit i (of 2^i) is 1 where G(n + i) < k, for 0 ≤ i < max X',
    },
  ],
  kinds: ['all-but'],
  proof: 'definition',
  rows: ({ excluded }, upTo) => boundaryPatterns(excluded, upTo),
};
