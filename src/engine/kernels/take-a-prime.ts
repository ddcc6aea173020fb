import { VECTOR } from './layout.ts';

/*
 * The loops of take-a-prime: the sieve, the levels with many heaps, and the counting of values.
 *
 * Used for: take-a-prime and its variants, up to 10^11 heaps, in segments of 2^16 heaps.
 * What dominates: `strikeAll`, then `sieve`; each about a third of the time.
 *
 * P_v, the heaps of value v, has nearly all its members of one parity, so sets of heaps are kept by parity, one bit per
 * heap and one row per parity:
 *
 *     heap      from + 0   2   4   6   8  10 ...           from + 1   3   5   7   9  11 ...
 *     even row       0   1   1   0   0   1   ...   odd row      0   0   0   1   0   0   ...
 *
 * A move by an odd number changes the parity. So the heaps from which the move s leads to a row are the row itself, shifted
 * by (s - 1) / 2 or (s + 1) / 2 bits and taken as a row of the other parity. Shifts by whole bytes are unaligned loads;
 * the other seven shifts are prepared once per segment by `shiftedRows`.
 *
 * All arguments are addresses or counts; what is at an address is the caller's business from call to call.
 */

/** The even bits. */
const EVEN: u64 = <u64>-1 / 3;

function byte(at: i32): i32 {
  return load<u8>(at);
}

/** 128 bits of a row from the bit `shift`, 0 to 7, of the byte at `at` on: the second load fills the gaps of the first. */
function bitsFrom(at: i32, shift: i32): v128 {
  return v128.or(i64x2.shr_u(v128.load(at), shift), i64x2.shl(v128.load(at, 1), 8 - shift));
}

// The sieve.

/**
 * Clears the multiples of primes in the row of so many bits at address 0. The primes are 4-byte numbers up to `stop`. The
 * next bit that a prime clears is stored `far` bytes after it, and is updated for the next row.
 */
export function sieve(bits: i32, primes: i32, stop: i32, far: i32): void {
  for (let at = primes; at < stop; at += 4) {
    const prime = load<i32>(at);
    let bit = load<i32>(at + far);
    for (; bit < bits; bit += prime) {
      const word = (bit >>> 5) << 2;
      store<i32>(word, load<i32>(word) & rotl(-2, bit));
    }
    store<i32>(at + far, bit - bits);
  }
}

// A level with many heaps.

/** Clears the cells at which the moves have ones; the moves begin at a bit of a byte. */
export function strike(cells: i32, vectors: i32, moves: i32, shift: i32): void {
  for (let end = cells + VECTOR * vectors; cells < end; cells += VECTOR, moves += VECTOR)
    v128.store(cells, v128.andnot(v128.load(cells), bitsFrom(moves, shift)));
}

/**
 * Keeps the first, the third, … of each run of ones. `carry` is the bit before the first cell.
 *
 * Adding its first bit to a run carries through to its end: that finds the runs that begin at even bits.
 */
export function alternate(cells: i32, words: i32, carry: u64): void {
  for (let end = cells + 8 * words; cells < end; cells += 8) {
    const runs = load<u64>(cells) & ~carry;
    const begins = runs & ~(runs << 1);
    const fromEven = runs & ~(runs + (begins & EVEN));
    const kept = (fromEven & EVEN) | (runs & ~fromEven & ~EVEN);
    store<u64>(cells, kept);
    carry = kept >> 63;
  }
}

/** Writes a row eight times, `bytes` apart, shifted by 0 to 7 bits: so every bit of it begins a byte of some copy. */
export function shiftedRows(row: i32, vectors: i32, to: i32, bytes: i32): void {
  const end = row + VECTOR * vectors;
  for (let shift = 0; shift < 8; shift++)
    for (let p = row, q = to + shift * bytes; p < end; p += VECTOR, q += VECTOR)
      v128.store(q, bitsFrom(p, shift));
}

/** Whether a move of the blocks leads to a member, from the cell at a bit of the row at address 0. */
function meets(bit: i32, blocks: i32, stop: i32): bool {
  const shift = bit & 7;
  for (let at = bit >> 3, block = blocks; block < stop; at -= VECTOR, block += VECTOR)
    if (v128.any_true(v128.and(v128.load(block), bitsFrom(at, shift)))) return true;
  return false;
}

/**
 * Clears the open cells from which a move leads to a member, and returns how many are left.
 *
 * First move by move, 128 cells at once: `moves` are the addresses of the members that each leads to from the first
 * vector. Then cell by cell, 128 moves at once: the members that the moves of one block lead to are contiguous. For the
 * first cell they begin at the bit `base`; the members for the next block precede them.
 */
export function strikeAll(
  open: i32,
  vectors: i32,
  moves: i32,
  until: i32,
  blocks: i32,
  stop: i32,
  base: i32,
): i32 {
  let left = 0;
  for (let offset = 0, end = VECTOR * vectors; offset < end; offset += VECTOR) {
    const at = open + offset;
    let cells = v128.load(at);
    for (let move = moves; move < until; move += 4)
      cells = v128.andnot(cells, v128.load(offset + load<i32>(move)));
    v128.store(at, cells);
    for (let half = at; half < at + VECTOR; half += 8, base += 64) {
      let kept = load<u64>(half);
      for (let rest = kept; rest !== 0; rest &= rest - 1) {
        if (meets(base + <i32>ctz(rest), blocks, stop)) kept ^= rest & -rest;
        else left++;
      }
      store<u64>(half, kept);
    }
  }
  return left;
}

// Values.

/** Adds the bits of one row to another. */
export function add(row: i32, vectors: i32, to: i32): void {
  for (let end = row + VECTOR * vectors; row < end; row += VECTOR, to += VECTOR)
    v128.store(to, v128.or(v128.load(to), v128.load(row)));
}

/** One bit of the values of 16 heaps, each in the byte of its heap, as the number that this bit stands for. */
function plane(even: i32, odd: i32, bits: v128, number: i32): v128 {
  const both = i16x8.splat(<i16>(byte(even) | (byte(odd) << 8)));
  return v128.and(i8x16.eq(v128.and(both, bits), bits), i8x16.splat(<i8>number));
}

/**
 * Writes the values of heaps, one byte each, from the four bits of the values. For each bit there is an even and an odd
 * row of `bytes` bytes; the rows follow each other, starting at `rows`.
 */
export function values(rows: i32, bytes: i32, to: i32): void {
  // The even heaps take the bits of the low byte, the odd heaps those of the high byte, in turn.
  const bits = i8x16(1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 32, 32, 64, 64, -128, -128);
  for (let p = rows, end = rows + bytes; p < end; p++, to += VECTOR) {
    const ones = plane(p, p + bytes, bits, 1);
    const twos = plane(p + 2 * bytes, p + 3 * bytes, bits, 2);
    const fours = plane(p + 4 * bytes, p + 5 * bytes, bits, 4);
    const eights = plane(p + 6 * bytes, p + 7 * bytes, bits, 8);
    v128.store(to, v128.or(v128.or(ones, twos), v128.or(fours, eights)));
  }
}

/**
 * Counts the bytes with a value, those at even and those at odd addresses apart, and writes both counts to `to`. 16 bytes
 * per step; the lanes of a vector count up to 255 of them.
 *
 * @param end a multiple of 16 bytes after `at`, which is even
 */
export function count(at: i32, end: i32, value: i32, to: i32): void {
  const wanted = i8x16.splat(<i8>value);
  let even = i32x4.splat(0);
  let odd = i32x4.splat(0);
  while (at < end) {
    let seen = i8x16.splat(0);
    for (const stop = min(at + 255 * VECTOR, end); at < stop; at += VECTOR)
      seen = i8x16.sub(seen, i8x16.eq(v128.load(at), wanted));
    even = i32x4.add(even, i32x4.extadd_pairwise_i16x8_u(v128.and(seen, i16x8.splat(255))));
    odd = i32x4.add(odd, i32x4.extadd_pairwise_i16x8_u(i16x8.shr_u(seen, 8)));
  }
  store<i32>(to, sum(even));
  store<i32>(to, sum(odd), 4);
}

function sum(lanes: v128): i32 {
  return (
    i32x4.extract_lane(lanes, 0) +
    i32x4.extract_lane(lanes, 1) +
    i32x4.extract_lane(lanes, 2) +
    i32x4.extract_lane(lanes, 3)
  );
}
