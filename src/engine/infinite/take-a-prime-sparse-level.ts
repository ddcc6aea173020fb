import {
  heapsOf,
  type Level,
  type Members,
  type ParityClasses,
  type SparseState,
} from './take-a-prime-level.ts';
import type { PrimeMoves } from './take-a-prime-moves.ts';
import { WHEEL } from './take-a-prime-rows.ts';

/**
 * {@link Level} that tests one open heap after another, and all members for each. Members are stored by residue mod 210:
 * except for 2, 3, 5 and 7, a move leads only to the 48 residues whose difference is coprime to 210. The members of P_9
 * have residues with few such partners among them; without the residues this level would make the total time quadratic in
 * the number of heaps.
 *
 * Cost: one step per member tested. A heap with a move to P_v is done after a few. Memory: 8 bytes per member.
 */
export class SparseLevel implements Level, Members {
  readonly #moves: PrimeMoves;
  /** The members 210 q + r of each residue r, as the numbers q in increasing order. */
  readonly #quotients: number[][] = Array.from({ length: WHEEL }, () => []);

  constructor(moves: PrimeMoves, state?: SparseState) {
    this.#moves = moves;
    state?.quotients.forEach((quotients, r) => {
      this.#quotients[r] = [...quotients];
    });
  }

  /** @param members all of them */
  static of(moves: PrimeMoves, members: Members): SparseLevel {
    const level = new SparseLevel(moves);
    for (const parity of [0, 1] as const)
      for (const heap of members.ofParity(parity)) level.#add(...byWheel(heap));
    return level;
  }

  state(): SparseState {
    return { kind: 'sparse', quotients: this.#quotients.map(quotients => Uint32Array.from(quotients)) };
  }

  place(from: number, open: ParityClasses): ParityClasses {
    const placed = [new Int32Array(open[0].length), new Int32Array(open[1].length)] as const;
    for (const heap of heapsOf(open)) {
      const [q, r] = byWheel(from + heap);
      if (this.#meets(q, r)) continue;
      this.#add(q, r);
      const parity = heap % 2;
      const bit = (heap - parity) / 2;
      open[parity]![bit >>> 5]! ^= 1 << (bit & 31);
      placed[parity]![bit >>> 5]! |= 1 << (bit & 31);
    }
    return placed;
  }

  /** Whether a move leads from heap 210 q + r to a member. */
  #meets(q: number, r: number): boolean {
    const { words, begins, residues, strays } = this.#moves.rows;
    for (let i = 0; i < residues.length; i++) {
      const c = residues[i]!;
      const begin = begins[c]!;
      const quotients = this.#quotients[c > r ? r - c + WHEEL : r - c]!;
      const top = c > r ? q - 1 : q;
      for (let j = 0; j < quotients.length; j++) {
        const k = top - quotients[j]!;
        if (((words[begin + (k >>> 5)]! >>> (k & 31)) & 1) !== 0) return true;
      }
    }
    return strays.some(s => this.#has(WHEEL * q + r - s));
  }

  counts(): [even: number, odd: number] {
    const counts: [number, number] = [0, 0];
    this.#quotients.forEach(({ length }, r) => {
      counts[r % 2]! += length;
    });
    return counts;
  }

  ofParity(parity: 0 | 1): number[] {
    const members = this.#quotients.flatMap((quotients, r) =>
      r % 2 === parity ? quotients.map(q => WHEEL * q + r) : [],
    );
    return members.sort((m, n) => m - n);
  }

  wordsFrom(from: number, parity: 0 | 1): Int32Array {
    const bits: number[] = [];
    for (let r = parity; r < WHEEL; r += 2) {
      const quotients = this.#quotients[r]!;
      for (let i = quotients.length - 1; i >= 0 && WHEEL * quotients[i]! + r >= from; i--)
        bits.push((WHEEL * quotients[i]! + r - parity - from) / 2);
    }
    const last = bits.reduce((most, bit) => Math.max(most, bit), -1);
    const words = new Int32Array(Math.ceil((last + 1) / 32));
    for (const bit of bits) words[bit >>> 5]! |= 1 << (bit & 31);
    return words;
  }

  #has(heap: number): boolean {
    const [q, r] = byWheel(heap);
    return heap >= 0 && (this.#quotients[r]!.findLast(quotient => quotient <= q) ?? -1) === q;
  }

  /** Makes 210 q + r a member, the largest one of its residue. */
  #add(q: number, r: number): void {
    this.#quotients[r]!.push(q);
  }
}

/** q and r of the heap 210 q + r. */
function byWheel(heap: number): [q: number, r: number] {
  const q = Math.floor(heap / WHEEL);
  return [q, heap - WHEEL * q];
}
