import { KINDS, type Linear, PLACES, type Place, type Run } from './supertiles.ts';

/** The prime 2^61 - 1. */
const PRIME = 2n ** 61n - 1n;

function power(base: bigint, exponent: number): bigint {
  let [result, square] = [1n, base];
  for (let e = (BigInt(exponent) % (PRIME - 1n)) + (exponent < 0 ? PRIME - 1n : 0n); e > 0n; e >>= 1n) {
    if (e & 1n) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
}

const inverse = (value: bigint) => power(((value % PRIME) + PRIME) % PRIME, -1);

/** A base with those of its powers whose exponents are k or q: independent of it, as k and q may be any number. */
interface Base {
  readonly one: bigint;
  readonly k?: bigint;
  readonly q?: bigint;
}

function raised({ one, k = 1n, q = 1n }: Base, exponent: Linear): bigint {
  return (power(one, exponent[1] ?? 0) * power(k, exponent.k ?? 0) * power(q, exponent.q ?? 0)) % PRIME;
}

/** The sum of the powers of a base, from one exponent to another; of no power it is 0. */
function series(base: Base, [from, to]: readonly [Linear, Linear]): bigint {
  const end = raised(base, { ...to, 1: (to[1] ?? 0) + 1 });
  return ((end - raised(base, from)) * inverse(base.one - 1n)) % PRIME;
}

/** What must be independent: x, x^a, x^q, x^(kg) and X^q with X = x^D. */
export type Values = Readonly<Record<'x' | 'xa' | 'xq' | 'xkg' | 'Xq', bigint>>;

/**
 * The sum of all cells of the supertiles, times 1 - x^d, less (1 - x^(3ab)) (1 - x^d) / (1 - x), modulo a prime: 0 where
 * the identity of section 3 of docs/laws.md holds.
 */
export function excess(sign: 1 | -1, { x, xa, xq, xkg, Xq }: Values, kinds = KINDS[sign]): bigint {
  const xd = (xq * xq * x) % PRIME;
  const xkd = (xa * power(x, -sign)) % PRIME;
  const xb = (xa * xd) % PRIME;
  const d: Base = { one: xd, k: xkd };
  const h: Base = { one: (xa * xa * xb) % PRIME, k: (xkg * inverse(xkd)) % PRIME };
  const X: Base = { one: (((xkg * xa) % PRIME) * power(x, sign)) % PRIME, q: Xq };
  const alpha = 1n + xa + xa * xb;
  const gamma = xa * (1n + xb + xa * xb);

  /** The sum over i of x^(ih), times x^(exponent d), an exponent that may have i in it. */
  const overRun = ({ from, to }: Run, { i = 0, ...exponent }: Linear) => {
    const ratio: Base = { one: (h.one * power(d.one, i)) % PRIME, k: (h.k! * power(d.k!, i)) % PRIME };
    return raised(d, exponent) * series(ratio, [from, to]);
  };
  const chain = (runs: readonly Run[]) =>
    sum(
      runs.map(run => {
        const start = overRun(run, negative(run.m)) * alpha;
        return start - overRun(run, run.r) * gamma + overRun(run, {}) * (h.one - 1n);
      }),
    );

  /** The sum over M and c of X^M x^c. */
  const overPlace = ({ M, c: [from, to], step }: Place) => {
    const overM = ({ M: m = 0, ...exponent }: Linear) => {
      const ratio: Base = { one: (X.one * power(x, m)) % PRIME, q: (X.q! * power(xq, m)) % PRIME };
      return raised({ one: x, q: xq }, exponent) * series(ratio, M);
    };
    return (overM({ ...to, 1: (to[1] ?? 0) + step }) - overM(from)) * inverse(power(x, step) - 1n);
  };
  const cells = sum(PLACES[sign].map(place => overPlace(place) * chain(kinds[place.kind]!)));
  const x3ab = raised(X, { q: 2, 1: 1 }) * power(h.one, sign);
  const difference = xa * cells - (1n - x3ab) * (1n - xd) * inverse(1n - x);
  return ((difference % PRIME) + PRIME) % PRIME;
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((p, q) => (p + q) % PRIME, 0n);
}

function negative({ k = 0, i = 0, 1: one = 0 }: Linear): Linear {
  return { k: -k, i: -i, 1: -one };
}
