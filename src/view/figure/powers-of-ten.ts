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

type Rows = readonly Readonly<Record<string, unknown>>[];

/**
 * Returns the encoding of a channel with powers of ten on the axis or legend of a logarithmic scale. An axis ends where
 * the rows do, and has grid lines only at its labels. An omitted axis or legend, and one with labels of its own, stay as
 * they are.
 */
export function withPowersOfTen(channel: string, encoded: unknown, rows: Rows): unknown {
  const { scale, field } = Object(encoded) as {
    readonly scale?: { readonly type?: unknown; readonly domain?: unknown };
    readonly field?: string;
  };
  if (scale?.type !== 'log') return encoded;
  const isAxis = channel === 'x' || channel === 'y';
  const guide = isAxis ? 'axis' : 'legend';
  const { [guide]: own = {} } = encoded as { readonly [name: string]: object | null };
  if (own === null) return encoded;
  const values = isAxis ? ticksOf(scale.domain ?? rows.map(row => row[field ?? ''])) : undefined;
  const ends = values && { scale: { nice: false, ...scale } };
  return {
    ...(encoded as object),
    ...ends,
    [guide]: { labelExpr: LABEL, ...(values && { values }), ...own },
  };
}

/** The least number of ticks that make an axis readable. */
const MIN_TICKS = 3;

/** Returns the powers of ten among some numbers, or their multiples by 1, 2 and 5; undefined if there are too few. */
function ticksOf(domain: unknown): readonly number[] | undefined {
  const numbers = (Array.isArray(domain) ? domain : []).map(Number).filter(n => n > 0);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const powers = Array.from({ length: 40 }, (_, k) => 10 ** (k - 20));
  const within = (ticks: readonly number[]) => ticks.filter(tick => least <= tick && tick <= most);
  return [within(powers), within(powers.flatMap(power => [power, 2 * power, 5 * power]))].find(
    ticks => ticks.length >= MIN_TICKS,
  );
}
