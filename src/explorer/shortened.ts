/** Characters of a notation that a heading or a list shows. */
const MAX = 160;

/** Returns a notation as it is shown if there is no space for thousands of numbers: whole, or cut after a comma. */
export function shortened(notation: string): string {
  if (notation.length <= MAX) return notation;
  const cut = notation.slice(0, MAX);
  return `${cut.slice(0, cut.lastIndexOf(',') + 1)} …`;
}
