import { isDeepStrictEqual } from 'node:util';

/** Whether a value read from JSON equals the value that would be written now. */
export function isSame(read: unknown, now: unknown): boolean {
  return isDeepStrictEqual(read, now === undefined ? undefined : JSON.parse(JSON.stringify(now)));
}
