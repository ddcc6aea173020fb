import { gcd, leastCommonMultiple } from '../primes-and-divisors.ts';
import { insist, TooExpensive } from '../refused.ts';
import { add, type Cone, type Form, product } from './cone.ts';
import type { LoopWalk, Piece } from './loop-walk.ts';

/** A condition on the letter of a heap and the letters that are read before it. */
export type Claim = (read: readonly string[], own: string) => boolean;

/** Maximum number of regions of one certificate, and of remainders in them: some seconds. Proofs take up to 100,000. */
const MAX_REGIONS = 4e5;

/** A piece, and the place in it that is read. */
interface Reading {
  readonly piece: Piece;
  readonly place: Form;
}

/** Checks conditions on the letters at fixed distances before each heap of a piece. */
export class LoopReads {
  readonly #walk: LoopWalk;
  #regions = 0;

  constructor(walk: LoopWalk) {
    this.#walk = walk;
  }

  /**
   * Insists that a claim is true of every heap of a piece.
   *
   * The heaps, with all k and counters, are the integer points of a region. It is divided by the piece that each reader reads, in turn. In
   * each part all readers read powers of known texts. If these have more than one letter, the remainders of the variables determine the
   * letters.
   *
   * @param line all pieces up to the one at `index`, without gaps
   * @param mayRead if given, parts in which a reader reads another text are skipped
   */
  insistOnAll(
    line: readonly Piece[],
    index: number,
    distances: readonly Form[],
    points: Cone,
    claim: Claim,
    why: string,
    mayRead?: (reader: number, text: string) => boolean,
  ): void {
    const own = line[index]!;
    const reading = { piece: own, place: add(this.#walk.x, -1, own.start) };
    const open = [{ points: this.#inside(points, reading), readings: [] as readonly Reading[] }];
    for (let part = open.pop(); part; part = open.pop()) {
      if (part.points.isEmpty) continue;
      const reader = part.readings.length;
      if (reader === distances.length) {
        this.#insistAt(part.points, [...part.readings, reading], claim, why);
        continue;
      }
      const heap = add(this.#walk.x, -1, distances[reader]!);
      for (let i = index; i >= 0; i--) {
        const piece = line[i]!;
        const place = add(heap, -1, piece.start);
        if (mayRead?.(reader, piece.text) !== false && !part.points.isBelow0(place)) {
          this.#count(1);
          const readings = [...part.readings, { piece, place }];
          open.push({ points: this.#inside(part.points, { piece, place }), readings });
        }
        // The pieces before it end where it starts.
        if (part.points.isAtLeast0(place)) break;
      }
    }
  }

  /** The points at which a place is in its piece. */
  #inside(points: Cone, { piece, place }: Reading): Cone {
    const from = points.where(place);
    if (!piece.end) return from;
    return from.where(this.#walk.below(add(add(piece.end, -1, piece.start), -1, place)));
  }

  #count(regions: number): void {
    this.#regions += regions;
    if (this.#regions > MAX_REGIONS)
      throw new TooExpensive(
        this.#regions,
        `more than ${MAX_REGIONS} regions and remainders would have to be checked`,
      );
  }

  #insistAt(points: Cone, readings: readonly Reading[], claim: Claim, why: string): void {
    const moduli = this.#walk.one.map((_, variable) =>
      variable === 0
        ? 1
        : readings.reduce((multiple, { piece: { text }, place }) => {
            const step = Math.abs(place[variable]!);
            return leastCommonMultiple(multiple, text.length / gcd(text.length, step));
          }, 1),
    );
    const number = moduli.reduce((total, modulus) => total * modulus, 1);
    this.#count(number);
    for (let n = 0; n < number; n++) {
      let rest = n;
      const remainders = moduli.map((modulus, variable) => {
        if (variable === 0) return 1;
        const remainder = rest % modulus;
        rest = (rest - remainder) / modulus;
        return remainder;
      });
      const letters = readings.map(
        ({ piece: { text }, place }) => text.at(product(place, remainders) % text.length)!,
      );
      const own = letters.pop()!;
      if (claim(letters, own)) continue;
      insist(
        number > 1 && points.atRemainders(moduli, remainders).isEmpty,
        `${why}: ${own} after ${letters.join(', ')}`,
      );
    }
  }
}
