export const [A, U, V, W] = ['00001111222233', '11222233000011', '10102121320203', '32030010112122'] as const;

/** The repeated part of the nim-sequence of {4, 6, 10, 14k+1} for k ≥ 3, in section 6 of docs/laws.md. */
export const REPEATED = '03101021213202';

export function before(k: number): string {
  const blocks = Array.from({ length: k - 1 }, (_, j) => {
    const i = j + 2;
    return `304${V.repeat(i - 2)}101021313202231040013${U.repeat(k - i)}11222${i < k ? 2 : 0}330`;
  });
  return [
    `${A.repeat(k)}0`,
    `3441030014${U.repeat(k - 1)}112222330`,
    ...blocks,
    `1021013212430020113102421320203${V.repeat(k - 3)}101021313202031010212132${W.repeat(k)}3203`,
  ].join('');
}

/**
 * Returns for each heap of a word the letters at the ten heaps before it, at it, and c heaps before; `.` for no heap.
 */
export function views(word: string, c: number): Set<string> {
  const tape = '.'.repeat(c) + word;
  return new Set(Array.from(word, (_, n) => tape.slice(n + c - 10, n + c + 1) + tape[n]));
}

/** Whether the last heap of a view has the least value that no move of 4, 6, 10 and c leads to. */
export function isMex(view: string): boolean {
  const options = [view[6], view[4], view[0], view[11]];
  const value = Number(view[10]);
  return (
    !options.includes(String(value)) &&
    Array.from({ length: value }, (_, v) => options.includes(String(v))).every(Boolean)
  );
}
