import type { Game } from '../game/index.ts';

type Kind = Game['kind'] | 'sum';

/** What a measure means, for readers, and which games have it. */
interface MeasureText {
  readonly title: string;
  readonly description: string;
  readonly kinds: readonly Kind[];
}

const PERIODIC: readonly Kind[] = ['all-but', 'finite'];
const ALL_BUT: readonly Kind[] = ['all-but'];
const FINITE: readonly Kind[] = ['finite'];
const ALL: readonly Kind[] = ['all-but', 'finite', 'infinite'];
const SUM: readonly Kind[] = ['sum'];

/** A quantity of a game that is one whole number. */
export const SCALAR_MEASURES = {
  preperiod: {
    title: 'preperiod',
    description: 'Least n0 with G(n + p) = G(n) + s for all n ≥ n0, in heaps',
    kinds: PERIODIC,
  },
  period: { title: 'period', description: 'Least p ≥ 1 for this preperiod, in heaps', kinds: PERIODIC },
  saltus: { title: 'saltus', description: 's = G(n + p) − G(n), in G-values', kinds: PERIODIC },
  outcomePreperiod: {
    title: 'preperiod of the outcomes',
    description: 'Least n0 with f(n + T) = f(n) for all n ≥ n0, in heaps',
    kinds: FINITE,
  },
  T: { title: 'T(S)', description: 'Least period of the outcomes, in heaps', kinds: FINITE },
  longestRun: {
    title: 'longest run',
    description: 'Longest run of equal outcomes in B(S), in heaps',
    kinds: FINITE,
  },
  pPositions: {
    title: 'P-positions a period',
    description: 'P-positions among T heaps from the preperiod on',
    kinds: FINITE,
  },
  nimSum: { title: 'nim-sum', description: 'Of the nim-values of the heaps', kinds: SUM },
  winningMoves: { title: 'winning moves', description: 'How many moves win', kinds: SUM },
  boxPositions: {
    title: 'positions',
    description: 'Positions of the box from no stones to the heaps given',
    kinds: SUM,
  },
  boxDifferences: {
    title: 'differences',
    description: 'Positions of the box whose outcomes by equation (8) and by nim-sums differ',
    kinds: SUM,
  },
} as const satisfies Record<string, MeasureText>;

export type ScalarMeasure = keyof typeof SCALAR_MEASURES;

/** A quantity of a game that is a text. */
export const TEXT_MEASURES = {
  B: {
    title: 'B(S)',
    description:
      'Result string, the preperiod before the bracket; where it is long, (01)^20 is 01 twenty times',
    kinds: FINITE,
  },
  E: { title: 'E(S)', description: 'Result number, an exact fraction in lowest terms', kinds: FINITE },
  winner: { title: 'winner', description: 'Whether the next or the previous player wins', kinds: SUM },
} as const satisfies Record<string, MeasureText>;

export type TextMeasure = keyof typeof TEXT_MEASURES;

/** A quantity of a game that is a table of its own, with these columns. */
export const SERIES_MEASURES = {
  terms: {
    columns: [
      { name: 'heap', title: 'heap', description: 'Heap size' },
      { name: 'value', title: 'G', description: 'Nim-value of the heap' },
    ],
    kinds: ALL,
  },
  outcomes: {
    columns: [
      { name: 'heap', title: 'heap', description: 'Heap size' },
      { name: 'outcome', title: 'f', description: '0 for a P-position, 1 for an N-position' },
    ],
    kinds: FINITE,
  },
  moves: {
    columns: [
      { name: 'from', title: 'from', description: 'Heap before the move' },
      { name: 'to', title: 'to', description: 'Heap after the move' },
    ],
    kinds: ALL,
  },
  winningMoves: {
    columns: [
      { name: 'heap', title: 'heap', description: 'Which heap, from 1 on' },
      { name: 'from', title: 'from', description: 'Stones before the move' },
      { name: 'to', title: 'to', description: 'Stones after the move' },
    ],
    kinds: SUM,
  },
  counts: {
    columns: [
      { name: 'terms', title: 'terms', description: 'How many terms were counted, from heap 0 on' },
      { name: 'value', title: 'G', description: 'Nim-value' },
      { name: 'count', title: 'count', description: 'Heaps of this value' },
      { name: 'first', title: 'first', description: 'First heap of this value' },
    ],
    kinds: ALL,
  },
  parities: {
    columns: [
      { name: 'terms', title: 'terms', description: 'How many terms were counted, from heap 0 on' },
      { name: 'value', title: 'G', description: 'Nim-value' },
      { name: 'parity', title: 'n mod 2', description: '0 for even heaps, 1 for odd ones' },
      { name: 'count', title: 'count', description: 'Heaps of this value and parity' },
      { name: 'first', title: 'first', description: 'The first of them' },
      { name: 'last', title: 'last', description: 'The last of them' },
    ],
    kinds: ALL,
  },
  patterns: {
    columns: [
      { name: 'k', title: 'k', description: 'Values below k have been placed' },
      { name: 'heap', title: 'n', description: 'First heap with G ≥ k' },
      {
        name: 'pattern',
        title: 'pattern',
        description: 'Boundary pattern of H_k: bit i (of 2^i) is 1 where G(n + i) < k, for 0 ≤ i < max X',
      },
    ],
    kinds: ALL_BUT,
  },
  inDegrees: {
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
    kinds: ALL_BUT,
  },
} as const;

export type SeriesMeasure = keyof typeof SERIES_MEASURES;

/**
 * Whether a measure is a text.
 *
 * @example
 * isTextMeasure('E') // true
 */
export function isTextMeasure(name: string): name is TextMeasure {
  return Object.hasOwn(TEXT_MEASURES, name);
}
