import type { KernelName } from './kernels.ts';

/** A C program, `source.c`, with its name for the kernel. */
export interface Rival {
  readonly source: 'lemma6-bytes' | 'lemma6-words' | 'pattern-word' | 'finite' | 'take-a-prime';
  readonly kernel: string;
  /** Name in tables. */
  readonly title: string;
  /** Plays only one in this many games, because all would take too long; rates are compared. */
  readonly oneIn?: number;
}

/** Target for the engine's speed relative to a rival. */
export interface Target {
  readonly title: string;
  readonly times: number;
}

/** Games that all implementations play, and the query for each. */
export interface Workload {
  readonly id: string;
  readonly says: string;
  readonly kernel: KernelName;
  readonly games: readonly (readonly number[])[];
  /** Limit in heaps. */
  readonly limit: number;
  readonly rivals: readonly Rival[];
  readonly targets: readonly Target[];
  /** The TypeScript implementation plays only one in this many games. */
  readonly oneIn?: number;
}

export const BYTES = 'Algorithm 1, bytes';
export const WORDS = '64-bit words';
export const PATTERN = 'pattern word';
export const LOOP = 'byte loop';
export const PARITY = 'parity structure';
const DEFINITION = 'definition';
const POST = "the post's method";

const bytes: Rival = { source: 'lemma6-bytes', kernel: 'all-but', title: BYTES };
const words: Rival = { source: 'lemma6-words', kernel: 'all-but', title: WORDS };
const loop = (kernel: KernelName): Rival => ({ source: 'finite', kernel, title: LOOP });
const parity: Rival = { source: 'take-a-prime', kernel: 'parity', title: PARITY };
const definition: Rival = { source: 'take-a-prime', kernel: 'definition', title: DEFINITION };
const post: Rival = { source: 'take-a-prime', kernel: 'post', title: POST };

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, i) => from + i * step);

/** Returns sets {a, b, a + b} of Lemma 6, so without b = 2a. */
const triples = (as: readonly number[], bs: (a: number) => readonly number[]) =>
  as.flatMap(a => bs(a).flatMap(b => (b === 2 * a ? [] : [[a, b, a + b]])));

/** Returns all sets of `size` numbers from `least` to `most`. */
function setsOf(size: number, least: number, most: number): number[][] {
  if (size === 0) return [[]];
  return range(least, most - size + 1).flatMap(x => setsOf(size - 1, x + 1, most).map(rest => [x, ...rest]));
}

/** Returns sets {1, b, c} with b < c ≤ most, for every `step`-th b and c. */
const withOne = (most: number, step = 1) =>
  range(2, most - 1, step).flatMap(b => range(b + 1, most, step).map(c => [1, b, c]));

const LONG_PERIODS = [
  [8, 58, 101, 109],
  [11, 51, 111, 122],
];

const LONG_PERIODS_ABOVE_16 = [
  [16, 70, 151, 167],
  [23, 118, 154, 177],
  [27, 91, 166, 193],
];

const LONG_QUICK = [
  [25, 53, 54, 79],
  [25, 59, 60, 85],
];

/** Games of every kind that has a kernel: all-but (a to c), finite (d), take-a-prime (e). */
export const FULL: readonly Workload[] = [
  {
    id: 'a1',
    says: '{a, b, a+b}, long runs: a = 1000..1003, b = 10,000..10,100',
    kernel: 'all-but',
    games: triples(range(1000, 1003), () => range(10_000, 10_100)),
    limit: 1e12,
    rivals: [{ ...bytes, oneIn: 4 }, words],
    targets: [{ title: BYTES, times: 30 }],
  },
  {
    id: 'a2',
    says: '{a, b, a+b}, long runs: a = 10,000, b = 100,001..100,020',
    kernel: 'all-but',
    games: triples([10_000], () => range(100_001, 100_020)),
    limit: 1e12,
    rivals: [{ ...bytes, oneIn: 10 }, words],
    targets: [{ title: BYTES, times: 150 }],
  },
  {
    id: 'b1',
    says: '{a, b, a+b}, noisy tapes: a = 60..64, a < b < 3a',
    kernel: 'all-but',
    games: triples(range(60, 64), a => range(a + 1, 3 * a - 1)),
    limit: 1e12,
    rivals: [{ ...bytes, oneIn: 4 }, words],
    targets: [{ title: WORDS, times: 0.5 }],
  },
  {
    id: 'b2',
    says: 'noise: {100, 273, 373}',
    kernel: 'all-but',
    games: [[100, 273, 373]],
    limit: 1e12,
    rivals: [words],
    targets: [{ title: WORDS, times: 0.5 }],
  },
  {
    id: 'c',
    says: 'general X: |X| = 4, max ≤ 40, all sets',
    kernel: 'all-but',
    games: setsOf(4, 1, 40),
    limit: 1e9,
    rivals: [{ source: 'pattern-word', kernel: 'all-but', title: PATTERN }],
    targets: [{ title: PATTERN, times: 0.8 }],
  },
  {
    id: 'd1',
    says: 'outcomes, period: {1, b, c}, b < c ≤ 1000',
    kernel: 'outcomes',
    games: withOne(1000),
    limit: 1e9,
    rivals: [{ ...loop('outcomes'), oneIn: 8 }],
    targets: [{ title: LOOP, times: 1 }],
    oneIn: 8,
  },
  {
    id: 'd2',
    says: 'outcomes, period and E(S): {1, b, c}, every 16th b and c ≤ 1000',
    kernel: 'numbers',
    games: withOne(1000, 16),
    limit: 1e9,
    rivals: [loop('numbers')],
    targets: [{ title: LOOP, times: 0.5 }],
  },
  {
    id: 'd3',
    says: 'nim-values, period: all {a, b, c}, c ≤ 64',
    kernel: 'nim',
    games: setsOf(3, 1, 64),
    limit: 1e9,
    rivals: [loop('nim')],
    targets: [{ title: LOOP, times: 0.5 }],
  },
  {
    id: 'd4',
    says: 'outcomes, long periods: {8, 58, 101, 109}, {11, 51, 111, 122}',
    kernel: 'outcomes',
    games: LONG_PERIODS,
    limit: 1e10,
    rivals: [loop('outcomes')],
    targets: [],
  },
  {
    id: 'd5',
    says: 'outcomes, min ≥ 16, all {a, b, c}, c ≤ 64',
    kernel: 'outcomes',
    games: setsOf(3, 16, 64),
    limit: 1e9,
    rivals: [loop('outcomes')],
    targets: [{ title: LOOP, times: 0.5 }],
  },
  {
    id: 'd6',
    says: 'outcomes, min ≥ 16, long periods: {16, 70, 151, 167}, {23, 118, 154, 177}, {27, 91, 166, 193}',
    kernel: 'outcomes',
    games: LONG_PERIODS_ABOVE_16,
    limit: 1e10,
    rivals: [loop('outcomes')],
    targets: [{ title: LOOP, times: 10 }],
  },
  {
    id: 'e0',
    says: 'take-a-prime, 200,000 terms: their time grows like the square of the terms',
    kernel: 'take-a-prime',
    games: [[200_000]],
    limit: 1e12,
    rivals: [definition, post],
    targets: [],
  },
  ...[1e6, 32_452_843, 1e8, 1e9].map(
    (terms, i): Workload => ({
      id: `e${i + 1}`,
      says: `take-a-prime, ${terms.toLocaleString('en')} terms`,
      kernel: 'take-a-prime',
      games: [[terms]],
      limit: 1e12,
      rivals: [parity],
      targets: [
        [{ title: PARITY, times: 0.5 }],
        [{ title: PARITY, times: 2 }],
        [],
        [{ title: PARITY, times: 6 }],
      ][i]!,
    }),
  ),
];

/** Small versions to detect wrong answers: each takes less than a second, and can be checked by the definition. */
export const QUICK: readonly Workload[] = FULL.filter(({ id }) => !['e3', 'e4'].includes(id)).map(
  workload => {
    const { oneIn: _, ...rest } = workload;
    const [says, games] = quickGames(workload.id);
    const rivals = workload.rivals.map(({ source, kernel, title }) => ({ source, kernel, title }));
    return { ...rest, says, games, limit: 1e9, rivals, targets: [] };
  },
);

function quickGames(id: string): [says: string, games: readonly (readonly number[])[]] {
  switch (id) {
    case 'a1':
      return ['{a, b, a+b}, long runs: a = 10, b = 95..104', triples([10], () => range(95, 104))];
    case 'a2':
      return ['{a, b, a+b}, long runs: a = 40, b = 121..123', triples([40], () => range(121, 123))];
    case 'b1':
      return ['{a, b, a+b}, noisy tapes: a = 16, a < b < 3a', triples([16], a => range(a + 1, 3 * a - 1))];
    case 'b2':
      return ['{a, b, a+b}, noisy tapes: a = 33', triples([33], () => [34, 38, 47, 52, 69, 87, 96])];
    case 'c':
      return ['general X: |X| = 4, max ≤ 10, all sets', setsOf(4, 1, 10)];
    case 'd1':
    case 'd2':
      return ['{1, b, c}, c ≤ 12, and some c ≤ 200', [...withOne(12), ...withOne(200, 40)]];
    case 'd3':
      return ['nim-values: all {a, b, c}, c ≤ 10', setsOf(3, 1, 10)];
    case 'd4':
      return ['outcomes, long periods: {25, 53, 54, 79}, {25, 59, 60, 85}', LONG_QUICK];
    case 'd5':
      return ['outcomes: all {a, b, c}, 16 ≤ min, c ≤ 22', setsOf(3, 16, 22)];
    case 'd6':
      return ['outcomes, long period: {16, 41, 57, 70}', [[16, 41, 57, 70]]];
    case 'e0':
      return ['take-a-prime, 10,000 terms', [[10_000]]];
    default:
      return ['take-a-prime, 30,000 terms', [[30_000]]];
  }
}
