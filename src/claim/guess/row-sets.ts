/** A set of rows by place. */
export type Bits = Int32Array;

export function bitsOf(count: number, isIn: (row: number) => boolean): Bits {
  const bits = new Int32Array((count + 31) >>> 5);
  for (let row = 0; row < count; row++) if (isIn(row)) bits[row >>> 5]! |= 1 << (row & 31);
  return bits;
}

export function sizeOf(bits: Bits): number {
  let size = 0;
  for (let i = 0; i < bits.length; i++) size += sizeOfWord(bits[i]!);
  return size;
}

function sizeOfWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function both(p: Bits, q: Bits): Bits {
  return p.map((word, i) => word & q[i]!);
}

/** Returns the difference p \ q. */
export function without(p: Bits, q: Bits): Bits {
  return p.map((word, i) => word & ~q[i]!);
}

export function complement(bits: Bits, count: number): Bits {
  return bits.map((word, i) => ~word & (i < count >>> 5 ? -1 : 2 ** (count & 31) - 1));
}

export function isWithin(p: Bits, q: Bits): boolean {
  for (let i = 0; i < p.length; i++) if ((p[i]! & ~q[i]!) !== 0) return false;
  return true;
}

/** Whether the intersection of p and q is a subset of r. */
export function areWithin(p: Bits, q: Bits, r: Bits): boolean {
  for (let i = 0; i < p.length; i++) if ((p[i]! & q[i]! & ~r[i]!) !== 0) return false;
  return true;
}

/** Returns the size of the intersection. */
export function sizeOfBoth(p: Bits, q: Bits): number {
  let size = 0;
  for (let i = 0; i < p.length; i++) size += sizeOfWord(p[i]! & q[i]!);
  return size;
}

/** Returns log2 of the number of k-subsets of an n-set: the bits needed to name one. */
export function choices(n: number, k: number): number {
  const sums = SUMS.get(n) ?? [0];
  SUMS.set(n, sums);
  const last = Math.min(k, n - k);
  for (let i = sums.length; i <= last; i++) sums.push(sums[i - 1]! + Math.log2((n - i + 1) / i));
  return sums[last]!;
}

/** Cache of the sums for each n, since a search needs the same ones again and again. */
const SUMS = new Map<number, number[]>();
