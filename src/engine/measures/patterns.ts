import { boundaryPatterns, inDegrees as inDegreesOf } from '../all-but/boundary-patterns.ts';
import type { Table } from './measure.ts';

const common = { kinds: ['all-but'], proof: 'definition' } as const;

/** The first `upTo` boundary patterns. */
export const patterns: Table = {
  ...common,
  columns: [
    { name: 'k', title: 'k', description: 'Values below k have been placed' },
    { name: 'heap', title: 'n', description: 'First heap with G ≥ k' },
    {
      name: 'pattern',
      title: 'pattern',
      description: 'Boundary pattern of H_k: bit i (of 2^i) is 1 where G(n + i) < k, for 0 ≤ i < max X',
    },
  ],
  rows: ({ excluded }, upTo) => boundaryPatterns(excluded, upTo),
};

/** The in-degrees below `upTo` in the graph of all boundary patterns. */
export const inDegrees: Table = {
  ...common,
  columns: [
    { name: 'inDegree', title: 'in-degree', description: 'Edges into a pattern' },
    {
      name: 'patterns',
      title: 'patterns',
      description: 'Number of patterns with this in-degree, among all 2^(max X - 1)',
    },
    {
      name: 'reached',
      title: 'reached',
      description: 'Number of patterns with this in-degree, among those that the game reaches',
    },
    {
      name: 'amongReached',
      title: 'among reached',
      description:
        'Number of reached patterns with this in-degree, if only edges from reached patterns count',
    },
  ],
  rows: ({ excluded }, upTo) => inDegreesOf(excluded).slice(0, upTo),
};
