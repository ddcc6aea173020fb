import { isSmall } from './operate.ts';
import { Vectors } from './vectors.ts';

/** Vectors of values on some rows, and for each the first vector on more rows that has these values there. */
export class WantedVectors {
  readonly #places: Int32Array;
  readonly #vectors: Vectors;
  readonly #firsts: Int32Array;
  readonly #scratch: Int32Array;
  /** Digests of three values per wanted vector; they rule out most other vectors at once. */
  readonly #digests = new Uint8Array(DIGESTS);

  /**
   * @param places the rows, among more
   * @param most how many vectors are wanted
   */
  constructor(places: readonly number[], most: number) {
    this.#places = new Int32Array(places);
    this.#vectors = new Vectors(places.length, most);
    this.#firsts = new Int32Array(most).fill(-1);
    this.#scratch = new Int32Array(places.length);
  }

  /** Returns the index of the vector; undefined if its values are not searched for. */
  add(values: readonly number[]): number | undefined {
    if (!values.every(isSmall)) return undefined;
    this.#digests[digestOf(values[0]!, values[values.length >>> 1]!, values.at(-1)!)] = 1;
    return this.#vectors.add(new Int32Array(values));
  }

  /** Searches vectors `from` to `to` - 1 of `held`, which stores vectors of this width one after another. */
  lookUp(values: Int32Array, width: number, from: number, to: number): void {
    const [places, scratch, digests] = [this.#places, this.#scratch, this.#digests];
    const [p, q, r] = [places[0]!, places[places.length >>> 1]!, places.at(-1)!];
    for (let index = from; index < to; index++) {
      const begin = index * width;
      if (digests[digestOf(values[begin + p]!, values[begin + q]!, values[begin + r]!)] === 0) continue;
      for (let i = 0; i < scratch.length; i++) scratch[i] = values[begin + places[i]!]!;
      const number = this.#vectors.indexOf(scratch);
      if (number >= 0 && this.#firsts[number]! < 0) this.#firsts[number] = index;
    }
  }

  /** Returns the first vector that has the values of this number; -1 if none had. */
  firstOf(number: number): number {
    return this.#firsts[number]!;
  }
}

const DIGESTS = 2 ** 14;

/** Returns a number below {@link DIGESTS} that says little of three others. */
function digestOf(x: number, y: number, z: number): number {
  return Math.imul(Math.imul(Math.imul(x, 0x9e3779b1) ^ y, 0x85ebca6b) ^ z, 0xc2b2ae35) >>> 18;
}
