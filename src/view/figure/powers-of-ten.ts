const EXPONENT = 'floor(log(datum.value) / LN10 + 1e-9)';
const MANTISSA = `format(datum.value / pow(10, ${EXPONENT}), '.12~r')`;
const raised = (digit: string) => `['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'][${digit}]`;

/** A label from 10,000 on as a power of ten: 10⁴, 2·10⁴; one that Vega leaves out for want of room stays out. */
const LABEL =
  `datum.value < 10000 || datum.label === '' ? datum.label : (${MANTISSA} === '1' ? '' : ${MANTISSA} + '·') + '10' + ` +
  `(${EXPONENT} < 10 ? '' : ${raised(`floor(${EXPONENT} / 10)`)}) + ${raised(`${EXPONENT} % 10`)}`;

/**
 * The encoding of a channel with powers of ten on the axis or legend of a logarithmic scale, but for one that is left out,
 * and one whose labels the chart writes itself.
 */
export function withPowersOfTen(channel: string, encoded: unknown): unknown {
  const { scale } = Object(encoded) as { readonly scale?: { readonly type?: unknown } };
  if (scale?.type !== 'log') return encoded;
  const guide = channel === 'x' || channel === 'y' ? 'axis' : 'legend';
  const { [guide]: own = {} } = encoded as { readonly [name: string]: object | null };
  return own === null ? encoded : { ...(encoded as object), [guide]: { labelExpr: LABEL, ...own } };
}
