import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Reads games or answers, which the benchmark and the implementations exchange as rows of doubles, in the machine's
 * byte order.
 */
export function readDoubles(path: string): Float64Array {
  return new Float64Array(new Uint8Array(readFileSync(path)).buffer);
}

export function writeDoubles(path: string, numbers: ArrayLike<number>): void {
  writeFileSync(path, Float64Array.from(numbers));
}

/** Divides the cells into `count` rows of equal length. */
export function rowsOf(cells: ArrayLike<number>, count: number): number[][] {
  const width = cells.length / count;
  return Array.from({ length: count }, (_, i) =>
    Array.from({ length: width }, (_, j) => cells[i * width + j]!),
  );
}
