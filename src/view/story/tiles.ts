/** The three heaps of one nim-value of N - {a, b, a + b}, the first one least. */
export interface Tile {
  /** A = {n, n + a, n + a + b}, B = {n, n + b, n + a + b}. */
  readonly kind: 'A' | 'B';
  readonly heaps: readonly [number, number, number];
}

/** Returns the tiles by nim-value, placed by the greedy rule: on the first free heap an A if it fits, otherwise a B. */
export function greedyTiles(a: number, b: number, count: number): Tile[] {
  const taken = new Set<number>();
  const tiles: Tile[] = [];
  for (let n = 0; tiles.length < count; n++) {
    if (taken.has(n)) continue;
    const kind = taken.has(n + a) ? 'B' : 'A';
    const heaps = [n, kind === 'A' ? n + a : n + b, n + a + b] as const;
    for (const heap of heaps) taken.add(heap);
    tiles.push({ kind, heaps });
  }
  return tiles;
}

/** Returns the distance from b to the nearest multiple of 2a. */
export function distance(a: number, b: number): number {
  const beyond = b % (2 * a);
  return Math.min(beyond, 2 * a - beyond);
}

/** A place on the cylinder: heap = row · b + cell · a, with 0 ≤ row < a. */
export interface Cell {
  readonly row: number;
  readonly cell: number;
}

/** Returns the cell of each heap, for coprime a and b. */
export function cellsOf(a: number, b: number): (heap: number) => Cell {
  const rows = Array.from({ length: a }, (_, row) => (row * b) % a);
  return heap => {
    const row = rows.indexOf(heap % a);
    return { row, cell: (heap - row * b) / a };
  };
}

/**
 * Returns the first cell of each round in each row, for coprime a and b (docs/conjecture-12.md, sections 2 to 4): where
 * it is if b ≥ 3a, and where it would have to be if b < 3a.
 */
export function beginsOf(a: number, b: number): (round: number, row: number) => number {
  const d = distance(a, b);
  const sign = b % (2 * a) < a ? 1 : -1;
  const q = (b - sign * d) / (2 * a);
  const oddRows = (i: number) => sign * Math.floor((sign * i * d) / a);
  return (round, row) => {
    const [third, second] = [row - 3 * round, row - 2 * round];
    return -2 * q * third - (sign + 3) * oddRows(third) + 3 * oddRows(second);
  };
}

/** Returns the round in which a cell lies, for coprime a and b with b ≥ 3a. */
export function roundsOf(a: number, b: number): (at: Cell) => number {
  const begin = beginsOf(a, b);
  const length = 3 * (b + distance(a, b));
  return ({ row, cell }) => {
    let round = Math.floor((row * b + cell * a) / length) - 1;
    while (begin(round + 1, row) <= cell) round++;
    return round;
  };
}
