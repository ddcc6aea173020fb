/**
 * Returns the bits of a text such as `(01)^3 1^2`: a block in parentheses, or the bit before the caret, is repeated as
 * often as the power says. Undefined for any other text, and if there are more than `most` bits.
 */
export function bitsOf(text: string, most: number): string | undefined {
  if (!/^(?:\((?:[01]+)\)\^\d+|[01]\^\d+|[01]|(?<=\S) (?=\S))*$/.test(text)) return undefined;
  let bits = '';
  for (const [, group, single, times] of text.matchAll(/(?:\(([01]+)\)|([01]))(?:\^(\d+))?/g)) {
    const block = group ?? single!;
    const repeats = Number(times ?? 1);
    if (bits.length + repeats * block.length > most) return undefined;
    bits += block.repeat(repeats);
  }
  return bits;
}

/**
 * Returns the sum of f(i) / 2^i over i ≥ 1, in lowest terms: the bits f(1), f(2), … before the period, then the period
 * forever.
 */
export function resultNumber(outcomes: string, preperiod: number, period: number): string {
  const start = Math.max(1, preperiod);
  const before = BigInt(`0b0${outcomes.slice(1, start)}`);
  const repeated = BigInt(`0b${outcomes.slice(start, start + period)}`);
  const ones = 2n ** BigInt(period) - 1n;
  const [numerator, denominator] = [before * ones + repeated, ones * 2n ** BigInt(start - 1)];
  let [x, y] = [numerator, denominator];
  while (y > 0n) [x, y] = [y, x % y];
  return `${numerator / x}/${denominator / x}`;
}
