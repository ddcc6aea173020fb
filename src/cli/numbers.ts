import { DefinitionError } from '../errors.ts';
import { wholeNumberOf } from '../game/index.ts';

/** A whole number from the command line, `1e9` and `2^31` too, or a mistake that names the flag. Nothing is rounded. */
export function wholeNumber(
  text: string,
  flag: string,
  { least, most = Number.MAX_SAFE_INTEGER }: { least: number; most?: number },
): number {
  const value = wholeNumberOf(text);
  if (value !== undefined && value >= least && value <= most) return Number(value);
  const expected = `a whole number from ${least} to ${most}`;
  throw new DefinitionError([{ where: flag, expected, received: JSON.stringify(text) }]);
}
