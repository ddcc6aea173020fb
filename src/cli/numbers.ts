import { refuse } from '../errors.ts';
import { wholeSumOf } from '../game/language/whole-number.ts';

/**
 * Returns an integer from the command line, `1e9` and `2^31 + 1` too; throws an error that names the flag for any other
 * text. Nothing is rounded.
 */
export function wholeNumber(
  text: string,
  flag: string,
  { min, max = Number.MAX_SAFE_INTEGER }: { min: number; max?: number },
): number {
  const value = wholeSumOf(text.trim());
  if (value !== undefined && value >= min && value <= max) return Number(value);
  refuse(flag, `an integer from ${min} to ${max}`, JSON.stringify(text));
}

/** Maximum number of threads. */
export const MAX_JOBS = 1024;

/** Parses an option as {@link wholeNumber} does, with least value 1; undefined if it was not given. */
export function optional(text: string | undefined, flag: string, max: number): number | undefined {
  return text === undefined ? undefined : wholeNumber(text, flag, { min: 1, max });
}

/** Parses a non-negative integer of any size, such as `10^200` or `10^100 + 7`; an error names the flag. */
export function wholeNumberOfAnySize(text: string, flag: string): bigint {
  const value = wholeSumOf(text.trim());
  if (value !== undefined && value >= 0n) return value;
  const hint = /[e^]\s*\d{4}/i.test(text) ? 'use an exponent of at most three digits' : undefined;
  refuse(flag, 'a non-negative integer, such as 250000, 1e9 or 10^100 + 7', JSON.stringify(text), hint);
}
