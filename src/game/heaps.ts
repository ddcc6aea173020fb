import { DefinitionError } from '../errors.ts';
import { issueAt, quote, wholeOf } from './place.ts';

/**
 * Reads a limit in heaps: `250000`, `1e9`, `2.5e9`, `2^31`, `1e11 heaps`.
 *
 * @throws DefinitionError unless it is a positive integer below 2^53, exactly
 * @example
 * parseHeaps('1e11 heaps', '--limit') // 100000000000
 */
export function parseHeaps(text: string, where: string): number {
  const heaps = readHeaps(text.trim());
  if (heaps !== undefined && heaps >= 1 && Number.isSafeInteger(heaps)) return heaps;
  const whole = wholeOf(text, where);
  throw new DefinitionError([
    issueAt(whole, whole, {
      expected: 'a whole number of heaps from 1 to 2^53 - 1, such as 250000, 1e11 heaps or 2^31',
      received: quote(text),
    }),
  ]);
}

/** Exact where the result is below 2^53; larger results may be rounded, and never come out below 2^53. */
function readHeaps(text: string): number | undefined {
  const decimal = /^(\d+)(?:\.(\d+))?(?:e(\d{1,3}))?(?:\s+heaps?)?$/i.exec(text);
  if (decimal) {
    const [, digits, fraction = '', exponent = '0'] = decimal;
    return fraction.length > Number(exponent) ? undefined : Number(`${digits}.${fraction}e${exponent}`);
  }
  const power = /^(\d+)\^(\d{1,3})(?:\s+heaps?)?$/i.exec(text);
  if (!power) return undefined;
  let product = 1;
  for (let i = 0; i < Number(power[2]); i++) product *= Number(power[1]);
  return product;
}
