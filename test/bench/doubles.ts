import { readFileSync, writeFileSync } from 'node:fs';

/** Games and answers go between the benchmark and the contestants as rows of doubles, in the machine's order. */
export function readDoubles(path: string): Float64Array {
  return new Float64Array(new Uint8Array(readFileSync(path)).buffer);
}

export function writeDoubles(path: string, numbers: ArrayLike<number>): void {
  writeFileSync(path, Float64Array.from(numbers));
}

/** The cells as so many rows of one length. */
export function rowsOf(cells: ArrayLike<number>, count: number): number[][] {
  const width = cells.length / count;
  return Array.from({ length: count }, (_, i) =>
    Array.from({ length: width }, (_, j) => cells[i * width + j]!),
  );
}
