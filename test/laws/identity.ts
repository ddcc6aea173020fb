import {
  geometric,
  minus,
  multiplied,
  type Powers,
  plus,
  powers,
  product,
  raised,
  type Sum,
} from './exact-sum.ts';
import { KINDS, type Linear, PLACES, type Place, type Run } from './supertiles.ts';

/** The variables x, x^a, x^q, x^(kg), and X^q with X = x^D; they are independent because k and q may be any number. */
const letter = (place: number): Powers => [0, 1, 2, 3, 4].map(each => Number(each === place));
const [x, xa, xq, xkg, Xq] = [letter(0), letter(1), letter(2), letter(3), letter(4)];
const ONE = raised(x, 0);

/** A base, with its powers whose exponents are k or q. */
interface Base {
  readonly one: Powers;
  readonly k?: Powers;
  readonly q?: Powers;
}

function power({ one, k = ONE, q = ONE }: Base, exponent: Linear): Powers {
  return [raised(one, exponent[1] ?? 0), raised(k, exponent.k ?? 0), raised(q, exponent.q ?? 0)].reduce(
    multiplied,
  );
}

/** Returns the sum of the powers of a base, from one exponent to another; an empty sum is 0. */
function series(base: Base, [from, to]: readonly [Linear, Linear]): Sum {
  return geometric(power(base, from), power(base, { ...to, 1: (to[1] ?? 0) + 1 }), base.one);
}

/**
 * Returns the sum of all cells of the supertiles, times 1 - x^d, less (1 - x^(3ab)) (1 - x^d) / (1 - x), where a = kd +
 * sign and d = 2q + 1. It is 0 if the identity of section 3 of docs/laws.md holds for all k and q.
 */
export function excess(sign: 1 | -1, kinds = KINDS[sign]): Sum {
  const xd = [xq, xq, x].reduce(multiplied);
  const xkd = multiplied(xa, raised(x, -sign));
  const xb = multiplied(xa, xd);
  const xab = multiplied(xa, xb);
  const d: Base = { one: xd, k: xkd };
  const h: Base = { one: multiplied(xa, xab), k: multiplied(xkg, raised(xkd, -1)) };
  const X: Base = { one: [xkg, xa, raised(x, sign)].reduce(multiplied), q: Xq };
  const alpha = [ONE, xa, xab].flatMap(each => powers(each));
  const gamma = product(
    powers(xa),
    [ONE, xb, xab].flatMap(each => powers(each)),
  );

  /** Returns the sum over i of x^(ih), times x^(exponent d), where the exponent may contain i. */
  const overRun = ({ from, to }: Run, { i = 0, ...exponent }: Linear) => {
    const ratio: Base = {
      one: multiplied(h.one, raised(d.one, i)),
      k: multiplied(h.k!, raised(d.k!, i)),
    };
    return product(powers(power(d, exponent)), series(ratio, [from, to]));
  };
  const chain = (runs: readonly Run[]) =>
    plus(
      ...runs.flatMap(run => [
        product(overRun(run, negative(run.m)), alpha),
        minus(product(overRun(run, run.r), gamma)),
        product(overRun(run, {}), lessOne(h.one)),
      ]),
    );

  /** Returns the sum over M and c of X^M x^c. */
  const overPlace = ({ M, c: [from, to], step }: Place) => {
    const overM = ({ M: m = 0, ...exponent }: Linear) => {
      const ratio: Base = { one: multiplied(X.one, raised(x, m)), q: multiplied(X.q!, raised(xq, m)) };
      return product(powers(power({ one: x, q: xq }, exponent)), series(ratio, M));
    };
    const ends = plus(overM({ ...to, 1: (to[1] ?? 0) + step }), minus(overM(from)));
    return ends.map(term => ({ ...term, ratios: [...term.ratios, raised(x, step)] }));
  };
  const cells = plus(...PLACES[sign].map(place => product(overPlace(place), chain(kinds[place.kind]!))));
  const x3ab = multiplied(power(X, { q: 2, 1: 1 }), raised(h.one, sign));
  const all = product(lessOne(x3ab), lessOne(xd)).map(term => ({ ...term, ratios: [x] }));
  return plus(product(powers(xa), cells), all);
}

function lessOne(p: Powers): Sum {
  return plus(powers(p), powers(ONE, -1));
}

function negative({ k = 0, i = 0, 1: one = 0 }: Linear): Linear {
  return { k: -k, i: -i, 1: -one };
}
