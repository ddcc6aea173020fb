import { lowestBit } from '../bits.ts';

/**
 * The state of Algorithm 1 when its first head is at `heap`. Every heap below has its value, and `value` values have been
 * placed. `runs` describes the M = max X heaps starting at `heap`: lengths in heaps, alternately unlabelled, labelled,
 * unlabelled, …, summing to M. The first length is 0 if `heap` itself is labelled. By Lemma 3 of Sleator and Slusky
 * nothing further right is labelled, so this is the whole state: two equal patterns have equal futures, up to adding the
 * difference of their values.
 */
export interface Boundary {
  readonly heap: number;
  readonly value: number;
  readonly runs: readonly number[];
}

/** The start: nothing is labelled. */
export function blankBoundary(largest: number): Boundary {
  return { heap: 0, value: 0, runs: largest === 0 ? [] : [largest] };
}

export function isBlank({ runs }: Boundary): boolean {
  return runs.length <= 1;
}

/** Whether a cell has no label; those beyond the pattern have none. */
export function isUnlabelled({ runs }: Boundary, cell: number): boolean {
  let end = 0;
  return runs.findIndex(length => cell < (end += length)) % 2 !== 1;
}

export function samePattern(p: Boundary, q: Boundary): boolean {
  return p.runs.length === q.runs.length && p.runs.every((length, i) => length === q.runs[i]);
}

/** Calls back for each labelled run, with its first cell and the cell after its last. */
export function forEachLabelled({ runs }: Boundary, run: (from: number, end: number) => void): void {
  let cell = 0;
  runs.forEach((length, i) => {
    if (i % 2 === 1) run(cell, cell + length);
    cell += length;
  });
}

/**
 * Returns the last heap below the boundary that was labelled first, for sets of Lemma 6. The pattern determines it: that
 * heap labelled the heap M further right, and nothing beyond that is labelled. For a blank pattern it returns some heap
 * far below.
 */
export function lastFirst(boundary: Boundary): number {
  let last = -(2 ** 52);
  const largest = boundary.runs.reduce((sum, length) => sum + length, 0);
  forEachLabelled(boundary, (_, end) => {
    last = boundary.heap + end - 1 - largest;
  });
  return last;
}

/** Sets the bits of the labelled cells, 32 a word, lowest bit first. */
export function setLabelled(boundary: Boundary, words: Int32Array): void {
  forEachLabelled(boundary, (from, end) => {
    for (let cell = from; cell < end; cell++) words[cell >>> 5]! |= 1 << (cell & 31);
  });
}

/**
 * Calls back for each run, cut where a line of cells begins: the line, 1 where it is labelled, and its first cell, counted
 * in the line.
 *
 * @param heads where the lines begin, and where the last one ends: 0, …, M
 */
export function forEachRunOfLines(
  { runs }: Boundary,
  heads: readonly number[],
  run: (line: number, labelled: number, cell: number) => void,
): void {
  let cell = 0;
  let line = 0;
  runs.forEach((length, i) => {
    for (const end = cell + length; cell < end; ) {
      run(line, i % 2, cell - heads[line]!);
      cell = Math.min(end, heads[line + 1]!);
      if (cell === heads[line + 1]) line++;
    }
  });
}

/** Collects cells, or stretches of equal cells, into the run lengths of a {@link Boundary}. */
export class RunCollector {
  readonly runs: number[] = [0];
  #labelled = 0;

  add(labelled: number, length: number): void {
    if (length === 0) return;
    if (labelled !== this.#labelled) {
      this.runs.push(0);
      this.#labelled = labelled;
    }
    this.runs[this.runs.length - 1]! += length;
  }

  /** A cell for each of the low bits of the word, so many of its 32, lowest first. */
  addBits(bits: number, count: number): void {
    let word = bits;
    let left = count;
    while (left > 0) {
      const labelled = word & 1;
      const other = labelled ? ~word : word;
      const length = Math.min(left, other === 0 ? 32 : lowestBit(other));
      this.add(labelled, length);
      left -= length;
      word = length === 32 ? 0 : word >>> length;
    }
  }

  /** Cells of which the first is `front` and the last `back`, and which change at these places, in order. */
  addLine(front: number, changes: Iterable<number>, back: number, length: number): void {
    let from = 0;
    let labelled = front;
    for (const change of changes) {
      this.add(labelled, change - from);
      from = change;
      labelled ^= 1;
    }
    this.add(back, length - from);
  }
}

/** The run lengths of the first `cells` bits of a bit string, 32 a word, lowest bit first; 1 is labelled. */
export function runsOfBits(words: Int32Array, cells: number): number[] {
  const collector = new RunCollector();
  for (let start = 0; start < cells; start += 32) {
    collector.addBits(words[start >>> 5]!, Math.min(32, cells - start));
  }
  return cells === 0 ? [] : collector.runs;
}
