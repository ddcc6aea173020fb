import { DefinitionError } from '../errors.ts';
import { issueAt, quote, wholeOf } from './language/place.ts';
import { wholeSumOf } from './language/whole-number.ts';

/**
 * Reads a limit in heaps: `250000`, `1e9`, `2.5e9`, `2^31 - 1`, `1e11 heaps`.
 *
 * @throws DefinitionError unless it is a positive integer below 2^53, exactly
 * @example
 * parseHeaps('1e11 heaps', '--limit') // 100000000000
 */
export function parseHeaps(text: string, where: string): number {
  const heaps = Number(wholeSumOf(text.trim().replace(/\s+heaps?$/i, '')) ?? 0n);
  if (heaps >= 1 && Number.isSafeInteger(heaps)) return heaps;
  const whole = wholeOf(text, where);
  throw new DefinitionError([
    issueAt(whole, whole, {
      expected: 'a number of heaps from 1 to 2^53 - 1, such as 250000, 1e11 heaps or 2^31',
      received: quote(text),
    }),
  ]);
}
