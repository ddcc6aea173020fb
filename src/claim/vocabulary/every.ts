/** Whether a statement holds for every integer from `from` to `to`; true for an empty range. */
export function every(from: number, to: number, holds: (n: number) => boolean): boolean {
  for (let n = from; n <= to; n++) if (!holds(n)) return false;
  return true;
}
