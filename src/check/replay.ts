import type { Certificate, Game } from '../game/index.ts';
import { isPrime } from './primes-and-divisors.ts';

/** The rule of a game, and the sequence to replay. */
export type Rule = Pick<Certificate, 'ending' | 'objective' | 'sequence'>;

/** A visitor of the terms of a sequence, one by one from heap 0. */
export type Visit = (heap: number, term: number) => void;

/** A game that can be replayed: a file has to be read first, and is a finite set then. */
export type Replayable = Exclude<Game, { kind: 'file' }>;

/** The nim-values or outcomes of the heaps 0 .. heaps - 1. All-but games have nim-values under the normal rule only. */
export function replay(game: Replayable, rule: Rule, heaps: number, visit: Visit): void {
  if (game.kind === 'all-but') replayAllBut(game.excluded, heaps, visit);
  else if (game.kind === 'infinite') replayFinite(movesBelow(game, heaps), [], rule, heaps, visit);
  else if (game.kind === 'finite' && game.moves.length <= MAX_FEW_MOVES)
    replayFewMoves(game.moves, rule, heaps, visit);
  else replayFinite(game.moves, game.kind === 'started' ? game.start : [], rule, heaps, visit);
}

/** Returns all terms at once. Memory: 4 bytes per heap. */
export function termsOf(game: Replayable, rule: Rule, heaps: number): Int32Array {
  const terms = new Int32Array(heaps);
  replay(game, rule, heaps, (heap, term) => {
    terms[heap] = term;
  });
  return terms;
}

/**
 * Computes nim-values of N - X by counting. The heaps n - x are removed from those below n; a value with no heap left is
 * not the value of an option of n. G(n) is the least such value, or else the least value never used.
 *
 * Cost: |X| + 1 steps per heap. Memory: with M = max X, 12 bytes for each of 2 M + 1 places, rounded up to a power of
 * two. So many places suffice: two heaps of one value are at most M apart, so a value of the last M heaps first occurred
 * within the last 2 M, and fewer than 2 M values are newer.
 */
function replayAllBut(excluded: readonly number[], heaps: number, visit: Visit): void {
  const mask = powerOfTwo(Math.min(2 * (excluded.at(-1) ?? 0) + 1, heaps)) - 1;
  const back = Int32Array.from(excluded, x => x & mask);
  /** The value of each heap. */
  const values = new Float64Array(mask + 1);
  /** The number of heaps below n with each value. */
  const uses = new Int32Array(mask + 1);
  let [unused, reach] = [0, 0];
  for (let n = 0; n < heaps; n++) {
    while (reach < back.length && excluded[reach]! <= n) reach++;
    let value = unused;
    for (let i = 0; i < reach; i++) {
      const v = values[(n - back[i]!) & mask]!;
      const left = uses[v & mask]! - 1;
      uses[v & mask] = left;
      if (left === 0 && v < value) value = v;
    }
    for (let i = 0; i < reach; i++) uses[values[(n - back[i]!) & mask]! & mask]! += 1;
    if (value === unused) {
      uses[value & mask] = 0;
      unused++;
    }
    uses[value & mask]! += 1;
    values[n & mask] = value;
    visit(n, value);
  }
}

/**
 * Computes nim-values or outcomes of finite S by definition: the mex of the options, or whether one is a loss. The first
 * heaps may have values without options.
 *
 * Cost: |S| + 1 steps per heap. Memory: 4 bytes for each of max S places, rounded up to a power of two.
 */
function replayFinite(
  moves: readonly number[],
  start: readonly number[],
  rule: Rule,
  heaps: number,
  visit: Visit,
): void {
  const { ending, objective, sequence } = rule;
  const mask = powerOfTwo(Math.min(moves.at(-1) ?? 0, heaps)) - 1;
  const back = Int32Array.from(moves, s => s & mask);
  const terms = new Int32Array(mask + 1);
  /** The last heap with each term among its options. */
  const seen = new Float64Array(moves.length + 2).fill(-1);
  let reach = 0;
  for (let n = 0; n < heaps; n++) {
    const here = n & mask;
    while (reach < moves.length && moves[reach]! <= n) reach++;
    for (let i = 0; i < reach; i++) seen[terms[(here - back[i]!) & mask]!] = n;
    const isTaken =
      0 < n && (ending === 'take-all' ? reach === 0 : ending === 'sink' && reach < moves.length);
    if (isTaken) seen[terms[0]!] = n;
    let term = 0;
    if (n < start.length) term = sequence === 'nim-values' ? start[n]! : Math.min(start[n]!, 1);
    else if (sequence === 'nim-values') while (seen[term] === n) term++;
    else if (reach === 0 && !isTaken) term = objective === 'last-player-wins' ? 0 : 1;
    else term = seen[0] === n ? 1 : 0;
    terms[here] = term;
    visit(n, term);
  }
}

/** Maximum number of moves whose terms are bits of a positive 32-bit integer: the greatest is the number of moves. */
const MAX_FEW_MOVES = 30;

/** Computes the same as {@link replayFinite} for few moves, in half the time: bit v of `options` is set if v is an option. */
function replayFewMoves(moves: readonly number[], rule: Rule, heaps: number, visit: Visit): void {
  const { ending, objective, sequence } = rule;
  const mask = powerOfTwo(Math.min(moves.at(-1) ?? 0, heaps)) - 1;
  const back = Int32Array.from(moves, s => s & mask);
  const terms = new Int32Array(mask + 1);
  let reach = 0;
  for (let n = 0; n < heaps; n++) {
    const here = n & mask;
    while (reach < moves.length && moves[reach]! <= n) reach++;
    let options = 0;
    for (let i = 0; i < reach; i++) options |= 1 << terms[(here - back[i]!) & mask]!;
    if (0 < n && (ending === 'take-all' ? reach === 0 : ending === 'sink' && reach < moves.length))
      options |= 1 << terms[0]!;
    let term: number;
    if (sequence === 'nim-values') term = 31 - Math.clz32(~options & (options + 1));
    else if (options === 0) term = objective === 'last-player-wins' ? 0 : 1;
    else term = options & 1;
    terms[here] = term;
    visit(n, term);
  }
}

/** Returns the least power of two that is `least` or more. */
function powerOfTwo(least: number): number {
  let size = 1;
  while (size < least) size *= 2;
  return size;
}

/** Returns the moves that a heap below `heaps` may have, in increasing order. */
function movesBelow(game: Extract<Game, { kind: 'infinite' }>, heaps: number): number[] {
  const moves: number[] = [];
  for (let s = 1; s < heaps; s++) if (isMove(game, s)) moves.push(s);
  return moves;
}

const isSquare = (n: number) => Math.round(Math.sqrt(n)) ** 2 === n;

function isPowerOf(k: number): (s: number) => boolean {
  return s => {
    let rest = s;
    while (rest % k === 0) rest /= k;
    return rest === 1;
  };
}

/** Tests of membership by other ways than listing the members. */
const IS_MEMBER: Readonly<Record<Extract<Game, { kind: 'infinite' }>['base'], (s: number) => boolean>> = {
  primes: isPrime,
  squares: isSquare,
  triangulars: s => isSquare(8 * s + 1),
  factorials: s => {
    let rest = s;
    for (let k = 2; rest % k === 0; k++) rest /= k;
    return rest === 1;
  },
  // One of 5s² + 4 and 5s² - 4 is a square, of a number within 1 of s √5.
  fibonacci: s => {
    const near = BigInt(Math.round(s * Math.sqrt(5)));
    const square = 5n * BigInt(s) ** 2n;
    return [near - 1n, near, near + 1n].some(r => r * r === square + 4n || r * r === square - 4n);
  },
  'powers of 2': isPowerOf(2),
  'powers of 3': isPowerOf(3),
  'powers of 4': isPowerOf(4),
  'powers of 5': isPowerOf(5),
  'powers of 6': isPowerOf(6),
  'powers of 7': isPowerOf(7),
  'powers of 8': isPowerOf(8),
  'powers of 9': isPowerOf(9),
  'powers of 10': isPowerOf(10),
};

/** Whether s >= 1 may be taken from a heap that is large enough. */
export function isMove(game: Replayable, s: number): boolean {
  if (game.kind === 'finite' || game.kind === 'started') return game.moves.includes(s);
  if (game.kind === 'all-but') return !game.excluded.includes(s);
  return game.plus.includes(s) || (IS_MEMBER[game.base](s) && !game.minus.includes(s));
}
