/** Heaps of the first search: over in a blink. */
const FIRST_LIMIT = 3e6;
/** The factor between the limits of consecutive searches. All failed searches before the last cost a ninth of it together. */
const FACTOR = 10;

/**
 * Returns the limits of successive searches, the last of them `limit`, so that there is progress to report.
 *
 * @param failed the number of heaps known to contain no repeat; searches that end there are left out
 */
export function risingLimits(limit: number, failed = 0): number[] {
  const limits: number[] = [];
  for (let reach = FIRST_LIMIT; reach < limit; reach *= FACTOR) limits.push(reach);
  return [...limits.filter(reach => reach > failed), limit];
}
