const EXPONENT = 'floor(log(datum.value) / LN10 + 1e-9)';
const MANTISSA = `format(datum.value / pow(10, ${EXPONENT}), '.12~r')`;
const raised = (digit: string) => `['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'][${digit}]`;

/**
 * The expression for a label: a value of at least 10,000 as a power of ten, such as 10⁴ or 2·10⁴. A label that Vega omits
 * for lack of space stays omitted.
 */
const LABEL =
  `datum.value < 10000 || datum.label === '' ? datum.label : (${MANTISSA} === '1' ? '' : ${MANTISSA} + '·') + '10' + ` +
  `(${EXPONENT} < 10 ? '' : ${raised(`floor(${EXPONENT} / 10)`)}) + ${raised(`${EXPONENT} % 10`)}`;

/**
 * Returns the encoding of a channel with powers of ten on the axis or legend of a logarithmic scale. An omitted axis or
 * legend, and one with labels of its own, stay as they are.
 */
export function withPowersOfTen(channel: string, encoded: unknown): unknown {
  const { scale } = Object(encoded) as { readonly scale?: { readonly type?: unknown } };
  if (scale?.type !== 'log') return encoded;
  const guide = channel === 'x' || channel === 'y' ? 'axis' : 'legend';
  const { [guide]: own = {} } = encoded as { readonly [name: string]: object | null };
  return own === null ? encoded : { ...(encoded as object), [guide]: { labelExpr: LABEL, ...own } };
}
