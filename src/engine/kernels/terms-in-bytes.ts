import { HEAP_0, VECTOR } from './layout.ts';

/*
 * The terms of a finite set of at most five moves, one byte per heap, and the search for a window that comes twice.
 *
 * Used for: nearly all sets of a sweep, and the first four million heaps of the others. A small set takes a microsecond.
 * What dominates: for small sets the calls around it; for others `play`, 16 heaps per step if the least move is 16 or more.
 *
 * The nim-value v is the byte 1 << v, so that the "or" of the options has a bit for each of their values, and the mex is the
 * lowest bit that is 0. For {1, 3, 4}, whose nim-sequence is 0 1 0 1 2 3 2 0 1 0 1 2 ...:
 *
 *     address  ... HEAP_0 - 1 | HEAP_0   + 1   + 2   + 3   + 4   + 5   + 6   + 7 ...     end
 *     heap                 -1 |      0     1     2     3     4     5     6     7
 *     byte                  0 |      1     2     1     2     4     8     4     1
 *                             |                                         [ window of m terms ]
 *
 * Bytes below heap 0 are 0: a move that is larger than the heap leads to no value. In a sink they are 1, the value 0.
 * For outcomes a mask leaves only bit 0: a byte is 1 for a P-position and 0 for an N-position.
 */

/** The least first move for which `play` uses vectors. */
const MIN_FOR_VECTORS = 8;

/** The number of the current set, whose terms are in memory. */
let set: i32 = 0;
/** The address after the last term that was played. */
let end: i32 = 0;
/** Bytes of a window. */
let window: i32 = 0;

/** Prepares the heaps below 0 for another set. Given terms are written afterwards, starting at heap 0. */
export function begin(largest: i32, isSink: bool): i32 {
  memory.fill(HEAP_0 - largest, isSink ? 1 : 0, largest);
  return ++set;
}

export function sets(): i32 {
  return set;
}

function term(at: i32): i32 {
  return load<u8>(at);
}

/** Returns the lowest bit that is 0, if the mask has it. */
function mex(bits: i32, mask: i32): i32 {
  return (bits + 1) & ~bits & mask;
}

/** Plays {a, b, c, d, e}, the least move first, from the address `n` up to `stop`. */
export function play(a: i32, b: i32, c: i32, d: i32, e: i32, mask: i32, n: i32, stop: i32): void {
  if (a === 1) {
    let last = term(n - 1);
    for (; n < stop; n++) {
      // The others first: each heap waits for the one before it.
      last = mex(last | (term(n - b) | term(n - c) | term(n - d) | term(n - e)), mask);
      store<u8>(n, last);
    }
  } else if (a < MIN_FOR_VECTORS) {
    for (; n < stop; n++)
      store<u8>(n, mex(term(n - a) | term(n - b) | term(n - c) | term(n - d) | term(n - e), mask));
  } else {
    const ones = i8x16.splat(1);
    const masks = i8x16.splat(<i8>mask);
    for (const step = min(a, VECTOR); n < stop; n += step) {
      const near = v128.or(v128.load(n - a), v128.load(n - b));
      const far = v128.or(v128.or(v128.load(n - c), v128.load(n - d)), v128.load(n - e));
      const bits = v128.or(near, far);
      v128.store(n, v128.and(v128.andnot(i8x16.add(bits, ones), bits), masks));
    }
  }
}

function differ(at: i32, other: i32): bool {
  return v128.any_true(v128.xor(v128.load(at), v128.load(other)));
}

/** Returns the least distance at which the last window occurs earlier; 0 if there is none. */
function nearest(): i32 {
  const top = end - VECTOR;
  const from = end - window;
  const last = v128.load(top);
  for (let p = 1, most = from - HEAP_0; p <= most; p++) {
    if (v128.any_true(v128.xor(last, v128.load(top - p)))) continue;
    let at = from;
    while (at < top && !differ(at, at - p)) at += VECTOR;
    if (at >= top) return p;
  }
  return 0;
}

/**
 * Returns a sum of two moves that is a distance at which the last window occurs earlier; 0 if there is none. Most periods
 * divide one.
 */
function sumOfTwo(a: i32, b: i32, c: i32, d: i32, e: i32): i32 {
  if (recurs(a + a)) return a + a;
  if (recurs(a + b)) return a + b;
  if (recurs(a + c)) return a + c;
  if (recurs(a + d)) return a + d;
  if (recurs(a + e)) return a + e;
  if (recurs(b + b)) return b + b;
  if (recurs(b + c)) return b + c;
  if (recurs(b + d)) return b + d;
  if (recurs(b + e)) return b + e;
  if (recurs(c + c)) return c + c;
  if (recurs(c + d)) return c + d;
  if (recurs(c + e)) return c + e;
  if (recurs(d + d)) return d + d;
  if (recurs(d + e)) return d + e;
  if (recurs(e + e)) return e + e;
  return 0;
}

/**
 * Returns a period of {a, b, c, d, e}: minus a sum of two moves, which may be a multiple of the least one, or the least one; 0 if
 * the first `most` heaps do not show one. Tries the sums after `first` heaps, and each time that there are half as many heaps
 * more. Tries all distances after `look` heaps, each time that there are twice as many, and at the end.
 *
 * @param given number of terms that are in memory already
 * @param length of a window in heaps, at least a vector
 */
export function find(
  a: i32,
  b: i32,
  c: i32,
  d: i32,
  e: i32,
  mask: i32,
  given: i32,
  first: i32,
  look: i32,
  most: i32,
  length: i32,
): i32 {
  window = length;
  let n = HEAP_0 + given;
  let heaps = first;
  while (true) {
    heaps = min(heaps, most);
    end = HEAP_0 + heaps;
    play(a, b, c, d, e, mask, n, end);
    const sum = sumOfTwo(a, b, c, d, e);
    if (sum !== 0) return -sum;
    if (heaps >= min(look, most)) {
      const period = nearest();
      if (period !== 0 || heaps === most) return period;
      look = 2 * heaps;
    }
    n = max(n, end);
    heaps += heaps >> 1;
  }
}

/** Makes outcomes of the values that `find` played: 1 if the value is 0. They are the terms of another set. */
export function outcomes(): i32 {
  const ones = i8x16.splat(1);
  for (let n = HEAP_0; n < end; n += VECTOR) v128.store(n, v128.and(v128.load(n), ones));
  return ++set;
}

/** Whether the last window also occurs `distance` heaps earlier. */
export function recurs(distance: i32): bool {
  const top = end - VECTOR;
  let at = end - window;
  if (at - distance < HEAP_0) return false;
  while (!differ(at, at - distance)) {
    if (at === top) return true;
    at = min(at + VECTOR, top);
  }
  return false;
}

/** Returns the least heap such that every term from it equals the term a period later. */
export function agreesFrom(period: i32): i32 {
  let n = end - period;
  while (n >= HEAP_0 + VECTOR && !differ(n - VECTOR, n + period - VECTOR)) n -= VECTOR;
  while (n > HEAP_0 && term(n - 1) === term(n + period - 1)) n--;
  return n - HEAP_0;
}
