import { gcd } from '../../game/index.ts';

/** Rows of a class that a line must pass through, beyond the two that determine it. */
const SUPPORT = 3;
/** Maximum part of the range before the law begins to hold. */
const SETTLED = 1 / 2;

/**
 * Finds the least modulus for which a measure is eventually linear on each residue class of a letter, with the line of
 * each class; none if no modulus leaves enough rows in every class.
 *
 * @param rows value of the letter and of the measure, ascending
 */
export function classLaws(
  letter: string,
  measure: string,
  rows: readonly (readonly [x: number, y: number])[],
): readonly string[] {
  const values = new Map(rows);
  const last = rows.at(-1)?.[0] ?? 0;
  const first = rows[0]?.[0] ?? 0;
  const settled = first + (last - first) * SETTLED;
  for (let q = 1; q * (SUPPORT + 2) <= (last - first) * SETTLED + 1; q++) {
    const lines = Array.from({ length: q }, (_, r) => lineOf(values, { q, r, first, last }));
    if (lines.some(line => line === undefined || line.from > settled || line.rows < SUPPORT + 2)) continue;
    if (lines.every(line => line!.slope === 0) && new Set(lines.map(line => line!.intercept)).size === 1)
      return [];
    return lines.map((line, r) => classText(letter, measure, { ...line!, q, r }));
  }
  return [];
}

interface Line {
  /** The line q y = slope x + intercept, for x ≥ `from`. */
  readonly slope: number;
  readonly intercept: number;
  readonly from: number;
  readonly rows: number;
}

/**
 * Returns the line through the last rows of a class, extended downwards as far as it fits; undefined if one of these rows
 * is missing.
 */
function lineOf(
  values: ReadonlyMap<number, number>,
  { q, r, first, last }: { q: number; r: number; first: number; last: number },
): Line | undefined {
  const top = last - ((((last - r) % q) + q) % q);
  const [high, low] = [values.get(top), values.get(top - q)];
  if (high === undefined || low === undefined) return undefined;
  const slope = high - low;
  let x = top;
  while (
    x - q >= first &&
    values.get(x) === high - ((top - x) / q) * slope &&
    values.get(x - q) !== undefined
  )
    x -= q;
  const fits = values.get(x) === high - ((top - x) / q) * slope;
  const from = fits ? x : x + q;
  return { slope, intercept: q * high - slope * top, from, rows: (top - from) / q + 1 };
}

function classText(
  letter: string,
  measure: string,
  { slope, intercept, from, q, r }: Line & { q: number; r: number },
): string {
  const hypothesis = q === 1 ? `${letter} >= ${from}` : `${letter} >= ${from} and ${letter} mod ${q} = ${r}`;
  const divisor = gcd(gcd(q, slope), intercept);
  const times = (factor: number, name: string) =>
    factor === 1 ? name : `${factor}${name.length > 1 ? ' ' : ''}${name}`;
  const [left, by, plus] = [q / divisor, slope / divisor, intercept / divisor];
  const sum =
    by === 0 ? `${plus}` : `${times(by, letter)}${plus === 0 ? '' : plus > 0 ? ` + ${plus}` : ` - ${-plus}`}`;
  return `${hypothesis} implies ${times(left, measure)} = ${sum}`;
}
