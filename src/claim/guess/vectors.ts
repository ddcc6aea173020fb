/**
 * Distinct vectors of integers, all of one width, numbered in order of insertion: 4 bytes per value and up to 24 per
 * vector.
 */
export class Vectors {
  /** The number of vectors. */
  size = 0;
  /** The vectors, concatenated. */
  readonly values: Int32Array;
  readonly #width: number;
  /** An open hash table of indices, at most a third full. */
  readonly #table: Int32Array;

  constructor(width: number, most: number) {
    this.#width = width;
    this.values = new Int32Array(most * width);
    this.#table = new Int32Array(2 ** Math.ceil(Math.log2(most * 3))).fill(-1);
  }

  /** Returns the index of `vector`, adding it if it is new; equal vectors share one index. */
  add(vector: Int32Array): number {
    const slot = this.#slotOf(vector);
    const known = this.#table[slot]!;
    if (known >= 0) return known;
    this.values.set(vector, this.size * this.#width);
    this.#table[slot] = this.size;
    return this.size++;
  }

  /** Returns the index of a vector; -1 if it is absent. */
  indexOf(vector: Int32Array): number {
    return this.#table[this.#slotOf(vector)]!;
  }

  at(index: number): Int32Array {
    return this.values.subarray(index * this.#width, (index + 1) * this.#width);
  }

  /** Returns the slot of a vector in the table, or the free slot for it. */
  #slotOf(vector: Int32Array): number {
    const [width, values, table] = [this.#width, this.values, this.#table];
    let hash = 0;
    for (let i = 0; i < width; i++) hash = Math.imul(hash ^ vector[i]!, 0x9e3779b1) ^ (hash >>> 15);
    const mask = table.length - 1;
    for (let slot = (hash ^ (hash >>> 16)) & mask; ; slot = (slot + 1) & mask) {
      const index = table[slot]!;
      if (index < 0) return slot;
      const begin = index * width;
      let i = 0;
      while (i < width && values[begin + i] === vector[i]) i++;
      if (i === width) return slot;
    }
  }
}
