/** A set of rows by place. */
export type Bits = Uint32Array;

export function bitsOf(count: number, isIn: (row: number) => boolean): Bits {
  const bits = new Uint32Array((count + 31) >>> 5);
  for (let row = 0; row < count; row++) if (isIn(row)) bits[row >>> 5]! |= 1 << (row & 31);
  return bits;
}

export function sizeOf(bits: Bits): number {
  let size = 0;
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    size += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return size;
}

export function both(p: Bits, q: Bits): Bits {
  return p.map((word, i) => word & q[i]!);
}

/** What is in p and not in q. */
export function without(p: Bits, q: Bits): Bits {
  return p.map((word, i) => word & ~q[i]!);
}

export function isWithin(p: Bits, q: Bits): boolean {
  for (let i = 0; i < p.length; i++) if ((p[i]! & ~q[i]!) !== 0) return false;
  return true;
}

/** Whether what is in both p and q is in r. */
export function areWithin(p: Bits, q: Bits, r: Bits): boolean {
  for (let i = 0; i < p.length; i++) if ((p[i]! & q[i]! & ~r[i]!) !== 0) return false;
  return true;
}

export function isEmpty(bits: Bits): boolean {
  return bits.every(word => word === 0);
}

/** log2 of the number of sets of so many of so many: what it takes to say which. */
export function choices(n: number, k: number): number {
  let bits = 0;
  for (let i = 1; i <= Math.min(k, n - k); i++) bits += Math.log2((n - i + 1) / i);
  return bits;
}
