/**
 * Returns top / bottom as a decimal number with some digits after the point, rounded half away from zero. Exact for safe integers.
 *
 * @param bottom positive
 */
export function roundedQuotient(top: number, bottom: number, digits: number): string {
  const [dividend, divisor] = [BigInt(Math.abs(top)) * 10n ** BigInt(digits), BigInt(bottom)];
  const rounded = `${(2n * dividend + divisor) / (2n * divisor)}`.padStart(digits + 1, '0');
  const [whole, rest] = [rounded.slice(0, rounded.length - digits), rounded.slice(rounded.length - digits)];
  return `${top < 0 ? '-' : ''}${whole}${digits > 0 ? `.${rest}` : ''}`;
}

/**
 * Returns the number that a printed one is compared with: a column, or a mean, with as many digits after the point as are
 * printed.
 *
 * @param text such as `sum` or `sum / cases`
 */
export function numberLike(printed: string, text: string, columns: Readonly<Record<string, number>>): string {
  const [top, bottom] = text.split(' / ').map(name => columns[name]!) as [number, number?];
  return roundedQuotient(top, bottom ?? 1, printed.split('.')[1]?.length ?? 0);
}
