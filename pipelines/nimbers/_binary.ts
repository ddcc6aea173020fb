/** Returns the number of binary digits; 0 for 0. */
export function binaryDigits(x: number): number {
  return x === 0 ? 0 : x.toString(2).length;
}

/** Whether the binary digit at this position, counted from 1 on the right, is 1. */
export function hasBinaryDigit(x: number, position: number): boolean {
  return x.toString(2).at(-position) === '1';
}
