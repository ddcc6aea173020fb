import { heapsOf, type Level, type Members, type ParityClasses } from './take-a-prime-level.ts';
import type { PrimeMoves } from './take-a-prime-moves.ts';
import { PLACES, RESIDUES, WHEEL } from './take-a-prime-sparse-wasm.ts';
import type { SparseState } from './take-a-prime-state.ts';

/** Members for which a list has room at first. */
const FIRST_ROOM = 4;

/**
 * {@link Level} that looks at one open heap after the other, and at all members for each. Members are kept by residue
 * mod 210: but for 2, 3, 5 and 7 a move leads only to the 48 residues of which the difference is prime to 210. The
 * members of P_9 sit in residues that have few such partners among them; without the residues this level alone would
 * grow like the square of the heaps.
 *
 * Cost: a step for each member that is looked at. A heap that has a move to P_v is done after a few.
 * Memory: 4 to 16 bytes a member.
 */
export class SparseLevel implements Level, Members {
  readonly #moves: PrimeMoves;
  /** Where in the memory of the rows are, by residue, the places where its list begins and ends, and the room for it ends. */
  readonly #lists: number;

  constructor(moves: PrimeMoves, state?: SparseState) {
    this.#moves = moves;
    this.#lists = moves.rows.allocate(3 * WHEEL);
    state?.quotients.forEach((quotients, r) => {
      for (const q of quotients) this.#add(q, r);
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
    const quotients = Array.from({ length: WHEEL }, (_, r) => Uint32Array.from(this.#quotients(r)));
    return { kind: 'sparse', quotients };
  }

  place(from: number, open: ParityClasses): ParityClasses {
    const placed = [new Int32Array(open[0].length), new Int32Array(open[1].length)] as const;
    if (!this.#placeByKernel(from, open, placed)) this.#placeByHeap(from, open, placed);
    return placed;
  }

  #placeByHeap(from: number, open: ParityClasses, placed: ParityClasses): void {
    for (const heap of heapsOf(open)) {
      const [q, r] = byWheel(from + heap);
      if (this.#meets(q, r)) continue;
      this.#add(q, r);
      const parity = heap % 2;
      const bit = (heap - parity) / 2;
      open[parity]![bit >>> 5]! ^= 1 << (bit & 31);
      placed[parity]![bit >>> 5]! |= 1 << (bit & 31);
    }
  }

  /** False where there is no kernel, or none any more: then the first heaps may have been placed. */
  #placeByKernel(from: number, open: ParityClasses, placed: ParityClasses): boolean {
    const { rows } = this.#moves;
    const { length } = open[0];
    const at = rows.scratch(4 * length);
    const all = [...open, ...placed].map((row, i) => [row, at + length * i] as const);
    for (const [row, to] of all) rows.view.set(row, to);
    const [q, r] = byWheel(from);
    let next = 0;
    while (rows.kernel && next >= 0) {
      const { place } = rows.kernel.functions;
      next = place(next, 4 * length, 4 * at, 4 * (at + 2 * length), q, r, 4 * this.#lists);
      if (next >= 0) this.#makeRoom((r + next) % WHEEL);
    }
    for (const [row, to] of all) row.set(rows.view.subarray(to, to + length));
    return next < 0;
  }

  /** Whether a move leads from heap 210 q + r to a member. */
  #meets(q: number, r: number): boolean {
    const { view, strays } = this.#moves.rows;
    for (const c of RESIDUES) {
      const row = view[PLACES.begins + c]!;
      const [s, top] = c > r ? [r - c + WHEEL, q - 1] : [r - c, q];
      const end = view[this.#lists + 3 * s + 1]!;
      for (let at = view[this.#lists + 3 * s]!; at < end; at++) {
        const k = top - view[at]!;
        if (((view[row + (k >>> 5)]! >>> (k & 31)) & 1) !== 0) return true;
      }
    }
    return strays.some(s => this.#has(WHEEL * q + r - s));
  }

  counts(): [even: number, odd: number] {
    const counts: [number, number] = [0, 0];
    const { view } = this.#moves.rows;
    for (let r = 0, at = this.#lists; r < WHEEL; r++, at += 3) counts[r % 2]! += view[at + 1]! - view[at]!;
    return counts;
  }

  ofParity(parity: 0 | 1): number[] {
    const members: number[] = [];
    for (let r = parity; r < WHEEL; r += 2) for (const q of this.#quotients(r)) members.push(WHEEL * q + r);
    return members.sort((m, n) => m - n);
  }

  wordsFrom(from: number, parity: 0 | 1): Int32Array {
    const bits: number[] = [];
    for (let r = parity; r < WHEEL; r += 2) {
      const quotients = this.#quotients(r);
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
    const quotients = this.#quotients(r);
    let i = quotients.length - 1;
    while (i >= 0 && quotients[i]! > q) i--;
    return i >= 0 && quotients[i] === q;
  }

  /** Members of residue r are 210 q + r for these numbers q, in order. Valid until the next call of `#add`. */
  #quotients(r: number): Int32Array {
    const { view } = this.#moves.rows;
    const at = this.#lists + 3 * r;
    return view.subarray(view[at], view[at + 1]);
  }

  /** Makes 210 q + r a member, the largest one of its residue. */
  #add(q: number, r: number): void {
    const { rows } = this.#moves;
    const at = this.#lists + 3 * r;
    if (rows.view[at + 1] === rows.view[at + 2]) this.#makeRoom(r);
    rows.view[rows.view[at + 1]!++] = q;
  }

  /** Moves the list of a residue to where it has room for twice as many members. */
  #makeRoom(r: number): void {
    const { rows } = this.#moves;
    const { length } = this.#quotients(r);
    const room = Math.max(FIRST_ROOM, 2 * length);
    const to = rows.allocate(room);
    rows.view.set(this.#quotients(r), to);
    rows.view.set([to, to + length, to + room], this.#lists + 3 * r);
  }
}

/** q and r of the heap 210 q + r. */
function byWheel(heap: number): [q: number, r: number] {
  const q = Math.floor(heap / WHEEL);
  return [q, heap - WHEEL * q];
}
