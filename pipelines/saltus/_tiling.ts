/** The words of the proof of Conjecture 12: N - {a, b, a+b} as a tiling of rows. */
import { distanceToMultiple } from '../../src/index.ts';

/** A word of tokens: the character codes of the two tiles, `A` and `B`, and of a free cell, `x`. */
export type Word = Uint8Array;

export const TILE_A = 'A'.charCodeAt(0);
export const TILE_B = 'B'.charCodeAt(0);
const FREE = 'x'.charCodeAt(0);

export function areSameWord(p: Word, q: Word): boolean {
  for (let i = 0; i < p.length; i++) if (p[i] !== q[i]) return false;
  return p.length === q.length;
}

/**
 * Returns a function that computes again only for a new first argument, which determines the others. The claims on a case read
 * the same values one after the other, so only those of the last case stay in memory.
 */
export function keepLast<Key extends object, Rest extends readonly unknown[], Result>(
  compute: (key: Key, ...rest: Rest) => Result,
): (key: Key, ...rest: Rest) => Result {
  let last: { readonly key: Key; readonly result: Result } | undefined;
  return (key, ...rest) => {
    if (last?.key !== key) last = { key, result: compute(key, ...rest) };
    return last.result;
  };
}

/**
 * Returns the rows of the tiling that the values of N - {a, b, a+b} make, gcd(a, b) = 1, b ≠ 2a, each as a word of tokens.
 *
 * Heap ib + aτ is the cell (i, τ): row i has the heaps ≡ ib mod a in their order, so there are a rows. A token is `A` for a
 * heap n that is the first with its value, if n + a has the same value; `B` for such a heap if n + a has another value; `x`
 * for any other heap. A row is read below heap `heaps`, and only within the values given.
 *
 * @param values G(0), G(1), …; the function uses only which heaps are the first with their value, and whether n + a has it too
 *
 * @example
 * rowWords([0, 0, 1, 1, 2, 0, 3, 1, 2, 2], 1, 4) // the word AABBxx, row 0, which is above itself too
 */
export function rowWords(values: ArrayLike<number>, a: number, b: number, heaps = values.length): Word[] {
  const isFirst = firsts(values);
  const tokens = new Uint8Array(values.length);
  let end = 0;
  return Array.from({ length: a }, (_, i) => {
    const begin = end;
    for (let n = (i * b) % a; n < heaps; ) {
      const beyond = n + a;
      if (isFirst[n] === 0) {
        tokens[end++] = FREE;
        n = beyond;
        continue;
      }
      if (beyond >= values.length) break;
      tokens[end++] = values[beyond] === values[n] ? TILE_A : TILE_B;
      n = beyond + a;
    }
    return tokens.subarray(begin, end);
  });
}

/** Returns for each heap 1 if its value occurs there first, else 0. No value exceeds its heap. */
export const firsts = keepLast((values: ArrayLike<number>): Uint8Array => {
  const isFirst = new Uint8Array(values.length);
  const isSeen = new Uint8Array(values.length);
  for (let n = 0; n < values.length; n++) {
    const value = values[n];
    isFirst[n] = isSeen[value] === 0 ? 1 : 0;
    isSeen[value] = 1;
  }
  return isFirst;
});

/**
 * Returns the row that T, by its rules, makes below some free cells and a row, up to its last decided tile.
 *
 * The second cell of an `A` covers the cell below it, both cells of a `B` do, and an `x` covers none. The free cells are
 * filled from the left: with a tile A if two adjacent cells are free, otherwise with a tile B, whose second cell is a covered
 * one.
 *
 * @example
 * nextRowByCells(4, Uint8Array.of(TILE_A, TILE_B)) // the word AABxx
 */
export function nextRowByCells(free: number, above: Word): Word {
  const covered: boolean[] = new Array(free).fill(false);
  for (const token of above) covered.push(...(token === FREE ? [false] : [token === TILE_B, true]));
  const decided = covered.lastIndexOf(true);
  const below: number[] = [];
  for (let cell = 0; cell <= decided; ) {
    const token = covered[cell] ? FREE : covered[cell + 1] ? TILE_B : TILE_A;
    below.push(token);
    cell += token === FREE ? 1 : 2;
  }
  return Uint8Array.from(below);
}

/**
 * Returns T of some free cells and a row by its table: one factor x^k A or x^k B after the other. Nothing is decided by free
 * cells at the end.
 */
export function nextRow(free: number, above: Word): Word {
  // A factor of k + 1 tokens makes at most ⌊k/2⌋ + 2.
  const below = new Uint8Array(Math.ceil(free / 2) + 2 * above.length);
  let end = 0;
  let k = free;
  for (let i = 0; i < above.length; i++) {
    const token = above[i];
    if (token === FREE) k++;
    else {
      const isOdd = (k & 1) === 1;
      for (; k > 1; k -= 2) below[end++] = TILE_A;
      k = 0;
      // After the tiles A the table writes B and Ax for x^k A, xx and Bx for x^k B, each for even k and for odd k.
      if (token === TILE_A && !isOdd) below[end++] = TILE_B;
      else {
        below[end++] = token === TILE_A ? TILE_A : isOdd ? TILE_B : FREE;
        below[end++] = FREE;
      }
    }
  }
  return below.subarray(0, end);
}

/** Numbers on a circle of rows: of row i, and of i - 1, i - 2, … as well. */
type OnRows = readonly number[];

/** Returns how many cells row i begins before row i - 1, i = 0, …, a - 1: ⌊b/a⌋ or ⌈b/a⌉, in all b. */
export function leads(a: number, b: number): number[] {
  const before = (i: number) => Math.floor((i * b) / a);
  return Array.from({ length: a }, (_, i) => before(i) - before(i - 1));
}

/** Whether the lemma on one round applies again: no number is even and below 4, or odd and below 1. */
export function areGood(l: OnRows, least = 4): boolean {
  return l.every(length => length >= (length % 2 === 0 ? least : 1));
}

/** Returns the leads where the next round begins: l'_i = l_{i-3} + 3 (o_{i-3} - o_{i-2}), with o = l mod 2. */
export function leadsOfNext(l: OnRows, times = 3): number[] {
  return l.map((_, i) => at(l, i - 3) + times * (odd(l, i - 3) - odd(l, i - 2)));
}

/** Returns the leads after r rounds, at once: l_{i-3r} + 3 (o_{i-3r} - o_{i-2r}). */
export function leadsAfter(l: OnRows, r: number, shift = 2): number[] {
  return l.map((_, i) => at(l, i - 3 * r) + 3 * (odd(l, i - 3 * r) - odd(l, i - shift * r)));
}

/** A round of a row, the word A^p x^q B^r x^s, as its exponents. */
export type Round = readonly [p: number, q: number, r: number, s: number];

export function areSameRound([p, q, r, s]: Round, other: Round): boolean {
  return p === other[0] && q === other[1] && r === other[2] && s === other[3];
}

/**
 * Returns the rounds of a row: it is read as words A^p x^q B^r x^s, each as long as possible. So a round starts at a tile A that
 * follows another token, and s = 0 if r = 0.
 */
export function roundsOf(word: Word): Round[] {
  const rounds: Round[] = [];
  let at = 0;
  const count = (token: number) => {
    const begin = at;
    while (word[at] === token) at++;
    return at - begin;
  };
  while (at < word.length) rounds.push([count(TILE_A), count(FREE), count(TILE_B), count(FREE)]);
  return rounds;
}

/** Returns the number of tiles of a round. */
export function tilesOf([p, , r]: Round): number {
  return p + r;
}

/** Returns the number of cells of a round: two for each tile, one for each `x`. */
export function cellsOf([p, q, r, s]: Round): number {
  return 2 * p + q + 2 * r + s;
}

/** Row i of one round, by its lemma: A^κ_i Z B^h x^e, with Z = B where l_i is even and x where it is odd. */
export function roundByLemma(l: OnRows, i: number, times = 3): Round {
  const h = Math.ceil(at(l, i - 1) / 2) - 1 + odd(l, i - 1);
  const e = at(l, i - 2) + times * (odd(l, i - 2) - odd(l, i - 1));
  return [Math.ceil(at(l, i) / 2), odd(l, i), 1 - odd(l, i) + h, e];
}

/** Cells of row i of one round: l_i + l_{i-1} + l_{i-2} + 3 o_{i-2}. */
export function cellsOfRound(l: OnRows, i: number, times = 3): number {
  return at(l, i) + at(l, i - 1) + at(l, i - 2) + times * odd(l, i - 2);
}

/** Whether all leads are ⌊b/a⌋ or ⌈b/a⌉, as for a straight boundary such as a blank tape. */
export function areStraight(l: OnRows, a: number, b: number): boolean {
  return l.every(length => Math.abs(length - b / a) < 1);
}

function at(l: OnRows, i: number): number {
  const { length } = l;
  if (i >= 0 && i < length) return l[i]!;
  const rest = i % length;
  return l[rest < 0 ? rest + length : rest]!;
}

function odd(l: OnRows, i: number): 0 | 1 {
  return at(l, i) % 2 === 0 ? 0 : 1;
}

/**
 * Returns row i of round r by the closed formulas of the proof, for b = 2qa + σd with σ = ±1 and 0 ≤ d ≤ a, q ≥ 2. It uses no
 * other round or row.
 *
 * Round r of row i begins at β(r, i) = 3 F(i - 2r) - (3 + σ) F(i - 3r) - 2q (i - 3r), with F(j) = σ ⌊σjd/a⌋. Let
 * o_i = F(i - 2r) - F(i - 2r - 1). The round consists of tiles A up to β(r, i-1) + o_i, then one x if o_i = 1, then
 * tiles B up to β(r, i-2) + 3 o_(i-1), then x up to β(r+1, i).
 *
 * @param times 3; another number makes the mutant
 */
export function roundByZones(a: number, b: number, r: number, i: number, times = 3): Round {
  const d = distanceToMultiple(b, 2 * a);
  const sign = (b - d) % (2 * a) === 0 ? 1 : -1;
  const q = (b - sign * d) / (2 * a);
  const F = (j: number) => sign * Math.floor((sign * j * d) / a);
  const odd = (j: number) => F(j - 2 * r) - F(j - 2 * r - 1);
  const begin = (round: number, j: number) => {
    const shifted = j - times * round;
    return 3 * F(j - 2 * round) - (3 + sign) * F(shifted) - 2 * q * shifted;
  };
  const oddHere = odd(i);
  const ofB = begin(r, i - 1) + 2 * oddHere;
  const ofX = begin(r, i - 2) + 3 * odd(i - 1);
  return [(ofB - oddHere - begin(r, i)) / 2, oddHere, (ofX - ofB) / 2, begin(r + 1, i) - ofX];
}
