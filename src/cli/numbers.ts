import { DefinitionError } from '../errors.ts';

/** A whole number from the command line, or a mistake that names the flag. Nothing is rounded. */
export function wholeNumber(
  text: string,
  flag: string,
  { least, most = Number.MAX_SAFE_INTEGER }: { least: number; most?: number },
): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  throw new DefinitionError([
    { where: flag, expected: `a whole number ${range}`, received: JSON.stringify(text) },
  ]);
}
