/** Whether a statement holds for every whole number from `from` to `to`; of no number it holds. */
export function forAll(from: number, to: number, holds: (n: number) => boolean): boolean {
  for (let n = from; n <= to; n++) if (!holds(n)) return false;
  return true;
}
