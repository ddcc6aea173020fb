/**
 * Returns the integer that a text denotes, exact and of any size: `250000`, `1e9`, `2.5e9`, `2^31`; undefined for any
 * other text. Exponents have at most three digits.
 *
 * @example
 * wholeNumberOf('2.5e9') // 2500000000n
 */
export function wholeNumberOf(text: string): bigint | undefined {
  const decimal = /^(\d+)(?:\.(\d+))?(?:e(\d{1,3}))?$/i.exec(text);
  if (decimal) {
    const [, digits, fraction = '', exponent = '0'] = decimal;
    const zeros = Number(exponent) - fraction.length;
    return zeros < 0 ? undefined : BigInt(digits! + fraction) * 10n ** BigInt(zeros);
  }
  const power = /^(\d+)\^(\d{1,3})$/.exec(text);
  return power ? BigInt(power[1]!) ** BigInt(power[2]!) : undefined;
}

/**
 * Returns an integer as {@link wholeNumberOf} does, and also sums and differences of products of such numbers: `10^100 +
 * 7`, `3*10^6`, `-3`.
 *
 * @example
 * wholeSumOf('2^64 - 1') // 18446744073709551615n
 */
export function wholeSumOf(text: string): bigint | undefined {
  if (!/^-?[^+-]+(?:[+-][^+-]+)*$/.test(text)) return undefined;
  let sum = 0n;
  for (const [, sign, term] of text.matchAll(/([+-]?)([^+-]+)/g)) {
    let product = sign === '-' ? -1n : 1n;
    for (const factor of term!.split('*')) {
      const number = wholeNumberOf(factor.trim());
      if (number === undefined) return undefined;
      product *= number;
    }
    sum += product;
  }
  return sum;
}
