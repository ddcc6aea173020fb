import { isDeepStrictEqual } from 'node:util';

/** Whether what was read from JSON is what would be written now. */
export function isSame(read: unknown, now: unknown): boolean {
  return isDeepStrictEqual(read, now === undefined ? undefined : JSON.parse(JSON.stringify(now)));
}
