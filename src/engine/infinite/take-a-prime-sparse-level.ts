import { HEAPS_IN_WORD, type Level, type ParityClasses } from './take-a-prime-level.ts';
import { PRIME_TO_WHEEL, type PrimeMoves, WHEEL } from './take-a-prime-moves.ts';
import type { SparseState } from './take-a-prime-state.ts';

/** For each residue r mod 210 the 48 residues s with r − s prime to 210, one list after the other; made when wanted. */
let partners: Int32Array | undefined;
const PARTNERS_EACH = PRIME_TO_WHEEL.length;

const PARITIES = [0, 1] as const;

const NO_MEMBERS: SparseState = {
  kind: 'sparse',
  quotients: Array.from({ length: WHEEL }, () => new Uint32Array(0)),
};

/**
 * {@link Level} that looks at one open heap after the other, and at all members for each. Members are kept by residue
 * mod 210: but for 2, 3, 5 and 7 a move leads only to the 48 residues of which the difference is prime to 210. The
 * members of P_9 sit in residues that have few such partners among them; without the residues this level alone would
 * grow like the square of the heaps.
 *
 * Cost: a step for each member that is looked at. A heap that has a move to P_v is done after a few.
 * Memory: 4 to 8 bytes a member.
 */
export class SparseLevel implements Level {
  readonly #moves: PrimeMoves;
  readonly #partners = (partners ??= partnersOfResidues());
  /** Members of residue r are 210 q + r for the first `#counts[r]` numbers q of `#quotients[r]`, in order. */
  readonly #quotients: Uint32Array[];
  readonly #counts: Int32Array;

  constructor(moves: PrimeMoves, { quotients } = NO_MEMBERS) {
    this.#moves = moves;
    this.#quotients = [...quotients];
    this.#counts = Int32Array.from(quotients, one => one.length);
  }

  /** @param members by parity, each in order */
  static of(
    moves: PrimeMoves,
    members: readonly [even: readonly number[], odd: readonly number[]],
  ): SparseLevel {
    const level = new SparseLevel(moves);
    for (const heap of members.flat()) level.#add(heap);
    return level;
  }

  state(): SparseState {
    const quotients = this.#quotients.map((one, r) => one.subarray(0, this.#counts[r]));
    return { kind: 'sparse', quotients };
  }

  place(from: number, open: ParityClasses): ParityClasses {
    const placed = [new Int32Array(open[0].length), new Int32Array(open[1].length)] as const;
    for (let w = 0; w < open[0].length; w++) {
      for (let bits = open[0][w]! | open[1][w]!; bits !== 0; bits &= bits - 1) {
        const lowest = bits & -bits;
        const heap = from + HEAPS_IN_WORD * w + 2 * (31 - Math.clz32(lowest));
        for (const parity of PARITIES) {
          if (open[parity][w]! & lowest && this.#placeHeap(heap + parity)) {
            move(lowest, w, open[parity], placed[parity]);
          }
        }
      }
    }
    return placed;
  }

  /** Makes the heap a member unless some move leads from it to one. */
  #placeHeap(heap: number): boolean {
    const q = Math.floor(heap / WHEEL);
    if (this.#hasMoveFrom(q, heap - WHEEL * q)) return false;
    this.#add(heap);
    return true;
  }

  /** How many members of each parity there are. */
  counts(): [even: number, odd: number] {
    const counts: [number, number] = [0, 0];
    this.#counts.forEach((count, r) => {
      counts[r % 2]! += count;
    });
    return counts;
  }

  /** All members by parity, in no particular order. */
  members(): [even: number[], odd: number[]] {
    const members: [number[], number[]] = [[], []];
    this.#quotients.forEach((quotients, r) => {
      for (let i = 0; i < this.#counts[r]!; i++) members[r % 2]!.push(WHEEL * quotients[i]! + r);
    });
    return members;
  }

  /** Whether some move leads from heap 210 q + r to a member. */
  #hasMoveFrom(q: number, r: number): boolean {
    const { rows, strays } = this.#moves;
    for (let j = PARTNERS_EACH * r; j < PARTNERS_EACH * (r + 1); j++) {
      const s = this.#partners[j]!;
      const count = this.#counts[s]!;
      if (count === 0) continue;
      const [row, top] = r > s ? [rows[r - s]!, q] : [rows[r - s + WHEEL]!, q - 1];
      if (meets(row, top, this.#quotients[s]!, count)) return true;
    }
    for (const s of strays) if (this.#has(WHEEL * q + r - s)) return true;
    return false;
  }

  #has(heap: number): boolean {
    const q = Math.floor(heap / WHEEL);
    const r = heap - WHEEL * q;
    const quotients = this.#quotients[r]!;
    let i = this.#counts[r]! - 1;
    while (i >= 0 && quotients[i]! > q) i--;
    return i >= 0 && quotients[i] === q;
  }

  /** Makes the heap a member, the largest one of its residue. */
  #add(heap: number): void {
    const q = Math.floor(heap / WHEEL);
    const r = heap - WHEEL * q;
    const count = this.#counts[r]!++;
    if (count === this.#quotients[r]!.length) {
      const grown = new Uint32Array(Math.max(4, 2 * count));
      grown.set(this.#quotients[r]!);
      this.#quotients[r] = grown;
    }
    this.#quotients[r]![count] = q;
  }
}

/** Takes a bit from a word of one row and sets it in that of another. */
function move(bit: number, word: number, from: Int32Array, to: Int32Array): void {
  from[word]! ^= bit;
  to[word]! |= bit;
}

/** Whether the row has bit top − q for one of the quotients q. */
function meets(row: Int32Array, top: number, quotients: Uint32Array, count: number): boolean {
  for (let i = 0; i < count; i++) {
    const k = top - quotients[i]!;
    if (((row[k >>> 5]! >>> (k & 31)) & 1) !== 0) return true;
  }
  return false;
}

function partnersOfResidues(): Int32Array {
  const units = PRIME_TO_WHEEL;
  return Int32Array.from({ length: WHEEL * PARTNERS_EACH }, (_, i) => {
    const r = Math.floor(i / PARTNERS_EACH);
    return (r + WHEEL - units[i % PARTNERS_EACH]!) % WHEEL;
  });
}
