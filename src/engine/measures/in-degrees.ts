import { inDegrees as inDegreesOf } from '../all-but/pattern-graph.ts';
import type { Table } from './measure.ts';

/** The in-degrees below `upTo` in the graph of all boundary patterns. */
export const inDegrees: Table = {
  columns: [
    { name: 'inDegree', title: 'in-degree', description: 'Edges into a pattern' },
    { name: 'patterns', title: 'patterns', description: 'Of all 2^(max X - 1): how many have it' },
    { name: 'reached', title: 'reached', description: 'Of those that the game reaches: how many have it' },
    {
      name: 'amongReached',
      title: 'among reached',
      description: 'Of those, how many have it if only edges from reached patterns count',
    },
  ],
  kinds: ['all-but'],
  proof: 'definition',
  rows: ({ excluded }, upTo) => inDegreesOf(excluded).slice(0, upTo),
};
